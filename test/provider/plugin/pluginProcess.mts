import path from "node:path";
import { asSecret } from "../../../provider/engine.js";
import { checked, overGrpc, type Properties } from "../../support/resourceClient.mjs";
import {
  type AdapterProcess,
  FLAGS,
  type ProcessCommand,
  startAdapterProcess,
  struct,
  withStarted,
} from "../adapterProcess.mjs";
import { FakeEngine, type LoggedMessage } from "./fakeEngine.mjs";

/** A secret in the engine's protocol. */
export const secret = asSecret as <T>(value: T) => { value: T };

export const RESOURCE = "spectrocluster:index:HostClusterConfig";
export const FLEET = "spectrocluster:index:HostClusterFleet";
export const PROVIDER = "pulumi:providers:spectrocluster";

/** The URN of a resource of the package, or of its provider. */
export function urnOf(name: string, type = RESOURCE): string {
  return `urn:pulumi:dev::program::${type}::${name}`;
}

/** The URN of the engine's default provider, which has the stack's settings. */
export const DEFAULT_PROVIDER = urnOf("default_0_1_0", PROVIDER);

const launcher = path.resolve(
  import.meta.dirname,
  "../../../provider/plugin",
  `pulumi-resource-spectrocluster${process.platform === "win32" ? ".cmd" : ""}`,
);

/**
 * The command with which the engine starts the plugin, with this Node.js and nothing else of the environment.
 *
 * @param engine - Address of the engine; without one, engines attach.
 */
export function pluginCommand(engine?: string, env: Readonly<Record<string, string>> = {}): ProcessCommand {
  const PATH = [path.dirname(process.execPath), process.env["PATH"]].join(path.delimiter);
  return {
    file: launcher,
    args: engine === undefined ? [] : [...FLAGS, engine],
    env: { PATH, SystemRoot: process.env["SystemRoot"], ...env },
  };
}

let shared: Awaited<ReturnType<typeof startAdapterProcess>> | undefined;

/** Lets the tests of a suite share one process. Each attaches an engine of its own, which begins a new run. */
export function sharePlugin(): void {
  before(async () => {
    shared = await startAdapterProcess(pluginCommand());
  });
  after(async () => {
    await shared?.stop();
    shared = undefined;
  });
}

/**
 * Starts an engine, and the plugin unless {@link sharePlugin} has started one. Ends them after the test.
 *
 * @param settings - The provider configuration. Without it the plugin is not configured.
 * @param env - The environment of a process of its own.
 */
export async function withPlugin(
  test: (plugin: Plugin) => Promise<void>,
  settings?: Properties,
  env?: Readonly<Record<string, string>>,
): Promise<void> {
  await withStarted(FakeEngine.start(), async (engine) => {
    const use = async (adapter: AdapterProcess) => {
      const plugin = pluginOf(adapter, engine);
      if (adapter === shared) await plugin.attach(engine.address);
      if (settings !== undefined) await plugin.configure(settings);
      await test(plugin);
    };
    if (shared !== undefined && env === undefined) await use(shared);
    else await withStarted(startAdapterProcess(pluginCommand(engine.address, env)), use);
  });
}

/** The plugin's process, called over gRPC as by the engine. Properties contain secrets as {@link secret} marks them. */
export type Plugin = ReturnType<typeof pluginOf>;

function pluginOf(adapter: AdapterProcess, engine: FakeEngine) {
  const { call } = adapter;
  /** @param more - Fields that only the requests of some methods have, such as `Preview`. */
  const resource = (urn = urnOf("prod"), more: Properties = {}) => overGrpc(adapter, undefined, { Urn: urn, ...more });
  return {
    ...adapter,
    ...resource(),
    /** As another engine, or another connection of one. */
    connect: (other: FakeEngine) => pluginOf(adapter.connect(), other),
    /** Another resource than the usual one. */
    resource,
    engine,
    /** Attaches an engine, which begins another run. */
    async attach(address: string) {
      await call("attach", { Address: address });
    },
    async checkConfig(news: Properties, urn = DEFAULT_PROVIDER) {
      return checked(await call("checkConfig", { Urn: urn, Olds: struct({}), News: struct(news) }));
    },
    configure: (settings: Properties, urn = DEFAULT_PROVIDER) =>
      call("configure", { Urn: urn, Args: struct(settings), Acceptsecrets: true }),
    async invoke(name: string, args: Properties = {}): Promise<Properties> {
      return (await call("invoke", { Tok: name, Args: struct(args) })).getReturn().toJavaScript();
    },
    /** The messages that the plugin has logged so far. */
    logged: (severity: LoggedMessage["severity"]) =>
      engine.logged.filter((each) => each.severity === severity).map(({ message, urn }) => ({ message, urn })),
  };
}
