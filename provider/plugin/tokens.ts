import { NAMESPACE } from "../configuration.js";
import { show } from "../display.js";
import { SpectroclusterError } from "../errors.js";
import { didYouMean, wayOut } from "../validation/didYouMean.js";

/** What programs call a resource or a function of the package. */
export function tokenOf(name: string): string {
  return `${NAMESPACE}:index:${name}`;
}

/** The error for a token that the package does not have. */
export function noSuchToken(kind: string, token: string, known: readonly string[]): SpectroclusterError {
  const hint = wayOut(didYouMean(token, known), known);
  return new SpectroclusterError(
    "SPECTROCLUSTER_TOKEN",
    `There is no ${kind} ${show(token)} in pulumi-spectrocluster; ${hint}`,
  );
}
