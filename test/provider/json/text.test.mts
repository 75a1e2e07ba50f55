import assert from "node:assert/strict";
import fc from "fast-check";
import { copyAsJson } from "../../../provider/json/copy.js";
import { parseJson, toJson } from "../../../provider/json/text.js";
import { ExactNumber } from "../../../provider/json/value.js";

/** The value of a text, which must be JSON. */
async function parsed(text: string): Promise<object> {
  const { value, problem } = await parseJson(text);
  assert.equal(problem, undefined, text.slice(0, 60));
  return value as object;
}

const listsWithin = (levels: number, core = "") => "[".repeat(levels) + core + "]".repeat(levels);

describe("parseJson", () => {
  it("returns the same as JSON.parse, with and without an integer beyond 2^53", () =>
    fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        const value = await parsed(`{"json":${text},"n":9007199254740993}`);
        assert.deepEqual(copyAsJson(value).copy, { json: JSON.parse(text), n: 9007199254740992 });
        assert.equal("n" in value && value.n instanceof ExactNumber && value.n.digits, "9007199254740993");
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
      assert.equal((await parseJson(text)).problem, expected, text.slice(0, 60));
    }
    const accepted = listsWithin(100, "9007199254740993");
    assert.equal(await toJson(await parsed(accepted)), accepted);
  });

  it("keeps the digits of numbers that JavaScript does not have", async () => {
    for (const text of [
      "[9007199254740993]",
      "[0.12345678901234567890]",
      "[-1.50e-400]",
      '{"a":[1,{"b c":[-9007199254740993]}]}',
      `[${"9".repeat(400)},1e400]`,
      '{"__proto__":{"a":9007199254740993}}',
      '{"9007199254740993":"9007199254740993 \\"9007199254740993"}',
    ]) {
      const value = await parsed(`\ufeff${text}`);
      assert.equal(await toJson(value), text);
    }
    assert.equal(await toJson(await parsed('{"a":9007199254740993,"a":9007199254740995}')), '{"a":9007199254740995}');
  });
});
