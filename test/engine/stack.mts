import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SettingValues } from "../../provider/configuration/index.js";
import { type Engine, findEngine } from "../../tools/engine/index.mjs";
import { Workspace, type WorkspaceOptions } from "../../tools/engine/workspace.mjs";
import { type Cluster, Emulator, type EmulatorOptions } from "../emulator/index.mjs";
import { stackConfiguration } from "../support/settings.mjs";

/** Options of commands that change something: neither ask nor show a preview first. */
export const NOW = ["--yes", "--skip-preview"] as const;

/** Options that the engine also passes to the provider, before its address. */
export const DIAGNOSTIC = ["--logflow", "-v=9", "--logtostderr", "--tracing=file:tracing"] as const;

export interface ResourceState {
  urn: string;
  id: string;
  inputs: Record<string, unknown>;
  outputs: Record<string, unknown>;
  /** The program's line that declares it. */
  sourcePosition?: string;
}

export interface EmulatedServiceOptions {
  clusters?: Cluster[];
  emulator?: EmulatorOptions;
  /** Settings in the stack's configuration beside address, key and no retries; `undefined` leaves one of those out. */
  settings?: SettingValues;
  /** The stack's other configuration. */
  config?: Record<string, string>;
}

export interface TestStackOptions extends EmulatedServiceOptions {
  /** JavaScript of the program. pulumi, config, spectrocluster, HostClusterConfig, HostClusterFleet and Provider are in scope. */
  program: string;
  env?: Record<string, string>;
  /** Folders to put first on PATH. */
  path?: readonly string[];
  /** Default: {@link DYNAMIC}. */
  adapter?: Adapter;
}

/** One of the two adapters between the engine and the provider. */
export interface Adapter {
  name: string;
  /** Content of Pulumi.yaml after name and runtime. */
  project: string;
  /** JavaScript that imports the package. */
  preamble: string;
  /** Type token of `HostClusterConfig`. */
  type: string;
}

/** The dynamic provider, which Node.js programs use. */
export const DYNAMIC: Adapter = {
  name: "the dynamic provider",
  project: "",
  preamble: `
const spectrocluster = require("pulumi-spectrocluster");
const { HostClusterConfig, HostClusterFleet, Provider } = spectrocluster;
`,
  type: "pulumi-nodejs:dynamic/spectrocluster:HostClusterConfig",
};

let engine: Promise<Engine> | undefined;

/** The engine for tests. Without one they fail; no test is skipped. */
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

/** Runs a test with a new stack and a new emulated service. */
export function withStack(
  { program, env, path: folders, adapter = DYNAMIC, ...options }: TestStackOptions,
  test: (stack: TestStack) => Promise<void>,
): Promise<void> {
  const files = { "package.json": PACKAGE_JSON, ...programFiles(program, adapter) };
  return withWorkspace({ program: files, env, path: folders }, options, (workspace, emulator) =>
    test(testStack(workspace, emulator, adapter)),
  );
}

/** The files of a program that depend on its code. */
export function programFiles(code: string, { project, preamble }: Adapter): Record<string, string> {
  return { "Pulumi.yaml": PULUMI_YAML + project, "index.js": PREAMBLE + preamble + code };
}

/** Asserts that another up changes nothing and sends no PATCH. */
export async function assertNothingToDo({ up, emulator }: TestStack): Promise<void> {
  const patches = emulator.patches.length;
  const shown = await up();
  assert.match(shown, /\d+ unchanged/);
  assert.doesNotMatch(shown, /\d+ (created|updated|replaced|deleted)/);
  assert.equal(emulator.patches.length, patches);
}

/** As {@link withStack}, for any program or folder with a program. */
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
      const { baseUrl, apiKey } = emulator;
      await configure(workspace, { baseUrl, apiKey, maxRetries: 0, ...options.settings }, options.config);
      await test(workspace, emulator);
    } finally {
      await workspace.dispose();
    }
  } finally {
    await emulator.stop();
  }
}

/** Sets settings in a stack's configuration, with the key as a secret. */
export async function configure(workspace: Workspace, { apiKey, ...values }: SettingValues, config = {}) {
  const [plain, secret] = [{ ...stackConfiguration(values), ...config }, stackConfiguration({ apiKey })];
  if (Object.keys({ ...plain, ...secret }).length > 0) await workspace.setConfig(plain, secret);
}

/** The stack of a program on a real engine, and the emulated service. */
export type TestStack = ReturnType<typeof testStack>;

function testStack(workspace: Workspace, emulator: Emulator, adapter: Adapter) {
  const prefix = adapter.type.replace("HostClusterConfig", "");
  /** The state as the backend stores it, which is faster than `pulumi stack export`. */
  const state = () => readFile(path.join(workspace.folder, "backend/.pulumi/stacks/program/dev.json"), "utf8");
  return {
    ...{ workspace, emulator, state },
    /** Replaces the program's code. */
    program: (code: string) => workspace.write(programFiles(code, adapter)),
    /** Sets settings in the stack's configuration. */
    configure: (values: SettingValues) => configure(workspace, values),
    /** Runs `pulumi up` and returns the output. */
    up: (...args: string[]) => workspace.run("up", ...NOW, ...args),
    /** Runs `pulumi up`, which must fail, and returns the output. */
    async failingUp(...args: string[]): Promise<string> {
      const { exitCode, all = "" } = await workspace.start(["up", ...NOW, ...args]);
      if (exitCode === 0) throw new Error(`pulumi up succeeded, but must fail:\n${all}`);
      return all;
    },
    /** Our resources in the state. */
    async resources(): Promise<ResourceState[]> {
      const { latest } = JSON.parse(await state()).checkpoint;
      const resources: (ResourceState & { type: string })[] = latest.resources ?? [];
      return resources.filter(({ type }) => type.startsWith(prefix));
    },
  };
}
