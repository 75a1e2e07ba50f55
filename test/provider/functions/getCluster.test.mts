import assert from "node:assert/strict";
import { NotFoundError, ValidationError } from "../../../provider/errors.js";
import { getCluster } from "../../../provider/functions/getCluster.js";
import type { GetClusterArgs } from "../../../provider/model/functions.js";
import type { CheckOptions } from "../../../provider/validation/checkOptions.js";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "../api/emulatorConnection.mjs";
import { failureOf } from "../api/failureOf.mjs";

describe("getCluster", () => {
  const gold = { tier: "gold", env: "prod" };
  const emulator = useEmulator(
    { uid: "u1", name: "prod-1", projectUid: "p1", projectName: "one", labels: gold },
    { uid: "u2", name: "prod-1", labels: { tier: "silver" } },
    { uid: "u3", name: "prod-10" },
    { uid: "u4", name: "edge", labels: { gpu: "spectro__tag" } },
    { uid: "u5", name: "edge", labels: { gpu: "a100" } },
    { uid: "v1", name: "virtual", cloudType: "nested" },
    { uid: "d1", name: "old", state: "Deleted" },
  );
  const find = (args: GetClusterArgs, options?: CheckOptions) =>
    getCluster.call(async () => emulatorConnection(emulator), args, {}, options);

  for (const [what, args, uid] of [
    ["name", { name: "prod-10" }, "u3"],
    ["name and project", { name: "prod-1", projectUid: "p1" }, "u1"],
    ["name and label", { name: "prod-1", labels: { tier: "silver" } }, "u2"],
    ["name and tag without a value", { name: "edge", labels: { gpu: "" } }, "u4"],
  ] as const) {
    it(`returns the cluster with a ${what}`, async () => assert.equal((await find(args)).value.uid, uid));
  }

  it("returns the same as an item of getClusters", async () => {
    assert.deepEqual((await find({ name: "prod-1", labels: gold })).value, {
      ...{ uid: "u1", name: "prod-1", projectUid: "p1", projectName: "one", labels: gold },
      ...{ cloudType: "aws", state: "Running", healthState: "Healthy" },
    });
  });

  const several =
    "The arguments of getCluster do not identify one cluster:\n" +
    '- name is that of 2 clusters: "u1" in project "one" ("p1"), "u2" without a project. ' +
    "Select one of them by projectUid or labels";
  const places = '2 clusters: "u1" in project "one" ("p1"), "u2" without a project';
  const none = "Check the name and the project. getClusters finds parts of names.";
  for (const [what, args, type, message] of [
    ["of several clusters", { name: "prod-1" }, ValidationError, several],
    [
      "of no cluster",
      { name: "prod" },
      NotFoundError,
      `Cannot find cluster "prod":\nNo cluster that the API key can see has this name.\n${none}`,
    ],
    [
      "in another project",
      { name: "prod-10", projectUid: "p1" },
      NotFoundError,
      `Cannot find cluster "prod-10":\nNo cluster in project "p1" has this name.\n${none}`,
    ],
    ["of a virtual cluster", { name: "virtual" }, NotFoundError, "No cluster that"],
    ["of a deleted cluster", { name: "old" }, NotFoundError, "No cluster that"],
    [
      "with another label",
      { name: "prod-1", labels: { tier: "gold", env: "qa" } },
      NotFoundError,
      `The labels differ from those of ${places}.\nCheck the labels.`,
    ],
    [
      "that is empty",
      { name: "" },
      ValidationError,
      "The arguments of getCluster are invalid:\n- name must not be empty",
    ],
  ] as const) {
    it(`rejects a name ${what}`, async () => {
      const error = await failureOf(find(args), emulator);
      assert.ok(error instanceof type, String(error));
      assert.ok(error.message.includes(message), error.message);
    });
  }

  it("quotes neither names nor what was found if an argument is secret", async () => {
    for (const args of [{ name: "prod-1" }, { name: "secret" }, { name: "prod-1", labels: { tier: "secret" } }]) {
      const { message } = await failureOf(find(args, { hideValues: true }), emulator);
      assert.doesNotMatch(message, /prod-1|secret"|u1/);
    }
  });
});
