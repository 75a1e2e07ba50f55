/** Tests of one host cluster that run with each adapter, for a single resource and for a fleet of one. */
import assert from "node:assert/strict";
import { Emulator, type Fault } from "../emulator/index.mjs";
import { ADAPTERS_AND_NONE, type Properties, type ResourceClient } from "./adapters.mjs";
import { errorOf } from "./errorOf.mjs";
import { serviceHash } from "./serviceHash.mjs";

/** A host cluster configuration, or anything else that a program declares in its place. */
type Config = Properties;

/** How a program declares a cluster. */
interface Declaration {
  name: string;
  /** Name of the resource. */
  resource: "HostClusterConfig" | "HostClusterFleet";
  inputs(uid: string, config: Config): Properties;
  idOf(uid: string): string;
  /** The configuration in a state; `undefined` if it has no confirmed one. */
  configIn(uid: string, state: Properties): Config | undefined;
}

const SINGLE: Declaration = {
  name: "a HostClusterConfig",
  resource: "HostClusterConfig",
  inputs: (clusterUid, config) => ({ clusterUid, ...config }),
  idOf: (uid) => uid,
  configIn(_uid, { clusterUid, projectUid, pending, ...properties }) {
    const config = Object.entries(properties).filter(([name, value]) => value !== undefined && !name.startsWith("__"));
    return config.length === 0 ? undefined : Object.fromEntries(config);
  },
};

const FLEET_OF_ONE: Declaration = {
  name: "a fleet of one cluster",
  resource: "HostClusterFleet",
  inputs: (uid, config) => ({ clusters: { [uid]: config } }),
  idOf: () => "fleet-1",
  configIn: (uid, { clusters }) => (clusters as Record<string, Config> | undefined)?.[uid],
};

/** A resource in the engine's state. */
interface Stored {
  id: string;
  properties: Properties;
  /** The confirmed configuration of the cluster. */
  config: Config | undefined;
  isPending: boolean;
}

/** A failed operation. */
interface Failure {
  message: string;
  /** What goes into the state, if the request may have taken effect. */
  stored: Stored | undefined;
}

/** A cluster of the service that no other test uses, and the operations on the resource that declares it. */
interface HostCluster {
  uid: string;
  /** The API key of the run. */
  apiKey: string;
  /** What the service has. */
  readonly actual: Config | undefined;
  /** Changes what the service has, or removes the cluster. */
  becomes(actual: Config | "gone"): void;
  /** Adds faults for requests about this cluster. */
  fail(...faults: Fault[]): void;
  /** The requests about this cluster so far: `GET 200 PATCH 204`. */
  readonly sent: string;
  /** The configurations that were sent so far. */
  readonly written: Config[];
  /** The resource as an earlier run has stored it. In this run no other resource declares its cluster. */
  existing(config: Config): Stored;
  /** A check: the complete configuration, or the failures. */
  check(config: Config): Promise<{ config: Config | undefined; failures: string[] }>;
  hasChanges(stored: Stored, config: Config): Promise<boolean>;
  create(config: Config): Promise<Stored>;
  update(stored: Stored, config: Config): Promise<Stored>;
  /** With the configuration in the inputs. `undefined` if the resource is removed from the state. */
  refresh(stored: Stored): Promise<(Stored & { inputs: Config | undefined }) | undefined>;
  delete(stored: Stored): Promise<void>;
  /** An operation that must fail. */
  failureOf(operation: Promise<unknown>): Promise<Failure>;
  /** Waits until the user sees a message. */
  shows(pattern: RegExp): Promise<void>;
}

/**
 * Defines a suite for each adapter and declaration. It has one service and one run, so each test starts with a cluster of
 * its own.
 */
export function describeHostClusters(title: string, suite: (start: (actual?: Config) => HostCluster) => void): void {
  for (const adapter of ADAPTERS_AND_NONE) {
    for (const declaration of [SINGLE, FLEET_OF_ONE]) {
      describe(`${title}, of ${declaration.name} ${adapter.name}`, function () {
        this.timeout(180_000);
        let emulator: Emulator;
        let client: ResourceClient;
        let number = 0;
        before(async () => {
          emulator = await Emulator.start();
          const { baseUrl, apiKey } = emulator;
          client = await adapter.open(declaration.resource, { baseUrl, apiKey, maxRetries: 0 });
        });
        after(async () => {
          await client?.close();
          await emulator.stop();
        });
        suite((actual) => {
          number += 1;
          const uid = `cluster-${number}`;
          emulator.addCluster({ uid, ...(actual && { hostClusterConfig: actual }) });
          return hostCluster(uid, emulator, client, declaration);
        });
      });
    }
  }
}

function hostCluster(
  uid: string,
  emulator: Emulator,
  client: ResourceClient,
  { inputs, configIn, idOf }: Declaration,
): HostCluster {
  const stored = (id: string, properties: Properties): Stored => ({
    id,
    properties,
    config: configIn(uid, properties),
    isPending: properties["pending"] !== undefined,
  });
  const isAbout = ({ url }: { url: string }) => new RegExp(`/${uid}(/|$)`).test(url);
  /** The inputs as the engine passes them on, after a check without failures. */
  async function checked(config: Config, old?: Stored): Promise<Properties> {
    const result = await client.check(inputs(uid, config), old?.properties);
    assert.deepEqual(result.failures, []);
    return result.inputs;
  }
  return {
    uid,
    apiKey: emulator.apiKey,
    get actual() {
      return emulator.clusters.get(uid)?.hostClusterConfig ?? undefined;
    },
    becomes(actual) {
      if (actual === "gone") emulator.clusters.delete(uid);
      else emulator.addCluster({ uid, hostClusterConfig: actual });
    },
    fail: (...faults) => emulator.fail(...faults.map((fault) => ({ ...fault, url: new RegExp(`/${uid}(/|$)`) }))),
    get sent() {
      return emulator.requests
        .filter(isAbout)
        .map(({ method, status }) => `${method} ${status}`)
        .join(" ");
    },
    get written() {
      return emulator.patches
        .filter(isAbout)
        .map(({ body }) => (body as Record<string, Config>)["hostClusterConfig"] ?? {});
    },
    existing: (config) => stored(idOf(uid), { ...inputs(uid, config), __service: serviceHash(emulator.baseUrl) }),
    async check(config) {
      const { inputs: complete, failures } = await client.check(inputs(uid, config));
      return { config: configIn(uid, complete), failures };
    },
    async hasChanges(old, config) {
      return (await client.diff(old.id, old.properties, await checked(config, old))).changes !== "none";
    },
    async create(config) {
      const { id, properties } = await client.create(await checked(config));
      return stored(id, properties);
    },
    async update(old, config) {
      return stored(old.id, await client.update(old.id, old.properties, await checked(config, old)));
    },
    async refresh({ id, properties }) {
      const found = await client.read(id, properties);
      return found && { ...stored(id, found.properties), inputs: configIn(uid, found.inputs) };
    },
    delete: ({ id, properties }) => client.delete(id, properties),
    async failureOf(operation) {
      const { message, partial } = client.explain(await errorOf(operation));
      return { message, stored: partial && stored(partial.id, partial.properties) };
    },
    shows: client.shows,
  };
}
