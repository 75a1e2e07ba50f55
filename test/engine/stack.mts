import assert from "node:assert/strict";
import { type Engine, findEngine } from "../../tools/engine/index.mjs";
import { Workspace, type WorkspaceOptions } from "../../tools/engine/workspace.mjs";
import { type Cluster, Emulator, type EmulatorOptions } from "../emulator/index.mjs";

/** A program's stack on a real engine, and the service it works on. */
export interface TestStack {
  workspace: Workspace;
  emulator: Emulator;
  /** Replaces the program's code. */
  program(code: string): Promise<void>;
  /** Runs `pulumi up` and gives what it printed. */
  up(...args: string[]): Promise<string>;
  /** Runs `pulumi up`, which is to fail, and gives what it printed. */
  failingUp(...args: string[]): Promise<string>;
  /** The state of our resources, as `pulumi stack export` gives it. */
  resources(): Promise<ResourceState[]>;
  /** The same, with what the state says about operations that were cut off. */
  state(): Promise<StackState>;
}

export interface StackState {
  resources: ResourceState[];
  pending: { type: string; urn: string }[];
}

export interface ResourceState {
  urn: string;
  id: string;
  inputs: Record<string, unknown>;
  outputs: Record<string, unknown>;
  initErrors?: string[];
  /** Whether it was replaced, and its deletion is still to come. */
  delete?: boolean;
}

/** What a provider has to say about the state of resources, by URN. */
export function essentials(resources: readonly ResourceState[]) {
  return new Map(resources.map(({ urn, id, inputs, outputs }) => [urn, { id, inputs, outputs }]));
}

interface EmulatedServiceOptions {
  clusters?: Cluster[];
  emulator?: EmulatorOptions;
  /** Stack configuration beside address and key; `undefined` takes one of those away. */
  config?: Record<string, string | undefined>;
}

export interface TestStackOptions extends EmulatedServiceOptions {
  /** JavaScript of the program, which finds pulumi, spectrocluster, HostClusterConfig and Provider in scope. */
  program: string;
  env?: Record<string, string>;
  /** What serves the program's resources. Default: {@link DYNAMIC}. */
  host?: Host;
}

/** One of the two ways in which the engine gets at the provider. */
export interface Host {
  /** What Pulumi.yaml has beside name and runtime. */
  project: string;
  /** JavaScript that brings the package's names into the program's scope. */
  preamble: string;
  /** Type token of the resource. */
  type: string;
}

/** The package as Node.js programs use it. */
export const DYNAMIC: Host = {
  project: "",
  preamble: `
const spectrocluster = require("pulumi-spectrocluster");
const { HostClusterConfig, Provider } = spectrocluster;
`,
  type: "pulumi-nodejs:dynamic/spectrocluster:HostClusterConfig",
};

let engine: Promise<Engine> | undefined;

/** The engine for tests. Without one they fail: nothing here is ever skipped. */
export function testEngine(): Promise<Engine> {
  engine ??= findEngine((message) => console.error(message));
  return engine;
}

const PREAMBLE = `
const pulumi = require("@pulumi/pulumi");
const config = new pulumi.Config();
`;

const PULUMI_YAML = "name: program\nruntime: nodejs\n";
const PACKAGE_JSON = JSON.stringify({ name: "program", private: true, main: "index.js" });

/** Sets a stack up, runs the test with it and takes everything down again. */
export function withStack(
  { program, env, host = DYNAMIC, ...options }: TestStackOptions,
  test: (stack: TestStack) => Promise<void>,
): Promise<void> {
  const files = { "package.json": PACKAGE_JSON, ...programFiles(program, host) };
  return withWorkspace({ program: files, env }, options, (workspace, emulator) =>
    test(testStack(workspace, emulator, host)),
  );
}

/** The files of a program that change with it. */
export function programFiles(code: string, { project, preamble }: Host): Record<string, string> {
  return { "Pulumi.yaml": PULUMI_YAML + project, "index.js": PREAMBLE + preamble + code };
}

/** Asserts that another up finds nothing to do, and asks the service for no change. */
export async function assertNothingToDo({ up, emulator }: TestStack): Promise<void> {
  const patches = emulator.patches.length;
  const shown = await up();
  assert.match(shown, /\d+ unchanged/);
  assert.doesNotMatch(shown, /\d+ (created|updated|replaced|deleted)/);
  assert.equal(emulator.patches.length, patches);
}

/** The same for any program, a folder's too. */
export async function withWorkspace(
  workspaceOptions: WorkspaceOptions,
  options: EmulatedServiceOptions,
  test: (workspace: Workspace, emulator: Emulator) => Promise<void>,
): Promise<void> {
  const emulator = await Emulator.start(options.emulator);
  try {
    emulator.addCluster(...(options.clusters ?? [{ uid: "c1" }, { uid: "c2" }, { uid: "c3" }]));
    const workspace = await Workspace.create(await testEngine(), workspaceOptions);
    try {
      await configure(workspace, emulator, options.config ?? {});
      await test(workspace, emulator);
    } finally {
      await workspace.dispose();
    }
  } finally {
    await emulator.stop();
  }
}

async function configure(workspace: Workspace, emulator: Emulator, config: Record<string, string | undefined>) {
  const values: Record<string, string | undefined> = {
    "spectrocluster:baseUrl": emulator.baseUrl,
    "spectrocluster:apiKey": emulator.apiKey,
    ...config,
  };
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const isSecret = ([key]: [string, string]) => key === "spectrocluster:apiKey";
  if (given.length === 0) return;
  await workspace.setConfig(
    Object.fromEntries(given.filter((entry) => !isSecret(entry))),
    Object.fromEntries(given.filter(isSecret)),
  );
}

function testStack(workspace: Workspace, emulator: Emulator, host: Host): TestStack {
  const state = async (): Promise<StackState> => {
    const { deployment } = JSON.parse(await workspace.run("stack", "export"));
    const resources: (ResourceState & { type: string })[] = deployment.resources ?? [];
    const pending: { type: string; resource: ResourceState }[] = deployment.pending_operations ?? [];
    return {
      resources: resources.filter(({ type }) => type === host.type),
      pending: pending.map(({ type, resource }) => ({ type, urn: resource.urn })),
    };
  };
  return {
    workspace,
    emulator,
    program: (code) => workspace.write(programFiles(code, host)),
    up: (...args) => workspace.run("up", "--yes", "--skip-preview", ...args),
    async failingUp(...args) {
      const { exitCode, all } = await workspace.start(["up", "--yes", "--skip-preview", ...args]);
      if (exitCode === 0) throw new Error(`pulumi up was to fail, but succeeded:\n${all}`);
      return all ?? "";
    },
    state,
    resources: async () => (await state()).resources,
  };
}
