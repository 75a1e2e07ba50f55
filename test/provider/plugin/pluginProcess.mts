import path from "node:path";
import type { ServiceError } from "@grpc/grpc-js";
import messages from "@pulumi/pulumi/proto/provider_pb.js";
import statuses from "@pulumi/pulumi/proto/status_pb.js";
import {
  type AdapterProcess,
  type Message,
  type ProcessCommand,
  startAdapterProcess,
  struct,
  withAdapterProcess,
} from "../adapterProcess.mjs";
import { FakeEngine, type LoggedMessage } from "./fakeEngine.mjs";

const SIGNATURE = "4dabf18193072939515e22adb298388d";
const SECRET = "1b47061264138c4ac30d75fd1eb44270";

/** The marker for a value that is not known yet. */
export const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";

/** A secret in the engine's protocol. */
export function secret<T>(value: T): { value: T } {
  return { [SIGNATURE]: SECRET, value } as { value: T };
}

/** The URN of a resource of the package, or of its provider. */
export function urnOf(name: string, type = RESOURCE): string {
  return `urn:pulumi:dev::program::${type}::${name}`;
}

export const RESOURCE = "spectrocluster:index:HostClusterConfig";
export const PROVIDER = "pulumi:providers:spectrocluster";

/** The URN of the engine's default provider, which has the stack's settings. */
export const DEFAULT_PROVIDER = urnOf("default_0_1_0", PROVIDER);

type Properties = Record<string, unknown>;

/** Response to a check. */
export interface Checked {
  inputs: Properties;
  failures: { property: string; reason: string }[];
}

export interface Diffed {
  changes: "unknown" | "none" | "some";
  replaces: string[];
  /** Kinds by path, with the protocol's names; `undefined` if the plugin does not list them. */
  detailed: Record<string, string> | undefined;
  diffs: string[];
}

/** What accompanies a call about a resource. */
interface CallOptions {
  urn?: string;
  /** In seconds. */
  timeout?: number;
  preview?: boolean;
}

/** The plugin's process, called over gRPC as by the engine. Properties contain secrets as {@link secret} marks them. */
export interface Plugin extends AdapterProcess {
  engine: FakeEngine;
  handshake(): Promise<{ acceptSecrets: boolean }>;
  attach(address: string): Promise<void>;
  getSchema(): Promise<string>;
  getPluginInfo(): Promise<{ version: string }>;
  checkConfig(news: Properties, urn?: string): Promise<Checked>;
  diffConfig(olds: Properties, news: Properties): Promise<Diffed>;
  configure(settings: Properties, urn?: string): Promise<{ acceptSecrets: boolean; supportsPreview: boolean }>;
  check(news: Properties, urn?: string, olds?: Properties): Promise<Checked>;
  diff(olds: Properties, news: Properties, options?: CallOptions): Promise<Diffed>;
  create(inputs: Properties, options?: CallOptions): Promise<{ id: string; properties: Properties }>;
  update(olds: Properties, news: Properties, options?: CallOptions): Promise<Properties>;
  /** Empty properties are an import. */
  read(
    id: string,
    properties?: Properties,
    options?: CallOptions,
  ): Promise<{ id: string; properties: Properties | undefined; inputs: Properties | undefined }>;
  delete(properties: Properties, options?: CallOptions): Promise<void>;
  invoke(name: string, args?: Properties): Promise<Properties>;
  cancel(): Promise<void>;
  /** The messages that the plugin has logged so far. */
  logged(severity: LoggedMessage["severity"]): Pick<LoggedMessage, "message" | "urn">[];
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
    // Ends the run, for which a later engine with the same address would be mistaken.
    if (adapter === shared) await plugin.cancel();
  };
  try {
    if (shared !== undefined && env === undefined) await use(shared);
    else await withAdapterProcess(pluginCommand(engine.address, env), use);
  } finally {
    engine.stop();
  }
}

function pluginOf(adapter: AdapterProcess, engine: FakeEngine): Plugin {
  const { call } = adapter;
  const about = ({ urn = urnOf("prod"), timeout, preview }: CallOptions = {}) => ({
    Urn: urn,
    ...(timeout === undefined ? {} : { Timeout: timeout }),
    ...(preview === undefined ? {} : { Preview: preview }),
  });
  return {
    ...adapter,
    engine,
    async handshake() {
      return { acceptSecrets: (await call("handshake", { EngineAddress: engine.address })).getAcceptSecrets() };
    },
    async attach(address) {
      await call("attach", { Address: address });
    },
    async getSchema() {
      return (await call("getSchema")).getSchema();
    },
    async getPluginInfo() {
      return { version: (await call("getPluginInfo")).getVersion() };
    },
    async checkConfig(news, urn = DEFAULT_PROVIDER) {
      return checked(await call("checkConfig", { Urn: urn, Olds: struct({}), News: struct(news) }));
    },
    async diffConfig(olds, news) {
      const properties = { Olds: struct(olds), OldInputs: struct(olds), News: struct(news) };
      return diffed(await call("diffConfig", { Id: "id", Urn: DEFAULT_PROVIDER, ...properties }));
    },
    async configure(settings, urn = DEFAULT_PROVIDER) {
      const can = { Acceptsecrets: true, Acceptresources: true, SendsOldInputs: true };
      const response = await call("configure", { Urn: urn, Args: struct(settings), ...can });
      return { acceptSecrets: response.getAcceptsecrets(), supportsPreview: response.getSupportspreview() };
    },
    async check(news, urn = urnOf("prod"), olds = {}) {
      return checked(await call("check", { Urn: urn, Olds: struct(olds), News: struct(news) }));
    },
    async diff(olds, news, options) {
      const properties = { Olds: struct(olds), OldInputs: struct(olds), News: struct(news) };
      return diffed(await call("diff", { ...about(options), Id: String(olds["clusterUid"]), ...properties }));
    },
    async create(inputs, options) {
      const response = await call("create", { ...about(options), Properties: struct(inputs) });
      return { id: response.getId(), properties: response.getProperties().toJavaScript() };
    },
    async update(olds, news, options) {
      const properties = { Olds: struct(olds), OldInputs: struct(olds), News: struct(news) };
      const response = await call("update", { ...about(options), Id: String(olds["clusterUid"]), ...properties });
      return response.getProperties().toJavaScript();
    },
    async read(id, properties = {}, options = {}) {
      const state = { Properties: struct(properties), Inputs: struct(properties) };
      const response = await call("read", { ...about(options), Id: id, ...state });
      return {
        id: response.getId(),
        properties: response.getProperties()?.toJavaScript(),
        inputs: response.getInputs()?.toJavaScript(),
      };
    },
    async delete(properties, options) {
      const state = { Properties: struct(properties), OldInputs: struct(properties) };
      await call("delete", { ...about(options), Id: String(properties["clusterUid"]), ...state });
    },
    async invoke(name, args = {}) {
      const response = await call("invoke", { Tok: name, Args: struct(args) });
      return response.getReturn().toJavaScript();
    },
    async cancel() {
      await call("cancel");
    },
    logged: (severity) =>
      engine.logged.filter((each) => each.severity === severity).map(({ message, urn }) => ({ message, urn })),
  };
}

function checked(response: Message): Checked {
  return {
    inputs: response.getInputs().toJavaScript(),
    failures: response.getFailuresList().map((each: Message) => each.toObject()),
  };
}

function diffed(response: Message): Diffed {
  const kinds = Object.entries(messages.PropertyDiff.Kind);
  const detailed: Record<string, string> = {};
  response.getDetaileddiffMap().forEach((each: Message, at: string) => {
    detailed[at] = kinds.find(([, kind]) => kind === each.getKind())?.[0] ?? "";
  });
  return {
    changes: (["unknown", "none", "some"] as const)[response.getChanges()] ?? "unknown",
    replaces: response.getReplacesList(),
    detailed: response.getHasdetaileddiff() ? detailed : undefined,
    diffs: response.getDiffsList(),
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
