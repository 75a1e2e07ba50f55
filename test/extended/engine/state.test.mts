import assert from "node:assert/strict";
import { loaderOf } from "../../../sdk/resource.js";
import { DYNAMIC, NOW, type ResourceState, withStack } from "../../engine/stack.mjs";
import { GOLDEN_ADAPTERS, GOLDEN_STACK, goldenStates, movedState, writeState } from "./goldenState.mjs";

/** The clusters as the stack of a state has left them. */
function clustersIn(exported: string): { uid: string; hostClusterConfig: Record<string, unknown> }[] {
  const resources: { outputs?: Record<string, unknown> }[] = JSON.parse(exported).deployment.resources;
  return resources.flatMap(({ outputs = {} }) => {
    const { clusterUid, clusters, projectUid: _project, pending: _pending, ...rest } = outputs;
    const config = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith("__")));
    const members = Object.entries((clusters ?? {}) as Record<string, Record<string, unknown>>);
    if (typeof clusterUid === "string") members.push([clusterUid, config]);
    return members.map(([uid, hostClusterConfig]) => ({ uid, hostClusterConfig }));
  });
}

describe("state", () => {
  for (const [name, adapter] of Object.entries(GOLDEN_ADAPTERS)) {
    it(`of ${adapter.name} is written as in the golden file, byte by byte, and those of all versions need no update except of pending resources`, () =>
      withStack({ ...GOLDEN_STACK, adapter }, async (stack) => {
        const { workspace, emulator, up } = stack;
        const states = goldenStates(name);
        await writeState(stack);
        // The ID of a fleet is random, and the address of the service differs in each run.
        const essentialsIn = (resources: readonly ResourceState[]) => {
          const parts = resources.map(({ urn, id, inputs, outputs }) => [urn, { id, inputs, outputs }] as const);
          const ours = parts.filter(([urn]) => /spectrocluster:(index:)?Host/.test(urn));
          const text = JSON.stringify(
            ours.sort(([one], [other]) => (one < other ? -1 : 1)),
            undefined,
            1,
          );
          return movedState(text, { from: emulator.baseUrl }).replaceAll(/fleet-[\da-f-]{36}/g, "fleet-id");
        };
        const resources = await stack.resources();
        const golden = states.at(-1)?.exported ?? "";
        assert.equal(essentialsIn(resources), essentialsIn(JSON.parse(golden).deployment.resources));
        for (const { urn, inputs, sourcePosition } of adapter === DYNAMIC ? resources : []) {
          assert.match(sourcePosition ?? "", /^project:\/\/\/index\.[jt]s#/, `the program's line that declares ${urn}`);
          const [, resource = ""] = /spectrocluster:(\w+)::/.exec(urn) ?? [];
          assert.equal(inputs["__provider"], loaderOf(resource));
        }

        for (const { version, exported } of states) {
          await workspace.write({ "golden.json": movedState(exported, { to: emulator.baseUrl }) });
          await workspace.run("stack", "import", "--file", "golden.json");
          emulator.addCluster(...clustersIn(exported));
          emulator.requests.length = 0;
          assert.match(await up(), /~ 2 updated\s+5 unchanged/, version);
          const written = emulator.patches.map(({ url }) => url.split("/")[3]);
          assert.deepEqual(written.sort(), ["c4", "c8"], version);
          assert.match(await workspace.run("refresh", ...NOW), /7 unchanged/, version);
          await workspace.run("destroy", ...NOW);
        }
      }));
  }
});
