/** The ways from the engine to a resource: the dynamic provider and the plugin, each in its process, over gRPC. */
import type { SettingValues } from "../../provider/configuration/index.js";
import { loaderOf } from "../../sdk/resource.js";
import { startAdapterProcess, struct } from "../provider/adapterProcess.mjs";
import { startDynamicProvider } from "../provider/dynamic/dynamicProviderProcess.mjs";
import { FakeEngine } from "../provider/plugin/fakeEngine.mjs";
import { pluginCommand, secret, urnOf } from "../provider/plugin/pluginProcess.mjs";
import { overGrpc } from "./resourceClient.mjs";

/** A resource in a run. */
export interface ResourceClient extends ReturnType<typeof overGrpc> {
  /** Waits until the user sees a message. */
  shows(pattern: RegExp): Promise<void>;
  /** All that the user has seen. */
  shown(): Promise<string>;
  close(): Promise<void>;
}

/** Each starts a run with one resource. */
export const ADAPTERS: Record<string, (resource: string, settings: SettingValues) => Promise<ResourceClient>> = {
  async "in the dynamic provider"(resource, settings) {
    const provider = await startDynamicProvider(settings, loaderOf(resource));
    const { printed, stop } = provider;
    return {
      ...provider,
      shows: async (pattern) => void (await printed(pattern)),
      shown: () => printed(/^/),
      close: stop,
    };
  },

  async "in the plugin"(resource, { apiKey, ...settings }) {
    const engine = await FakeEngine.start();
    const adapter = await startAdapterProcess(pluginCommand(engine.address));
    await adapter.call("configure", { Args: struct({ ...settings, apiKey: secret(apiKey) }) });
    return {
      ...overGrpc(adapter, undefined, { Urn: urnOf("prod", `spectrocluster:index:${resource}`) }),
      shows: (pattern) => engine.logs(pattern),
      shown: async () => engine.logged.map(({ message }) => message).join("\n"),
      async close() {
        await adapter.stop();
        engine.stop();
      },
    };
  },
};
