import assert from "node:assert/strict";
import { inspect } from "node:util";
import { isQuantity, parseQuantity } from "../../../provider/machine/quantity.js";
import { rowsIn } from "../../support/rows.mjs";

interface Rows {
  /** Texts with their canonical forms, unless these are the same. */
  accepted: Record<string, string>;
  /** Additions with their results. */
  sums: Record<string, string>;
}

const rows: Rows = rowsIn("quantity.yaml", import.meta.url);

const canonical = (text: string) => parseQuantity(text).toString();

/** Asserts that an action throws the error of invalid quantities. */
const assertRejected = (action: () => unknown, message: RegExp) =>
  assert.throws(action, { name: "SpectroclusterError", code: "SPECTROCLUSTER_QUANTITY", message });

const ZEROS = "0".repeat(400);
const NINES = "9".repeat(900);

describe("parseQuantity", () => {
  const accepted: Record<string, string> = {
    ...rows.accepted,
    "the value of long texts and of exponents without end":
      `0e999999999=0 0e${NINES}=0 ${ZEROS}.${ZEROS}Gi=0 1e-999999999=1e-3 -1e-999999999=-1e-3 1e-${NINES}=1e-3 ` +
      `0.${ZEROS}1=1m -0.${ZEROS}1=-1m 0.${ZEROS}1Ei=1m 1.${ZEROS}1Ki=1024001m 1.${NINES}=2 ${ZEROS}5Mi=5Mi ` +
      `1e${ZEROS}3=1e3 1${ZEROS}e-400=1 0.${ZEROS}1e401=1`,
  };
  for (const [rule, vectors] of Object.entries(accepted)) {
    it(`has ${rule}`, () => {
      for (const vector of vectors.split(" ")) {
        const [text = "", expected = text] = vector.split("=");
        assert.equal(canonical(text), expected);
        assert.equal(canonical(expected), expected);
      }
    });
  }

  it("rejects other text and what is not a text", () => {
    const white = ["", " ", " 1", "1 ", "1 Gi", "1\n", "\t1", "1\u00a0"];
    const numbers = ". - +. --1 +-1 1..5 1.5.2 1,5 1_000 0x10 ½ ١ NaN Infinity".split(" ");
    const suffixes = ["K", "Mi", "1K", "1ki", "1mi", "1GI", "1i", "1B", "512MB", "1MiB", "1n", "1u", "1µ", "1h", "1Zi"];
    const exponents = ["1e", "1e+", "1E-", "1e1.5", "1e3k", "1ke3", "1e3Mi", "1e 3", "e3", "1ee3", "1e--3", "1e3e3"];
    const beyond = ["9223372036854775807.0000000000000000001", "1e999999999", `1e${NINES}`, NINES, `${NINES}Ei`];
    const others = [undefined, null, 5, 5n, true, {}, ["5"], () => "5", new String("5")] as string[];
    for (const text of [...white, ...numbers, ...suffixes, ...exponents, ...beyond, ...others]) {
      assertRejected(() => parseQuantity(text), /^The text must be a quantity up to 2\^63-1, a number .{1,140}\.$/);
    }
  });
});

describe("Quantity", () => {
  for (const [rule, vectors] of Object.entries(rows.sums)) {
    it(`whose sum ${rule}`, () => {
      for (const vector of vectors.split(" ")) {
        const [one = "", other = "", sum] = vector.split(/[+=]/);
        const [left, right] = [parseQuantity(one), parseQuantity(other)];
        assert.equal(left.add(right).toString(), sum);
        assert.deepEqual([left.toString(), right.toString()], [canonical(one), canonical(other)]);
      }
    });
  }

  it("is compared by value, and its canonical form in a template and in JSON", () => {
    const quantity = parseQuantity("1024Mi");
    const compared = ["1023Mi", "1Gi", "1073741825"].map((text) => quantity.compare(parseQuantity(text)));
    assert.deepEqual(compared, [1, 0, -1]);
    assert.equal(`${quantity}`, "1Gi");
    assert.equal(JSON.stringify({ guest: quantity }), '{"guest":"1Gi"}');
    assert.equal(inspect(quantity), "Quantity(1Gi)");
    assert.ok(isQuantity("9223372036854775807") && !isQuantity("9223372036854775808"));
    assertRejected(() => parseQuantity("9223372036854775807").add(parseQuantity("1m")), /^The sum of /);
  });
});
