import assert from "node:assert/strict";
import fc from "fast-check";
import { parseJson } from "../../../provider/api/json.js";

/** What the text says, which is to be JSON. */
async function parsed(text: string) {
  const result = await parseJson(text);
  if (typeof result === "string") throw new assert.AssertionError({ message: `${text.slice(0, 60)}: ${result}` });
  return result;
}

/** The integers that are reported, by place. */
async function inexact(text: string): Promise<Record<string, string>> {
  const { inexactIntegers } = await parsed(text);
  return Object.fromEntries(inexactIntegers.map(({ segments, digits }) => [segments.join("/"), digits]));
}

const listsWithin = (levels: number, core = "") => "[".repeat(levels) + core + "]".repeat(levels);
/** Objects and lists in turns. */
const mixedWithin = (levels: number): string =>
  Array.from({ length: levels }).reduce<string>(
    (inner, _, index) => (index % 2 ? `{"a":${inner}}` : `[${inner}]`),
    "1",
  );

describe("parseJson", () => {
  for (const text of [
    '{"a":[1,-2.5e3,"b",true,false,null]}',
    "[]",
    "{}",
    '"text"',
    "0",
    "-0",
    "1e400",
    "null",
    " 1\n",
  ]) {
    it(`reads ${JSON.stringify(text)}`, async () => {
      assert.deepEqual(await parsed(text), { value: JSON.parse(text), inexactIntegers: [] });
    });
  }

  it("reads what JSON.parse reads, also where an integer beyond 2^53 is in it", () =>
    fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        assert.deepEqual((await parsed(text)).value, JSON.parse(text));
        const { value, inexactIntegers } = await parsed(`{"json":${text},"n":9007199254740993}`);
        assert.deepEqual(value, { json: JSON.parse(text), n: 9007199254740992 });
        assert.deepEqual(inexactIntegers.at(-1), { segments: ["n"], digits: "9007199254740993" });
      }),
    ));

  it("keeps a member named __proto__ a member", async () => {
    const { value } = await parsed('{"__proto__":{"a":1}}');
    assert.deepEqual(Object.keys(value as object), ["__proto__"]);
    assert.equal((value as { a?: number }).a, undefined);
  });

  describe("says in words that quote nothing what is wrong with", () => {
    const cut = "JSON that is broken or ends too early";
    const deep = "JSON that is nested more than 100 levels deep";
    const wrong: [string, string, string][] = [
      ["nothing", "", "nothing in it"],
      ["white space", " \r\n\t", "nothing in it"],
      ["a page", "<html>hunter2</html>", cut],
      ["words", "hunter2", cut],
      ["an object that ends too early", '{"spec":{"password":"hunter2"', cut],
      ["a string that ends too early", '{"password":"hunter2', cut],
      ["a number with a leading zero", '{"hunter2":01234567890123456789}', cut],
      ["text after the value", '{"a":1} hunter2', cut],
      ["two values", '{"a":1}{"hunter2":2}', cut],
      ["a trailing comma", '["hunter2",]', cut],
      ["a control character in a string", '"hunter2\u0000"', cut],
      ["a byte-order mark", '\ufeff"hunter2"', cut],
      ["lists 101 levels deep", listsWithin(101), deep],
      ["lists and objects 101 levels deep", mixedWithin(101), deep],
      ["what is deep in a later member", `{"a":1,"hunter2":[1,${listsWithin(99)}]}`, deep],
      ["digits that are too deep", listsWithin(101, "9007199254740993"), deep],
      ["lists 100,000 levels deep", listsWithin(100_000, "9007199254740993"), deep],
      ["objects 100,000 levels deep", `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`, deep],
      ["lists 100,000 levels deep that are never closed", "[".repeat(100_000), cut],
    ];
    for (const [name, text, expected] of wrong) {
      it(name, async () => assert.equal(await parseJson(text), expected));
    }
  });

  it("takes 100 levels", async () => {
    for (const text of [listsWithin(100), mixedWithin(100)]) {
      assert.deepEqual((await parsed(text)).value, JSON.parse(text));
    }
    assert.deepEqual(Object.values(await inexact(listsWithin(100, "9007199254740993"))), ["9007199254740993"]);
  });

  describe("reports integers beyond 2^53", () => {
    const reported: [string, string, Record<string, string>][] = [
      ["at the top", "9007199254740993", { "": "9007199254740993" }],
      ["that are negative", '{"a":-9007199254740993}', { a: "-9007199254740993" }],
      ["in lists", "[[1,9007199254740993]]", { "0/1": "9007199254740993" }],
      ["in objects", '{"a":{"b c":[0,{"d":9007199254740993}]}}', { "a/b c/1/d": "9007199254740993" }],
      [
        "that are many",
        '{"a":9007199254740993,"b":[9007199254740995]}',
        {
          a: "9007199254740993",
          "b/0": "9007199254740995",
        },
      ],
      ["with every digit", '{"a":123456789012345678901234567890}', { a: "123456789012345678901234567890" }],
      ["with more digits than a number can have", `[${"9".repeat(400)}]`, { 0: "9".repeat(400) }],
      ["under __proto__", '{"__proto__":{"a":9007199254740993}}', { "__proto__/a": "9007199254740993" }],
      [
        "under the name of a method",
        '{"hasOwnProperty":9007199254740993,"b":1}',
        {
          hasOwnProperty: "9007199254740993",
        },
      ],
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
        assert.deepEqual(await inexact(text), expected);
        assert.deepEqual((await parsed(text)).value, JSON.parse(text), "the value is the nearest number");
      });
    }
  });
});
