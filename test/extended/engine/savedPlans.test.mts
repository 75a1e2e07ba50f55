import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { PLUGIN } from "../../engine/plugin.mjs";
import { DYNAMIC, withStack } from "../../engine/stack.mjs";

const ingress = (port: number) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port } } },
});

const single = (port: number) =>
  `new HostClusterConfig("single", { clusterUid: "c1", ...${JSON.stringify(ingress(port))} });`;
const fleet = (port: number) =>
  `new HostClusterFleet("fleet", { clusters: { c2: ${JSON.stringify(ingress(port))} } });`;
const other = `new HostClusterConfig("other", { clusterUid: "c3", isHostCluster: true });`;

const CREATE = single(443) + fleet(443);
const UPDATE = single(8443) + fleet(8443);

const PLAN = "plan.json";

for (const adapter of [DYNAMIC, PLUGIN]) {
  describe(`pulumi up with a saved plan and ${adapter.name}`, () => {
    it("applies an unchanged program, and refuses another one before it sends a request", () =>
      withStack({ program: CREATE, adapter, env: { PULUMI_EXPERIMENTAL: "true" } }, async (stack) => {
        const { workspace, emulator, program } = stack;
        const configs = () => ["c1", "c2", "c3"].map((uid) => emulator.clusters.get(uid)?.hostClusterConfig);
        const requestsFor = (uid: string) => emulator.requests.filter(({ url }) => url.includes(uid));
        const applyPlan = async (...args: string[]) => {
          emulator.requests.length = 0;
          const { exitCode, all = "" } = await workspace.start(["up", "--plan", PLAN, "--yes", ...args]);
          return { succeeded: exitCode === 0, all };
        };
        const assertRefused = async (code: string, message: RegExp) => {
          await program(code);
          const { succeeded, all } = await applyPlan();
          assert.ok(!succeeded, all);
          assert.match(all, message);
          assert.deepEqual(emulator.requests, []);
        };
        const assertApplied = async (code: string) => {
          await program(code);
          const { succeeded, all } = await applyPlan();
          assert.ok(succeeded, all);
        };

        await workspace.run("preview", "--save-plan", PLAN);
        assert.deepEqual(emulator.requests, []);
        const plan = await readFile(path.join(workspace.programFolder, PLAN), "utf8");
        assert.ok(!plan.includes(emulator.apiKey));

        await assertRefused(single(443) + fleet(8443), /::fleet violates plan: properties changed/);
        await assertRefused(CREATE + other, /create is not allowed by the plan/);
        await workspace.setConfig({ "spectrocluster:baseUrl": "http://localhost:9" });
        await assertRefused(CREATE, /violates plan: properties changed/);
        await workspace.setConfig({ "spectrocluster:baseUrl": emulator.baseUrl });
        await assertApplied(CREATE);
        assert.deepEqual(configs(), [ingress(443), ingress(443), undefined]);

        await program(UPDATE);
        await workspace.run("preview", "--save-plan", PLAN);
        await assertRefused(fleet(8443), /delete is not allowed by the plan/);
        await assertRefused(single(8444) + fleet(8443), /::single violates plan: properties changed/);
        // Without a preview, a refused resource sends nothing, but others may already be written.
        assert.ok(!(await applyPlan("--skip-preview")).succeeded);
        assert.deepEqual(requestsFor("c1"), []);
        // A plan does not know what others change at the service: a write keeps it.
        const clusterGroup = { uid: "group-1" };
        emulator.addCluster({ uid: "c1", hostClusterConfig: { ...ingress(443), clusterGroup } });
        await assertApplied(UPDATE);
        assert.deepEqual(configs(), [{ ...ingress(8443), clusterGroup }, ingress(8443), undefined]);
      }));
  });
}
