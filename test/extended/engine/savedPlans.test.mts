import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { withStack } from "../../engine/stack.mjs";

const ingress = (port: number) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port } } },
});

const programOf = (single: number, fleet: number) => `
  new HostClusterConfig("single", { clusterUid: "c1", ...${JSON.stringify(ingress(single))} });
  new HostClusterFleet("fleet", { clusters: { c2: ${JSON.stringify(ingress(fleet))} } });`;

const PLAN = "plan.json";

describe("pulumi up with a saved plan", () => {
  it("applies an unchanged program, and refuses another one before it sends a request", () =>
    withStack({ program: programOf(443, 443), env: { PULUMI_EXPERIMENTAL: "true" } }, async (stack) => {
      const { workspace, emulator, program } = stack;
      const configs = () => ["c1", "c2"].map((uid) => emulator.clusters.get(uid)?.hostClusterConfig);
      const assertRefused = async (message: RegExp) => {
        emulator.requests.length = 0;
        const { exitCode, all = "" } = await workspace.start(["up", "--plan", PLAN, "--yes"]);
        assert.notEqual(exitCode, 0, all);
        assert.match(all, message);
        assert.deepEqual(emulator.requests, []);
      };

      await workspace.run("preview", "--save-plan", PLAN);
      assert.deepEqual(emulator.requests, []);
      const plan = await readFile(path.join(workspace.programFolder, PLAN), "utf8");
      assert.ok(!plan.includes(emulator.apiKey));

      await program(programOf(443, 8443));
      await assertRefused(/::fleet violates plan: properties changed/);
      await program(programOf(443, 443));
      await workspace.setConfig({ "spectrocluster:baseUrl": "http://localhost:9" });
      await assertRefused(/violates plan: properties changed/);
      await workspace.setConfig({ "spectrocluster:baseUrl": emulator.baseUrl });
      await workspace.run("up", "--plan", PLAN, "--yes");
      assert.deepEqual(configs(), [ingress(443), ingress(443)]);
    }));
});
