import assert from "node:assert/strict";
import { virtualMachine } from "../../../tools/demo/virtualMachine.mjs";
import { outputs, withExample } from "./example.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";

describe("examples/read-virtual-machines", function () {
  this.timeout(240_000);

  it("exports readiness, memory and the total size of the disks", () =>
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
});
