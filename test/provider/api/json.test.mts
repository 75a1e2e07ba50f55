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

  it("returns a reason for what is not JSON or too deep, without quoting the text", async () => {
    const invalid = "invalid or truncated JSON";
    const deep = "JSON nested more than 100 levels deep";
    for (const [text, expected] of [
      [" \r\n\t", "an empty body"],
      ["<html>hunter2</html>", invalid],
      ['{"spec":{"password":"hunter2"', invalid],
      ['{"hunter2":01234567890123456789}', invalid],
      ['\ufeff\ufeff"hunter2"', invalid],
      [listsWithin(101), deep],
      [`{"a":1,"hunter2":[1,${listsWithin(99)}]}`, deep],
      [`{"a":${listsWithin(100_000)},"a":{"n":9007199254740993}}`, deep],
      [`${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`, deep],
    ] as const) {
      assert.equal(await parseJson(text), expected, text.slice(0, 60));
    }
    const accepted = listsWithin(100, "9007199254740993");
    assert.deepEqual((await parsed(accepted)).value, JSON.parse(accepted));
  });

  it("reports where integers beyond 2^53 are", async () => {
    for (const [text, expected] of [
      ["\ufeff9007199254740993", { "": "9007199254740993" }],
      ['[1,{"b c":[-9007199254740993]}]', { "1/b c/0": "-9007199254740993" }],
      [`[${"9".repeat(400)}]`, { 0: "9".repeat(400) }],
      ['{"__proto__":{"a":9007199254740993}}', { "__proto__/a": "9007199254740993" }],
      ['{"a":9007199254740993,"a":9007199254740995}', { a: "9007199254740995" }],
      ['{"a":9007199254740993,"a":5}', {}],
      ["[9007199254740991,-9007199254740991,1e20,12345678901234567.5,9007199254740993.0]", {}],
      ['{"9007199254740993":"9007199254740993 \\"9007199254740993"}', {}],
    ] as const) {
      const { value, inexactNumbers } = await parsed(text);
      const integers = inexactNumbers.filter(({ digits }) => isInexactInteger(digits));
      const found = Object.fromEntries(integers.map(({ segments, digits }) => [segments.join("/"), digits]));
      assert.deepEqual(found, expected, text);
      assert.deepEqual(value, JSON.parse(text.replace("\ufeff", "")), "the value is the nearest number");
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

  /** The value as digits and a power of ten. Zero has no sign. */
  function exactValue(text: string): string {
    const [, sign, whole, fraction = "", exponent = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:e(.+))?$/i.exec(text) ?? [];
    const [, digits = "", zeros = ""] = /^(\d*?)(0*)$/.exec(String(BigInt(`${whole}${fraction}`))) ?? [];
    return digits === "" ? "0" : `${sign}${digits}e${Number(exponent) - fraction.length + zeros.length}`;
  }

  it("alters no number", () =>
    fc.assert(
      fc.asyncProperty(numbers, async (text) => {
        assert.equal(exactValue((await toJson(await parsed(`[${text}]`))).slice(1, -1)), exactValue(text));
      }),
      { numRuns: 1000 },
    ));

  it("writes the last of equal values where the number still is", async () => {
    const { inexactNumbers } = await parsed('{"kept":{"n":9007199254740993},"changed":9007199254740993}');
    const value = { kept: { n: 9007199254740992 }, changed: 7 };
    assert.equal(await toJson({ value, inexactNumbers }), '{"kept":{"n":9007199254740993},"changed":7}');
  });
});
