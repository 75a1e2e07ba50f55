import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client, credentials, type ServiceError } from "@grpc/grpc-js";
import providerRpc from "@pulumi/pulumi/proto/provider_grpc_pb.js";
import { execa } from "execa";
import structs from "google-protobuf/google/protobuf/struct_pb.js";

/** How to start the process of a provider. */
export interface ProcessCommand {
  file: string;
  args: string[];
  /** The whole environment except the folders for temporary files and for records of the run. */
  env: Readonly<Record<string, string | undefined>>;
  /** Creates the files that the process needs in its folder. */
  prepare?(folder: string): Promise<void>;
}

// The generated protocol classes are typed loosely enough to make precise types here more noise than help.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Message = any;

/** A method of the engine's provider protocol: `"create"`. */
export type Method = Extract<keyof typeof providerRpc.ResourceProviderService, string>;

/** A process that serves the engine's provider protocol: the dynamic provider or the plugin. */
export interface AdapterProcess {
  /** The same process over another connection, as another engine has it. */
  connect(): AdapterProcess;
  /** Calls a method as the engine does. The fields are named as the setters of the request's class. */
  call(method: Method, fields?: Readonly<Record<string, unknown>>): Promise<Message>;
  /** Waits until the output matches, without the line with the port: it arrives independently of the responses. */
  printed(pattern: RegExp): Promise<string>;
  /** Ends the process's stdin, as the system does if the engine exits. */
  endInput(): void;
  /** Settles when the process has ended. */
  ended: Promise<unknown>;
}

/** What the engine puts before its address, with its options `--logflow -v=9 --logtostderr --tracing`. */
export const FLAGS = ["--logtostderr", "-v=9", "--tracing", "file:trace"];

/** Starts a process that serves the protocol, in a temporary folder. `stop` ends it. */
export async function startAdapterProcess({ file, args, env, prepare }: ProcessCommand) {
  const folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-process-"));
  const stops = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    await prepare?.(folder);
    const child = execa(file, args, {
      cwd: folder,
      env: { ...env, TMPDIR: folder, PULUMI_HOME: folder, XDG_RUNTIME_DIR: "" },
      extendEnv: false,
      reject: false,
      all: true,
      buffer: false,
    });
    let printed = "";
    const prints = new EventEmitter();
    child.all.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      prints.emit("text");
    });
    stops.push(async () => {
      child.kill();
      await child;
    });
    const firstLine = async () => {
      while (!printed.includes("\n")) await once(prints, "text");
    };
    await Promise.race([firstLine(), child]);
    const [, port] = /^(\d+)\n$/.exec(printed) ?? [];
    assert.ok(port !== undefined, `the process prints its port, and not: ${printed}`);
    const output = () => printed.slice(port.length + 1);
    const connect = (): AdapterProcess => {
      const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure(), CHANNEL);
      stops.push(async () => client.close());
      return {
        connect,
        call: (method, fields = {}) => callMethod(client, method, fields),
        async printed(pattern) {
          while (!pattern.test(output())) await once(prints, "text");
          return output();
        },
        endInput: () => child.stdin.end(),
        ended: child,
      };
    };
    return { ...connect(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Calls a test with what was started, and stops that at its end. */
export async function withStarted<T extends { stop(): unknown }>(
  starting: Promise<T>,
  test: (started: T) => Promise<void>,
): Promise<void> {
  const started = await starting;
  try {
    await test(started);
  } finally {
    await started.stop();
  }
}

/** The engine has no limits, and a connection for each client. */
const CHANNEL = {
  "grpc.max_receive_message_length": -1,
  "grpc.max_send_message_length": -1,
  "grpc.use_local_subchannel_pool": 1,
};

function callMethod(client: Client, method: Method, fields: Readonly<Record<string, unknown>>): Promise<Message> {
  const { path, requestType, requestSerialize, responseDeserialize } = providerRpc.ResourceProviderService[
    method
  ] as Message;
  const request = new requestType();
  for (const [field, value] of Object.entries(fields)) request[`set${field}`](value);
  return new Promise((resolve, reject) => {
    const respond = (error: ServiceError | null, response: unknown) => (error ? reject(error) : resolve(response));
    client.makeUnaryRequest(path, requestSerialize, responseDeserialize, request, respond);
  });
}

/** Properties as a message. */
export function struct(properties: object): Message {
  return structs.Struct.fromJavaScript(properties as never);
}
