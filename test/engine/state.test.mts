import assert from "node:assert/strict";
import { loaderOf } from "../../sdk/resource.js";
import { GOLDEN_BASE_URL, GOLDEN_STACK, goldenStates, writeState } from "./goldenState.mjs";
import { essentials, withStack } from "./stack.mjs";

/** The clusters as the stack of a state has left them. */
function clustersIn(exported: string): { uid: string; hostClusterConfig: Record<string, unknown> }[] {
  const resources: { outputs?: Record<string, unknown> }[] = JSON.parse(exported).deployment.resources;
  return resources.flatMap(({ outputs = {} }) => {
    const { clusterUid, clusters, projectUid: _project, ...rest } = outputs;
    const config = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith("__")));
    const members = Object.entries((clusters ?? {}) as Record<string, Record<string, unknown>>);
    if (typeof clusterUid === "string") members.push([clusterUid, config]);
    return members.map(([uid, hostClusterConfig]) => ({ uid, hostClusterConfig }));
  });
}

describe("state", function () {
  this.timeout(180_000);

  const states = goldenStates();
  for (const { version, exported } of states) {
    it(`of version ${version} needs no update except of pending resources, and can be destroyed`, () =>
      withStack(GOLDEN_STACK, async ({ workspace, emulator, up }) => {
        await workspace.write({ "golden.json": exported.replaceAll(GOLDEN_BASE_URL, emulator.baseUrl) });
        await workspace.run("stack", "import", "--file", "golden.json");

        for (const cluster of clustersIn(exported)) emulator.addCluster(cluster);

        assert.match(await up(), /~ 1 updated\s+5 unchanged/);
        assert.deepEqual(
          emulator.patches.map(({ url }) => url.split("/")[3]),
          ["c4"],
        );
        assert.match(await workspace.run("refresh", "--yes", "--skip-preview"), /6 unchanged/);

        await workspace.run("destroy", "--yes", "--skip-preview");
        const disabled = emulator.patches.slice(1).map(({ url }) => url.split("/")[3]);
        assert.deepEqual(disabled.sort(), ["c1", "c2", "c4", "c5"], "c3 and c6 were disabled already");
      }));
  }

  it("is written as in the golden file", () =>
    withStack(GOLDEN_STACK, async (stack) => {
      await writeState(stack);
      // The ID of a fleet is random, and the address of the service differs in each run.
      const essentialsIn = (resources: object[]) => {
        const text = JSON.stringify(resources).replaceAll(stack.emulator.baseUrl, GOLDEN_BASE_URL);
        return essentials(JSON.parse(text.replaceAll(/fleet-[\da-f-]{36}/g, "fleet-id")));
      };
      const resources = await stack.resources();
      for (const { urn, sourcePosition } of resources as { urn: string; sourcePosition?: string }[]) {
        assert.match(sourcePosition ?? "", /^project:\/\/\/index\.[jt]s#/, `the program's line that declares ${urn}`);
      }
      const written = essentialsIn(resources);
      const golden = JSON.parse(states.at(-1)?.exported ?? "").deployment.resources as { type: string }[];
      assert.deepEqual(written, essentialsIn(golden.filter(({ type }) => type.includes("dynamic/spectrocluster:"))));
      for (const [urn, { inputs }] of written) {
        const [, name = ""] = /spectrocluster:(\w+)::/.exec(urn) ?? [];
        assert.equal(inputs["__provider"], loaderOf(name));
      }
    }));
});
