/** Tests of one host cluster that run with each kind of provider, for a single resource and for a fleet of one. */
import assert from "node:assert/strict";
import { Emulator, type Fault } from "../emulator/index.mjs";
import { DECLARATIONS } from "../provider/resources/resourceIn.mjs";
import { ADAPTERS, type ResourceClient } from "./adapters.mjs";
import { errorOf } from "./errorOf.mjs";
import type { Properties } from "./resourceClient.mjs";
import { serviceHash } from "./serviceHash.mjs";

/** A host cluster configuration, or anything else that a program declares in its place. */
type Config = Properties;

/** How a program declares a cluster. */
type Declaration = (typeof DECLARATIONS)[number];

/** The configuration of a cluster in the properties of a resource; `undefined` if it has no confirmed one. */
function configIn(uid: string, { clusters, clusterUid, projectUid, pending, ...properties }: Properties) {
  if (clusters !== undefined) return (clusters as Record<string, Config>)[uid];
  const config = Object.entries(properties).filter(([name, value]) => value !== undefined && !name.startsWith("__"));
  return config.length === 0 ? undefined : Object.fromEntries(config);
}

/** A resource in the engine's state. */
interface Stored {
  id: string;
  properties: Properties;
  /** The confirmed configuration of the cluster. */
  config: Config | undefined;
  isPending: boolean;
}

/** A cluster of the service that no other test uses, and the operations on the resource that declares it. */
type HostCluster = ReturnType<typeof hostCluster>;

/**
 * Defines a suite for each kind of provider and declaration. It has one service and one run, so each test starts with a cluster of
 * its own.
 */
export function describeHostClusters(suite: (start: (actual?: Config) => HostCluster) => void): void {
  for (const [where, open] of Object.entries(ADAPTERS)) {
    for (const declaration of DECLARATIONS) {
      describe(`${declaration.name} ${where}`, () => {
        let emulator: Emulator;
        let client: ResourceClient;
        let number = 0;
        before(async () => {
          emulator = await Emulator.start();
          const { baseUrl, apiKey } = emulator;
          client = await open(declaration.name, { baseUrl, apiKey, maxRetries: 0 });
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

function hostCluster(uid: string, emulator: Emulator, client: ResourceClient, { name, argsOf }: Declaration) {
  const id = name === "HostClusterConfig" ? uid : "fleet-1";
  const stored = (id: string, properties: Properties): Stored => ({
    id,
    properties,
    config: configIn(uid, properties),
    isPending: properties["pending"] !== undefined,
  });
  const about = new RegExp(`/${uid}(/|$)`);
  /** The inputs as the engine passes them on, after a check without failures. */
  async function checked(config: Config, old?: Stored): Promise<Properties> {
    const result = await client.check(argsOf(uid, config), old?.properties);
    assert.deepEqual(result.failures, []);
    return result.inputs;
  }
  return {
    uid,
    /** What the service has. */
    get actual(): Config | undefined {
      return emulator.clusters.get(uid)?.hostClusterConfig ?? undefined;
    },
    /** Removes the cluster from the service. */
    remove: () => emulator.clusters.delete(uid),
    /** Adds a fault for requests about this cluster. */
    fail: (fault: Fault) => emulator.fail({ ...fault, url: about }),
    /** The requests about this cluster so far: `GET 200 PATCH 204`. */
    get sent(): string {
      const requests = emulator.requests.filter(({ url }) => about.test(url));
      return requests.map(({ method, status }) => `${method} ${status}`).join(" ");
    },
    /** The resource as an earlier run has stored it. In this run no other resource declares its cluster. */
    existing: (config: Config) => stored(id, { ...argsOf(uid, config), __service: serviceHash(emulator.baseUrl) }),
    /** A check: the complete configuration, or the failures. */
    async check(config: Config) {
      const { inputs: complete, failures } = await client.check(argsOf(uid, config));
      return { config: configIn(uid, complete), failures };
    },
    async hasChanges(old: Stored, config: Config): Promise<boolean> {
      return (await client.diff(old.id, old.properties, await checked(config, old))).changes !== "none";
    },
    async create(config: Config): Promise<Stored> {
      const { id, properties } = await client.create(await checked(config));
      return stored(id, properties);
    },
    async update(old: Stored, config: Config): Promise<Stored> {
      return stored(old.id, await client.update(old.id, old.properties, await checked(config, old)));
    },
    /** With the configuration in the inputs. `undefined` if the resource is removed from the state. */
    async refresh({ id, properties }: Stored) {
      const found = await client.read(id, properties);
      return found && { ...stored(id, found.properties), inputs: configIn(uid, found.inputs) };
    },
    delete: ({ id, properties }: Stored) => client.delete(id, properties),
    /** The error of an operation that must fail, and what goes into the state, if the request may have taken effect. */
    async failureOf(operation: Promise<unknown>) {
      const { message, partial } = client.explain(await errorOf(operation));
      return { message, stored: partial && stored(partial.id, partial.properties) };
    },
    /** Waits until the user sees a message. */
    shows: client.shows,
  };
}
