import assert from "node:assert/strict";
import { withStack } from "./stack.mjs";

/** A fleet whose second cluster has lost its configuration. */
const ABSENT = {
  plain: "{ [kept]: on, [lost]: undefined }",
  null: "{ [kept]: on, [lost]: null }",
  output: "{ [kept]: on, [lost]: pulumi.output(undefined) }",
  promise: "{ [kept]: on, [lost]: Promise.resolve(undefined) }",
  map: "pulumi.output({ [kept]: on, [lost]: undefined })",
};

const fleet = (clusters: string) => `
  const [kept, lost, on] = ["c1", "c2", { isHostCluster: true }];
  new HostClusterFleet("prod", { clusters: ${clusters} });`;

describe("undefined arguments in the engine", function () {
  this.timeout(240_000);

  it("of a fleet's cluster are errors, however they become undefined, and disable nothing", () =>
    withStack({ program: fleet("{ [kept]: on, [lost]: on }") }, async ({ emulator, program, up, failingUp }) => {
      await up();
      emulator.requests.length = 0;
      for (const [name, clusters] of Object.entries(ABSENT)) {
        await program(fleet(clusters));
        assert.match(await failingUp(), /clusters\.c2 must be an object with the host cluster configuration/, name);
      }
      assert.deepEqual(emulator.patches, []);
    }));

  it("count as omitted for isHostCluster, with the same warning", () =>
    withStack(
      {
        program: ["undefined", "pulumi.output(undefined)", "Promise.resolve(undefined)"]
          .map(
            (value, index) => `new HostClusterConfig("host-${index}", {
              clusterUid: "c${index}", isHostCluster: ${value}, clusterEndpoint: { type: "Ingress" },
            });`,
          )
          .join("\n"),
        clusters: ["c0", "c1", "c2"].map((uid) => ({ uid })),
      },
      async ({ emulator, up }) => {
        const shown = await up();
        for (const index of [0, 1, 2]) {
          assert.match(
            shown,
            new RegExp(`\\(host-${index}\\):\\s+warning: isHostCluster is omitted, which means false`),
          );
        }
        for (const { body } of emulator.patches) {
          assert.equal(
            (body as { hostClusterConfig: { isHostCluster: boolean } }).hostClusterConfig.isHostCluster,
            false,
          );
        }
      },
    ));
});
