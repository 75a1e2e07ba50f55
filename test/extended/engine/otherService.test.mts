import assert from "node:assert/strict";
import type { Emulator } from "../../emulator/index.mjs";
import { count, diagnostics } from "../../engine/functionStack.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { assertNothingToDo, EAST, NOW, withStack } from "../../engine/stack.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";

const programOf = (opts = "") => `
  new HostClusterConfig("single", { clusterUid: "c1", isHostCluster: true }, { ${opts} });
  new HostClusterFleet("fleet", { clusters: { c2: { isHostCluster: true }, c3: { isHostCluster: true } } }, { ${opts} });`;
/** The clusters that were written since the last call. */
function written({ requests }: Emulator): (string | undefined)[] {
  const patches = requests.splice(0).filter(({ method }) => method === "PATCH");
  return patches.map(({ url }) => url.split("/")[3]).sort();
}

describe("a state of another service", () => {
  const other = useEmulator({ uid: "c1" }, { uid: "c2" }, { uid: "c3" });

  it("is written at the new address with a note, never refreshed there, and forgotten without a request", () =>
    withStack({ program: programOf() }, async (stack) => {
      const { emulator, workspace, program, up, resources } = stack;
      other.apiKeys.push(emulator.apiKey);
      const use = ({ baseUrl }: Emulator) =>
        workspace.setConfig({ "spectrocluster:baseUrl": baseUrl, "program:url": baseUrl });
      const assertNoted = (shown: string, { baseUrl }: Emulator) => {
        const note = `baseUrl has changed, so everything is written to the service at ${baseUrl}. What the former service`;
        assert.equal(count(diagnostics(shown), new RegExp(note, "g")), 1, shown);
      };
      await workspace.setConfig({}, { "program:key": emulator.apiKey });
      await up();
      assert.deepEqual(written(emulator), ["c1", "c2", "c3"]);

      await use(other);
      assertNoted(await workspace.run("preview"), other);
      // This has the settings of the last up.
      await workspace.run("refresh", ...NOW);
      assert.deepEqual([written(emulator), other.requests], [[], []]);
      const before = await resources();
      const { exitCode, all = "" } = await workspace.start(["refresh", "--run-program", ...NOW]);
      assert.notEqual(exitCode, 0);
      assert.match(all, new RegExp(`of another service than ${other.baseUrl}, so it cannot be refreshed there`));
      assert.deepEqual([await resources(), emulator.requests, other.requests], [before, [], []]);

      assertNoted(await up(), other);
      assert.deepEqual(written(other), ["c1", "c2", "c3"]);
      await assertNothingToDo(stack);
      assert.deepEqual(emulator.requests, []);

      await program(programOf('ignoreChanges: ["*"]'));
      await use(emulator);
      assertNoted(await up(), emulator);
      assert.deepEqual(written(emulator), ["c1", "c2", "c3"]);

      await program(EAST + programOf("provider: east"));
      await up();
      written(emulator);
      await use(other);
      assertNoted(await up(), other);
      assert.deepEqual([written(other), emulator.requests], [["c1", "c2", "c3"], []]);

      await use(emulator);
      await workspace.run("destroy", ...NOW);
      assert.deepEqual([await resources(), other.requests.length, emulator.requests], [[], 0, []]);
    }));
});

describe("a cluster that was deleted at the service", () => {
  it("leaves the state in a refresh", () => {
    const program = `new HostClusterConfig("single", { clusterUid: "c1", isHostCluster: true });
      new HostClusterFleet("fleet", { clusters: { c2: { isHostCluster: true }, c3: { isHostCluster: true } } });`;
    return withStack({ program, adapter: PLUGIN }, async (stack) => {
      const { emulator, workspace, up, resources } = stack;
      await up();
      // One way is a state of the cluster, the other a response 404.
      emulator.addCluster({ uid: "c1", state: "Deleted" });
      emulator.clusters.delete("c2");
      const refreshed = await workspace.run("refresh", ...NOW);
      for (const uid of ["c1", "c2"]) {
        assert.match(refreshed, new RegExp(`"${uid}" is removed from the state, .* no longer has it\\.`));
      }
      const left = (await resources()).map(({ outputs }) => Object.keys(outputs["clusters"] ?? {}));
      assert.deepEqual(left, [["c3"]]);
    });
  });
});
