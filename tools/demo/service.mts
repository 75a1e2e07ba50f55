import { type Cluster, Emulator, type EmulatorOptions } from "../../test/emulator/index.mjs";
import { virtualMachine } from "./virtualMachine.mjs";

/** The cluster that README.md and most examples declare. */
export const CLUSTER_UID = "63a1f0e2c0ffee0011223344";

/** A cluster that somebody has configured already. */
const CONFIGURED: Cluster = {
  uid: "63a1f0e2c0ffee0055667788",
  hostClusterConfig: {
    isHostCluster: true,
    clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 8443 } } },
  },
};

/** The clusters that README.md, the guides and the examples name. */
export const EXAMPLE_CLUSTERS: readonly Cluster[] = [
  { uid: CLUSTER_UID },
  CONFIGURED,
  { uid: "63a1f0e2c0ffee0011223345" },
  { uid: "63a1f0e2c0ffee0099aabbcc" },
];

/** Starts an emulator of the service with the objects that README.md and the examples name. */
export async function startService(options: EmulatorOptions): Promise<Emulator> {
  const emulator = await Emulator.start(options);
  emulator.addCluster(...structuredClone(EXAMPLE_CLUSTERS));
  emulator.machines.push({ clusterUid: CLUSTER_UID, name: "web-0", namespace: "default", body: virtualMachine });
  emulator.searchInputs = { inputs: { project: { values: [{ name: "dev", uid: "5f1c0001" }] } } };
  return emulator;
}
