import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { EXAMPLES } from "../../support/examples.mjs";

const PIPELINES = path.join(EXAMPLES, "pipelines");

/** What a CI keeps for its pipelines, by name. */
export type Store = Readonly<Record<string, string>>;

/** One command of a pipeline, with the environment that the pipeline gives it beside the machine's own. */
export interface PipelineCommand {
  command: string;
  env: Record<string, string>;
}

/** A pipeline as a CI sees it. */
export interface Pipeline {
  /** Name of the CI. */
  name: string;
  file: string;
  /** Commands of a pull or merge request, of main (with those of the plan), and of the schedule. */
  preview(store: Store): Promise<PipelineCommand[]>;
  up(store: Store): Promise<PipelineCommand[]>;
  drift(store: Store): Promise<PipelineCommand[]>;
  /** Images and actions that it runs. */
  uses(): Promise<string[]>;
}

interface GitHubWorkflow {
  jobs: Record<string, { steps: { uses?: string; run?: string; env?: Record<string, string> }[] }>;
}

interface GitLabPipeline {
  ".pulumi": { image: { name: string }; before_script: string[] };
  preview: { script: string[]; after_script: string[] };
  variables: Record<string, string>;
  plan: { script: string[] };
  up: { script: string[] };
  drift: { script: string[] };
}

interface WoodpeckerWorkflow {
  steps: {
    name: string;
    image: string;
    when?: { event: string };
    environment?: Record<string, { from_secret: string }>;
    commands: string[];
  }[];
}

const github = path.join(PIPELINES, "github-actions.yml");
const gitlab = path.join(PIPELINES, "gitlab-ci.yml");
const woodpecker = path.join(PIPELINES, "woodpecker.yaml");

/** All pipelines of examples/pipelines. */
export const ALL: readonly Pipeline[] = [
  {
    name: "GitHub Actions",
    file: github,
    preview: (store) => ofGitHub("preview", store),
    up: async (store) => [...(await ofGitHub("plan", store)), ...(await ofGitHub("up", store))],
    drift: (store) => ofGitHub("drift", store),
    uses: async () => {
      const { jobs } = await read<GitHubWorkflow>(github);
      return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses = [] }) => uses));
    },
  },
  {
    name: "GitLab CI",
    file: gitlab,
    preview: (store) => ofGitLab("preview", store),
    up: async (store) => [...(await ofGitLab("plan", store)), ...(await ofGitLab("up", store))],
    drift: (store) => ofGitLab("drift", store),
    uses: async () => [(await read<GitLabPipeline>(gitlab))[".pulumi"].image.name],
  },
  {
    name: "Woodpecker",
    file: woodpecker,
    preview: (store) => ofWoodpecker("pull_request", store),
    up: (store) => ofWoodpecker("push", store),
    drift: (store) => ofWoodpecker("cron", store),
    uses: async () => (await read<WoodpeckerWorkflow>(woodpecker)).steps.map(({ image }) => image),
  },
];

/** The command that comments on a GitHub pull request, and the one for a GitLab merge request. */
export async function commentCommands(): Promise<{ github: string; gitlab: string }> {
  const { jobs } = await read<GitHubWorkflow>(github);
  const script = jobs["preview"]?.steps.find(({ run }) => run?.includes("gh pr comment"))?.run;
  const { preview } = await read<GitLabPipeline>(gitlab);
  return { github: script ?? "", gitlab: preview.after_script.join("\n") };
}

async function read<Content>(file: string): Promise<Content> {
  return parse(await readFile(file, "utf8"));
}

async function ofGitHub(job: string, store: Store): Promise<PipelineCommand[]> {
  const { jobs } = await read<GitHubWorkflow>(github);
  return (jobs[job]?.steps ?? []).flatMap(({ run, env = {} }) => {
    const values = Object.entries(env).map(([name, value]) => {
      const [, stored] = /^\$\{\{ (?:secrets|vars)\.(\w+) \}\}$/.exec(value) ?? [];
      return [name, stored === undefined ? value : take(store, stored)];
    });
    return run === undefined ? [] : [{ command: run, env: Object.fromEntries(values) }];
  });
}

/** GitLab gives all variables to every command. */
async function ofGitLab(job: "preview" | "plan" | "up" | "drift", store: Store): Promise<PipelineCommand[]> {
  const pipeline = await read<GitLabPipeline>(gitlab);
  const commands = [...pipeline[".pulumi"].before_script, ...pipeline[job].script];
  return commands.map((command) => ({ command, env: { ...pipeline.variables, ...store } }));
}

async function ofWoodpecker(event: string, store: Store): Promise<PipelineCommand[]> {
  const { steps } = await read<WoodpeckerWorkflow>(woodpecker);
  const run = steps.filter(({ when }) => when === undefined || when.event === event);
  return run.flatMap(({ environment = {}, commands }) => {
    const values = Object.entries(environment).map(([name, value]) => [name, take(store, value.from_secret)]);
    return commands.map((command) => ({ command, env: Object.fromEntries(values) }));
  });
}

function take(store: Store, name: string): string {
  const value = store[name];
  if (value === undefined) throw new Error(`the CI keeps no ${name}, but ${Object.keys(store).join(", ")}`);
  return value;
}
