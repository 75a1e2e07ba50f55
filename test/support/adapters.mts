/** The ways from the engine to a resource: each adapter in its process, over gRPC, and the resource itself in this process. */
import assert from "node:assert/strict";
import type { SettingValues } from "../../provider/configuration/index.js";
import { findResource } from "../../provider/resources/index.js";
import type { PartialFailure } from "../../provider/run/partialFailure.js";
import { Run } from "../../provider/run/run.js";
import { loaderOf } from "../../sdk/resource.js";
import { startAdapterProcess, struct } from "../provider/adapterProcess.mjs";
import { configureDynamicProvider, dynamicProviderCommand } from "../provider/dynamic/dynamicProviderProcess.mjs";
import { FakeEngine } from "../provider/plugin/fakeEngine.mjs";
import { pluginCommand, secret, urnOf } from "../provider/plugin/pluginProcess.mjs";
import { testCall } from "../provider/run/testRun.mjs";
import { overGrpc, type Properties, type ResourceClient } from "./resourceClient.mjs";

export type { Properties, ResourceClient };

/** An adapter, or none. */
export interface TestedAdapter {
  /** `in the plugin` */
  name: string;
  /** Starts a run with one resource. */
  open(resource: string, settings: SettingValues): Promise<ResourceClient>;
  /** The properties as the engine sends them if a value is secret. */
  hide(properties: Properties): Properties;
}

const IN_PROCESS: Omit<TestedAdapter, "hide"> = {
  name: "in this process",
  async open(name, settings) {
    const resource = findResource(name);
    assert.ok(resource);
    const run = new Run();
    run.configure(settings);
    const call = testCall(run);
    return {
      async check(news) {
        const { inputs, failures } = await resource.check(news, call);
        return { inputs: inputs as Properties, failures };
      },
      async diff(_id, olds, news) {
        const { differences, needsUpdate } = await resource.diff(olds, news, call);
        return { changes: needsUpdate || differences.length > 0 ? "some" : "none" };
      },
      async create(news) {
        const { id, state } = await resource.create(news, call);
        return { id, properties: state as Properties };
      },
      update: async (id, olds, news) => (await resource.update(id, olds, news, call)) as Properties,
      async read(id, properties) {
        const found = await resource.read(id, isEmpty(properties) ? undefined : properties, call);
        return found && { properties: { ...found.state }, inputs: { ...found.inputs } };
      },
      delete: async (id, properties) => resource.delete(id, properties, call),
      explain(error) {
        const { message, id, properties } = error as Partial<PartialFailure> & Error;
        if (id === undefined) return { message, partial: undefined };
        return { message, partial: { id, properties: properties as Properties } };
      },
      async shows(pattern) {
        assert.match(call.logged.join("\n"), pattern);
      },
      close: async () => {},
    };
  },
};

function isEmpty(properties: Properties): boolean {
  return Object.keys(properties).length === 0;
}

const DYNAMIC: TestedAdapter = {
  name: "in the dynamic provider",
  hide: (properties) => ({ ...properties, __hasSecrets: true }),
  async open(resource, settings) {
    const adapter = await startAdapterProcess(dynamicProviderCommand());
    await configureDynamicProvider(adapter, settings);
    return {
      ...overGrpc(adapter, loaderOf(resource), {}),
      shows: async (pattern) => void (await adapter.printed(pattern)),
      close: adapter.stop,
    };
  },
};

const PLUGIN: TestedAdapter = {
  name: "in the plugin",
  hide: (properties) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, name === "clusterUid" ? value : secret(value)]),
    ),
  async open(resource, { apiKey, ...settings }) {
    const engine = await FakeEngine.start();
    const adapter = await startAdapterProcess(pluginCommand(engine.address));
    const values = Object.entries(settings).map(([key, value]) => [key, String(value)]);
    const Urn = urnOf("prod", `spectrocluster:index:${resource}`);
    await adapter.call("configure", { Args: struct({ ...Object.fromEntries(values), apiKey: secret(apiKey) }) });
    return {
      ...overGrpc(adapter, undefined, { Urn }),
      shows: (pattern) => engine.logs(pattern),
      async close() {
        await adapter.stop();
        engine.stop();
      },
    };
  },
};

export const ADAPTERS: readonly TestedAdapter[] = [DYNAMIC, PLUGIN];
export const ADAPTERS_AND_NONE: readonly Omit<TestedAdapter, "hide">[] = [IN_PROCESS, ...ADAPTERS];
