import assert from "node:assert/strict";
import fc from "fast-check";
import { isInexactInteger, parseJson, toJson } from "../../../provider/api/json.js";

/** The contents of a text, which must be JSON. */
async function parsed(text: string) {
  const result = await parseJson(text);
  if (typeof result === "string") throw new assert.AssertionError({ message: `${text.slice(0, 60)}: ${result}` });
  return result;
}

const listsWithin = (levels: number, core = "") => "[".repeat(levels) + core + "]".repeat(levels);
/** Alternating objects and lists. */
const mixedWithin = (levels: number): string =>
  Array.from({ length: levels }).reduce<string>(
    (inner, _, index) => (index % 2 ? `{"a":${inner}}` : `[${inner}]`),
    "1",
  );

describe("parseJson", () => {
  it("returns the same as JSON.parse, with and without an integer beyond 2^53", () =>
    fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        assert.deepEqual((await parsed(text)).value, JSON.parse(text));
        const { value, inexactNumbers } = await parsed(`{"json":${text},"n":9007199254740993}`);
        assert.deepEqual(value, { json: JSON.parse(text), n: 9007199254740992 });
        assert.deepEqual(inexactNumbers.at(-1), { segments: ["n"], digits: "9007199254740993" });
      }),
    ));

  it("returns a member named __proto__ as an own member", async () => {
    const { value } = await parsed('{"__proto__":{"a":1}}');
    assert.deepEqual(Object.keys(value as object), ["__proto__"]);
    assert.equal((value as { a?: number }).a, undefined);
  });

  it("ignores a byte order mark", async () => {
    const { value, inexactNumbers } = await parsed("\ufeff[9007199254740993]");
    assert.deepEqual(value, [9007199254740992]);
    assert.equal(inexactNumbers.length, 1);
  });

  describe("returns a reason, without quoting the text, for", () => {
    const invalid = "invalid or truncated JSON";
    const deep = "JSON nested more than 100 levels deep";
    const wrong: [string, string, string][] = [
      ["an empty text", "", "an empty body"],
      ["white space", " \r\n\t", "an empty body"],
      ["a page", "<html>hunter2</html>", invalid],
      ["a truncated object", '{"spec":{"password":"hunter2"', invalid],
      ["a truncated string", '{"password":"hunter2', invalid],
      ["a number with a leading zero", '{"hunter2":01234567890123456789}', invalid],
      ["text after the value", '{"a":1} hunter2', invalid],
      ["two values", '{"a":1}{"hunter2":2}', invalid],
      ["a second byte order mark", '\ufeff\ufeff"hunter2"', invalid],
      ["lists 101 levels deep", listsWithin(101), deep],
      ["lists and objects 101 levels deep", mixedWithin(101), deep],
      ["a deep later member", `{"a":1,"hunter2":[1,${listsWithin(99)}]}`, deep],
      ["a deep member that a later one replaces", `{"a":${listsWithin(100_000)},"a":{"n":9007199254740993}}`, deep],
      ["lists 100,000 levels deep", listsWithin(100_000, "9007199254740993"), deep],
      ["objects 100,000 levels deep", `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`, deep],
      ["lists 100,000 levels deep that are not closed", "[".repeat(100_000), invalid],
    ];
    for (const [name, text, expected] of wrong) {
      it(name, async () => assert.equal(await parseJson(text), expected));
    }
  });

  it("accepts 100 levels", async () => {
    for (const text of [listsWithin(100), mixedWithin(100), listsWithin(100, "9007199254740993")]) {
      assert.deepEqual((await parsed(text)).value, JSON.parse(text));
    }
  });

  describe("reports integers beyond 2^53", () => {
    const reported: [name: string, text: string, digitsByPath: Record<string, string>][] = [
      ["at the top", "9007199254740993", { "": "9007199254740993" }],
      ["if they are negative", '{"a":-9007199254740993}', { a: "-9007199254740993" }],
      ["in lists", "[[1,9007199254740993]]", { "0/1": "9007199254740993" }],
      ["in objects", '{"a":{"b c":[0,{"d":9007199254740993}]}}', { "a/b c/1/d": "9007199254740993" }],
      [
        "if there are several",
        "[9007199254740993,[9007199254740995]]",
        { 0: "9007199254740993", "1/0": "9007199254740995" },
      ],
      ["with more digits than a number can have", `[${"9".repeat(400)}]`, { 0: "9".repeat(400) }],
      ["under __proto__", '{"__proto__":{"a":9007199254740993}}', { "__proto__/a": "9007199254740993" }],
      ["under the name of a method", '{"hasOwnProperty":9007199254740993}', { hasOwnProperty: "9007199254740993" }],
      ["of the last of equal names", '{"a":9007199254740993,"a":9007199254740995}', { a: "9007199254740995" }],
      ["but not of a name whose last value is another", '{"a":9007199254740993,"a":5}', {}],
      ["of a name whose first value was another", '{"a":{"b":1},"a":9007199254740993}', { a: "9007199254740993" }],
      ["but not the greatest exact ones", "[9007199254740991,-9007199254740991]", {}],
      ["but not numbers with an exponent or a fraction", "[1e20,12345678901234567.5,9007199254740993.0,1E+16]", {}],
      ["but not digits in strings and names", '{"9007199254740993":"9007199254740993 \\"9007199254740993"}', {}],
      ["but not long fractions", "[0.12345678901234567,1e-20]", {}],
    ];
    for (const [name, text, expected] of reported) {
      it(name, async () => {
        const { value, inexactNumbers } = await parsed(text);
        const integers = inexactNumbers.filter(({ digits }) => isInexactInteger(digits));
        assert.deepEqual(
          Object.fromEntries(integers.map(({ segments, digits }) => [segments.join("/"), digits])),
          expected,
        );
        assert.deepEqual(value, JSON.parse(text), "the value is the nearest number");
      });
    }
  });
});

describe("toJson", () => {
  /** Numbers of every form that JSON has. */
  const numbers = fc
    .tuple(
      fc.constantFrom("", "-"),
      fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(99)).map(String),
      fc.oneof(fc.constant(""), fc.stringMatching(/^\.[0-9]{1,30}$/)),
      fc.oneof(fc.constant(""), fc.stringMatching(/^[eE][+-]?[0-9]{1,3}$/)),
    )
    .map((parts) => parts.join(""));

  /** The value as digits and a power of ten. */
  function exactValue(text: string): string {
    const [, sign, whole, fraction = "", exponent = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:e(.+))?$/i.exec(text) ?? [];
    const [, digits, zeros = ""] = /^(\d*?)(0*)$/.exec(String(BigInt(`${whole}${fraction}`))) ?? [];
    const power = digits === "" ? 0 : Number(exponent) - fraction.length + zeros.length;
    return `${sign}${digits}e${power}`;
  }

  it("alters no number", () =>
    fc.assert(
      fc.asyncProperty(numbers, async (text) => {
        assert.equal(exactValue((await toJson(await parsed(`[${text}]`))).slice(1, -1)), exactValue(text));
      }),
      { numRuns: 1000 },
    ));

  const inexact = ["-0", "-0.0", "1e400", "-1e-400", "1e-325", "0.12345678901234567890123", "12345678901234567890.5"];
  for (const text of [...inexact, `0.${"0".repeat(1_000_000)}1`]) {
    it(`returns ${text.slice(0, 30)} as it was written`, async () => {
      const json = `{"a":[${text}],"b":1}`;
      assert.equal(await toJson(await parsed(json)), json);
    });
  }

  for (const text of ["1.0", "1e3", "1E+3", "0.10", "100000000000000000000e-20", "0.000000000000000000001", "0.0e0"]) {
    it(`returns ${text} as JavaScript writes it`, async () => {
      const result = await parsed(text);
      assert.deepEqual(result.inexactNumbers, []);
      assert.equal(await toJson(result), JSON.stringify(Number(text)));
    });
  }
});
