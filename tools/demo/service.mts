import { type Cluster, Emulator, type EmulatorOptions } from "../../test/emulator/index.mjs";
import { virtualMachine } from "./virtualMachine.mjs";

/** The cluster that README.md and most examples declare. */
export const CLUSTER_UID = "63a1f0e2c0ffee0011223344";

/** A project that has a cluster, and one that has none. */
export const PROJECTS = [
  { name: "dev", uid: "5f1c0a3be4b0c0ffee001122" },
  { name: "prod", uid: "5f1c0a3be4b0c0ffee003344" },
] as const;

/** The label by which examples/fleet-from-search selects. The label `environment` is for examples/environments. */
const HOST_LABEL = { "host-cluster": "yes" };

const CLUSTERS: readonly Cluster[] = [
  { uid: CLUSTER_UID, name: "prod-1", labels: { ...HOST_LABEL, tier: "gold", environment: "prod" } },
  {
    uid: "63a1f0e2c0ffee0055667788",
    name: "prod-2",
    labels: { tier: "gold", environment: "prod" },
    // Somebody has configured it already.
    hostClusterConfig: {
      isHostCluster: true,
      clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 8443 } } },
    },
  },
  {
    uid: "63a1f0e2c0ffee0011223345",
    name: "edge-1",
    labels: { ...HOST_LABEL, tier: "silver" },
    cloudType: "edge-native",
  },
  {
    uid: "63a1f0e2c0ffee0099aabbcc",
    name: "staging-1",
    labels: { tier: "silver", environment: "stage" },
    cloudType: "vsphere",
  },
  {
    uid: "63a1f0e2c0ffee0044556677",
    name: "dev-1",
    labels: { ...HOST_LABEL, environment: "dev" },
    projectUid: PROJECTS[0].uid,
    cloudType: "vsphere",
  },
];

/** The clusters that README.md, the guides and the examples name, and one that belongs to a project. */
export const EXAMPLE_CLUSTERS: readonly Cluster[] = CLUSTERS.map((cluster, month) => ({
  ...cluster,
  creationTimestamp: createdAt(month),
}));

/** Numbered clusters, such as `63a1f0e2c0ffee0000000001` with the name `cluster-1`. */
export function numberedClusters(count: number): Cluster[] {
  return Array.from({ length: count }, (_, index) => ({
    uid: `63a1f0e2c0ffee${String(index + 1).padStart(10, "0")}`,
    name: `cluster-${index + 1}`,
    labels: HOST_LABEL,
    creationTimestamp: createdAt(5, index),
  }));
}

function createdAt(month: number, minute = 0): string {
  return new Date(Date.UTC(2026, month, 1, 9, minute)).toISOString();
}

/** Starts an emulator of the service with the objects that README.md and the examples name. */
export async function startService(options: EmulatorOptions): Promise<Emulator> {
  const emulator = await Emulator.start(options);
  emulator.addCluster(...structuredClone(EXAMPLE_CLUSTERS));
  for (const { name, uid } of PROJECTS) emulator.projects.set(uid, name);
  emulator.machines.push({ clusterUid: CLUSTER_UID, name: "web-0", namespace: "default", body: virtualMachine });
  emulator.searchInputs = { inputs: { project: { values: PROJECTS } } };
  return emulator;
}
