import assert from "node:assert/strict";
import { virtualMachine } from "../tools/demo/virtualMachine.mjs";
import { outputs, withExample } from "./examples/example.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";

// examples/ingress runs in npm start, which has a test of its own.
describe("examples", function () {
  this.timeout(240_000);

  it("read-virtual-machines exports readiness, memory and the space of all disks together", () =>
    withExample(
      "read-virtual-machines",
      { config: { clusterUid, machines: ["web-0", "db-0"], namespace: "prod" } },
      async (workspace, emulator) => {
        const [web, db] = [structuredClone(virtualMachine), structuredClone(virtualMachine)];
        const { template } = db.spec;
        const domain = { resources: { requests: { memory: "512Mi" } }, devices: {} };
        const volumes = [{ name: "scratch", emptyDisk: { capacity: "500Mi" } }];
        emulator.addCluster({ uid: clusterUid });
        emulator.machines.push({ clusterUid, name: "web-0", namespace: "prod", body: web });
        const smaller = { template: { ...template, spec: { domain, volumes } } };
        emulator.machines.push({ clusterUid, name: "db-0", namespace: "prod", body: { spec: smaller, status: null } });

        await workspace.run("up", "--yes", "--skip-preview");
        assert.deepEqual((await outputs(workspace))["machines"], [
          { name: "web-0", ready: true, memory: "2048Mi", diskSpace: "4Gi" },
          { name: "db-0", ready: false, memory: "512Mi", diskSpace: "500Mi" },
        ]);
        assert.doesNotMatch(await workspace.run("stack", "export"), /not-to-be-shown/);
      },
    ));

  it("find-search-input declares a cluster in the project of that name", () =>
    withExample("find-search-input", { config: { clusterUid, project: "dev" } }, async (workspace, emulator) => {
      const values = [
        { name: "prod", uid: "5f1c0000" },
        { name: "dev", uid: "5f1c0001" },
      ];
      emulator.searchInputs = { inputs: { project: { values } } };
      emulator.addCluster({ uid: clusterUid, projectUid: "5f1c0001" });

      await workspace.run("up", "--yes", "--skip-preview");
      assert.deepEqual(await outputs(workspace), { projectUid: "5f1c0001", clusterUid });
      assert.deepEqual(
        emulator.patches.map(({ headers }) => headers["projectuid"]),
        ["5f1c0001"],
      );
    }));

  it("find-search-input says which names exist where the one asked for does not", () =>
    withExample("find-search-input", { config: { clusterUid, project: "Dev" } }, async (workspace, emulator) => {
      emulator.searchInputs = { inputs: { project: { values: [{ name: "dev", uid: "5f1c0001" }] } } };
      const { exitCode, all } = await workspace.start(["preview"]);
      assert.notEqual(exitCode, 0);
      const said = 'has no value "Dev" of property "project". Did you mean "dev"? Its values: "dev".';
      assert.ok(all?.includes(said), all);
    }));
});
