import assert from "node:assert/strict";
import { loaderOf } from "../../sdk/resource.js";
import { GOLDEN_BASE_URL, GOLDEN_STACK, goldenStates, writeState } from "./goldenState.mjs";
import { essentials, withStack } from "./stack.mjs";

describe("state", function () {
  this.timeout(180_000);

  const states = goldenStates();
  for (const { version, exported } of states) {
    it(`of version ${version} needs no update except of pending resources, and can be destroyed`, () =>
      withStack(GOLDEN_STACK, async ({ workspace, emulator, up }) => {
        await workspace.write({ "golden.json": exported.replaceAll(GOLDEN_BASE_URL, emulator.baseUrl) });
        await workspace.run("stack", "import", "--file", "golden.json");

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
      // The ID of a fleet is random.
      const essentialsIn = (resources: object[]) =>
        essentials(JSON.parse(JSON.stringify(resources).replaceAll(/fleet-[\da-f-]{36}/g, "fleet-id")));
      const written = essentialsIn(await stack.resources());
      const golden = JSON.parse(states.at(-1)?.exported ?? "").deployment.resources as { type: string }[];
      assert.deepEqual(written, essentialsIn(golden.filter(({ type }) => type.includes("dynamic/spectrocluster:"))));
      for (const [urn, { inputs }] of written) {
        const [, name = ""] = /spectrocluster:(\w+)::/.exec(urn) ?? [];
        assert.equal(inputs["__provider"], loaderOf(name));
      }
    }));
});
