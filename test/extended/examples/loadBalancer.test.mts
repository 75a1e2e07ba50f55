import assert from "node:assert/strict";
import { NOW, outputs, withExample } from "../../examples/example.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";

describe("examples/load-balancer", function () {
  this.timeout(240_000);

  it("updates the cluster for another range, but not for another order of the ranges", () =>
    withExample(
      "load-balancer",
      {
        config: { clusterUid, sourceRanges: ["192.0.2.0/24", "10.0.0.0/8"], externalIPs: ["203.0.113.7"] },
        clusters: [{ uid: clusterUid }],
      },
      async (workspace, emulator) => {
        const endpoint = (...loadBalancerSourceRanges: string[]) => ({
          type: "LoadBalancer",
          config: {
            loadBalancerConfig: {
              externalIPs: ["203.0.113.7"],
              externalTrafficPolicy: "Local",
              loadBalancerSourceRanges,
            },
          },
        });
        const actual = () => emulator.clusters.get(clusterUid)?.hostClusterConfig?.["clusterEndpoint"];

        await workspace.run("up", ...NOW);
        assert.deepEqual(actual(), endpoint("192.0.2.0/24", "10.0.0.0/8"));
        assert.deepEqual(await outputs(workspace), { clusterUid, endpoint: actual() });

        const ranges = (...items: string[]) =>
          items.flatMap((item, index) => ["--plaintext", `sourceRanges[${index}]=${item}`]);
        await workspace.run("config", "set-all", "--path", ...ranges("10.0.0.0/8", "192.0.2.0/24"));
        assert.match(await workspace.run("up", ...NOW), /2 unchanged/);
        assert.equal(emulator.patches.length, 1);

        await workspace.run("config", "set-all", "--path", ...ranges("10.0.0.0/8", "192.0.2.0/24", "198.51.100.0/24"));
        assert.match(await workspace.run("up", ...NOW), /1 updated/);
        assert.deepEqual(actual(), endpoint("10.0.0.0/8", "192.0.2.0/24", "198.51.100.0/24"));
        assert.equal(emulator.patches.length, 2);
      },
    ));

  it("requires the networks that may reach the load balancer", () =>
    withExample("load-balancer", { config: { clusterUid } }, async (workspace, emulator) => {
      const { exitCode, all } = await workspace.start(["preview"]);
      assert.notEqual(exitCode, 0);
      assert.match(String(all), /missing configuration value 'sourceRanges'/);
      assert.equal(emulator.requests.length, 0);
    }));
});
