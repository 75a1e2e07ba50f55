import { SpectroclusterError } from "./errors.js";
import { formatValue } from "./messages/values.js";

/** @throws SpectroclusterError for a resource or function that only another version has. */
export function named<T extends { name: string }>(kind: string, all: readonly T[], name: string): T {
  const found = all.find((each) => each.name === name);
  if (found !== undefined) return found;
  const message = `This version of pulumi-spectrocluster has no ${kind} ${formatValue(name)}. Update the package.`;
  throw new SpectroclusterError(message, { code: "SPECTROCLUSTER_NAME" });
}
