import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { assertNothingToDo, NOW, withStack } from "../../engine/stack.mjs";

const ACTUAL = {
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } },
  clusterGroup: { uid: "g1" },
  hostCluster: { uid: "h1" },
};
/** The service of a test changes them. */
const newClusters = () => ["c1", "c2"].map((uid) => ({ uid, hostClusterConfig: structuredClone(ACTUAL) }));

describe("a cluster that pulumi import has read", () => {
  const program = ({ hasGroup = true, uid = "c1" } = {}) => {
    const { clusterGroup, ...others } = ACTUAL;
    const config = JSON.stringify({ ...others, ...(hasGroup && { clusterGroup }) });
    return `new HostClusterConfig("${uid}", { clusterUid: "${uid}", ...${config} });`;
  };
  const { clusterGroup: _, ...withoutGroup } = ACTUAL;

  it("loses what the program drops only once an up has shown that the program declared it", () =>
    withStack({ program: program(), adapter: PLUGIN, clusters: newClusters() }, async (stack) => {
      const { emulator, workspace, up } = stack;
      const actual = (uid: string) => emulator.clusters.get(uid)?.hostClusterConfig;
      const refresh = () => workspace.run("refresh", ...NOW, "--expect-no-changes");
      for (const uid of ["c1", "c2"])
        await workspace.run("import", PLUGIN.type, uid, uid, "--yes", "--protect=false", "--generate-code=false");
      await refresh();

      // c2 has no up before.
      await stack.program(program() + program({ hasGroup: false, uid: "c2" }));
      const shown = await up();
      assert.match(shown, /HostClusterConfig "c2" was written: already as declared/);
      assert.deepEqual(
        emulator.patches.map(({ url }) => url.split("/")[3]),
        ["c2"],
      );
      assert.deepEqual(actual("c2"), ACTUAL);
      await refresh();

      await stack.program(program({ hasGroup: false }) + program({ hasGroup: false, uid: "c2" }));
      assert.match(await up(), /~ 1 updated/);
      assert.deepEqual([actual("c1"), actual("c2")], [withoutGroup, ACTUAL]);
      await refresh();
      await assertNothingToDo(stack);
    }));
});
