import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Emulator } from "../../test/emulator/index.mjs";
import { EXAMPLES, type ExampleStack } from "./exampleStack.mjs";
import { CLUSTER_UID, EXAMPLE_CLUSTERS, numberedClusters } from "./service.mjs";

/**
 * Runs a part of the demonstration, which throws if the outcome is not as described.
 *
 * @param title - One line that explains it.
 */
export type RunStep = (title: string, run: () => Promise<void>) => Promise<void>;

const UP = ["up", "--yes", "--skip-preview"];
const DIFF = ["--diff", "--suppress-outputs"];
const DESTROY = ["destroy", "--yes", "--skip-preview", "--suppress-outputs"];

const FLEET_UIDS = numberedClusters(50).map(({ uid }) => uid);
const LATE_UID = FLEET_UIDS[36] as string;

/** The clusters that examples/fleet-from-search finds. */
const SILVER = EXAMPLE_CLUSTERS.filter(({ labels }) => labels?.["tier"] === "silver");

/** @param stacks - Of the examples ingress, fleet, read-virtual-machines and fleet-from-search. */
export async function runSteps(step: RunStep, stacks: readonly ExampleStack[], emulator: Emulator): Promise<void> {
  const [ingress, fleet, machines, search] = stacks as [ExampleStack, ExampleStack, ExampleStack, ExampleStack];
  const configOf = (uid: string) => emulator.clusters.get(uid)?.hostClusterConfig;
  const ingressAt = (host: string, port: number) => ({ type: "Ingress", config: { ingressConfig: { host, port } } });
  const endpoint = (port: number) => ingressAt("*.dev.example.com", port);

  function assertConfig(uid: string, expected: object): void {
    console.log(`   Configuration in the service: ${JSON.stringify(configOf(uid) ?? null)}`);
    assert.deepEqual(configOf(uid), expected);
  }
  function assertHosts(expected: number): void {
    const hosts = FLEET_UIDS.filter((uid) => configOf(uid)?.["isHostCluster"] === true);
    console.log(`   Host clusters in the service: ${hosts.length} of ${FLEET_UIDS.length}`);
    assert.equal(hosts.length, expected);
  }

  await step("A preview reports the wrong port 84430 with its path, before any request.", async () => {
    await ingress.workspace.setConfig({ clusterUid: CLUSTER_UID, port: "84430" });
    await ingress.runFailing("preview");
    assert.equal(emulator.requests.length, 0);
  });

  await step("After the correction, up sends the whole declared configuration in one PATCH.", async () => {
    await ingress.workspace.setConfig({ port: "443" });
    await ingress.run(...UP);
    assertConfig(CLUSTER_UID, { isHostCluster: true, clusterEndpoint: endpoint(443) });
  });

  await step("The port changes to 8443: the diff shows only this property.", async () => {
    await ingress.workspace.setConfig({ port: "8443" });
    await ingress.run(...UP, ...DIFF);
    assertConfig(CLUSTER_UID, { isHostCluster: true, clusterEndpoint: endpoint(8443) });
  });

  await step("Drift: somebody sets the port to 9443 without Pulumi, and refresh finds it.", async () => {
    const hostClusterConfig = { isHostCluster: true, clusterEndpoint: endpoint(9443) };
    emulator.addCluster({ ...emulator.clusters.get(CLUSTER_UID), uid: CLUSTER_UID, hostClusterConfig });
    await ingress.run("refresh", "--yes", "--skip-preview", ...DIFF);
    assertConfig(CLUSTER_UID, hostClusterConfig);
  });

  await step("The next up repairs the drift.", async () => {
    await ingress.run(...UP, ...DIFF);
    assertConfig(CLUSTER_UID, { isHostCluster: true, clusterEndpoint: endpoint(8443) });
  });

  await step("A fleet of 50 clusters from a CSV file: one does not exist yet, and the other 49 succeed.", async () => {
    const rows = FLEET_UIDS.map((uid, index) => `${uid},,Ingress,*.team-${index + 1}.example.com,443,`);
    const header = "clusterUid,projectUid,type,host,port,loadBalancerSourceRanges";
    await fleet.workspace.write({ "clusters.csv": [header, ...rows, ""].join("\n") });
    emulator.addCluster(...FLEET_UIDS.filter((uid) => uid !== LATE_UID).map((uid) => ({ uid })));
    await fleet.runFailing(...UP);
    assertHosts(49);
  });

  await step("The cluster now exists: the next up only sends requests for this one.", async () => {
    emulator.addCluster({ uid: LATE_UID });
    const before = emulator.patches.length;
    await fleet.run(...UP);
    assertHosts(50);
    assert.equal(emulator.patches.length - before, 1);
  });

  await step("A program reads a virtual machine and adds up the sizes of its disks.", async () => {
    await machines.workspace.setConfig({ clusterUid: CLUSTER_UID });
    await machines.workspace.run("config", "set", "--path", "machines[0]", "web-0");
    await machines.run(...UP);
    const outputs = JSON.parse(await machines.workspace.run("stack", "output", "--json"));
    assert.equal(outputs.machines[0].diskSpace, "4Gi");
  });

  await step("A fleet from a search: each cluster with the label tier=silver becomes a host.", async () => {
    await search.workspace.setConfig({ label: "tier", value: "silver", domain: "dev.example.com" });
    await search.run(...UP);
    for (const { uid, name } of SILVER) {
      assertConfig(uid, { isHostCluster: true, clusterEndpoint: ingressAt(`*.${name}.dev.example.com`, 443) });
    }
  });

  await step("Only isHostCluster: false disables a host cluster. The rest of its configuration stays.", async () => {
    const program = readFileSync(path.join(EXAMPLES, "ingress/index.ts"), "utf8");
    const changed = program.replace("isHostCluster: true", "isHostCluster: false");
    await ingress.workspace.write({ "index.ts": changed });
    await ingress.run(...UP, ...DIFF);
    assertConfig(CLUSTER_UID, { isHostCluster: false, clusterEndpoint: endpoint(8443) });
  });

  await step("destroy forgets: nothing is sent, and all clusters of the fleet stay host clusters.", async () => {
    const before = emulator.requests.length;
    await fleet.run(...DESTROY);
    assertHosts(50);
    assert.equal(emulator.requests.length, before);
  });
}
