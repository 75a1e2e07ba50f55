import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { withStack } from "../../engine/stack.mjs";

describe("readInPreview", () => {
  it("makes a preview read the declared clusters, and fail beside the resource whose cluster does not exist", () => {
    const program = `
      const group = new pulumi.ComponentResource("app:Group", "group");
      const uid = (value) => pulumi.all([group.urn, value]).apply(([, known]) => known);
      const provider = (name, more) => new Provider(name,
        { baseUrl: config.require("baseUrl"), apiKey: config.requireSecret("key"), ...more });
      new HostClusterConfig("single", { clusterUid: "c1", isHostCluster: true });
      new HostClusterFleet("fleet", { clusters: { c3: { isHostCluster: true } } });
      new HostClusterConfig("typo", { clusterUid: uid("c9"), isHostCluster: true },
        { provider: provider("own", { readInPreview: true }) });
      new HostClusterConfig("quiet", { clusterUid: uid("c8"), isHostCluster: true }, { provider: provider("silent") });`;
    const clusters = ["c1", "c3"].map((uid) => ({ uid, hostClusterConfig: { clusterGroup: { uid: "g" } } }));
    return withStack({ adapter: PLUGIN, program, clusters }, async ({ workspace, emulator }) => {
      await workspace.setConfig({ "program:baseUrl": emulator.baseUrl }, { "program:key": emulator.apiKey });
      const preview = async () => {
        const { exitCode, all = "" } = await workspace.start(["preview"]);
        const requests = emulator.requests.splice(0).map(({ method, url }) => `${method} ${url.split("/").at(-1)}`);
        return { exitCode, all, requests: requests.sort() };
      };

      // Only the explicit provider of "typo" has the setting.
      const failed = await preview();
      assert.notEqual(failed.exitCode, 0);
      assert.deepEqual(failed.requests, ["GET c9"]);
      assert.match(failed.all, /\(typo\):\s+error: [\s\S]*Cannot read cluster "c9":\s+GET \S+ returned 404/);

      emulator.addCluster({ uid: "c9" });
      await workspace.setConfig({ "spectrocluster:readInPreview": "true" });
      const { exitCode, requests, all } = await preview();
      assert.deepEqual([exitCode, requests], [0, ["GET c1", "GET c3", "GET c9"]]);
      for (const uid of ["c1", "c3"]) {
        assert.match(
          all,
          new RegExp(`"${uid}" already has a configuration:\\s+(.*\\s)?kept, because the program does not`),
        );
      }
    });
  });
});
