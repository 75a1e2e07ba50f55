import path from "node:path";
import { execa } from "execa";
import { Workspace } from "../../tools/engine/workspace.mjs";
import { Emulator } from "../emulator/index.mjs";
import { testEngine } from "../engine/stack.mjs";

const EXAMPLE = path.resolve(import.meta.dirname, "../../examples/fleet");

/** What the package.json of examples/fleet names beside the provider. */
const MODULES = ["@pulumi", "@types", "typescript", "csv-parse", "listr2", "p-limit", "tsx"];

/** A copy of examples/fleet with its dependencies, on a backend of its own. */
export async function installFleet(env: Record<string, string> = {}): Promise<Workspace> {
  return await Workspace.create(await testEngine(), { program: EXAMPLE, modules: MODULES, env });
}

/** A copy of examples/fleet as somebody has it who installed its dependencies, and the service it works on. */
export class Fleet {
  readonly workspace: Workspace;
  readonly emulator: Emulator;

  private constructor(workspace: Workspace, emulator: Emulator) {
    this.workspace = workspace;
    this.emulator = emulator;
  }

  /** @param env - Environment beside what makes it work with the service, on a backend of its own. */
  static async create(emulator: Emulator, env: Record<string, string> = {}): Promise<Fleet> {
    const service = { SPECTROCLOUD_HOST: emulator.baseUrl, SPECTROCLOUD_APIKEY: emulator.apiKey };
    return new Fleet(await installFleet({ ...service, ...env }), emulator);
  }

  /** Writes a list of clusters with the port of each, which the service has all. */
  async list(ports: Readonly<Record<string, number>>): Promise<void> {
    const uids = Object.keys(ports);
    this.emulator.addCluster(...uids.filter((uid) => !this.emulator.clusters.has(uid)).map((uid) => ({ uid })));
    const lines = uids.map((uid) => `name-of-${uid},${uid},Ingress,${uid}.example.com,${ports[uid]}`);
    await this.workspace.write({ "clusters.csv": ["name,clusterUid,type,host,port", ...lines, ""].join("\n") });
  }

  /** Starts the command; its result tells the exit, and in `all` what was printed. */
  start(...args: string[]) {
    return execa(process.execPath, ["--import", "tsx", "fleet.ts", ...args], {
      cwd: this.workspace.programFolder,
      env: this.workspace.env,
      extendEnv: false,
      reject: false,
      all: true,
      stdin: "ignore",
    });
  }

  async dispose(): Promise<void> {
    await this.workspace.dispose();
  }
}

/** Sets a fleet up, runs the test with it and takes everything down again. */
export async function withFleet<Result>(test: (fleet: Fleet) => Promise<Result>): Promise<Result> {
  const emulator = await Emulator.start();
  try {
    const fleet = await Fleet.create(emulator);
    try {
      return await test(fleet);
    } finally {
      await fleet.dispose();
    }
  } finally {
    await emulator.stop();
  }
}

/** So many clusters with the usual port. */
export function clusters(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index + 1}`, 443]));
}
