import assert from "node:assert/strict";
import { getClusters, getHostClusterConfig, HostClusterConfig } from "pulumi-spectrocluster";
import { withInlinePrograms } from "../../engine/inlinePrograms.mjs";

describe("the Automation API", () => {
  it("runs several programs in one process, each with its own duplicate declaration check", () =>
    withInlinePrograms(async ({ stack, configuredStack }) => {
      const declare =
        (...names: string[]) =>
        async () => {
          for (const name of names) new HostClusterConfig(name, { clusterUid: "c1", isHostCluster: true });
        };

      // The second run does not see the declarations of the first.
      const one = await configuredStack("one", declare("a"));
      assert.equal((await one.up()).summary.result, "succeeded");
      assert.equal((await one.up()).summary.resourceChanges?.same, 2);

      // Nor do runs at the same time.
      const [other, third] = [
        await configuredStack("other", declare("b")),
        await configuredStack("third", declare("c")),
      ];
      for (const { summary } of await Promise.all([other.up(), third.up()])) assert.equal(summary.result, "succeeded");

      const twice = await configuredStack("twice", declare("a", "b"));
      await assert.rejects(twice.up(), /"[ab]" and HostClusterConfig "[ab]" both declare cluster "c1"/);

      const unconfigured = await stack("unconfigured", declare("a"));
      await assert.rejects(unconfigured.up(), /pulumi-spectrocluster is not configured/);
    }));

  it("lets a script call functions before its inline program and after it", () =>
    withInlinePrograms(async ({ emulator, configuredStack }) => {
      Object.assign(process.env, { SPECTROCLOUD_HOST: emulator.baseUrl, SPECTROCLOUD_APIKEY: emulator.apiKey });
      try {
        const { clusters } = await getClusters();
        const created = await configuredStack("dev", async () => {
          for (const { uid } of clusters) new HostClusterConfig(uid, { clusterUid: uid, isHostCluster: true });
        });
        assert.equal((await created.up()).summary.resourceChanges?.create, 4);
        assert.deepEqual(await getHostClusterConfig({ clusterUid: "c2" }), { isHostCluster: true });
      } finally {
        for (const variable of ["SPECTROCLOUD_HOST", "SPECTROCLOUD_APIKEY"]) delete process.env[variable];
      }
    }));
});
