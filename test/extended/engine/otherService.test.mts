import assert from "node:assert/strict";
import type { Emulator } from "../../emulator/index.mjs";
import { count, diagnostics } from "../../engine/functionStack.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { assertNothingToDo, DYNAMIC, withStack } from "../../engine/stack.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";

const programOf = (opts = "") => `
  new HostClusterConfig("single", { clusterUid: "c1", isHostCluster: true }, { ${opts} });
  new HostClusterFleet("fleet", { clusters: { c2: { isHostCluster: true }, c3: { isHostCluster: true } } }, { ${opts} });`;
const EAST =
  'const east = new Provider("east", { baseUrl: config.require("url"), apiKey: config.requireSecret("key") });';

const NOW = ["--yes", "--skip-preview"];

/** The clusters that were written since the last call. */
function written({ requests }: Emulator): (string | undefined)[] {
  const patches = requests.splice(0).filter(({ method }) => method === "PATCH");
  return patches.map(({ url }) => url.split("/")[3]).sort();
}

for (const adapter of [DYNAMIC, PLUGIN]) {
  describe(`a state of another service, with ${adapter.name},`, () => {
    const other = useEmulator({ uid: "c1" }, { uid: "c2" }, { uid: "c3" });

    it("is written at the new address with a note, never refreshed there, and forgotten without a request", () =>
      withStack({ program: programOf(), adapter }, async (stack) => {
        const { emulator, workspace, program, up, failingUp, resources } = stack;
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

        other.fail({ url: "/c3/", method: "PATCH", status: 403 });
        assertNoted(await failingUp("--continue-on-error"), other);
        assert.deepEqual(written(other), ["c1", "c2", "c3"]);
        const fleet = (await resources()).find(({ id }) => id.startsWith("fleet"));
        assert.deepEqual(Object.keys(fleet?.outputs["clusters"] ?? {}), ["c2"], "what the new service has");
        assert.doesNotMatch(await up(), /baseUrl has changed/);
        assert.deepEqual(written(other), ["c3"]);
        await assertNothingToDo(stack);
        assert.deepEqual(emulator.requests, []);

        await program(programOf('ignoreChanges: ["*"]'));
        await use(emulator);
        assertNoted(await up(), emulator);
        assert.deepEqual(written(emulator), ["c1", "c2", "c3"]);

        await program(EAST + programOf("provider: east"));
        await up();
        await assertNothingToDo(stack);
        written(emulator);
        await use(other);
        assertNoted(await up(), other);
        assert.deepEqual([written(other), emulator.requests], [["c1", "c2", "c3"], []]);

        await use(emulator);
        await program(programOf().replace(/new HostClusterFleet.*/, ""));
        await up();
        assert.deepEqual(written(emulator), ["c1"], "the fleet is forgotten");
        await use(other);
        await workspace.run("destroy", ...NOW);
        assert.deepEqual([await resources(), other.requests, emulator.requests], [[], [], []]);
      }));
  });

  describe(`a cluster that was deleted at the service, with ${adapter.name},`, () => {
    it("leaves the state in a refresh, fails an up, is adopted again once it exists, and does not disturb destroy", () => {
      const fleet = (name: string, ...uids: string[]) =>
        `new HostClusterFleet("${name}", { clusters: { ${uids.map((uid) => `${uid}: { isHostCluster: true }`)} } });`;
      const program = `new HostClusterConfig("single", { clusterUid: "c1", isHostCluster: true });
        ${fleet("some", "c2", "c3")} ${fleet("all", "c4", "c5")}`;
      const clusters = ["c1", "c2", "c3", "c4", "c5"].map((uid) => ({ uid }));
      const gone = ["c1", "c2", "c4", "c5"];
      return withStack({ program, adapter, clusters }, async (stack) => {
        const { emulator, workspace, up, failingUp, resources } = stack;
        await up();
        // One way is a response 404, the other a state of the cluster.
        for (const uid of gone) {
          if (uid === "c1") emulator.addCluster({ uid, state: "Deleted" });
          else emulator.clusters.delete(uid);
        }
        written(emulator);
        await assertNothingToDo(stack);
        const refreshed = await workspace.run("refresh", ...NOW);
        for (const [uids, are, them] of [
          ['"c1"', "is", "it"],
          ['"c2"', "is", "it"],
          ['"c4", "c5"', "are", "them"],
        ] as const) {
          assert.match(refreshed, new RegExp(`${uids} ${are} removed from the state, .* no longer has ${them}\\.`));
        }
        assert.match(refreshed, /If the program still declares it, the next pulumi up adopts it again/);
        const left = (await resources()).map(({ outputs }) => Object.keys(outputs["clusters"] ?? {}));
        assert.deepEqual(left, [["c3"]]);

        const failed = await failingUp("--continue-on-error");
        for (const uid of gone) assert.match(failed, new RegExp(`"${uid}"`));
        emulator.addCluster(...gone.map((uid) => ({ uid })));
        written(emulator);
        await up();
        assert.deepEqual(written(emulator), gone);
        await assertNothingToDo(stack);
        emulator.clusters.clear();
        await workspace.run("destroy", ...NOW);
        assert.deepEqual(emulator.requests, []);
      });
    });
  });
}
