import assert from "node:assert/strict";
import { withStack } from "./stack.mjs";

const THREE =
  'for (const uid of ["c1", "c2", "c3"]) new HostClusterConfig(uid, { clusterUid: uid, isHostCluster: true });';
const on = { isHostCluster: true };

describe("failures in the engine", function () {
  this.timeout(180_000);

  it("of a check are shown with its warnings", () =>
    withStack(
      {
        program: `new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: "yes",
          clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs: ["203.0.113.700"] } } } });`,
      },
      async ({ failingUp, emulator }) => {
        const shown = await failingUp();
        assert.match(shown, /isHostCluster must be true or false, not "yes"/);
        assert.match(
          shown,
          /warning: HostClusterConfig "prod": \S+externalIPs\[0\] is "203\.0\.113\.700", not an IP address/,
        );
        assert.equal(emulator.requests.length, 0);
      },
    ));

  it("concern one of several resources; the next up creates the others", () =>
    withStack({ program: THREE }, async ({ emulator, up, failingUp, resources }) => {
      emulator.fail({
        method: "PATCH",
        url: "c2",
        status: 403,
        body: { code: "Forbidden", message: "not yours\u001b[2J", details: "", ref: "r-42" },
      });
      const shown = await failingUp();
      assert.match(shown, /cluster "c2":\s+PATCH http:\S+ returned 403 \(not yours \[2J, code Forbidden, ref r-42\)/);
      assert.ok(!shown.includes("\u001b[2J"));
      // The number of other resources that the engine created before it stopped varies.
      const created = (await resources()).map(({ id }) => id);
      assert.ok(!created.includes("c2"));

      assert.match(await up(), new RegExp(`\\+ ${3 - created.length} created`));
      assert.equal(emulator.patches.length, 4);
      for (const uid of ["c1", "c2", "c3"]) assert.deepEqual(emulator.clusters.get(uid)?.hostClusterConfig, on);
    }));

  it("with an unknown outcome stay in the state as pending, and the next up completes them", () =>
    withStack({ program: THREE }, async ({ emulator, up, failingUp, resources }) => {
      emulator.fail({ method: "PATCH", url: "c2", status: 500, applied: true });
      assert.match(await failingUp(), /The cluster is pending: the next pulumi up/);
      const pending = (await resources()).find(({ id }) => id === "c2");
      assert.equal(pending?.initErrors?.length, 1);
      assert.match(String(pending?.outputs["__provider"]), /pulumi-spectrocluster/);

      assert.match(await up(), /~ 1 updated/);
      assert.equal(emulator.patches.length, 4);
      assert.match(await up(), /4 unchanged/);
    }));

  it("stay pending after a refresh", () =>
    withStack({ program: THREE }, async ({ workspace, emulator, up, failingUp }) => {
      emulator.fail({ method: "PATCH", url: "c2", status: 500 });
      await failingUp();
      await workspace.run("refresh", "--yes", "--skip-preview");
      assert.match(await up(), /~ 1 updated/);
      assert.deepEqual(emulator.clusters.get("c2")?.hostClusterConfig, on);
    }));

  it("that are pending are cleaned up by a destroy", () =>
    withStack({ program: THREE }, async ({ workspace, emulator, failingUp, resources }) => {
      emulator.fail({ method: "PATCH", url: "c2", status: 500, applied: true });
      await failingUp();
      await workspace.run("destroy", "--yes", "--skip-preview");
      assert.deepEqual(emulator.clusters.get("c2")?.hostClusterConfig, { isHostCluster: false });
      assert.deepEqual(await resources(), []);
    }));

  it("of an update are completed by the next up", () =>
    withStack({ program: THREE }, async ({ program, emulator, up, failingUp }) => {
      await up();
      await program(THREE.replace("isHostCluster: true", 'isHostCluster: true, hostCluster: { uid: "h" }'));
      emulator.fail({ method: "PATCH", url: "c3", status: 400 }, { method: "PATCH", url: "c1", status: 500 });
      await failingUp("--continue-on-error");
      assert.match(await up(), /~ 2 updated/);
      for (const uid of ["c1", "c2", "c3"]) {
        assert.deepEqual(emulator.clusters.get(uid)?.hostClusterConfig, { ...on, hostCluster: { uid: "h" } });
      }
    }));

  it("that are temporary are retried", () =>
    withStack({ program: THREE }, async ({ emulator, up }) => {
      emulator.fail(
        { method: "PATCH", url: "c1", reset: true },
        { method: "PATCH", url: "c2", status: 503 },
        { method: "PATCH", url: "c3", status: 429, headers: { "retry-after": "1" } },
      );
      assert.match(await up(), /4 created/);
      assert.equal(emulator.patches.length, 6);
    }));

  it("show where an invalid key came from and what to do", () =>
    withStack({ program: THREE }, async ({ workspace, emulator, up }) => {
      await up();
      emulator.apiKeys.splice(0, 1, "a-new-key");
      const { exitCode, all = "" } = await workspace.start(["destroy", "--yes", "--skip-preview"]);
      assert.notEqual(exitCode, 0);
      assert.match(
        all,
        /401 .*\s+Set a valid API key. The current one comes from spectrocluster:apiKey\.\s+If you replaced the key: .*--run-program/,
      );
      assert.doesNotMatch(all, /^ +at /m, "no stack trace");

      await workspace.setConfig({}, { "spectrocluster:apiKey": "a-new-key" });
      await workspace.run("destroy", "--yes", "--skip-preview", "--run-program");
    }));

  it("show and store no secret that the service's error contains", () =>
    withStack(
      {
        program: `new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true,
          clusterGroup: { uid: config.requireSecret("group") } });`,
      },
      async ({ workspace, emulator, failingUp }) => {
        await workspace.setConfig({}, { "program:group": "hunter2" });
        emulator.fail({
          method: "PATCH",
          status: 500,
          body: { code: "NoGroup", message: "group hunter2 is missing", details: { group: "hunter2" }, ref: "r-1" },
        });
        const shown = await failingUp();
        assert.match(shown, /returned 500 \(code NoGroup, ref r-1, message omitted because an argument is secret\)/);
        const exported = await workspace.run("stack", "export");
        assert.match(exported, /initErrors/);
        assert.doesNotMatch(shown + exported, /hunter2/);
      },
    ));
});
