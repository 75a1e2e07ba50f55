import assert from "node:assert/strict";
import { count, diagnostics } from "../../engine/functionStack.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { assertNothingToDo, DYNAMIC, withStack } from "../../engine/stack.mjs";

const on = { isHostCluster: true };
const off = { isHostCluster: false };
const fleet = (clusters: object, more: object = {}) =>
  `const fleet = new HostClusterFleet("fleet", ${JSON.stringify({ clusters, ...more })});`;
const single = (name: string, clusterUid: string, config: object, opts = "") =>
  `new HostClusterConfig("${name}", ${JSON.stringify({ clusterUid, ...config })}, { ${opts} });`;

for (const adapter of [DYNAMIC, PLUGIN]) {
  describe(`a review with ${adapter.name}`, () => {
    const clusters = ["c1", "c2", "c3", "c4", "c5"].map((uid) => ({ uid }));
    const config = { "spectrocluster:maxRetries": "0", "spectrocluster:readInPreview": "true" };

    it("names the clusters that are disabled, that leave and that were never written, and calls nothing unknown that is not", () =>
      withStack({ program: "", adapter, clusters, config }, async (stack) => {
        const { emulator, workspace, program, up, failingUp } = stack;
        const fail = (uid: string, status: number) => emulator.fail({ method: "PATCH", url: `/${uid}/`, status });
        /** Shows each message once in a preview, and once in the up that follows. */
        const assertShown = async (...messages: RegExp[]) => {
          for (const run of [() => workspace.run("preview"), up]) {
            const shown = diagnostics(await run());
            for (const message of messages)
              assert.equal(count(shown, new RegExp(message, "g")), 1, `${message}: ${shown}`);
          }
        };

        await program(single("old", "c1", off) + fleet({ c2: off, c3: on }));
        await assertShown(/1 cluster is declared as no host \("c1"\)\./, /1 cluster is declared as no host \("c2"\)\./);
        // The engine creates a renamed resource, and compares nothing. The move's new owner is checked later.
        await program(fleet({ c3: on }) + single("new", "c1", off) + single("moved", "c2", off, "dependsOn: [fleet]"));
        await assertShown(
          /1 cluster is declared as no host \("c1"\)\./,
          /1 cluster leaves this resource and stays as it is \("c2"\)\./,
        );

        // A project for all: c3 is refused, and c4 written.
        emulator.addCluster({ uid: "c3", projectUid: "p" }, { uid: "c4", projectUid: "p" });
        emulator.addCluster({ uid: "c5", projectUid: "p" });
        fail("c3", 403);
        await program(fleet({ c3: on, c4: on }, { projectUid: "p" }));
        await failingUp();
        assert.doesNotMatch(await workspace.run("preview"), /outcome/);
        await up();

        // c2 is refused, and c5 pending.
        fail("c2", 403);
        fail("c5", 500);
        await program(fleet({ c4: on, c2: on, c5: on }, { projectUid: "p" }));
        await failingUp();
        await program(fleet({ c4: on, c5: on }, { projectUid: "p" }));
        emulator.requests.length = 0;
        const shown = await workspace.run("preview");
        assert.match(shown, /1 leaves this resource and was never written \("c2"\)/);
        assert.deepEqual(
          emulator.requests.map(({ method, url }) => `${method} ${url.split("/")[3]}`),
          ["GET c5"],
        );
        await up();
        await assertNothingToDo(stack);
      }));
  });
}
