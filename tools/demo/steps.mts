import assert from "node:assert/strict";
import type { Emulator } from "../../test/emulator/index.mjs";
import type { ExampleStack } from "./exampleStack.mjs";
import { CLUSTER_UID, EXAMPLE_CLUSTERS } from "./service.mjs";

/** A part of the demonstration: it throws if the outcome is not as described. */
export interface Step {
  /** One line that explains it. */
  title: string;
  run(): Promise<void>;
}

export interface Stacks {
  ingress: ExampleStack;
  fleet: ExampleStack;
  machines: ExampleStack;
  search: ExampleStack;
}

const NOW = ["--yes", "--skip-preview"];

const FLEET_UIDS = Array.from(
  { length: 50 },
  (_, index) => `63a1f0e2c0ffee00000000${String(index + 1).padStart(2, "0")}`,
);
const LATE_UID = FLEET_UIDS[36] as string;

/** The clusters that examples/fleet-from-search finds. */
const LABELED = EXAMPLE_CLUSTERS.filter(({ labels }) => labels?.["host-cluster"] === "yes");

export function steps({ ingress, fleet, machines, search }: Stacks, emulator: Emulator): Step[] {
  const configOf = (uid: string) => emulator.clusters.get(uid)?.hostClusterConfig;
  const endpoint = (port: number) => ({
    type: "Ingress",
    config: { ingressConfig: { host: "*.dev.example.com", port } },
  });

  function assertConfig(uid: string, expected: object): void {
    console.log(`   Configuration in the service: ${JSON.stringify(configOf(uid) ?? null)}`);
    assert.deepEqual(configOf(uid), expected);
  }
  function assertHosts(expected: number): void {
    const hosts = FLEET_UIDS.filter((uid) => configOf(uid)?.["isHostCluster"] === true);
    console.log(`   Host clusters in the service: ${hosts.length} of ${FLEET_UIDS.length}`);
    assert.equal(hosts.length, expected);
  }

  return [
    {
      title: "A preview reports the wrong port 84430 with its path, before any request.",
      async run() {
        await ingress.runFailing("preview");
        assert.equal(emulator.requests.length, 0);
      },
    },
    {
      title: "After the correction, up sends the whole declared configuration in one PATCH.",
      async run() {
        await ingress.workspace.setConfig({ port: "443" });
        await ingress.run("up", ...NOW);
        assertConfig(CLUSTER_UID, { isHostCluster: true, clusterEndpoint: endpoint(443) });
      },
    },
    {
      title: "The port changes to 8443: the diff shows only this property.",
      async run() {
        await ingress.workspace.setConfig({ port: "8443" });
        await ingress.run("up", ...NOW, "--diff", "--suppress-outputs");
        assertConfig(CLUSTER_UID, { isHostCluster: true, clusterEndpoint: endpoint(8443) });
      },
    },
    {
      title: "Drift: somebody sets the port to 9443 without Pulumi, and refresh finds it.",
      async run() {
        const hostClusterConfig = { isHostCluster: true, clusterEndpoint: endpoint(9443) };
        emulator.addCluster({ ...emulator.clusters.get(CLUSTER_UID), uid: CLUSTER_UID, hostClusterConfig });
        await ingress.run("refresh", ...NOW, "--diff", "--suppress-outputs");
        assertConfig(CLUSTER_UID, { isHostCluster: true, clusterEndpoint: endpoint(9443) });
      },
    },
    {
      title: "The next up repairs the drift.",
      async run() {
        await ingress.run("up", ...NOW, "--diff", "--suppress-outputs");
        assertConfig(CLUSTER_UID, { isHostCluster: true, clusterEndpoint: endpoint(8443) });
      },
    },
    {
      title: "A fleet of 50 clusters from a CSV file: the service does not know one of them, and the other 49 succeed.",
      async run() {
        await fleet.workspace.write({ "clusters.csv": fleetFile() });
        emulator.addCluster(...FLEET_UIDS.filter((uid) => uid !== LATE_UID).map((uid) => ({ uid })));
        await fleet.runFailing("up", ...NOW);
        assertHosts(49);
      },
    },
    {
      title: "The cluster now exists: the next up only sends requests for this one.",
      async run() {
        emulator.addCluster({ uid: LATE_UID });
        const before = emulator.patches.length;
        await fleet.run("up", ...NOW);
        assertHosts(50);
        assert.equal(emulator.patches.length - before, 1);
      },
    },
    {
      title: "A program reads a virtual machine and adds up the sizes of its disks.",
      async run() {
        await machines.workspace.run("config", "set", "--path", "machines[0]", "web-0");
        await machines.run("up", ...NOW);
        const outputs = JSON.parse(await machines.workspace.run("stack", "output", "--json"));
        assert.equal(outputs.machines[0].diskSpace, "4Gi");
      },
    },
    {
      title: "destroy disables the cluster as a host cluster.",
      async run() {
        await ingress.run("destroy", ...NOW, "--suppress-outputs");
        assertConfig(CLUSTER_UID, { isHostCluster: false });
      },
    },
    {
      title: "A fleet from a search: each cluster with the label host-cluster=yes becomes a host, named after it.",
      async run() {
        await search.run("up", ...NOW);
        for (const { uid, name } of LABELED) {
          const config = { ingressConfig: { host: `*.${name}.dev.example.com`, port: 443 } };
          assertConfig(uid, { isHostCluster: true, clusterEndpoint: { type: "Ingress", config } });
        }
      },
    },
    {
      title: "destroy disables all clusters of the fleet.",
      async run() {
        await fleet.run("destroy", ...NOW, "--suppress-outputs");
        assertHosts(0);
      },
    },
  ];
}

function fleetFile(): string {
  const rows = FLEET_UIDS.map((uid, index) => `${uid},,Ingress,*.team-${index + 1}.example.com,443,`);
  return ["clusterUid,projectUid,type,host,port,loadBalancerSourceRanges", ...rows, ""].join("\n");
}
