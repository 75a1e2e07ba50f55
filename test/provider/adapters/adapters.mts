import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import type { Emulator } from "../../emulator/index.mjs";
import { LOADER, withDynamicProvider } from "../dynamic/dynamicProviderProcess.mjs";
import { secret, withPlugin } from "../plugin/pluginProcess.mjs";

type Properties = Record<string, unknown>;

interface Stored {
  /** Empty if the resource no longer exists. */
  id: string;
  properties: Properties | undefined;
  inputs: Properties | undefined;
}

function withoutAddress({ __address, ...properties }: Properties): Properties {
  return properties;
}

/** What both adapters let the engine do with a `HostClusterConfig`. Properties are the resource's own. */
export interface Adapter {
  check(news: Properties): Promise<{ inputs: Properties; failures: { property: string; reason: string }[] }>;
  diff(olds: Properties, news: Properties): Promise<{ hasChanges: boolean; replaces: string[] }>;
  create(inputs: Properties): Promise<{ id: string; properties: Properties }>;
  update(olds: Properties, news: Properties): Promise<Properties>;
  read(id: string, properties: Properties): Promise<Stored>;
  delete(properties: Properties): Promise<void>;
  /** Waits until the user sees a message: it arrives independently of the responses. */
  shown(pattern: RegExp): Promise<void>;
}

/** Starts an adapter that is configured for the emulator, and ends it after the test. */
type WithAdapter = (
  emulator: Emulator,
  test: (adapter: Adapter) => Promise<void>,
  settings?: Record<string, string>,
) => Promise<void>;

const withDynamic: WithAdapter = ({ baseUrl, apiKey }, test, settings = {}) => {
  const all = Object.entries({ baseUrl, apiKey, ...settings });
  const config = Object.fromEntries(all.map(([key, value]) => [`spectrocluster:${key}`, value]));
  return withDynamicProvider(config, async (provider) => {
    /** The properties without the loader string, which the process adds, and the address. */
    const own = (properties: Properties): Properties => {
      const { __provider, ...rest } = properties;
      assert.equal(__provider, LOADER);
      return withoutAddress(rest);
    };
    await test({
      async check(news) {
        const { inputs, failures } = await provider.check(news);
        return { inputs: own(inputs), failures };
      },
      async diff(olds, news) {
        const { changes, replaces } = await provider.diff(olds, news);
        return { hasChanges: changes !== "none", replaces };
      },
      async create(inputs) {
        const { id, properties } = await provider.create(inputs);
        return { id, properties: own(properties) };
      },
      update: async (olds, news) => own(await provider.update(olds, news)),
      async read(id, state) {
        const { id: found, properties, inputs } = await provider.read(id, state);
        if (found === "") return { id: found, properties: undefined, inputs: undefined };
        return { id: found, properties: own(properties), inputs: own(inputs) };
      },
      delete: (properties) => provider.delete(String(properties["clusterUid"]), properties),
      async shown(pattern) {
        await provider.printed(pattern);
      },
    });
  });
};

const withPluginAdapter: WithAdapter = ({ baseUrl, apiKey }, test, settings = {}) =>
  withPlugin(
    ({ check, diff, create, update, read, delete: remove, logged }) =>
      test({
        check,
        async diff(olds, news) {
          const { changes, replaces } = await diff(olds, news);
          return { hasChanges: changes !== "none", replaces };
        },
        async create(inputs) {
          const { id, properties } = await create(inputs);
          return { id, properties: withoutAddress(properties) };
        },
        update: async (olds, news) => withoutAddress(await update(olds, news)),
        read,
        delete: remove,
        async shown(pattern) {
          const isLogged = () => [...logged("info"), ...logged("warning")].some(({ message }) => pattern.test(message));
          while (!isLogged()) await setTimeout(5);
        },
      }),
    { baseUrl, apiKey: secret(apiKey), ...settings },
  );

export const ADAPTERS: Readonly<Record<string, WithAdapter>> = {
  "the dynamic provider": withDynamic,
  "the plugin": withPluginAdapter,
};
