import { NAMESPACE } from "../configuration/index.js";
import { SpectroclusterError } from "../errors.js";
import { didYouMean, unknownNameHint } from "../messages/didYouMean.js";
import { show } from "../messages/values.js";

/** The token of a resource or a function in programs. */
function tokenOf(name: string): string {
  return `${NAMESPACE}:index:${name}`;
}

/**
 * The resource or function with a token.
 *
 * @throws SpectroclusterError with the known tokens, or the one that is meant.
 */
export function byToken<T extends { name: string }>(kind: string, all: readonly T[], token: string): T {
  const found = all.find(({ name }) => tokenOf(name) === token);
  if (found !== undefined) return found;
  const known = all.map(({ name }) => tokenOf(name));
  const hint = unknownNameHint(didYouMean(token, known), known);
  throw new SpectroclusterError(`There is no ${kind} ${show(token)} in pulumi-spectrocluster; ${hint}`, {
    code: "SPECTROCLUSTER_TOKEN",
  });
}
