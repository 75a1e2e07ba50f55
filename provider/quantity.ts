import { SpectroclusterError } from "./errors.js";
import { type Show, show as showPlainly } from "./finding.js";

/** The suffixes that a quantity was written with, and is written with again. */
type Kind = "binary" | "decimal" | "exponent";

/** What a text says: thousandths of a unit, the finest step there is, and the kind of suffix. */
interface Amount {
  milli: bigint;
  kind: Kind;
}

/** Each stands for 1000 times the one before it; `""` is the unit. */
const DECIMAL_SUFFIXES = ["m", "", "k", "M", "G", "T", "P", "E"];
/** Each stands for 1024 times the one before it; `""` is the unit. */
const BINARY_SUFFIXES = ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"];

const MAX_MILLI = (2n ** 63n - 1n) * 1000n;
const MAX_MILLI_DIGITS = String(MAX_MILLI).length;

// No two neighbouring parts can match the same character, so that the time is linear in the text's length.
const QUANTITY = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:([KMGTPE]i)|([mkMGTPE]?)|[eE]([+-]?\d+))$/;

/**
 * Decimals of a milli-unit that are read before multiplying with a binary suffix. Ei is 2^60, so every step of a
 * milli-unit ends within 60 decimals: what comes after them decides nothing but whether the value lies above its step.
 */
const DECIMALS_READ = 60;

let create: (amount: Amount) => Quantity;

/**
 * A size or an amount of a resource as the service writes it, such as `512Mi` bytes of memory or `1500m` of a
 * processor: a number of units, exact to a thousandth. Which unit that is depends on the field. Never changes.
 *
 * Made by {@link parseQuantity}. An output of Pulumi cannot hold one: export its `toString()`. The rules are those of
 * the service's reference, section "Quantity".
 */
export class Quantity {
  readonly #milli: bigint;
  readonly #kind: Kind;

  static {
    create = (amount) => new Quantity(amount);
  }

  private constructor({ milli, kind }: Amount) {
    this.#milli = milli;
    this.#kind = kind;
  }

  /**
   * The canonical form: the whole value, without decimals and with the largest suffix or exponent that allows it.
   *
   * Suffixes are of the kind that was parsed: binary (`Mi`), decimal (`M`) or exponent (`e6`, in steps of three). A
   * binary quantity that is no multiple of 1024 has no binary form and is written with a decimal suffix.
   *
   * @example
   * ```ts
   * parseQuantity("0.5Gi").toString(); // "512Mi"
   * parseQuantity("1.1Ki").toString(); // "1126400m"
   * parseQuantity("12e6").toString(); // "12e6"
   * ```
   */
  toString(): string {
    if (this.#milli === 0n) return "0";
    if (this.#kind === "binary" && this.#milli % 1000n === 0n) {
      const [number, steps] = divideOut(this.#milli / 1000n, 1024n);
      if (steps > 0) return `${number}${BINARY_SUFFIXES[steps]}`;
    }
    const [number, steps] = divideOut(this.#milli, 1000n);
    const exponent = 3 * steps - 3;
    return this.#kind === "exponent" && exponent !== 0
      ? `${number}e${exponent}`
      : `${number}${DECIMAL_SUFFIXES[steps]}`;
  }

  /** The same as {@link toString}, so that a quantity in a JSON text is what the service reads. */
  toJSON(): string {
    return this.toString();
  }

  /** Shows the canonical form in `console.log`, too. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return `Quantity(${this})`;
  }

  /**
   * Compares values, whatever suffixes they are written with: `1Ki` equals `1024`.
   *
   * @param other - What to compare with.
   * @returns -1 if this quantity is less than the other, 1 if it is greater, else 0.
   *
   * @example
   * ```ts
   * const sizes = ["1Gi", "512Mi", "1G"].map(parseQuantity);
   * sizes.sort((one, other) => one.compare(other)).join(); // "512Mi,1G,1Gi"
   * ```
   */
  compare(other: Quantity): -1 | 0 | 1 {
    if (this.#milli === other.#milli) return 0;
    return this.#milli < other.#milli ? -1 : 1;
  }

  /**
   * Adds without loss. The sum has the suffixes of this quantity, or those of the other one if this one is zero. The
   * reference says nothing about sums; Kubernetes does so.
   *
   * @param other - What to add.
   * @returns The sum, as another quantity.
   *
   * @throws SpectroclusterError with code `"SPECTROCLUSTER_QUANTITY"` if the sum is beyond 2^63-1 in magnitude.
   *
   * @example
   * ```ts
   * parseQuantity("1Gi").add(parseQuantity("512Mi")).toString(); // "1536Mi"
   * ```
   */
  add(other: Quantity): Quantity {
    const milli = this.#milli + other.#milli;
    if (isBeyondMaximum(milli)) throw quantityError(`The sum of ${this} and ${other} is beyond 2^63-1 in magnitude.`);
    return new Quantity({ milli, kind: this.#milli === 0n ? other.#kind : this.#kind });
  }
}

/**
 * Reads a quantity: a number with an optional sign and suffix, without white space. By the service's reference, section
 * "Quantity":
 *
 * - suffixes are binary (`Ki`, `Mi`, `Gi`, `Ti`, `Pi`, `Ei`), decimal (`m`, none, `k`, `M`, `G`, `T`, `P`, `E`) or an
 *   exponent (`e3`, `E-3`); `1E` is an exa-unit, `1E3` a thousand;
 * - the magnitude is at most 2^63-1;
 * - what is finer than a thousandth of a unit is rounded away from zero: `0.1m` becomes `1m`, `-0.1m` becomes `-1m`.
 *
 * The time it takes is bounded by the length of the text, whatever its exponent.
 *
 * @param text - The quantity, such as `"512Mi"`.
 * @returns The quantity, to compute with.
 *
 * @throws SpectroclusterError with code `"SPECTROCLUSTER_QUANTITY"` if the text is no quantity or beyond 2^63-1.
 *
 * @example
 * ```ts
 * parseQuantity("1024Mi").toString(); // "1Gi"
 * parseQuantity("0.5").compare(parseQuantity("500m")); // 0
 * parseQuantity("512MB"); // throws: must be a quantity, …, not "512MB"
 * ```
 */
export function parseQuantity(text: string): Quantity {
  const amount = read(text, showPlainly);
  if (typeof amount === "string") throw quantityError(`The text ${amount}.`);
  return create(amount);
}

/**
 * Says why a text is not what {@link parseQuantity} reads. Never throws.
 *
 * @param show - Quotes the text.
 * @returns The rest of a sentence that the name of a field begins; nothing if the text is a quantity.
 *
 * @example
 * ```ts
 * quantityProblem("512Mi"); // undefined
 * quantityProblem("10E"); // 'must be a quantity of at most 2^63-1 in magnitude, not "10E"'
 * ```
 */
export function quantityProblem(text: string, show: Show = showPlainly): string | undefined {
  const amount = read(text, show);
  return typeof amount === "string" ? amount : undefined;
}

/** What a text says, or what is wrong with it. */
function read(text: unknown, show: Show): Amount | string {
  const match = typeof text === "string" ? QUANTITY.exec(text) : null;
  if (match === null) {
    return `must be a quantity, a number with an optional suffix such as "512Mi", "1.5" or "1e3", not ${show(text)}`;
  }
  const [, sign, whole = "", fraction = "", binary = "", decimal, exponent] = match;
  const kind = binary !== "" ? "binary" : decimal === undefined ? "exponent" : "decimal";
  const milliExponent = decimal === undefined ? Number(exponent ?? 0) + 3 : 3 * DECIMAL_SUFFIXES.indexOf(decimal);

  const digits = (whole + fraction).replace(/^0+/, "");
  if (digits === "") return { milli: 0n, kind };
  // How many digits count whole milli-units: infinitely many at a hostile exponent, and one too many is beyond already.
  const wholeDigits = Math.min(digits.length - fraction.length + milliExponent, MAX_MILLI_DIGITS + 1);
  const milli = roundedUp(digits, wholeDigits, BINARY_SUFFIXES.indexOf(binary));
  if (isBeyondMaximum(milli)) return `must be a quantity of at most 2^63-1 in magnitude, not ${show(text)}`;
  return { milli: sign === "-" ? -milli : milli, kind };
}

/** The number 0.`digits` · 10^`wholeDigits` · 1024^`steps`, rounded up, computed with a bounded number of digits. */
function roundedUp(digits: string, wholeDigits: number, steps: number): bigint {
  const decimals = Math.min(Math.max(digits.length - wholeDigits, 0), DECIMALS_READ);
  const count = Math.max(wholeDigits + decimals, 0);
  const scaled = BigInt(digits.slice(0, count).padEnd(count, "0")) * 1024n ** BigInt(steps);
  const divisor = 10n ** BigInt(decimals);
  const isAboveStep = scaled % divisor > 0n || /[1-9]/.test(digits.slice(count));
  return scaled / divisor + (isAboveStep ? 1n : 0n);
}

/** Divides as often as no remainder is left; the number must not be zero. */
function divideOut(number: bigint, divisor: bigint): [quotient: bigint, times: number] {
  let times = 0;
  while (number % divisor === 0n) {
    number /= divisor;
    times += 1;
  }
  return [number, times];
}

function isBeyondMaximum(milli: bigint): boolean {
  return milli > MAX_MILLI || milli < -MAX_MILLI;
}

function quantityError(message: string): SpectroclusterError {
  return new SpectroclusterError("SPECTROCLUSTER_QUANTITY", message);
}
