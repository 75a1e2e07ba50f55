/** The ways from the engine to a resource: each adapter in its process, over gRPC, and the resource itself in this process. */
import assert from "node:assert/strict";
import type { SettingValues } from "../../provider/configuration/index.js";
import { check, lastDeclaration } from "../../provider/resources/check.js";
import { findResource } from "../../provider/resources/index.js";
import type { PartialFailure } from "../../provider/run/partialFailure.js";
import { Run } from "../../provider/run/run.js";
import { loaderOf } from "../../sdk/resource.js";
import { startAdapterProcess, struct } from "../provider/adapterProcess.mjs";
import { startDynamicProvider } from "../provider/dynamic/dynamicProviderProcess.mjs";
import { FakeEngine } from "../provider/plugin/fakeEngine.mjs";
import { pluginCommand, secret, urnOf } from "../provider/plugin/pluginProcess.mjs";
import { testCall } from "../provider/run/testRun.mjs";
import { overGrpc, type Properties, type ResourceClient } from "./resourceClient.mjs";

export type { Properties, ResourceClient };

/** Starts a run with one resource. */
type Open = (resource: string, settings: SettingValues) => Promise<ResourceClient>;

const inProcess: Open = async (name, settings) => {
  const resource = findResource(name) ?? assert.fail(name);
  const run = new Run();
  run.configure(settings);
  const call = testCall(run);
  const about = (inputs: Properties) => ({ ...call, declaration: lastDeclaration(resource, inputs, run) });
  return {
    check: async (news, olds = {}) => check(resource, olds, news, call) as { inputs: Properties; failures: string[] },
    async diff(_id, olds, news) {
      const { differences, needsUpdate } = await resource.diff(olds, news, about(news));
      return { changes: needsUpdate || differences.length > 0 ? "some" : "none" };
    },
    async create(news) {
      const { id, state } = await resource.create(news, call);
      return { id, properties: state as Properties };
    },
    update: async (id, olds, news) => (await resource.update(id, olds, news, about(news))) as Properties,
    async read(id, properties) {
      const found = await resource.read(id, properties, {}, call);
      return found && { properties: { ...found.state }, inputs: { ...found.inputs } };
    },
    delete: async (id, properties) => resource.delete(id, properties, call),
    explain(error) {
      const { message, id, properties } = error as Partial<PartialFailure> & Error;
      return { message, partial: id === undefined ? undefined : { id, properties: properties as Properties } };
    },
    shows: async (pattern) => assert.match(call.logged.join("\n"), pattern),
    close: async () => {},
  };
};

const inDynamicProvider: Open = async (resource, settings) => {
  const provider = await startDynamicProvider(settings, loaderOf(resource));
  return {
    ...provider,
    shows: async (pattern) => void (await provider.printed(pattern)),
    close: provider.stop,
  };
};

const inPlugin: Open = async (resource, { apiKey, ...settings }) => {
  const engine = await FakeEngine.start();
  const adapter = await startAdapterProcess(pluginCommand(engine.address));
  const values = Object.entries(settings).map(([key, value]) => [key, String(value)]);
  await adapter.call("configure", { Args: struct({ ...Object.fromEntries(values), apiKey: secret(apiKey) }) });
  return {
    ...overGrpc(adapter, undefined, { Urn: urnOf("prod", `spectrocluster:index:${resource}`) }),
    shows: (pattern) => engine.logs(pattern),
    async close() {
      await adapter.stop();
      engine.stop();
    },
  };
};

export const ADAPTERS_AND_NONE = {
  "in this process": inProcess,
  "in the dynamic provider": inDynamicProvider,
  "in the plugin": inPlugin,
};
