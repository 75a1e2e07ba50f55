import assert from "node:assert/strict";
import { parse } from "yaml";
import { readExample } from "../../support/examples.mjs";

/** The jobs of a pull or merge request, of main before and after an approval, and of the schedule. */
export type Job = "preview" | "plan" | "up" | "drift";

/** What a CI stores for its pipelines, by name. */
export type Store = Readonly<Record<string, string>>;

/** A command of a job. */
export interface Command {
  run: string;
  /** The environment that the pipeline gives it. */
  env: Record<string, string>;
  /** Whether it also runs after a failed command. */
  always?: boolean;
  /** It runs only if one of these files exists. */
  files?: string[];
}

/** Reads the commands of a job from a pipeline of examples/pipelines. */
export type Pipeline = (job: Job, store: Store) => Command[];

const read = (file: string) => parse(readExample("pipelines", file));

export const GITHUB: Pipeline = (job, store) => {
  const steps: { run?: string; if?: string; env?: Record<string, string> }[] =
    read("github-actions.yml").jobs[job].steps;
  return steps.flatMap(({ run, env = {}, if: condition = "" }) => {
    const values = Object.entries(env).map(([name, value]) => {
      const [, stored] = /^\$\{\{ (?:secrets|vars)\.(\w+) \}\}$/.exec(value) ?? [];
      return [name, stored === undefined ? value : take(store, stored)];
    });
    const always = condition.includes("!cancelled()");
    const files = [...condition.matchAll(/hashFiles\('([\w.]+)'\) != ''/g)].map(([, file = ""]) => file);
    return run === undefined ? [] : [{ run, env: Object.fromEntries(values), always, files }];
  });
};

export const GITLAB: Pipeline = (job, store) => {
  const { variables, ".pulumi": common, ...jobs } = read("gitlab-ci.yml");
  // GitLab gives all variables to every command.
  const env = { ...variables, ...store };
  const commands: string[] = [...common.before_script, ...jobs[job].script];
  const last: string[] = jobs[job].after_script ?? [];
  return [...commands.map((run) => ({ run, env })), ...last.map((run) => ({ run, env, always: true }))];
};

const EVENTS = { preview: "pull_request", plan: "none", up: "push", drift: "cron" };

export const WOODPECKER: Pipeline = (job, store) => {
  const steps: {
    when?: { event: string; status?: string[] };
    environment?: Record<string, { from_secret: string }>;
    commands: string[];
  }[] = read("woodpecker.yaml").steps;
  const own = steps.filter(({ when }) => when === undefined || when.event === EVENTS[job]);
  return own.flatMap(({ when, environment = {}, commands }) => {
    const values = Object.entries(environment).map(([name, value]) => [name, take(store, value.from_secret)]);
    const always = when?.status?.includes("failure") ?? false;
    return commands.map((run) => ({ run, env: Object.fromEntries(values), always }));
  });
};

function take(store: Store, name: string): string {
  return store[name] ?? assert.fail(`the CI stores no ${name}`);
}
