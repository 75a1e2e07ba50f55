import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { SpectroclusterError, ValidationError } from "../../../provider/errors.js";
import { getClusterSearchInputs } from "../../../provider/functions/getClusterSearchInputs.js";
import { searchInputUid } from "../../../provider/functions/searchInputUid.js";
import type { ClusterSearchInputs } from "../../../provider/model/clusterSearchInputs.js";
import type { GetClusterSearchInputsArgs, ReadOptions, Validation } from "../../../provider/model/functions.js";
import { Emulator } from "../../emulator/index.mjs";
import { emulatorConnection } from "../api/emulatorConnection.mjs";

describe("getClusterSearchInputs", () => {
  let emulator: Emulator;
  /** Number of calls of `connect`. */
  let connections: number;

  beforeEach(async () => {
    connections = 0;
    emulator = await Emulator.start();
  });
  afterEach(() => emulator.stop());

  function read(args: unknown = {}, options?: ReadOptions, values: SettingValues = {}) {
    const connect = async () => {
      connections += 1;
      return emulatorConnection(emulator, values);
    };
    return getClusterSearchInputs.call(connect, args as GetClusterSearchInputsArgs, options);
  }

  /** Sets the text of the service's next response. */
  function respondWith(body: string): void {
    emulator.fail({ status: 200, headers: { "content-type": "application/json" }, body });
  }

  describe("rejects invalid arguments and options before any request:", () => {
    const arguments_ = "The arguments of getClusterSearchInputs are invalid:\n- ";
    const wrong: [string, unknown, Validation | undefined, string][] = [
      ["an empty project", { projectUid: "" }, undefined, `${arguments_}projectUid must not be empty`],
      ["a blank project", { projectUid: " " }, undefined, `${arguments_}projectUid must be a project UID`],
      [
        "a project that is not a string",
        { projectUid: 7 },
        undefined,
        `${arguments_}projectUid must be a string, not 7`,
      ],
      [
        "a project that is not a valid header value",
        { projectUid: "p\r\nApiKey: x" },
        undefined,
        `${arguments_}projectUid must be a project UID of printable ASCII characters`,
      ],
      [
        "a misspelled member",
        { projectUID: "p" },
        undefined,
        `${arguments_}projectUID is not a known member (value "p"); did you mean projectUid?`,
      ],
      ["null for all arguments", null, undefined, `${arguments_}The arguments must be an object`],
      ["a list", [], undefined, `${arguments_}The arguments must be an object`],
      [
        "an unknown validation",
        {},
        "lax" as Validation,
        'The options of getClusterSearchInputs are invalid:\n- validation must be "strict" or "standard" or "off"',
      ],
    ];
    for (const [name, args, validation, message] of wrong) {
      it(name, async () => {
        await assert.rejects(read(args, { validation }), (error: unknown) => {
          assert.ok(error instanceof ValidationError);
          assert.ok(error.message.startsWith(message), error.message);
          return true;
        });
        assert.deepEqual([connections, emulator.requests.length], [0, 0]);
      });
    }
  });

  it("uses the project of the provider configuration unless the arguments name another", async () => {
    await read({}, {}, { projectUid: "own" });
    await read({ projectUid: "other" }, {}, { projectUid: "own" });
    await read({ projectUid: undefined });
    const projects = emulator.requests.map(({ headers }) => headers["projectuid"]);
    assert.deepEqual(projects, ["own", "other", undefined]);
  });

  for (const [body, value] of [
    ['{"inputs":{"a":{"values":null},"b":null}}', { inputs: { a: {} } }],
    ['{"inputs":null}', {}],
  ] as const) {
    it(`returns no null members of ${body}`, async () => {
      respondWith(body);
      assert.deepEqual((await read({}, { validation: "strict" })).value, value);
    });
  }

  describe("validates the response:", () => {
    const subject = "The response with the inputs of the cluster search filter";
    const inexact = '{"inputs":{"a":{"grown":9007199254740993}}}';
    const inexactText =
      "inputs.a.grown is 9007199254740993, beyond 2^53: the result contains the nearest JavaScript number";
    const wrongType = '{"inputs":{"a":{"values":[{"name":"x","uid":7}]},"b":{"values":{}}}}';
    const wrongTypeTexts = [
      "inputs.a.values[0].uid must be a string, not 7",
      "inputs.b.values must be a list, not an object",
    ];
    const responses: [string, string, Validation | undefined, { refused?: string[]; warnings?: string[] }][] = [
      ["as described", '{"inputs":{"a":{"values":[{"name":"x","uid":"1"}]}}}', "strict", {}],
      ["no inputs", '{"inputs":{}}', "strict", {}],
      ["no inputs at all", "{}", "strict", {}],
      [
        "members that the reference does not describe",
        '{"inputs":{"a":{"values":[],"grown":1}},"grown":2}',
        "strict",
        {},
      ],
      ["values of a wrong type", wrongType, undefined, { refused: wrongTypeTexts }],
      ["values of a wrong type", wrongType, "strict", { refused: wrongTypeTexts }],
      ["values of a wrong type", wrongType, "off", {}],
      [
        "a list of inputs",
        '{"inputs":[]}',
        undefined,
        { refused: ["inputs must be an object, not a list of 0 items"] },
      ],
      ["an integer beyond 2^53", inexact, undefined, { warnings: [inexactText] }],
      ["an integer beyond 2^53", inexact, "strict", { refused: [inexactText] }],
      ["an integer beyond 2^53", inexact, "off", {}],
    ];
    for (const [name, body, validation, { refused, warnings = [] }] of responses) {
      it(`${name}, ${validation ?? "standard"}`, async () => {
        respondWith(body);
        const reading = read({}, { validation });
        if (refused) {
          const lines = refused.map((line) => `- ${line}`).join("\n");
          const about = `${subject} has unexpected values`;
          const way = body === inexact ? '"standard" only warns about this' : '"off" disables this check';
          await assert.rejects(reading, {
            name: "ValidationError",
            message: `${about} (the option validation: ${way}):\n${lines}`,
          });
        } else {
          const { value, ...rest } = await reading;
          assert.deepEqual(value, JSON.parse(body));
          assert.equal(rest.subject, subject);
          assert.deepEqual(
            rest.warnings.map(({ path, message }) => `${path} ${message}`),
            warnings,
          );
        }
      });
    }
  });
});

describe("searchInputUid", () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ name: `n${index}`, uid: `u${index}` }));
  const inputs = JSON.parse(
    JSON.stringify({
      inputs: {
        project: {
          values: [
            { name: "dev", uid: "u1" },
            { name: "prod", uid: "u2" },
            { name: "", uid: "u3" },
          ],
        },
        environment: { values: [{ name: "Dev", uid: "u4" }] },
        twins: {
          values: [
            { name: "dev", uid: "u5" },
            { name: "dev", uid: "u6" },
            { name: "other", uid: "u7" },
          ],
        },
        same: {
          values: [
            { name: "dev", uid: "u8" },
            { name: "dev", uid: "u8" },
          ],
        },
        half: { values: [{ name: "dev" }, { name: "dev", uid: "u9" }] },
        uidless: { values: [{ name: "dev" }, { name: "prod", uid: null }, { name: "test", uid: "" }] },
        nameless: { values: [{ uid: "u10" }, { name: null, uid: "u11" }] },
        none: { values: [] },
        null: { values: null },
        nothing: {},
        many: { values: many },
        // The name of a method of every object.
        toString: { values: [{ name: "dev", uid: "u12" }] },
      },
    }),
  ) as ClusterSearchInputs;

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
    ["a property in other case", inputs, "Project", "dev", `Did you mean "project"? ${itsProperties}`],
    ["a property named __proto__", inputs, "__proto__", "dev", `has no property "__proto__". ${itsProperties}`],
    ["a property named constructor", inputs, "constructor", "dev", `has no property "constructor". ${itsProperties}`],
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
    ["null for the values", inputs, "null", "dev", 'has no value "dev" of property "null". Its values: none.'],
    ["a property without values", inputs, "nothing", "dev", 'no value "dev" of property "nothing". Its values: none.'],
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
    ["a value whose uid is null", inputs, "uidless", "prod", "but has one without a UID."],
    ["a value whose uid is empty", inputs, "uidless", "test", "but has one without a UID."],
    [
      "more than 20 values",
      inputs,
      "many",
      "absent",
      `"absent" of property "many". Its values: ${shortened} and 5 more.`,
    ],
    [
      "20 values",
      { inputs: { a: { values: many.slice(0, 20) } } },
      "a",
      "absent",
      `has no value "absent" of property "a". Its values: ${shortened}.`,
    ],
    ["no properties", { inputs: {} }, "project", "dev", 'has no property "project". Its properties: none.'],
    ["no inputs", {}, "project", "dev", 'has no property "project". Its properties: none.'],
    [
      "null for the inputs",
      JSON.parse('{"inputs":null}'),
      "project",
      "dev",
      'has no property "project". Its properties: none.',
    ],
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
