import { mkdir, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { loaderOf } from "../../../sdk/resource.js";
import { overGrpc } from "../../support/resourceClient.mjs";
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

/** The loader string of the resource, which the process adds to the properties that it returns. */
export const LOADER = loaderOf("HostClusterConfig");

/** The process that the engine starts for dynamic providers, called over gRPC as by the engine. */
export type DynamicProviderProcess = ReturnType<typeof dynamicProvider>;

/** Nothing listens there, as after the engine has exited. */
export const NO_ENGINE = "127.0.0.1:1";

/**
 * Starts the process, configures it and ends it after the test.
 *
 * @param engine - Address of the engine.
 */
export async function withDynamicProvider(
  settings: Record<string, string>,
  test: (provider: DynamicProviderProcess) => Promise<void>,
  engine = NO_ENGINE,
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

function dynamicProvider(adapter: AdapterProcess) {
  const { printed, endInput } = adapter;
  return {
    ...overGrpc(adapter, LOADER, {}),
    fleet: overGrpc(adapter, loaderOf("HostClusterFleet"), {}),
    /** Calls a method with properties as they are, without the loader string. */
    call: (method: Method, { Id, ...properties }: Readonly<Record<string, unknown>>): Promise<Message> => {
      const messages = Object.entries(properties).map(([name, value]) => [name, struct(value as object)]);
      return adapter.call(method, { ...(Id === undefined ? {} : { Id }), ...Object.fromEntries(messages) });
    },
    printed,
    endInput,
  };
}
