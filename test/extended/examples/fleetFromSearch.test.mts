import assert from "node:assert/strict";
import { NOW, outputs, withExample } from "./example.mjs";

const LABEL = { "host-cluster": "yes" };

describe("examples/fleet-from-search", function () {
  this.timeout(240_000);

  const config = { domain: "dev.example.com" };
  const clusters = () => [
    { uid: "u1", name: "prod-1", labels: LABEL, projectUid: "p1" },
    { uid: "u2", name: "prod-2", labels: LABEL },
    { uid: "u3", name: "prod-3", labels: { "host-cluster": "no" } },
  ];

  it("makes clusters with the label host clusters, and leaves those that lose it as they are", () =>
    withExample("fleet-from-search", { config, clusters: clusters() }, async (workspace, emulator) => {
      const hostOf = (uid: string) => JSON.stringify(emulator.clusters.get(uid)?.hostClusterConfig ?? null);
      const label = (uid: string, labels: Record<string, string>) => {
        const cluster = emulator.clusters.get(uid);
        assert.ok(cluster);
        cluster.labels = labels;
      };

      const preview = await workspace.run("preview", "--diff");
      assert.match(preview, /"?u1"?\s*: {[\s\S]*"\*\.prod-1\.dev\.example\.com"[\s\S]*"\*\.prod-2\.dev\.example\.com"/);
      assert.equal(emulator.patches.length, 0);
      await workspace.run("up", ...NOW);
      assert.deepEqual(await outputs(workspace), { clusterCount: 2 });
      assert.match(hostOf("u1"), /"\*\.prod-1\.dev\.example\.com"/);
      assert.match(hostOf("u1"), /"isHostCluster":true/);
      assert.equal(hostOf("u3"), "null");
      assert.deepEqual(emulator.patches.map(({ headers }) => headers["projectuid"]).sort(), ["p1", undefined]);

      label("u3", LABEL);
      label("u2", {});
      const former = hostOf("u2");
      assert.match(await workspace.run("up", ...NOW), /1 leaves the fleet and stays as it is \("u2"\)/);
      assert.match(hostOf("u3"), /"\*\.prod-3\.dev\.example\.com"/);
      assert.equal(hostOf("u2"), former);
      assert.deepEqual(await outputs(workspace), { clusterCount: 2 });

      const before = emulator.patches.length;
      for (const uid of ["u1", "u3"]) label(uid, {});
      const none = await workspace.start(["up", ...NOW]);
      assert.notEqual(none.exitCode, 0);
      assert.match(none.all ?? "", /None of 3 clusters has the label host-cluster=yes\. Nothing was changed\./);
      assert.equal(emulator.patches.length, before);
    }));

  it("reports two clusters that would have the same host", () => {
    const twins = clusters().map((cluster) => ({ ...cluster, name: "prod-1", labels: LABEL }));
    return withExample("fleet-from-search", { config, clusters: twins }, async (workspace) => {
      const { exitCode, all } = await workspace.start(["preview"]);
      assert.notEqual(exitCode, 0);
      assert.match(all ?? "", /Two clusters have the name prod-1, so they would have the same host\./);
    });
  });
});
