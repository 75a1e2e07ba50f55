import assert from "node:assert/strict";
import { NOW } from "../../engine/stack.mjs";
import { assertKeyNowhere } from "../../support/plantedKey.mjs";
import { withPostgres } from "../../support/postgres.mjs";
import { withExample } from "../examples/example.mjs";

const uids = ["63a1f0e2c0ffee0011223344", "63a1f0e2c0ffee0055667788", "63a1f0e2c0ffee0099aabbcc"];

describe("examples/fleet on a PostgreSQL backend", () => {
  it("configures the clusters of its file, and the state does not contain the API key", () =>
    withPostgres(async (env) => {
      const clusters = uids.map((uid) => ({ uid }));
      await withExample("fleet", { modules: ["csv-parse"], clusters, env }, async (workspace, emulator) => {
        const first = await workspace.run("up", ...NOW);
        assert.match(first, /clusterCount: 3/);
        assert.deepEqual(
          uids.map((uid) => emulator.clusters.get(uid)?.hostClusterConfig?.["isHostCluster"]),
          [true, true, true],
        );
        assert.match(await workspace.run("up", ...NOW), /2 unchanged/);
        assert.equal(emulator.patches.length, 3);

        const exported = await workspace.run("stack", "export");
        for (const uid of uids) assert.ok(exported.includes(uid));
        await assertKeyNowhere(emulator.apiKey, { folder: workspace.folder, contents: { exported } });

        await workspace.run("destroy", ...NOW);
        assert.equal(emulator.patches.length, 3);
      });
    }));
});
