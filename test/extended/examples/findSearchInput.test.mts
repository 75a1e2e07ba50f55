import assert from "node:assert/strict";
import { outputs, withExample } from "./example.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";

describe("examples/find-search-input", function () {
  this.timeout(240_000);

  it("declares a cluster in the project of that name", () =>
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
});
