import { mkdir, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { loaderOf } from "../../../sdk/resource.js";
import {
  type AdapterProcess,
  type Message,
  type Method,
  type ProcessCommand,
  struct,
  withAdapterProcess,
} from "../adapterProcess.mjs";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "../../..");

type Properties = Record<string, unknown>;

/** The loader string of the resource, which the process adds to the properties that it returns. */
export const LOADER = loaderOf("HostClusterConfig");

/** The process that the engine starts for dynamic providers, called over gRPC as by the engine. */
export interface DynamicProviderProcess extends Pick<AdapterProcess, "printed" | "endInput"> {
  /** Calls a method with properties as they are, without the loader string. */
  call(method: Method, properties: Readonly<Record<string, unknown>>): Promise<Message>;
  check(
    news: Properties,
    olds?: Properties,
  ): Promise<{ inputs: Properties; failures: { property: string; reason: string }[] }>;
  diff(olds: Properties, news: Properties): Promise<{ changes: "none" | "some" | "unknown"; replaces: string[] }>;
  create(inputs: Properties): Promise<{ id: string; properties: Properties }>;
  update(olds: Properties, news: Properties): Promise<Properties>;
  /** Without an ID the resource no longer exists. */
  read(id: string, properties: Properties): Promise<{ id: string; properties: Properties; inputs: Properties }>;
  delete(id: string, properties: Properties): Promise<void>;
}

/**
 * Starts the process, configures it and ends it after the test.
 *
 * @param engine - Address of the engine. By default nothing listens there, as after the engine has exited.
 */
export async function withDynamicProvider(
  settings: Record<string, string>,
  test: (provider: DynamicProviderProcess) => Promise<void>,
  engine = "127.0.0.1:1",
): Promise<void> {
  await withAdapterProcess(dynamicProviderCommand(engine), async (adapter) => {
    await adapter.call("configure", { Args: struct(settings) });
    await test(dynamicProvider(adapter));
  });
}

/** The command with which the engine starts the process. */
export function dynamicProviderCommand(engine: string): ProcessCommand {
  const script = require.resolve("@pulumi/pulumi/cmd/dynamic-provider");
  return { file: process.execPath, args: [script, engine], env: process.env, prepare: linkPackage };
}

/** Lets the process find this package, as in a program's folder. */
async function linkPackage(folder: string): Promise<void> {
  await mkdir(path.join(folder, "node_modules"));
  await symlink(root, path.join(folder, "node_modules", "pulumi-spectrocluster"), "junction");
}

function dynamicProvider({ call, printed, endInput }: AdapterProcess): DynamicProviderProcess {
  const withLoader = (properties: Properties) => struct({ ...properties, __provider: LOADER });
  return {
    printed,
    endInput,
    call: (method, fields) => {
      const messages = Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === "object" && value !== null ? struct(value) : value,
      ]);
      return call(method, Object.fromEntries(messages));
    },
    async check(news, olds) {
      const Olds = olds === undefined ? struct({}) : withLoader(olds);
      const response = await call("check", { Olds, News: withLoader(news) });
      return {
        inputs: response.getInputs().toJavaScript(),
        failures: response.getFailuresList().map((each: Message) => each.toObject()),
      };
    },
    async diff(olds, news) {
      const response = await call("diff", {
        Id: String(olds["clusterUid"]),
        Olds: withLoader(olds),
        News: withLoader(news),
      });
      const changes = (["unknown", "none", "some"] as const)[response.getChanges()] ?? "unknown";
      return { changes, replaces: response.getReplacesList() };
    },
    async create(inputs) {
      const response = await call("create", { Properties: withLoader(inputs) });
      return { id: response.getId(), properties: response.getProperties().toJavaScript() };
    },
    async update(olds, news) {
      const response = await call("update", {
        Id: String(olds["clusterUid"]),
        Olds: withLoader(olds),
        News: withLoader(news),
      });
      return response.getProperties().toJavaScript();
    },
    async read(id, properties) {
      const response = await call("read", { Id: id, Properties: withLoader(properties) });
      return {
        id: response.getId(),
        properties: response.getProperties()?.toJavaScript(),
        inputs: response.getInputs()?.toJavaScript(),
      };
    },
    async delete(id, properties) {
      await call("delete", { Id: id, Properties: withLoader(properties) });
    },
  };
}
