import { SpectroclusterError } from "../errors.js";
import { formatValue } from "../messages/values.js";

/** A number of thousandths of a unit, and the kind of suffix in the parsed text, which is also used on output. */
interface Amount {
  milli: bigint;
  kind: "binary" | "decimal" | "exponent";
}

const DECIMAL_SUFFIXES = ["m", "", "k", "M", "G", "T", "P", "E"];
const BINARY_SUFFIXES = ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"];

const MAX_MILLI = (2n ** 63n - 1n) * 1000n;
/** Bounds the time of the computation. A quantity that Kubernetes writes has about 20 characters. */
const MAX_LENGTH = 1000;
/** With at most {@link MAX_LENGTH} digits, a larger exponent is beyond the maximum, and a smaller one less than a step. */
const MAX_EXPONENT = 2000;

const QUANTITY = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:([KMGTPE]i)|([mkMGTPE]?)|[eE]([+-]?\d+))$/;

/**
 * A size or an amount of a resource, such as `512Mi` bytes of memory or `1500m` of a processor: a number of units,
 * exact to a thousandth. The unit depends on the field. Immutable.
 *
 * Created by `parseQuantity`. A Pulumi output cannot contain a quantity: export the result of `toString()`.
 *
 * @example
 * ```ts
 * parseQuantity("1Gi").add(parseQuantity("512Mi")).toString(); // "1536Mi"
 * const sizes = ["1Gi", "512Mi", "1G"].map(parseQuantity);
 * sizes.sort((one, other) => one.compare(other)).join(); // "512Mi,1G,1Gi"
 * ```
 */
export class Quantity {
  readonly #amount: Amount;

  /** @internal */
  constructor(amount: Amount) {
    this.#amount = amount;
  }

  /**
   * Returns the canonical form: the exact value without decimals, with the largest possible suffix or exponent.
   *
   * The kind of suffix is that of the parsed text: binary (`Mi`), decimal (`M`) or exponent (`e6`, in steps of three). A
   * binary quantity that is not a multiple of 1024 has no binary form and gets a decimal suffix: `1.1Ki` is `"1126400m"`.
   */
  toString(): string {
    const { milli, kind } = this.#amount;
    if (milli === 0n) return "0";
    if (kind === "binary" && milli % 1000n === 0n) {
      const [number, steps] = divideOut(milli / 1000n, 1024n);
      if (steps > 0) return `${number}${BINARY_SUFFIXES[steps]}`;
    }
    const [number, steps] = divideOut(milli, 1000n);
    const exponent = 3 * steps - 3;
    return `${number}${kind === "exponent" && exponent !== 0 ? `e${exponent}` : DECIMAL_SUFFIXES[steps]}`;
  }

  /** The same as {@link toString}. */
  toJSON(): string {
    return this.toString();
  }

  /** Shows the canonical form in `console.log`. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return `Quantity(${this})`;
  }

  /**
   * Compares values regardless of their suffixes: `1Ki` equals `1024`.
   *
   * @param other - The quantity to compare with.
   * @returns -1 if this quantity is less than the other, 1 if it is greater, else 0.
   */
  compare(other: Quantity): -1 | 0 | 1 {
    const [own, others] = [this.#amount.milli, other.#amount.milli];
    return own === others ? 0 : own < others ? -1 : 1;
  }

  /**
   * Adds exactly. The sum has the kind of suffix of this quantity, or of the other one if this quantity is zero, as in
   * Kubernetes.
   *
   * @param other - The quantity to add.
   *
   * @throws SpectroclusterError with code `"SPECTROCLUSTER_QUANTITY"` if the sum is beyond 2^63-1 in magnitude.
   */
  add(other: Quantity): Quantity {
    const milli = this.#amount.milli + other.#amount.milli;
    if (milli > MAX_MILLI || milli < -MAX_MILLI)
      throw quantityError(`The sum of ${this} and ${other} is beyond 2^63-1 in magnitude.`);
    const { kind } = this.#amount.milli === 0n ? other.#amount : this.#amount;
    return new Quantity({ milli, kind });
  }
}

export const A_QUANTITY = 'a quantity up to 2^63-1, a number with an optional suffix such as "512Mi", "1.5" or "1e3"';

export function parseQuantity(text: string): Quantity {
  const amount = amountIn(text);
  if (amount === undefined) throw quantityError(`The text must be ${A_QUANTITY}, not ${formatValue(text)}.`);
  return new Quantity(amount);
}

export function isQuantity(text: string): boolean {
  return amountIn(text) !== undefined;
}

function amountIn(text: unknown): Amount | undefined {
  const match = typeof text === "string" && text.length <= MAX_LENGTH ? QUANTITY.exec(text) : null;
  if (match === null) return undefined;
  const [, sign, whole = "", fraction = "", binary = "", decimal, exponent] = match;
  const kind = binary !== "" ? "binary" : decimal === undefined ? "exponent" : "decimal";
  const given = decimal === undefined ? Number(exponent ?? 0) + 3 : 3 * DECIMAL_SUFFIXES.indexOf(decimal);
  const power = Math.max(-MAX_EXPONENT, Math.min(given - fraction.length, MAX_EXPONENT));
  const scaled = BigInt(whole + fraction) * 1024n ** BigInt(BINARY_SUFFIXES.indexOf(binary));
  const factor = 10n ** BigInt(Math.abs(power));
  // Rounded up.
  const milli = power < 0 ? (scaled + factor - 1n) / factor : scaled * factor;
  return milli > MAX_MILLI ? undefined : { milli: sign === "-" ? -milli : milli, kind };
}

/** Divides as long as there is no remainder. The number must not be zero. */
function divideOut(number: bigint, divisor: bigint): [quotient: bigint, times: number] {
  let times = 0;
  while (number % divisor === 0n) {
    number /= divisor;
    times += 1;
  }
  return [number, times];
}

function quantityError(message: string): SpectroclusterError {
  return new SpectroclusterError(message, { code: "SPECTROCLUSTER_QUANTITY" });
}
