import assert from "node:assert/strict";
import { NOW, withExample } from "../../examples/example.mjs";
import { assertKeyNowhere } from "../../support/plantedKey.mjs";
import { PostgresServer } from "../../support/postgres.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";

describe("a stack on a PostgreSQL backend", function () {
  this.timeout(240_000);

  it("works as on a file backend, and its state does not contain the API key", async () => {
    const server = await PostgresServer.start();
    try {
      const env = { PULUMI_BACKEND_URL: server.url, PGPASSWORD: server.password };
      const setup = { config: { clusterUid }, clusters: [{ uid: clusterUid }], env };
      await withExample("ingress", setup, async (workspace, emulator) => {
        await workspace.run("up", ...NOW);
        assert.match(await workspace.run("up", ...NOW), /2 unchanged/);
        assert.equal(emulator.patches.length, 1);
        const exported = await workspace.run("stack", "export");
        assert.ok(exported.includes(clusterUid));
        await assertKeyNowhere(emulator.apiKey, { folder: workspace.folder, contents: { exported } });
      });
    } finally {
      await server.stop();
    }
  });
});
