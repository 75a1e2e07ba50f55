import * as quantity from "../provider/machine/quantity.js";
import { withProgramErrors } from "./programError.js";

/**
 * Parses a quantity of Kubernetes: a number with an optional sign and suffix, without white space.
 *
 * - suffixes are binary (`Ki`, `Mi`, `Gi`, `Ti`, `Pi`, `Ei`), decimal (`m`, none, `k`, `M`, `G`, `T`, `P`, `E`) or an
 *   exponent (`e3`, `E-3`); `1E` is an exa-unit, `1E3` a thousand;
 * - the magnitude is at most 2^63-1;
 * - values with more than three decimal places are rounded away from zero: `0.1m` becomes `1m`, `-0.1m` becomes `-1m`.
 *
 * @param text - The quantity, such as `"512Mi"`.
 *
 * @throws SpectroclusterError with code `"SPECTROCLUSTER_QUANTITY"` if the text is not a quantity, or too large.
 *
 * @example
 * ```ts
 * parseQuantity("1024Mi").toString(); // "1Gi"
 * parseQuantity("0.5").compare(parseQuantity("500m")); // 0
 * parseQuantity("512MB"); // throws: must be a quantity up to 2^63-1, …, not "512MB"
 * ```
 */
export function parseQuantity(text: string): quantity.Quantity {
  return withProgramErrors(() => quantity.parseQuantity(text));
}
