import { NAMESPACE } from "../configuration/index.js";
import { SpectroclusterError } from "../errors.js";
import { formatValue } from "../messages/values.js";

/** The resource or function with a token, such as `spectrocluster:index:getCluster`. */
export function byToken<T extends { name: string }>(kind: string, all: readonly T[], token: string): T {
  const found = all.find(({ name }) => `${NAMESPACE}:index:${name}` === token);
  if (found !== undefined) return found;
  const message = `This version of pulumi-spectrocluster has no ${kind} ${formatValue(token)}. Update the package.`;
  throw new SpectroclusterError(message, { code: "SPECTROCLUSTER_TOKEN" });
}
