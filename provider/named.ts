import { SpectroclusterError } from "./errors.js";
import { formatValue } from "./messages/values.js";

/** The resource or function with the name that a state or a program of another version may have. */
export function named<T extends { name: string }>(kind: string, all: readonly T[], name: string): T {
  const found = all.find((each) => each.name === name);
  if (found !== undefined) return found;
  const message = `This version of pulumi-spectrocluster has no ${kind} ${formatValue(name)}. Update the package.`;
  throw new SpectroclusterError(message, { code: "SPECTROCLUSTER_NAME" });
}
