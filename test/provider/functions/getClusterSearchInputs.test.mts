import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { SpectroclusterError, ValidationError } from "../../../provider/errors.js";
import { getClusterSearchInputs } from "../../../provider/functions/getClusterSearchInputs.js";
import { searchInputUid } from "../../../provider/functions/searchInputUid.js";
import type { ClusterSearchInputs } from "../../../provider/model/clusterSearchInputs.js";
import type { GetClusterSearchInputsArgs, ReadOptions, Validation } from "../../../provider/model/functions.js";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "../api/emulatorConnection.mjs";

describe("getClusterSearchInputs", () => {
  const emulator = useEmulator();
  /** Number of calls of `connect`. */
  let connections: number;

  beforeEach(() => {
    connections = 0;
  });

  function read(args: unknown = {}, options?: ReadOptions) {
    const connect = async () => {
      connections += 1;
      return emulatorConnection(emulator);
    };
    return getClusterSearchInputs.call(connect, args as GetClusterSearchInputsArgs, options);
  }

  /** Sets the text of the service's next response. */
  function respondWith(body: string): void {
    emulator.fail({ status: 200, headers: { "content-type": "application/json" }, body });
  }

  it("reads the inputs in the project of its arguments", async () => {
    await read({ projectUid: "p" });
    assert.equal(emulator.requests[0]?.headers["projectuid"], "p");
  });

  for (const [name, args, validation, message] of [
    ["a misspelled member", { projectUID: "p" }, undefined, "arguments.*\n- projectUID is .* mean projectUid\\?"],
    ["null for all arguments", null, undefined, "arguments.*\n- The arguments must be an object"],
    ["an unknown validation", {}, "lax" as Validation, "options.*\n- validation must be "],
  ] as const) {
    it(`rejects ${name} before any request`, async () => {
      const error = await errorOf(read(args, { validation }));
      assert.ok(error instanceof ValidationError);
      assert.match(error.message, new RegExp(`^The ${message}`));
      assert.deepEqual([connections, emulator.requests.length], [0, 0]);
    });
  }

  for (const [body, value] of [
    ['{"inputs":{"a":{"values":null},"b":null}}', { inputs: { a: {} } }],
    ['{"inputs":null}', {}],
    ["{}", {}],
    ['{"inputs":{"a":{"values":[],"grown":1}},"grown":2}', { inputs: { a: { values: [], grown: 1 } }, grown: 2 }],
  ] as const) {
    it(`returns all members of ${body} that are not null`, async () => {
      respondWith(body);
      assert.deepEqual((await read({}, { validation: "strict" })).value, value);
    });
  }

  it("reports unexpected values with the name of the response, unless validation is off", async () => {
    const body = '{"inputs":{"a":{"values":[{"name":"x","uid":7}]},"b":{"values":{},"grown":9007199254740993}}}';
    respondWith(body);
    const { message } = await errorOf(read());
    assert.equal(
      message,
      "The response with the inputs of the cluster search filter has unexpected values " +
        '(the option validation: "off" disables this check):\n' +
        "- inputs.a.values[0].uid must be a string, not 7\n" +
        "- inputs.b.values must be a list, not an object",
    );
    respondWith(body);
    assert.deepEqual((await read({}, { validation: "off" })).value, JSON.parse(body));
  });
});

describe("searchInputUid", () => {
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
    null: { values: null },
    nothing: {},
    many: values(...Array.from({ length: 25 }, (_, index): Pair => [`n${index}`, `u${index}`])),
    // The name of a method of every object.
    toString: values(["dev", "u12"]),
  };
  const inputs: ClusterSearchInputs = JSON.parse(JSON.stringify({ inputs: all }));

  for (const [property, name, uid] of [
    ["project", "dev", "u1"],
    ["project", "", "u3"],
    ["environment", "Dev", "u4"],
    ["same", "dev", "u8"],
    ["half", "dev", "u9"],
    ["many", "n24", "u24"],
    ["toString", "dev", "u12"],
  ] as const) {
    it(`finds ${JSON.stringify(name)} of ${property}`, () => {
      assert.equal(searchInputUid(inputs, property, name), uid);
    });
  }

  it("finds a property named __proto__", () => {
    const odd = JSON.parse('{"inputs":{"__proto__":{"values":[{"name":"dev","uid":"u"}]}}}');
    assert.equal(searchInputUid(odd, "__proto__", "dev"), "u");
  });

  const properties = Object.keys(inputs.inputs ?? {}).map((name) => JSON.stringify(name));
  const itsProperties = `Its properties: ${properties.join(", ")}.`;
  const shortened = Array.from({ length: 20 }, (_, index) => `"n${index}"`).join(", ");
  const refused: [string, ClusterSearchInputs, string, string, string][] = [
    ["an unknown property", inputs, "owner", "dev", `has no property "owner". ${itsProperties}`],
    [
      "a misspelled property",
      inputs,
      "projects",
      "dev",
      `has no property "projects". Did you mean "project"? ${itsProperties}`,
    ],
    ["a property named __proto__", inputs, "__proto__", "dev", `has no property "__proto__". ${itsProperties}`],
    ["an unknown value", inputs, "project", "live", 'no value "live" of property "project". Its values: "dev",'],
    [
      "a value in other case",
      inputs,
      "environment",
      "dev",
      'has no value "dev" of property "environment". Did you mean "Dev"? Its values: "Dev".',
    ],
    ["values without a name", inputs, "nameless", "dev", 'no value "dev" of property "nameless". Its values: none.'],
    ["no values", inputs, "none", "dev", 'has no value "dev" of property "none". Its values: none.'],
    [
      "two values of one name",
      inputs,
      "twins",
      "dev",
      'must have exactly one value "dev" of property "twins", but has more than one, with the UIDs "u5", "u6". ' +
        'Its values: "dev", "dev", "other".',
    ],
    [
      "a value without a UID",
      inputs,
      "uidless",
      "dev",
      'must have exactly one value "dev" of property "uidless", but has one without a UID. Its values: "dev", "prod", "test".',
    ],
    ["a value whose uid is empty", inputs, "uidless", "test", "but has one without a UID."],
    [
      "more than 20 values",
      inputs,
      "many",
      "absent",
      `"absent" of property "many". Its values: ${shortened} and 5 more.`,
    ],
    ["no properties", {}, "project", "dev", 'has no property "project". Its properties: none.'],
    // null counts as absent, so there is none of that name to be meant.
    [
      "null for the property",
      JSON.parse('{"inputs":{"project":null,"owner":{}}}'),
      "project",
      "dev",
      'has no property "project". Its properties: "owner".',
    ],
    [
      "a property that is not a string",
      { inputs: {} },
      undefined as unknown as string,
      "dev",
      "must be a string, not nothing",
    ],
    [
      "a name that is not a string, as that of a value",
      { inputs: { a: { values: [{ uid: "1" }] } } },
      "a",
      undefined as unknown as string,
      "must be a string, not nothing",
    ],
    ["an output", pulumi.output({}) as object, "a", "b", "a result of getClusterSearchInputs, not an OutputImpl"],
    ["null", null as unknown as object, "a", "b", "a result of getClusterSearchInputs, not null"],
    [
      "a name with control characters",
      { inputs: { a: { values: [{ name: "a\u001b[2J", uid: "1" }] } } },
      "a",
      "\u0007",
      'no value "\\u0007" of property "a". Its values: "a\\u001b[2J".',
    ],
  ];
  for (const [name, given, property, value, message] of refused) {
    it(`rejects ${name}`, () => {
      assert.throws(
        () => searchInputUid(given, property, value),
        (error: unknown) => {
          assert.ok(error instanceof SpectroclusterError, String(error));
          assert.equal(error.code, "SPECTROCLUSTER_SEARCH_INPUT");
          assert.match(
            error.message,
            /^The (cluster search filter |(property|name) of a search input |search inputs )/,
          );
          assert.ok(error.message.includes(message), error.message);
          return true;
        },
      );
    });
  }
});
