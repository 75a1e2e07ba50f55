import assert from "node:assert/strict";
import path from "node:path";
import type { ServiceError } from "@grpc/grpc-js";
import messages from "@pulumi/pulumi/proto/provider_pb.js";
import statuses from "@pulumi/pulumi/proto/status_pb.js";
import { asSecret } from "../../../provider/engine/secret.js";
import {
  type AdapterProcess,
  type Message,
  type ProcessCommand,
  startAdapterProcess,
  struct,
  withAdapterProcess,
} from "../adapterProcess.mjs";
import { FakeEngine, type LoggedMessage } from "./fakeEngine.mjs";

/** A secret in the engine's protocol. */
export const secret = asSecret as <T>(value: T) => { value: T };

/** The URN of a resource of the package, or of its provider. */
export function urnOf(name: string, type = RESOURCE): string {
  return `urn:pulumi:dev::program::${type}::${name}`;
}

export const RESOURCE = "spectrocluster:index:HostClusterConfig";
export const FLEET = "spectrocluster:index:HostClusterFleet";
export const PROVIDER = "pulumi:providers:spectrocluster";

/** The URN of the engine's default provider, which has the stack's settings. */
export const DEFAULT_PROVIDER = urnOf("default_0_1_0", PROVIDER);

type Properties = Record<string, unknown>;

/** What accompanies a call about a resource. */
interface CallOptions {
  urn?: string;
  /** In seconds. */
  timeout?: number;
  preview?: boolean;
}

const launcher = path.resolve(
  import.meta.dirname,
  "../../../provider/plugin",
  `pulumi-resource-spectrocluster${process.platform === "win32" ? ".cmd" : ""}`,
);

/**
 * The command with which the engine starts the plugin, with this Node.js and nothing else of the environment.
 *
 * @param engine - Address of the engine; without one the plugin waits for an engine to attach.
 */
export function pluginCommand(engine?: string, env: Readonly<Record<string, string>> = {}): ProcessCommand {
  const PATH = [path.dirname(process.execPath), process.env["PATH"]].join(path.delimiter);
  return {
    file: launcher,
    args: engine === undefined ? [] : [engine],
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
  const engine = await FakeEngine.start();
  const use = async (adapter: AdapterProcess) => {
    const plugin = pluginOf(adapter, engine);
    if (adapter === shared) await plugin.attach(engine.address);
    if (settings !== undefined) await plugin.configure(settings);
    await test(plugin);
  };
  try {
    if (shared !== undefined && env === undefined) await use(shared);
    else await withAdapterProcess(pluginCommand(engine.address, env), use);
  } finally {
    engine.stop();
  }
}

/** The plugin's process, called over gRPC as by the engine. Properties contain secrets as {@link secret} marks them. */
export type Plugin = ReturnType<typeof pluginOf>;

function pluginOf(adapter: AdapterProcess, engine: FakeEngine) {
  const { call } = adapter;
  const state = (olds: Properties, news: Properties) => ({
    Olds: struct(olds),
    OldInputs: struct(olds),
    News: struct(news),
  });
  const about = ({ urn = urnOf("prod"), timeout, preview }: CallOptions = {}) => ({
    Urn: urn,
    ...(timeout === undefined ? {} : { Timeout: timeout }),
    ...(preview === undefined ? {} : { Preview: preview }),
  });
  return {
    ...adapter,
    engine,
    /** Attaches an engine, which begins another run unless it is the same one. */
    async attach(address: string) {
      await call("attach", { Address: address });
    },
    async checkConfig(news: Properties, urn = DEFAULT_PROVIDER) {
      return checked(await call("checkConfig", { Urn: urn, Olds: struct({}), News: struct(news) }));
    },
    async diffConfig(olds: Properties, news: Properties) {
      return diffed(await call("diffConfig", { Id: "id", Urn: DEFAULT_PROVIDER, ...state(olds, news) }));
    },
    async configure(settings: Properties, urn = DEFAULT_PROVIDER) {
      const can = { Acceptsecrets: true, Acceptresources: true, SendsOldInputs: true };
      const response = await call("configure", { Urn: urn, Args: struct(settings), ...can });
      return { acceptSecrets: response.getAcceptsecrets(), supportsPreview: response.getSupportspreview() };
    },
    async check(news: Properties, urn = urnOf("prod"), olds: Properties = {}) {
      return checked(await call("check", { Urn: urn, Olds: struct(olds), News: struct(news) }));
    },
    async diff(olds: Properties, news: Properties) {
      return diffed(await call("diff", { ...about(), Id: String(olds["clusterUid"]), ...state(olds, news) }));
    },
    async create(inputs: Properties, options?: CallOptions) {
      const response = await call("create", { ...about(options), Properties: struct(inputs) });
      return { id: response.getId() as string, properties: response.getProperties().toJavaScript() as Properties };
    },
    async update(olds: Properties, news: Properties, options?: CallOptions): Promise<Properties> {
      const id = { Id: String(olds["clusterUid"]) };
      const response = await call("update", { ...about(options), ...id, ...state(olds, news) });
      return response.getProperties().toJavaScript();
    },
    /** Empty properties are an import. */
    async read(id: string, properties: Properties = {}) {
      const stored = { Properties: struct(properties), Inputs: struct(properties) };
      const response = await call("read", { ...about(), Id: id, ...stored });
      return {
        id: response.getId() as string,
        properties: response.getProperties()?.toJavaScript() as Properties,
        inputs: response.getInputs()?.toJavaScript() as Properties,
      };
    },
    async delete(properties: Properties, options?: CallOptions) {
      const stored = { Properties: struct(properties), OldInputs: struct(properties) };
      await call("delete", { ...about(options), Id: String(properties["clusterUid"]), ...stored });
    },
    async invoke(name: string, args: Properties = {}): Promise<Properties> {
      return (await call("invoke", { Tok: name, Args: struct(args) })).getReturn().toJavaScript();
    },
    /** The messages that the plugin has logged so far. */
    logged: (severity: LoggedMessage["severity"]) =>
      engine.logged.filter((each) => each.severity === severity).map(({ message, urn }) => ({ message, urn })),
  };
}

/** The response to a check. A failure names no property, because the engine would print its value. */
function checked(response: Message): { inputs: Properties; failures: string[] } {
  const failures: Message[] = response.getFailuresList();
  for (const failure of failures) assert.equal(failure.getProperty(), "");
  return { inputs: response.getInputs().toJavaScript(), failures: failures.map((failure) => failure.getReason()) };
}

/** The response to a diff, with the kinds by path, which have the protocol's names. */
function diffed(response: Message) {
  const kinds = Object.entries(messages.PropertyDiff.Kind);
  const detailed: Record<string, string> = {};
  response.getDetaileddiffMap().forEach((each: Message, at: string) => {
    detailed[at] = kinds.find(([, kind]) => kind === each.getKind())?.[0] ?? "";
  });
  return {
    changes: ["unknown", "none", "some"][response.getChanges()],
    replaces: response.getReplacesList() as string[],
    detailed: response.getHasdetaileddiff() ? detailed : undefined,
    diffs: response.getDiffsList() as string[],
  };
}

/** The partial failure that an error reports; `undefined` for other errors. */
export function initFailureOf(
  error: ServiceError,
): { id: string; properties: Properties; reasons: string[] } | undefined {
  const [bytes] = error.metadata.get("grpc-status-details-bin");
  if (bytes === undefined) return undefined;
  const [detail] = statuses.Status.deserializeBinary(Buffer.from(bytes)).getDetailsList();
  const { ErrorResourceInitFailed } = messages;
  const failed: Message = detail?.unpack(
    ErrorResourceInitFailed.deserializeBinary,
    "pulumirpc.ErrorResourceInitFailed",
  );
  return {
    id: failed.getId(),
    properties: failed.getProperties().toJavaScript(),
    reasons: failed.getReasonsList(),
  };
}
