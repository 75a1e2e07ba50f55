import assert from "node:assert/strict";
import type { SpectroclusterError } from "../../../provider/errors.js";
import { getClusterSearchInputs } from "../../../provider/functions/getClusterSearchInputs.js";
import type { ClusterSearchInputs } from "../../../provider/model/clusterSearchInputs.js";
import { findSearchInputUid } from "../../../sdk/findSearchInputUid.js";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";

describe("getClusterSearchInputs", () => {
  const emulator = useEmulator();

  const respondWith = (body: string) =>
    emulator.fail({ status: 200, headers: { "content-type": "application/json" }, body });
  const read = () => getClusterSearchInputs.call(async () => testRun(emulator), {});

  for (const [body, value] of [
    ['{"inputs":{"a":{"values":null},"b":null}}', { inputs: { a: {} } }],
    ["{}", {}],
    ['{"inputs":{"a":{"values":[],"grown":1}},"grown":2}', { inputs: { a: { values: [], grown: 1 } }, grown: 2 }],
  ] as const) {
    it(`returns all members of ${body} that are not null`, async () => {
      respondWith(body);
      assert.deepEqual((await read()).value, value);
    });
  }

  it("reports unexpected values with the name of the response", async () => {
    respondWith('{"inputs":{"a":{"values":[{"name":"x","uid":7}]},"b":{"values":{}}}}');
    const { message } = await errorOf(read());
    assert.match(message, /^The response with the filter values of the cluster search has unexpected values/);
    assert.match(message, /\n- inputs\.a\.values\[0\]\.uid must be a string, not 7\n- inputs\.b\.values must be/);
  });
});

describe("findSearchInputUid", () => {
  type Pair = [name?: string | null, uid?: string | null];
  const values = (...pairs: Pair[]) => ({ values: pairs.map(([name, uid]) => ({ name, uid })) });
  const all = {
    project: values(["dev", "u1"], ["prod", "u2"], ["", "u3"]),
    environment: values(["Dev", "u4"]),
    twins: values(["dev", "u5"], ["dev", "u6"], ["other", "u7"]),
    same: values(["dev", "u8"], ["dev", "u8"]),
    half: values(["dev"], ["dev", "u9"]),
    uidless: values(["dev"], ["prod", null], ["test", ""]),
    nameless: values([undefined, "u10"], [null, "u11"]),
    none: values(),
    null: null,
    many: values(...Array.from({ length: 25 }, (_, index): Pair => [`n${index}`, `u${index}`])),
    // The name of a method of every object.
    toString: values(["dev", "u12"]),
  };
  const inputs: ClusterSearchInputs = JSON.parse(
    JSON.stringify({ inputs: all }).replace('"none"', '"__proto__":{"values":[{"name":"dev","uid":"u13"}]},"none"'),
  );

  for (const [property, name, uid] of [
    ["project", "dev", "u1"],
    ["project", "", "u3"],
    ["same", "dev", "u8"],
    ["half", "dev", "u9"],
    ["many", "n24", "u24"],
    ["toString", "dev", "u12"],
    ["__proto__", "dev", "u13"],
  ] as const) {
    it(`finds ${JSON.stringify(name)} of ${property}`, () =>
      assert.equal(findSearchInputUid(inputs, property, name), uid));
  }

  const shortened = Array.from({ length: 20 }, (_, index) => `"n${index}"`).join(", ");
  for (const [property, name, message] of [
    ["owner", "dev", 'has no property "owner". Its properties: "project", "environment",'],
    ["projects", "dev", 'has no property "projects". Did you mean "project"? Its properties: "project",'],
    ["null", "dev", 'has no property "null". Its properties: "project",'],
    ["environment", "dev", 'has no value "dev" of property "environment". Did you mean "Dev"? Its values: "Dev".'],
    ["nameless", "dev", 'has no value "dev" of property "nameless". Its values: none.'],
    ["twins", "dev", 'has more than one, with the UIDs "u5", "u6". Its values: "dev", "dev", "other".'],
    ["uidless", "test", 'has one without a UID. Its values: "dev", "prod", "test".'],
    [undefined, "dev", "property is nothing"],
    ["nameless", undefined, "name is nothing"],
    ["many", "\u0007", `has no value "\\u0007" of property "many". Its values: ${shortened} and 5 more.`],
  ] as const) {
    it(`rejects ${JSON.stringify(name)} of ${property}: ${message}`, () => {
      assert.throws(
        () => findSearchInputUid(inputs, property as string, name as string),
        (error: SpectroclusterError) => {
          assert.equal(error.code, "SPECTROCLUSTER_SEARCH_INPUT");
          assert.ok(error.message.includes(message), error.message);
          return true;
        },
      );
    });
  }
});
