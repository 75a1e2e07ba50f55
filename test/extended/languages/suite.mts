import assert from "node:assert/strict";
import { EXAMPLE_CLUSTERS } from "../../../tools/demo/service.mjs";
import { virtualMachine } from "../../../tools/demo/virtualMachine.mjs";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import type { Emulator, RecordedRequest } from "../../emulator/index.mjs";
import { outputsOf } from "../../engine/functionStack.mjs";
import { NOW, withWorkspace } from "../../engine/stack.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { exampleProgram, type LanguageProgram, languageProgram } from "./languages.mjs";

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
      config: { loadBalancerConfig: { externalIPs: [], loadBalancerSourceRanges: ["10.0.0.0/8"] } },
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

/** A program's stack. */
interface Run {
  workspace: Workspace;
  emulator: Emulator;
  /** Runs the CLI. `requests` are those for the single cluster. */
  pulumi(...args: string[]): Promise<{ shown: string; exitCode: number | undefined; requests: object[] }>;
}

/** Sets a program up as its README does, and asserts that the API key is in no output and no file. */
function withProgram(program: LanguageProgram, test: (run: Run) => Promise<void>): Promise<void> {
  const key = plantKey();
  const config = { [`${program.project}:clusterUid`]: clusterUid, [`${program.project}:host`]: host };
  const service = {
    clusters: structuredClone([...EXAMPLE_CLUSTERS]),
    emulator: { apiKeys: [key] },
    config,
  };
  return withWorkspace(program.options, service, async (workspace, emulator) => {
    emulator.machines.push({ clusterUid, name: "web-0", namespace: "default", body: virtualMachine });
    await program.install(workspace);
    const printed: string[] = [];
    const pulumi: Run["pulumi"] = async (...args) => {
      const before = emulator.requests.length;
      const { exitCode, all = "" } = await workspace.start(args);
      printed.push(all);
      const requests = emulator.requests.slice(before).filter(({ url }) => url.startsWith(cluster));
      return { shown: all, exitCode, requests: requests.map(inShort) };
    };
    await test({ workspace, emulator, pulumi });
    await assertKeyNowhere(key, { folder: workspace.folder, contents: { output: printed } });
  });
}

const inShort = ({ method, url, body, status }: RecordedRequest) => ({ method, url, body, status });

/** What the programs export. In Java, an export cannot be an object of the SDK. */
function outputsIn(language: string): Record<string, unknown> {
  return { machineReady: true, ...(language === "Java" ? { port: 443 } : { endpoint: clusterEndpoint }) };
}

/** Defines a test for each language, with the plugin. */
export function describePrograms(...languages: string[]): void {
  describe("programs of other languages, with the plugin", () => {
    for (const language of languages) {
      it(`${language}: up, destroy, and the examples of searches`, async () => {
        const program = await languageProgram(language);
        await withProgram(program, async (run) => {
          const { pulumi, workspace, emulator } = run;
          const first = await pulumi("up", ...NOW);
          assert.match(first.shown, /3 created/);
          const written = patch({ clusterEndpoint, isHostCluster: true });
          assert.deepEqual(first.requests, [READ, written, MACHINE]);
          const fleet = fleetUids.map((uid) => [uid, emulator.clusters.get(uid)?.hostClusterConfig]);
          assert.deepEqual(Object.fromEntries(fleet), FLEET);
          assert.deepEqual(await outputsOf(run), outputsIn(language));

          const end = await pulumi("destroy", ...NOW);
          assert.deepEqual(end.requests, []);
          for (const uid of [clusterUid, ...fleetUids]) {
            assert.equal(emulator.clusters.get(uid)?.hostClusterConfig?.["isHostCluster"], true);
          }

          for (const [name, output, expected] of [
            ["getCluster", "clusterUid", clusterUid],
            ["getClusters", "clusters", ["prod-1", "prod-2"]],
            ["getVirtualMachines", "virtualMachines", ["web-0"]],
          ] as const) {
            await workspace.write(await exampleProgram(name, program));
            const found = await pulumi("up", ...NOW);
            assert.equal(found.exitCode, 0, found.shown);
            const value = (await outputsOf(run))[output];
            // Some examples export names, some the objects.
            const names = Array.isArray(value) ? value.map((each) => each.name ?? each.metadata?.name ?? each) : value;
            assert.deepEqual(names, expected);
          }
        });
      });
    }
  });
}
