import assert from "node:assert/strict";
import { inspect } from "node:util";
import fc from "fast-check";
import { SpectroclusterError } from "../../../provider/errors.js";
import { parseQuantity, quantityProblem } from "../../../provider/machine/quantity.js";
import { runs } from "../../support/corpus.mjs";

const canonical = (text: string) => parseQuantity(text).toString();

/** A text in the title of a test. */
const named = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 20)}…${text.slice(-15)}` : text);

/** Asserts that an action throws the error of invalid quantities. */
function assertRejected(action: () => unknown, message: RegExp): void {
  assert.throws(action, (error) => {
    assert.ok(error instanceof SpectroclusterError);
    assert.equal(error.code, "SPECTROCLUSTER_QUANTITY");
    assert.match(error.message, message);
    return true;
  });
}

const LEAST_OF_EI = String(5n ** 60n).padStart(63, "0");

describe("parseQuantity", () => {
  /** Texts with their canonical forms, unless these are the same. */
  const accepted: Record<string, string> = {
    "each decimal suffix": "7m 7 7k 7M 7G 7T 7P 7E",
    "each binary suffix": "7Ki 7Mi 7Gi 7Ti 7Pi 7Ei",
    "exponents, in steps of three":
      "7e3 7E3=7e3 7e+03=7e3 12e6 12e7=120e6 12e8=1200e6 12000e3=12e6 7e18 7e-3 7E-2=70e-3 7e0=7 7e1=70 7000e-3=7 2.5e4=25e3",
    "the largest suffix that needs no decimals":
      "1000m=1 1000=1k 1000000=1M 4000G=4T 1024 1500 1.5=1500m 1.5k=1500 2.75P=2750T 0.000003E=3T 1024Ki=1Mi " +
      "1048576Ki=1Gi 3072Pi=3Ei 1000Ki 1536Ki 0.5Gi=512Mi 1.25Ti=1280Gi",
    "a decimal suffix for what has no binary form":
      "0.5Ki=512 1.5Ki=1536 0.1Ki=102400m 2.3Gi=2469606195200m 0.9765625Ki=1k 2.9296875Ki=3k",
    "signs, and redundant zeros":
      "+7=7 -7 +1.5Gi=1536Mi -1.5Gi=-1536Mi -2000e-3=-2 0 -0=0 +0.000=0 -0Ei=0 0e7=0 0007=7 -007.500M=-7500k 7.000=7 " +
      "7.=7 .5=500m -.5Mi=-512Ki",
    "rounding to a thousandth, away from zero":
      "0.1m=1m -0.1m=-1m 1.0001=1001m -1.0001=-1001m 1.0009=1001m 0.9999=1 -0.9999=-1 0.0000001k=1m 6e-4=1e-3 " +
      "-6e-4=-1e-3 0.00001Ki=11m -0.00001Ki=-11m 999.9999999=1k",
    "rounding to a thousandth of a unit in Ei, which needs 63 decimals":
      `0.${LEAST_OF_EI}Ei=1m 0.${LEAST_OF_EI}1Ei=2m 0.${LEAST_OF_EI}${"0".repeat(99)}1Ei=2m ` +
      `0.${String(5n ** 60n - 1n).padStart(63, "0")}Ei=1m`,
    "up to 2^63-1":
      "9223372036854775807 -9223372036854775807 9223372036854775807000m=9223372036854775807 " +
      "9223372036854775.807k=9223372036854775807 9.223372036854775807E=9223372036854775807 " +
      "0.9223372036854775807e19=9223372036854775807 9223372036854775806.9991=9223372036854775807 " +
      "9223372036854775806.999=9223372036854775806999m 9007199254740991Ki 8191Pi",
  };
  for (const [rule, vectors] of Object.entries(accepted)) {
    describe(rule, () => {
      for (const vector of vectors.split(" ")) {
        const [text = "", expected = text] = vector.split("=");
        it(`${named(text)} is ${expected}`, () => {
          assert.equal(canonical(text), expected);
          assert.equal(canonical(expected), expected);
        });
      }
    });
  }

  describe("rejects values beyond 2^63-1", () => {
    const beyond =
      "9223372036854775808 -9223372036854775808 9223372036854775807.001 9223372036854775807.0000000000000000001 " +
      "9223372036854775807001m 9.223372036854775808E 0.9223372036854775808e19 9007199254740992Ki 8Ei -8Ei " +
      "7.9999999999999999999999999Ei 10E 1e19";
    for (const text of beyond.split(" ")) {
      it(named(text), () => {
        assert.equal(quantityProblem(text), `must be a quantity of at most 2^63-1 in magnitude, not "${text}"`);
        assertRejected(
          () => parseQuantity(text),
          /^The text must be a quantity of at most 2\^63-1 in magnitude, not ".*"\.$/,
        );
      });
    }
  });

  describe("rejects other text", () => {
    const white = ["", " ", " 1", "1 ", "1 Gi", "1\n", "\t1", "1\u00a0"];
    const numbers = ". - +. --1 +-1 1..5 1.5.2 1,5 1_000 0x10 ½ ١ NaN Infinity".split(" ");
    const suffixes = ["K", "Mi", "1K", "1ki", "1mi", "1GI", "1i", "1B", "512MB", "1MiB", "1n", "1u", "1µ", "1h", "1Zi"];
    const exponents = ["1e", "1e+", "1E-", "1e1.5", "1e3k", "1ke3", "1e3Mi", "1e 3", "e3", "1ee3", "1e--3", "1e3e3"];
    for (const text of [...white, ...numbers, ...suffixes, ...exponents]) {
      it(named(text), () => {
        assert.match(
          quantityProblem(text) ?? "",
          /^must be a quantity, a number with an optional suffix such as "512Mi", "1\.5" or "1e3", not "/,
        );
        assertRejected(() => parseQuantity(text), /^The text must be a quantity, a number .*, not ".*"\.$/);
      });
    }

    it("and what is not a text", () => {
      for (const value of [undefined, null, 5, 5n, true, {}, ["5"], () => "5", new String("5")]) {
        assertRejected(() => parseQuantity(value as string), /^The text must be a quantity, /);
      }
    });
  });

  it("quotes the value, shortened", () => {
    assert.ok(quantityProblem("512MB")?.endsWith('not "512MB"'));
    for (const text of ["x", "9"]) assert.ok((quantityProblem(text.repeat(1e6)) ?? "").length < 200);
  });

  describe("parses hostile texts, for which exact arithmetic would exceed the time limit", () => {
    const zeros = "0".repeat(1e6);
    const nines = "9".repeat(1e6);
    const results: [text: string, canonical: string | undefined][] = [
      ["1e999999999", undefined],
      ["-1e999999999", undefined],
      [`1e${nines}`, undefined],
      [nines, undefined],
      [`${nines}Ei`, undefined],
      [`${nines}x`, undefined],
      [`1.${zeros}x`, undefined],
      ["0e999999999", "0"],
      [`0e${nines}`, "0"],
      [`${zeros}.${zeros}Gi`, "0"],
      ["1e-999999999", "1e-3"],
      ["-1e-999999999", "-1e-3"],
      [`1e-${nines}`, "1e-3"],
      [`0.${zeros}1`, "1m"],
      [`-0.${zeros}1`, "-1m"],
      [`0.${zeros}1Ei`, "1m"],
      [`1.${zeros}1Ki`, "1024001m"],
      [`1.${nines}`, "2"],
      [`${zeros}5Mi`, "5Mi"],
      [`1e${zeros}3`, "1e3"],
      [`1${zeros}e-1000000`, "1"],
      [`0.${zeros}1e1000001`, "1"],
    ];
    for (const [text, expected] of results) {
      it(`${named(text)} is ${expected ?? "rejected"}`, () => {
        if (expected === undefined) assertRejected(() => parseQuantity(text), /^The text must be a quantity/);
        else assert.equal(canonical(text), expected);
      });
    }
  });
});

describe("Quantity", () => {
  describe("add", () => {
    const sums: Record<string, string> = {
      "has the largest suffix that needs no decimals":
        "1Gi+512Mi=1536Mi 1Gi+1Gi=2Gi 512Mi+512Mi=1Gi 1+500m=1500m 500m+500m=1 1e3+500=1500 1e3+1e6=1001e3 " +
        "9223372036854775806+1=9223372036854775807 0.0001+0.0001=2m",
      "has the kind of suffix of the left operand, unless that is zero":
        "1Ki+1024=2Ki 1024+1Ki=2048 1k+2e3=3k 1e3+2k=3e3 0+1Ki=1Ki 0+1e3=1e3 0Ki+1k=1k 1Ki+0e3=1Ki 0Ki+0=0",
      "of a quantity with a decimal suffix may be binary": "1.1Ki+0.9Ki=2Ki 0.5+1Ki=1024500m",
      "of a negative quantity": "1Gi+-1Gi=0 1Gi+-1.5Gi=-512Mi 9223372036854775807+-9223372036854775807=0",
    };
    for (const [rule, vectors] of Object.entries(sums)) {
      for (const vector of vectors.split(" ")) {
        it(`${rule}: ${vector}`, () => {
          const [one = "", other = "", sum] = vector.split(/[+=]/);
          const [left, right] = [parseQuantity(one), parseQuantity(other)];
          assert.equal(left.add(right).toString(), sum);
          assert.deepEqual([left.toString(), right.toString()], [canonical(one), canonical(other)]);
        });
      }
    }

    it("preserves the kind of suffix of a sum that is zero", () => {
      const zero = parseQuantity("0").add(parseQuantity("0Ki"));
      assert.equal(zero.add(parseQuantity("2k")).toString(), "2k");
      assert.equal(parseQuantity("1Ki").add(zero).toString(), "1Ki");
    });
  });

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
        assert.equal(quantityProblem(text) !== undefined, isBeyond);
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

  it("compares by value, in both directions", () => {
    fc.assert(
      fc.property(quantity, quantity, (one, other) => {
        const forth = parseQuantity(one.text).compare(parseQuantity(other.text));
        assert.equal(forth, order(one.milli - other.milli));
        assert.equal(parseQuantity(other.text).compare(parseQuantity(one.text)), order(other.milli - one.milli));
      }),
    );
  });

  it("adds by value, in both directions", () => {
    fc.assert(
      fc.property(quantity, quantity, (one, other) => {
        const forth = () => parseQuantity(one.text).add(parseQuantity(other.text));
        const back = () => parseQuantity(other.text).add(parseQuantity(one.text));
        const milli = one.milli + other.milli;
        if (milli > MAX_MILLI || milli < -MAX_MILLI) {
          assertRejected(forth, /^The sum of /);
          assertRejected(back, /^The sum of /);
        } else {
          assert.equal(forth().compare(back()), 0);
          assert.equal(forth().compare(parseQuantity(`${milli}m`)), 0);
        }
      }),
    );
  });

  it("is parsed or rejected, for any text", () => {
    const letters = fc.array(fc.constantFrom(..."019+-.eEmkKMGi "), { maxLength: 12 }).map((list) => list.join(""));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), letters), (text) => {
        if (quantityProblem(text) === undefined) assert.equal(canonical(canonical(text)), canonical(text));
        else assertRejected(() => parseQuantity(text), /^The text must be a quantity/);
      }),
      runs(1000),
    );
  });
});
