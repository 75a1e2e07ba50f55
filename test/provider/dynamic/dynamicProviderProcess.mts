import { mkdir, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { loaderOf } from "../../../sdk/resource.js";
import { overGrpc } from "../../support/resourceClient.mjs";
import { stackConfiguration } from "../../support/settings.mjs";
import {
  type AdapterProcess,
  FLAGS,
  type ProcessCommand,
  startAdapterProcess,
  struct,
  withStarted,
} from "../adapterProcess.mjs";

/** What the process is configured with: settings, and the name of an explicit provider. */
type ProcessSettings = SettingValues & { providerName?: string };

/** The loader string of the resource, which the process adds to the properties that it returns. */
export const LOADER = loaderOf("HostClusterConfig");

/** The process that the engine starts for dynamic providers, called over gRPC as by the engine. */
export type DynamicProviderProcess = AdapterProcess & ReturnType<typeof overGrpc>;

/**
 * Starts the process without an engine, as after its exit, and configures it. `stop` ends it.
 *
 * @param loader - The loader string of the resource that the methods are about.
 */
export async function startDynamicProvider(settings: ProcessSettings, loader = LOADER) {
  const adapter = await startAdapterProcess(dynamicProviderCommand());
  try {
    await adapter.call("configure", { Args: struct(stackConfiguration(settings)) });
  } catch (error) {
    await adapter.stop();
    throw error;
  }
  return { ...adapter, ...overGrpc(adapter, loader, {}) };
}

/** Starts a process for one test. */
export const withDynamicProvider = (
  settings: ProcessSettings,
  test: (provider: DynamicProviderProcess) => Promise<void>,
) => withStarted(startDynamicProvider(settings), test);

/** The command with which the engine starts the process. Nothing listens on the address, as after the engine has exited. */
function dynamicProviderCommand(): ProcessCommand {
  const script = createRequire(import.meta.url).resolve("@pulumi/pulumi/cmd/dynamic-provider");
  return { file: process.execPath, args: [script, ...FLAGS, "127.0.0.1:1"], env: process.env, prepare: linkPackage };
}

/** Lets the process find this package, as in a program's folder. */
async function linkPackage(folder: string): Promise<void> {
  await mkdir(path.join(folder, "node_modules"));
  const root = path.resolve(import.meta.dirname, "../../..");
  await symlink(root, path.join(folder, "node_modules", "pulumi-spectrocluster"), "junction");
}
