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
  startAdapterProcess,
  struct,
  withAdapterProcess,
} from "../adapterProcess.mjs";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "../../..");

/** The loader string of the resource, which the process adds to the properties that it returns. */
export const LOADER = loaderOf("HostClusterConfig");

/** The process that the engine starts for dynamic providers, called over gRPC as by the engine. */
export type DynamicProviderProcess = ReturnType<typeof dynamicProvider>;

let shared: { settings: string; adapter: Awaited<ReturnType<typeof startAdapterProcess>> } | undefined;

/**
 * Lets the tests of a suite that have the same settings share one process, and with it one run: one test sees the clusters
 * that another has declared or written.
 */
export function shareDynamicProvider(): void {
  after(async () => {
    await shared?.adapter.stop();
    shared = undefined;
  });
  before(() => {
    isShared = true;
  });
  after(() => {
    isShared = false;
  });
}

let isShared = false;

async function sharedProcess(settings: Record<string, string>): Promise<AdapterProcess> {
  const key = JSON.stringify(settings);
  if (shared?.settings !== key) {
    await shared?.adapter.stop();
    shared = { settings: key, adapter: await startAdapterProcess(dynamicProviderCommand(NO_ENGINE)) };
    await shared.adapter.call("configure", { Args: struct(settings) });
  }
  return shared.adapter;
}

/** Nothing listens there, as after the engine has exited. */
export const NO_ENGINE = "127.0.0.1:1";

/**
 * Starts the process unless {@link shareDynamicProvider} has started one, configures it and ends it after the test.
 *
 * @param engine - Address of the engine for a process of its own. By default nothing listens there.
 */
export async function withDynamicProvider(
  settings: Record<string, string>,
  test: (provider: DynamicProviderProcess) => Promise<void>,
  engine?: string,
): Promise<void> {
  if (isShared && engine === undefined) return test(dynamicProvider(await sharedProcess(settings)));
  await withAdapterProcess(dynamicProviderCommand(engine ?? NO_ENGINE), async (adapter) => {
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
    printed,
    endInput,
    /** Calls a method with properties as they are, without the loader string. */
    call(method: Method, properties: Readonly<Record<string, unknown>>): Promise<Message> {
      const messages = Object.entries(properties).map(([name, value]) => [
        name,
        typeof value === "object" && value !== null ? struct(value) : value,
      ]);
      return adapter.call(method, Object.fromEntries(messages));
    },
  };
}
