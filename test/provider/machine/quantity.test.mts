import assert from "node:assert/strict";
import { inspect } from "node:util";
import fc from "fast-check";
import { isQuantity, parseQuantity } from "../../../provider/machine/quantity.js";
import { runs } from "../../support/corpus.mjs";
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

  it("is its canonical form in a template and in JSON", () => {
    const quantity = parseQuantity("1024Mi");
    assert.equal(`${quantity}`, "1Gi");
    assert.equal(JSON.stringify({ guest: quantity }), '{"guest":"1Gi"}');
    assert.equal(inspect(quantity), "Quantity(1Gi)");
  });
});

describe("any quantity", () => {
  const MAX_MILLI = (2n ** 63n - 1n) * 1000n;
  /** Suffixes and their values in milli-units. */
  const decimal = ["m", "", "k", "M", "G", "T", "P", "E"].map(
    (suffix, index) => [suffix, 1000n ** BigInt(index)] as const,
  );
  const binary = ["Ki", "Mi", "Gi", "Ti", "Pi", "Ei"].map(
    (suffix, index) => [suffix, 1000n * 1024n ** BigInt(index + 1)] as const,
  );
  const exponents = Array.from({ length: 25 }, (_, index) => [`e${index - 3}`, 10n ** BigInt(index)] as const);

  const digits = (maxLength: number) =>
    fc.array(fc.constantFrom(..."0123456789"), { minLength: 1, maxLength }).map((list) => list.join(""));

  /** A text of the grammar, and its milli-units calculated with integers of any length. */
  const written = fc
    .record({
      sign: fc.constantFrom("", "+", "-"),
      whole: digits(12),
      fraction: fc.option(digits(90), { nil: "" }),
      suffix: fc.oneof(fc.constantFrom(...decimal), fc.constantFrom(...binary), fc.constantFrom(...exponents)),
    })
    .map(({ sign, whole, fraction, suffix: [suffix, factor] }) => {
      const numerator = BigInt(whole + fraction) * factor;
      const denominator = 10n ** BigInt(fraction.length);
      const magnitude = (numerator + denominator - 1n) / denominator;
      const text = `${sign}${whole}${fraction && `.${fraction}`}${suffix}`;
      return { text, milli: sign === "-" ? -magnitude : magnitude, isBeyond: magnitude > MAX_MILLI };
    });
  const quantity = written.filter(({ isBeyond }) => !isBeyond);

  const order = (difference: bigint) => (difference === 0n ? 0 : difference < 0n ? -1 : 1);

  it("has the value of its text, and is rejected exactly if that is too large", () => {
    fc.assert(
      fc.property(written, ({ text, milli, isBeyond }) => {
        assert.equal(isQuantity(text), !isBeyond);
        if (!isBeyond) assert.equal(parseQuantity(text).compare(parseQuantity(`${milli}m`)), 0);
      }),
      runs(1000),
    );
  });

  it("equals the quantity of its canonical form, which is canonical and has no decimals", () => {
    fc.assert(
      fc.property(quantity, ({ text }) => {
        const once = parseQuantity(text);
        const again = parseQuantity(once.toString());
        assert.equal(again.compare(once), 0);
        assert.equal(again.toString(), once.toString());
        assert.match(once.toString(), /^(0|-?[1-9]\d*([KMGTPE]i|[mkMGTPE]|e-?[1-9]\d*)?)$/);
      }),
      runs(1000),
    );
  });

  it("compares and adds by value, in both directions", () => {
    fc.assert(
      fc.property(quantity, quantity, (one, other) => {
        const [left, right] = [parseQuantity(one.text), parseQuantity(other.text)];
        assert.equal(left.compare(right), order(one.milli - other.milli));
        assert.equal(right.compare(left), order(other.milli - one.milli));
        const milli = one.milli + other.milli;
        if (milli > MAX_MILLI || milli < -MAX_MILLI) {
          assertRejected(() => left.add(right), /^The sum of /);
          assertRejected(() => right.add(left), /^The sum of /);
        } else {
          assert.equal(left.add(right).compare(right.add(left)), 0);
          assert.equal(left.add(right).compare(parseQuantity(`${milli}m`)), 0);
        }
      }),
    );
  });
});
