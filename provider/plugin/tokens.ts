import { NAMESPACE } from "../configuration/index.js";
import { SpectroclusterError } from "../errors.js";
import { didYouMean, unknownNameHint } from "../messages/didYouMean.js";
import { show } from "../messages/values.js";

/** The token of a resource or a function in programs. */
export function tokenOf(name: string): string {
  return `${NAMESPACE}:index:${name}`;
}

/** The error for a token that the package does not have. */
export function noSuchToken(kind: string, token: string, known: readonly string[]): SpectroclusterError {
  const hint = unknownNameHint(didYouMean(token, known), known);
  return new SpectroclusterError(
    "SPECTROCLUSTER_TOKEN",
    `There is no ${kind} ${show(token)} in pulumi-spectrocluster; ${hint}`,
  );
}
