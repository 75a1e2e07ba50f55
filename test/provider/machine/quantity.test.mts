import assert from "node:assert/strict";
import { inspect } from "node:util";
import fc from "fast-check";
import { SpectroclusterError } from "../../../provider/errors.js";
import { parseQuantity, quantityProblem } from "../../../provider/machine/quantity.js";
import { hideSecrets } from "../../../provider/messages/values.js";
import { runs } from "../../support/corpus.mjs";

const canonical = (text: string) => parseQuantity(text).toString();

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
const ZEROS = "0".repeat(400);
const NINES = "9".repeat(900);

describe("parseQuantity", () => {
  /** Texts with their canonical forms, unless these are the same. */
  const accepted: Record<string, string> = {
    "each suffix": "7m 7 7k 7M 7G 7T 7P 7E 7Ki 7Mi 7Gi 7Ti 7Pi 7Ei",
    "exponents, in steps of three":
      "7e3 7E3=7e3 7e+03=7e3 12e6 12e7=120e6 12e8=1200e6 12000e3=12e6 7e18 7e-3 7E-2=70e-3 7e0=7 7e1=70 7000e-3=7 2.5e4=25e3",
    "the largest suffix that needs no decimals":
      "1000m=1 1000=1k 1000000=1M 4000G=4T 1024 1500 1.5=1500m 1.5k=1500 2.75P=2750T 0.000003E=3T 1024Ki=1Mi " +
      "1048576Ki=1Gi 3072Pi=3Ei 1000Ki 1536Ki 0.5Gi=512Mi 1.25Ti=1280Gi",
    "a decimal suffix for what has no binary form":
      "0.5Ki=512 1.5Ki=1536 0.1Ki=102400m 2.3Gi=2469606195200m 0.9765625Ki=1k 2.9296875Ki=3k",
    "no redundant signs and zeros":
      "+7=7 -7 +1.5Gi=1536Mi -1.5Gi=-1536Mi -2000e-3=-2 0 -0=0 +0.000=0 -0Ei=0 0e7=0 0007=7 -007.500M=-7500k 7.000=7 " +
      "7.=7 .5=500m -.5Mi=-512Ki",
    "a thousandth of a unit in Ei, which needs 63 decimals, after rounding away from zero":
      `0.${LEAST_OF_EI}Ei=1m 0.${LEAST_OF_EI}1Ei=2m 0.${LEAST_OF_EI}${"0".repeat(99)}1Ei=2m ` +
      `0.${String(5n ** 60n - 1n).padStart(63, "0")}Ei=1m`,
    "values up to 2^63-1":
      "9223372036854775807 -9223372036854775807 9223372036854775807000m=9223372036854775807 " +
      "9223372036854775.807k=9223372036854775807 9.223372036854775807E=9223372036854775807 " +
      "0.9223372036854775807e19=9223372036854775807 9223372036854775806.9991=9223372036854775807 " +
      "9223372036854775806.999=9223372036854775806999m 9007199254740991Ki 8191Pi",
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

  it("rejects values beyond 2^63-1", () => {
    const beyond =
      "9223372036854775808 -9223372036854775808 9223372036854775807.001 9223372036854775807.0000000000000000001 " +
      "9223372036854775807001m 9.223372036854775808E 0.9223372036854775808e19 9007199254740992Ki 8Ei -8Ei " +
      `7.9999999999999999999999999Ei 10E 1e19 1e999999999 -1e999999999 1e${NINES} ${NINES} ${NINES}Ei`;
    for (const text of beyond.split(" ")) {
      assertRejected(
        () => parseQuantity(text),
        /^The text must be a quantity of at most 2\^63-1 in magnitude, not ".*"\.$/,
      );
    }
  });

  it("rejects other text, of which it quotes the beginning, and what is not a text", () => {
    const white = ["", " ", " 1", "1 ", "1 Gi", "1\n", "\t1", "1\u00a0"];
    const numbers = ". - +. --1 +-1 1..5 1.5.2 1,5 1_000 0x10 ½ ١ NaN Infinity".split(" ");
    const suffixes = ["K", "Mi", "1K", "1ki", "1mi", "1GI", "1i", "1B", "512MB", "1MiB", "1n", "1u", "1µ", "1h", "1Zi"];
    const exponents = ["1e", "1e+", "1E-", "1e1.5", "1e3k", "1ke3", "1e3Mi", "1e 3", "e3", "1ee3", "1e--3", "1e3e3"];
    const must = 'must be a quantity, a number with an optional suffix such as "512Mi", "1.5" or "1e3", not';
    for (const text of [...white, ...numbers, ...suffixes, ...exponents]) {
      assert.ok(quantityProblem(text)?.startsWith(`${must} ${JSON.stringify(text)}`));
      assertRejected(() => parseQuantity(text), /^The text must be a quantity, a number .*, not ".*"(\.|; did .*\?)$/);
    }
    for (const text of [`${NINES}x`, `1.${ZEROS}x`, NINES]) assert.ok((quantityProblem(text) ?? NINES).length < 200);
    for (const value of [undefined, null, 5, 5n, true, {}, ["5"], () => "5", new String("5")]) {
      assertRejected(() => parseQuantity(value as string), /^The text must be a quantity, /);
    }
  });

  const meanings: { meant: string; texts: string[] }[] = [
    { meant: "1.5G or 1.5Gi", texts: ["1.5GB", "1.5gb", "1.5g", "1.5 GB", " 1.5Gb"] },
    { meant: "512M or 512Mi", texts: ["512MB", "512 MB", "512mb"] },
    { meant: "1k or 1Ki", texts: ["1K", "1KB", "1kb"] },
    { meant: "1Mi", texts: ["1mi", "1MI", "1MIB", "1MiB", "1 Mi", "1\n Mi"] },
    { meant: "2E or 2Ei", texts: ["2EB", "2eb"] },
    { meant: "-1", texts: [" -1", "-1 ", "-1B"] },
    { meant: "5m", texts: ["5 m"] },
    { meant: "9E", texts: ["9EB"] },
  ];
  for (const { meant, texts } of meanings) {
    it(`suggests ${meant} for ${texts.join(", ")}`, () => {
      for (const text of texts) {
        assert.ok(quantityProblem(text)?.endsWith(`, not ${JSON.stringify(text)}; did you mean ${meant}?`), text);
      }
    });
  }

  it("suggests nothing for other letters and numbers, and for what no message may quote", () => {
    const others = ["1e", "1 e", "GB", "1n", "1Zi", "1h", "1 5Gi", "1.5.2GB", "1,5GB", "10EB", "1GBs", `1${ZEROS}GB`];
    for (const text of others) assert.doesNotMatch(quantityProblem(text) ?? "", /did you mean/, text);
    const hidden = quantityProblem("1.5GB", hideSecrets(new Set(["1.5GB"])));
    assert.doesNotMatch(hidden ?? "1.5", /1\.5G/);
  });
});

describe("Quantity", () => {
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
    it(`whose sum ${rule}`, () => {
      for (const vector of vectors.split(" ")) {
        const [one = "", other = "", sum] = vector.split(/[+=]/);
        const [left, right] = [parseQuantity(one), parseQuantity(other)];
        assert.equal(left.add(right).toString(), sum);
        assert.deepEqual([left.toString(), right.toString()], [canonical(one), canonical(other)]);
      }
    });
  }

  it("preserves the kind of suffix of a sum that is zero", () => {
    const zero = parseQuantity("0").add(parseQuantity("0Ki"));
    assert.equal(zero.add(parseQuantity("2k")).toString(), "2k");
    assert.equal(parseQuantity("1Ki").add(zero).toString(), "1Ki");
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
