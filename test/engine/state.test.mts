import assert from "node:assert/strict";
import { loaderOf } from "../../sdk/resource.js";
import { GOLDEN_BASE_URL, GOLDEN_STACK, goldenStates, writeState } from "./goldenState.mjs";
import { essentials, type ResourceState, withStack } from "./stack.mjs";

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
      const written = essentials(await stack.resources());
      const golden = JSON.parse(states.at(-1)?.exported ?? "").deployment.resources as (ResourceState & {
        type: string;
      })[];
      assert.deepEqual(written, essentials(golden.filter(({ type }) => type.endsWith(":HostClusterConfig"))));
      for (const { inputs } of written.values()) assert.equal(inputs["__provider"], loaderOf("HostClusterConfig"));
    }));

  it("of 100 resources has no key in plain text, costs one PATCH each and at most 1,750 bytes", () => {
    const uid = (index: number) => `63a1f0e2c0ffee001122${3300 + index}`;
    const program = `
      for (let index = 0; index < 100; index++) new HostClusterConfig("prod-" + index, {
        clusterUid: "63a1f0e2c0ffee001122" + (3300 + index),
        isHostCluster: true,
        clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } },
      });`;
    const clusters = Array.from({ length: 100 }, (_, index) => ({ uid: uid(index) }));
    return withStack({ program, clusters }, async ({ workspace, emulator, up }) => {
      await workspace.run("preview");
      assert.equal(emulator.requests.length, 0);
      await up();
      assert.equal(new Set(emulator.patches.map(({ url }) => url)).size, 100);
      assert.equal(emulator.requests.length, 200, "one to read and one to write");
      assert.ok(emulator.connections <= 10, `${emulator.connections} connections`);
      assert.match(await up(), /101 unchanged/);
      assert.equal(emulator.requests.length, 200);

      const exported = await workspace.run("stack", "export");
      assert.ok(!exported.includes(emulator.apiKey));
      // Here the SDK is outside of the program's folder, which makes the engine's source positions longer than users'.
      const state = JSON.stringify(JSON.parse(exported)).replaceAll(
        /project:\/\/\/[./]*[^"]*\/node_modules/g,
        "project:///node_modules",
      );
      assert.ok(state.length / 100 <= 1750, `${state.length / 100} bytes for each resource`);
    });
  });
});
