import assert from "node:assert/strict";
import { EXAMPLE_CLUSTERS } from "../../../tools/demo/service.mjs";
import { virtualMachine } from "../../../tools/demo/virtualMachine.mjs";
import type { HostedLanguage } from "../../../tools/engine/languageHosts.mjs";
import { outputsOf } from "../../engine/functionStack.mjs";
import { NOW, withWorkspace } from "../../engine/stack.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { exampleProgram, languageProgram } from "./languages.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";
const host = "*.dev.example.com";

/** The clusters of the fleet, with what the programs declare for them. */
const FLEET = {
  "63a1f0e2c0ffee0055667788": {
    isHostCluster: true,
    clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.test.example.com", port: 8443 } } },
  },
  "63a1f0e2c0ffee0099aabbcc": {
    isHostCluster: true,
    clusterEndpoint: {
      type: "LoadBalancer",
      config: { loadBalancerConfig: { loadBalancerSourceRanges: ["10.0.0.0/8"] } },
    },
  },
};
const fleetUids = Object.keys(FLEET);

const clusterEndpoint = { type: "Ingress", config: { ingressConfig: { host, port: 443 } } };

const cluster = `/v1/spectroclusters/${clusterUid}`;
const READ = { method: "GET", url: cluster, body: undefined, status: 200 };
const MACHINE = { method: "GET", url: `${cluster}/vms/web-0?namespace=default`, body: undefined, status: 200 };
const patch = (hostClusterConfig: object) => ({
  method: "PATCH",
  url: `${cluster}/clusterConfig/hostCluster`,
  body: { hostClusterConfig },
  status: 204,
});

/** What the programs export. In Java, an export cannot be an object of the SDK. */
function outputsIn(language: string): Record<string, unknown> {
  return { machineReady: true, ...(language === "Java" ? { port: 443 } : { endpoint: clusterEndpoint }) };
}

/** Defines a test for each language, with the plugin. */
export function describePrograms(...languages: HostedLanguage[]): void {
  describe("programs of other languages, with the plugin", () => {
    for (const language of languages) {
      it(`${language}: up, destroy, and the examples of searches`, async () => {
        const program = await languageProgram(language);
        const key = plantKey();
        const config = { [`${program.project}:clusterUid`]: clusterUid, [`${program.project}:host`]: host };
        const service = { clusters: structuredClone([...EXAMPLE_CLUSTERS]), emulator: { apiKeys: [key] }, config };
        // Set up as the README of the program says.
        await withWorkspace(program.options, service, async (workspace, emulator) => {
          emulator.machines.push({ clusterUid, name: "web-0", namespace: "default", body: virtualMachine });
          await program.install(workspace);
          const printed: string[] = [];
          const pulumi = async (command: "up" | "destroy") => {
            const { exitCode, all = "" } = await workspace.start([command, ...NOW]);
            assert.equal(exitCode, 0, all);
            printed.push(all);
            return all;
          };
          /** The requests for the single cluster since the last call. */
          const sent = () => {
            const requests = emulator.requests.splice(0).filter(({ url }) => url.startsWith(cluster));
            return requests.map(({ method, url, body, status }) => ({ method, url, body, status }));
          };
          assert.match(await pulumi("up"), /3 created/);
          assert.deepEqual(sent(), [READ, patch({ clusterEndpoint, isHostCluster: true }), MACHINE]);
          const fleet = fleetUids.map((uid) => [uid, emulator.clusters.get(uid)?.hostClusterConfig]);
          assert.deepEqual(Object.fromEntries(fleet), FLEET);
          assert.deepEqual(await outputsOf({ workspace }), outputsIn(language));

          await pulumi("destroy");
          assert.deepEqual(sent(), []);
          for (const uid of [clusterUid, ...fleetUids]) {
            assert.equal(emulator.clusters.get(uid)?.hostClusterConfig?.["isHostCluster"], true);
          }

          for (const [name, output, expected] of [
            ["getCluster", "clusterUid", clusterUid],
            ["getClusters", "clusters", ["prod-1", "prod-2"]],
            ["getVirtualMachines", "virtualMachines", ["web-0"]],
          ] as const) {
            await workspace.write(await exampleProgram(name, program));
            await pulumi("up");
            const value = (await outputsOf({ workspace }))[output];
            // Some examples export names, some the objects.
            const names = Array.isArray(value) ? value.map((each) => each.name ?? each.metadata?.name ?? each) : value;
            assert.deepEqual(names, expected);
          }
          await assertKeyNowhere(key, { folder: workspace.folder, contents: { output: printed } });
        });
      });
    }
  });
}
