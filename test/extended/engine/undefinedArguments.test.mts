import assert from "node:assert/strict";
import { withStack } from "../../engine/stack.mjs";

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
});
