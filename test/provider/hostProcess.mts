import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client, credentials, type ServiceError } from "@grpc/grpc-js";
import providerRpc from "@pulumi/pulumi/proto/provider_grpc_pb.js";
import { execa } from "execa";
import structs from "google-protobuf/google/protobuf/struct_pb.js";

/** What a process of a provider is started as. */
export interface HostCommand {
  file: string;
  args: string[];
  /** Its whole environment, but for the temporary folder. */
  env: Readonly<Record<string, string | undefined>>;
  /** Puts into its folder what it needs there. */
  prepare?(folder: string): Promise<void>;
}

// The generated protocol classes are typed loosely enough to make precise types here more noise than help.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Message = any;

/** A method of the engine's provider protocol: `"create"`. */
export type Method = Extract<keyof typeof providerRpc.ResourceProviderService, string>;

/** A process that serves the engine's provider protocol, whatever host it is. */
export interface HostProcess {
  /** Its working and temporary folder. */
  folder: string;
  /** When it was started, as `performance.now()` tells the time. */
  started: number;
  /** Calls a method as the engine does. The fields are named as the setters of the request's class. */
  call(method: Method, fields?: Readonly<Record<string, unknown>>): Promise<Message>;
  /** What the process has printed so far, but for the line with its port. */
  output(): string;
  /** The same, once it matches: what is printed arrives on another way than what is answered. */
  printed(pattern: RegExp): Promise<string>;
  /** Ends the process's stdin, as the system does once the engine is gone. */
  endInput(): void;
  /** Settled once the process has ended, with its exit code. */
  ended: Promise<number | undefined>;
}

/** Starts a process that serves the protocol, in a temporary folder, and ends it after the test. */
export async function withHostProcess(
  { file, args, env, prepare }: HostCommand,
  test: (host: HostProcess) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-process-"));
  try {
    await prepare?.(folder);
    const started = performance.now();
    const child = execa(file, args, {
      cwd: folder,
      env: { ...env, TMPDIR: folder },
      extendEnv: false,
      reject: false,
      all: true,
      buffer: false,
    });
    let printed = "";
    child.all.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
    const ended = Promise.resolve(child).then(({ exitCode }) => exitCode);
    try {
      await Promise.race([once(child.stdout, "data"), ended]);
      const [, port, rest = ""] = /^(\d+)\n/.exec(printed) ?? [];
      assert.ok(port !== undefined, `the process prints its port, and not: ${printed}`);
      assert.equal(rest, "");
      const output = () => printed.slice(port.length + 1);
      const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure(), CHANNEL);
      try {
        await test({
          folder,
          started,
          call: (method, fields = {}) => callMethod(client, method, fields),
          output,
          async printed(pattern) {
            for (let waited = 0; waited < 5000 && !pattern.test(output()); waited += 20) await setTimeout(20);
            assert.match(output(), pattern);
            return output();
          },
          endInput: () => child.stdin.end(),
          ended,
        });
      } finally {
        client.close();
      }
    } finally {
      child.kill();
      await ended;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** As much as the engine takes and sends. */
const CHANNEL = {
  "grpc.max_receive_message_length": -1,
  "grpc.max_send_message_length": -1,
};

function callMethod(client: Client, method: Method, fields: Readonly<Record<string, unknown>>): Promise<Message> {
  const { path, requestType, responseDeserialize } = providerRpc.ResourceProviderService[method] as Message;
  const request = new requestType();
  for (const [field, value] of Object.entries(fields)) request[`set${field}`](value);
  return new Promise((resolve, reject) => {
    client.makeUnaryRequest(
      path,
      serialize,
      responseDeserialize,
      request,
      (error: ServiceError | null, response: unknown) => (error ? reject(error) : resolve(response)),
    );
  });
}

/** What a member named `__proto__` is called until it is in bytes: the library for messages cannot hold one. */
const STAND_IN = "@@proto@@";

function serialize(request: Message): Buffer {
  const bytes = Buffer.from(request.serializeBinary());
  if (!bytes.includes(STAND_IN)) return bytes;
  return Buffer.from(bytes.toString("latin1").replaceAll(STAND_IN, "__proto__"), "latin1");
}

/** Properties as a message. */
export function struct(properties: object): Message {
  return structs.Struct.fromJavaScript(withStandIns(properties) as never);
}

function withStandIns(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withStandIns);
  const members = Object.entries(value);
  return Object.fromEntries(
    members.map(([name, member]) => [name === "__proto__" ? STAND_IN : name, withStandIns(member)]),
  );
}
