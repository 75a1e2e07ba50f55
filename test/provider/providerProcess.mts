import { mkdir, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { SEEN_INPUT, type SeenArguments } from "../../provider/engineProperties.js";
import { fingerprint } from "../../provider/normalization.js";
import { PROVIDER_LOADER } from "../../sdk/hostClusterConfig.js";
import { type HostCommand, type HostProcess, type Message, struct, withHostProcess } from "./hostProcess.mjs";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "../..");

type Properties = Record<string, unknown>;

/** The process that the engine starts for dynamic providers, driven over gRPC as the engine does it. */
export interface ProviderProcess extends Pick<HostProcess, "printed" | "endInput"> {
  /** `seen` is what the SDK saw: by default just these arguments, with no secrets. */
  check(
    news: Properties,
    seen?: SeenArguments,
  ): Promise<{ inputs: Properties; failures: { property: string; reason: string }[] }>;
  diff(olds: Properties, news: Properties): Promise<{ changes: "none" | "some" | "unknown"; replaces: string[] }>;
  create(inputs: Properties): Promise<{ id: string; properties: Properties }>;
  update(olds: Properties, news: Properties): Promise<Properties>;
  read(id: string, properties: Properties): Promise<{ id: string; properties: Properties; inputs: Properties }>;
  delete(id: string, properties: Properties): Promise<void>;
}

/**
 * Starts the process, configured with the settings, and ends it after the test.
 *
 * @param engine - Address of its engine. By default nobody listens there, as where the engine has died.
 */
export async function withProviderProcess(
  settings: Record<string, string>,
  test: (provider: ProviderProcess) => Promise<void>,
  engine = "127.0.0.1:1",
): Promise<void> {
  await withHostProcess(dynamicHost(engine), async (host) => {
    await host.call("configure", { Args: struct(settings) });
    await test(providerProcess(host));
  });
}

/** What the engine starts for dynamic providers. */
export function dynamicHost(engine: string): HostCommand {
  const script = require.resolve("@pulumi/pulumi/cmd/dynamic-provider");
  return { file: process.execPath, args: [script, engine], env: process.env, prepare: linkPackage };
}

/** Has the process find this package, as in a program's folder. */
async function linkPackage(folder: string): Promise<void> {
  await mkdir(path.join(folder, "node_modules"));
  await symlink(root, path.join(folder, "node_modules", "pulumi-spectrocluster"), "junction");
}

function providerProcess({ call, printed, endInput }: HostProcess): ProviderProcess {
  const ours = (properties: Properties) => struct({ ...properties, __provider: PROVIDER_LOADER });
  return {
    printed,
    endInput,
    async check(news, seen = { fingerprint: fingerprint(news), secrets: [] }) {
      const News = ours({ ...news, [SEEN_INPUT]: { ...seen } });
      const response = await call("check", { Olds: struct({}), News });
      return {
        inputs: response.getInputs().toJavaScript(),
        failures: response.getFailuresList().map((each: Message) => each.toObject()),
      };
    },
    async diff(olds, news) {
      const response = await call("diff", {
        Id: String(olds["clusterUid"]),
        Olds: ours(olds),
        News: ours(news),
      });
      const changes = (["unknown", "none", "some"] as const)[response.getChanges()] ?? "unknown";
      return { changes, replaces: response.getReplacesList() };
    },
    async create(inputs) {
      const response = await call("create", { Properties: ours(inputs) });
      return { id: response.getId(), properties: response.getProperties().toJavaScript() };
    },
    async update(olds, news) {
      const response = await call("update", {
        Id: String(olds["clusterUid"]),
        Olds: ours(olds),
        News: ours(news),
      });
      return response.getProperties().toJavaScript();
    },
    async read(id, properties) {
      const response = await call("read", { Id: id, Properties: ours(properties) });
      return {
        id: response.getId(),
        properties: response.getProperties().toJavaScript(),
        inputs: response.getInputs().toJavaScript(),
      };
    },
    async delete(id, properties) {
      await call("delete", { Id: id, Properties: ours(properties) });
    },
  };
}
