import assert from "node:assert/strict";
import { NotFoundError, ValidationError } from "../../../provider/errors.js";
import { getCluster } from "../../../provider/functions/getCluster.js";
import type { CheckOptions } from "../../../provider/model/checks.js";
import type { GetClusterArgs } from "../../../provider/model/functions.js";
import { useEmulator } from "../../support/useEmulator.mjs";
import { failureOf } from "../api/failureOf.mjs";
import { testRun } from "../run/testRun.mjs";

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
    getCluster.call(async () => testRun(emulator), args, {}, options);

  for (const { what, args, uid } of [
    { what: "name", args: { name: "prod-10" }, uid: "u3" },
    { what: "name and project", args: { name: "prod-1", projectUid: "p1" }, uid: "u1" },
    { what: "name and label", args: { name: "prod-1", labels: { tier: "silver" } }, uid: "u2" },
    { what: "name and tag without a value", args: { name: "edge", labels: { gpu: "" } }, uid: "u4" },
  ]) {
    it(`returns the cluster with a ${what}`, async () => assert.equal((await find(args)).value.uid, uid));
  }

  it("returns the same as an item of getClusters", async () => {
    assert.deepEqual((await find({ name: "prod-1", labels: gold })).value, {
      ...{ uid: "u1", name: "prod-1", projectUid: "p1", projectName: "one", labels: gold },
      ...{ cloudType: "aws", state: "Running", healthState: "Healthy" },
    });
  });

  const places = '2 clusters: "u1" in project "one" ("p1"), "u2" without a project';
  const notVisible = "No cluster that the API key can see has this name";
  const otherLabel = { name: "prod-1", labels: { tier: "gold", env: "qa" } };
  for (const [what, args, type, message] of [
    ["of several clusters", { name: "prod-1" }, ValidationError, `- name is that of ${places}`],
    ["of no cluster", { name: "prod" }, NotFoundError, `${notVisible}.`],
    ["in another project", { name: "prod-10", projectUid: "p1" }, NotFoundError, 'No cluster in project "p1" has'],
    ["of a virtual cluster", { name: "virtual" }, NotFoundError, notVisible],
    ["of a deleted cluster", { name: "old" }, NotFoundError, notVisible],
    ["with another label", otherLabel, NotFoundError, `${notVisible} and these labels.`],
    ["that is empty", { name: "" }, ValidationError, "- name must not be blank"],
  ] as const) {
    it(`rejects a name ${what}`, async () => {
      const error = await failureOf(find(args), emulator);
      assert.ok(error instanceof type, String(error));
      assert.ok(error.message.includes(message), error.message);
    });
  }

  it("says how to find a name that no cluster has", async () => {
    for (const [name, advice] of [
      ["prod", / To list .* names contain it, run: npx pulumi-spectrocluster doctor --clusters --name prod$/],
      ["prod; rm", /, run: npx pulumi-spectrocluster doctor --clusters$/],
    ] as const) {
      assert.match((await failureOf(find({ name }), emulator)).message, advice);
    }
  });

  it("quotes neither names nor what was found if an argument is secret", async () => {
    for (const args of [{ name: "prod-1" }, { name: "secret" }, { name: "prod-1", labels: { tier: "secret" } }]) {
      const { message } = await failureOf(find(args, { hideValues: true }), emulator);
      assert.doesNotMatch(message, /prod-1|secret"|u1|--name/);
    }
  });
});
