import assert from "node:assert/strict";
import { UNKNOWN } from "../../../provider/engine.js";
import type { ResourceName } from "../../../provider/model/package.js";
import { NO_SERVICE, testRun } from "../run/testRun.mjs";
import { DECLARATIONS, type Properties, resourceIn } from "./resourceIn.mjs";

const UID = "63a1f0e2c0ffee0011223344";
const PROJECT = "5f1c0a3be4b0c0ffee001122";
const on = { isHostCluster: true };

/** What the check of arguments logs about UIDs. */
function warnings(name: ResourceName, args: Properties, settings = {}, options = {}): string[] {
  const logged: string[] = [];
  const resource = resourceIn(testRun(NO_SERVICE, settings), name, {
    warn: (message) => logged.push(`warning: ${message}`),
    ...options,
  });
  assert.deepEqual(resource.check(args).failures, []);
  // The engine checks a resource again to replace it.
  resource.check(args);
  return logged;
}

const fleet = (...uids: string[]) => ({ clusters: Object.fromEntries(uids.map((uid) => [uid, on])) });
const title = (subject: string, uids: string) =>
  `warning: ${subject}: ${uids} not like those of Palette, which have 24 lower-case hexadecimal digits [palette-uid]`;

describe("the warning about UIDs that Palette does not have", () => {
  for (const { uid, advice } of [
    { uid: "prod-1", advice: "to find that of a name, run: npx pulumi-spectrocluster doctor --clusters --name prod-1" },
    { uid: "prod:1!", advice: "to find that of a name, run: npx pulumi-spectrocluster doctor --clusters" },
    { uid: "-prod", advice: "to find that of a name, run: npx pulumi-spectrocluster doctor --clusters" },
    { uid: UID.toUpperCase(), advice: `did you mean "${UID}"?` },
    { uid: `uid-${UID}`, advice: `did you mean "${UID}"?` },
    { uid: `c/${UID}`, advice: `did you mean "${UID}"?` },
    { uid: `“${UID}”`, advice: `did you mean "${UID}"?` },
    { uid: "63alfOe2cOffeeOOll223344", advice: 'did you mean "63a1f0e2c0ffee0011223344"?' },
    { uid: "63а1f0е2с0ffee0011223344", advice: `did you mean "${UID}"?` },
    { uid: "６3a1f0e2c0ffee0011223344", advice: `did you mean "${UID}"?` },
    { uid: `${UID}5`, advice: "it has 25 characters: copy it again" },
    { uid: UID.slice(1), advice: "it has 23 characters: copy it again" },
  ]) {
    it(`says what to do about ${JSON.stringify(uid).replace(/[^ -~]/g, "?")}`, () => {
      for (const { name, argsOf } of DECLARATIONS)
        assert.deepEqual(warnings(name, argsOf(uid, on)), [
          `${title(`${name} "test"`, "1 UID is")}\n- cluster ${JSON.stringify(uid)}: ${advice}`,
        ]);
    });
  }

  it("is one for all of a resource, with ten of them", () => {
    const uids = Array.from({ length: 197 }, (_, index) => `prod-${index}`);
    const [warning = "", ...others] = warnings("HostClusterFleet", { ...fleet(UID, ...uids), projectUid: "shop" });
    assert.deepEqual(others, []);
    const lines = warning.split("\n");
    assert.equal(lines[0], title('HostClusterFleet "test"', "198 UIDs are"));
    assert.deepEqual([lines.length, lines.at(-1)], [12, "- and 188 more"]);
  });

  it("is about projects as well, those of the provider configuration apart from a resource", () => {
    const args = { clusters: { [UID]: { ...on, projectUid: "shop" } }, projectUid: "default" };
    const find = (start = "") =>
      `to find that of a name, ${start}run: npx pulumi-spectrocluster doctor --clusters --search`;
    assert.deepEqual(warnings("HostClusterFleet", args), [
      `${title('HostClusterFleet "test"', "1 UID is")}\n- projectUid "shop": ${find()}`,
    ]);
    const ofSettings = `${title("The provider configuration", "1 UID is")}\n- projectUid "dev" (from spectrocluster:projectUid): ${find("remove it from the settings and ")}`;
    for (const { name, argsOf } of DECLARATIONS)
      assert.deepEqual(warnings(name, argsOf(UID, on), { projectUid: "dev" }), [ofSettings]);
  });

  it("is never about UIDs that are well-formed, unknown or may be secret", () => {
    assert.deepEqual(warnings("HostClusterConfig", { clusterUid: UID, projectUid: PROJECT, ...on }), []);
    assert.deepEqual(warnings("HostClusterConfig", { clusterUid: UNKNOWN, projectUid: UNKNOWN, ...on }), []);
    assert.deepEqual(warnings("HostClusterFleet", { clusters: UNKNOWN }), []);
    assert.deepEqual(warnings("HostClusterFleet", { clusters: { [UID]: { ...on, projectUid: UNKNOWN } } }), []);
    assert.deepEqual(warnings("HostClusterFleet", { clusters: { [UID]: UNKNOWN }, projectUid: PROJECT }), []);
    for (const { name, argsOf } of DECLARATIONS)
      assert.deepEqual(warnings(name, argsOf("prod-1", on), {}, { hasSecrets: true }), []);
  });

  it("is no error with strictArguments", () => {
    for (const { name, argsOf } of DECLARATIONS)
      assert.equal(warnings(name, argsOf("prod-1", on), { strictArguments: true }).length, 1);
  });
});
