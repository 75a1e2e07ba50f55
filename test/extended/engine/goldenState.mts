import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PLUGIN } from "../../engine/plugin.mjs";
import { type Adapter, DYNAMIC, type TestStack } from "../../engine/stack.mjs";
import { serviceHash } from "../../support/serviceHash.mjs";

/** The folder with the states that released versions wrote. */
export const GOLDEN_FOLDER = path.resolve(import.meta.dirname, "../../golden");

const GOLDEN_BASE_URL = "http://127.0.0.1:1";

/** A state of the service at one address as one of the service at another. The golden files have a fixed one. */
export function movedState(exported: string, { from = GOLDEN_BASE_URL, to = GOLDEN_BASE_URL }): string {
  return exported.replaceAll(from, to).replaceAll(serviceHash(from), serviceHash(to));
}

/** The adapters by the names in the names of the files. */
export const GOLDEN_ADAPTERS: Readonly<Record<string, Adapter>> = { dynamic: DYNAMIC, plugin: PLUGIN };

/** The states that released versions wrote with an adapter, the oldest first. */
export function goldenStates(adapterName: string): { version: string; exported: string }[] {
  const end = `-${adapterName}.json`;
  return readdirSync(GOLDEN_FOLDER)
    .filter((name) => name.endsWith(end))
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }))
    .map((name) => ({
      version: name.slice("state-".length, -end.length),
      exported: readFileSync(path.join(GOLDEN_FOLDER, name), "utf8"),
    }));
}

/** The stack that wrote them: resources of each kind, complete and pending ones. */
export const GOLDEN_STACK = {
  program: `
  const ingressConfig = { host: "*.dev.example.com", port: 443 };
  const loadBalancerConfig = {
    externalIPs: ["203.0.113.8", "203.0.113.7"], externalTrafficPolicy: "Local", loadBalancerSourceRanges: ["10.0.0.0/8"] };
  new HostClusterConfig("ingress", { clusterUid: "c1", isHostCluster: true, clusterEndpoint: { type: "Ingress", config: { ingressConfig } } });
  new HostClusterConfig("load-balancer", { clusterUid: "c2", projectUid: "p2", isHostCluster: true,
    clusterGroup: { kind: "Group", name: "dev", uid: "g1" }, hostCluster: { uid: "h1" },
    clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig } } });
  new HostClusterConfig("off", { clusterUid: "c3", isHostCluster: false });
  new HostClusterConfig("pending", { clusterUid: "c4", isHostCluster: true });
  new spectrocluster.HostClusterFleet("fleet", {
    clusters: { c5: { isHostCluster: true, clusterEndpoint: { type: "Ingress", config: { ingressConfig } } }, c6: { isHostCluster: false } } });
  new spectrocluster.HostClusterFleet("incomplete", {
    clusters: { c7: { isHostCluster: true, projectUid: "p2" }, c8: { isHostCluster: true, clusterGroup: { uid: "g1" } } } });`,
  clusters: ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"].map((uid) => ({ uid })),
  settings: { apiKey: undefined, apiKeyEnvironmentVariable: "GOLDEN_KEY" },
  emulator: { apiKeys: ["golden-key"] },
  env: { GOLDEN_KEY: "golden-key" },
};

/** Writes the state of the stack. */
export async function writeState({ emulator, failingUp }: TestStack): Promise<void> {
  for (const url of ["c4", "c8"]) emulator.fail({ method: "PATCH", url, status: 500 });
  await failingUp("--continue-on-error");
}
