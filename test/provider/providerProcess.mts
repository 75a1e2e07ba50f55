import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { credentials } from "@grpc/grpc-js";
import providerRpc from "@pulumi/pulumi/proto/provider_grpc_pb.js";
import messages from "@pulumi/pulumi/proto/provider_pb.js";
import { execa } from "execa";
import structs from "google-protobuf/google/protobuf/struct_pb.js";
import { SEEN_INPUT, type SeenArguments } from "../../provider/engineProperties.js";
import { fingerprint } from "../../provider/normalization.js";
import { PROVIDER_LOADER } from "../../sdk/hostClusterConfig.js";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "../..");
const { Struct } = structs;

type Properties = Record<string, unknown>;

/** The process that the engine starts for dynamic providers, driven over gRPC as the engine does it. */
export interface ProviderProcess {
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
  /** What the process has printed, once that matches: what it prints arrives on another way than what it answers. */
  printed(pattern: RegExp): Promise<string>;
  /** Ends the process's stdin, as the system does once the engine is gone. */
  endInput(): void;
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
  const folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-process-"));
  await mkdir(path.join(folder, "node_modules"));
  await symlink(root, path.join(folder, "node_modules", "pulumi-spectrocluster"), "junction");
  const script = require.resolve("@pulumi/pulumi/cmd/dynamic-provider");
  const child = execa(process.execPath, [script, engine], {
    cwd: folder,
    env: { TMPDIR: folder },
    reject: false,
    all: true,
    buffer: false,
  });
  let printed = "";
  child.all.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  try {
    await once(child.stdout, "data");
    const client = new providerRpc.ResourceProviderClient(`127.0.0.1:${printed.trim()}`, credentials.createInsecure());
    try {
      const provider = await providerProcess(client, settings, () => printed);
      await test({ ...provider, endInput: () => child.stdin.end() });
    } finally {
      client.close();
    }
  } finally {
    child.kill();
    await child;
    await rm(folder, { recursive: true, force: true });
  }
}

// The generated protocol classes are typed loosely enough to make precise types here more noise than help.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Message = any;

async function providerProcess(
  client: Message,
  settings: Record<string, string>,
  output: () => string,
): Promise<Omit<ProviderProcess, "endInput">> {
  const call = (method: string, name: string, fields: Record<string, unknown>): Promise<Message> =>
    new Promise((resolve, reject) => {
      const request = new (messages as Message)[name]();
      for (const [field, value] of Object.entries(fields)) request[`set${field}`](value);
      client[method](request, (error: Error | null, response: Message) => (error ? reject(error) : resolve(response)));
    });
  const struct = (properties: Properties) => Struct.fromJavaScript(properties as never);
  const ours = (properties: Properties) => struct({ ...properties, __provider: PROVIDER_LOADER });

  await call("configure", "ConfigureRequest", { Args: struct(settings) });
  return {
    async printed(pattern) {
      for (let waited = 0; waited < 5000 && !pattern.test(output()); waited += 20) await setTimeout(20);
      assert.match(output(), pattern);
      return output();
    },
    async check(news, seen = { fingerprint: fingerprint(news), secrets: [] }) {
      const News = ours({ ...news, [SEEN_INPUT]: { ...seen } });
      const response = await call("check", "CheckRequest", { Olds: struct({}), News });
      return {
        inputs: response.getInputs().toJavaScript(),
        failures: response.getFailuresList().map((each: Message) => each.toObject()),
      };
    },
    async diff(olds, news) {
      const response = await call("diff", "DiffRequest", {
        Id: String(olds["clusterUid"]),
        Olds: ours(olds),
        News: ours(news),
      });
      const changes = (["unknown", "none", "some"] as const)[response.getChanges()] ?? "unknown";
      return { changes, replaces: response.getReplacesList() };
    },
    async create(inputs) {
      const response = await call("create", "CreateRequest", { Properties: ours(inputs) });
      return { id: response.getId(), properties: response.getProperties().toJavaScript() };
    },
    async update(olds, news) {
      const response = await call("update", "UpdateRequest", {
        Id: String(olds["clusterUid"]),
        Olds: ours(olds),
        News: ours(news),
      });
      return response.getProperties().toJavaScript();
    },
    async read(id, properties) {
      const response = await call("read", "ReadRequest", { Id: id, Properties: ours(properties) });
      return {
        id: response.getId(),
        properties: response.getProperties().toJavaScript(),
        inputs: response.getInputs().toJavaScript(),
      };
    },
    async delete(id, properties) {
      await call("delete", "DeleteRequest", { Id: id, Properties: ours(properties) });
    },
  };
}
