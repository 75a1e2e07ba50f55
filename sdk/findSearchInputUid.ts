import { uidOfSearchInput } from "../provider/clusterSearchInputs.js";
import type { ClusterSearchInputs } from "../provider/model/clusterSearchInputs.js";
import { asProgramError } from "./programError.js";

/**
 * Finds the uid of a value that the cluster search filter offers, by its property and its name.
 *
 * @param inputs - What `getClusterSearchInputs` gives.
 * @param property - Name of the property, a key of `inputs.inputs`.
 * @param name - Name of the value, exactly as the service writes it.
 * @returns The value's uid.
 *
 * @throws SpectroclusterError with code `"SPECTROCLUSTER_SEARCH_INPUT"` if there is no such property, or not exactly
 * one value of that name with a uid. The message says which ones there are.
 *
 * @example
 * ```ts
 * const inputs = await getClusterSearchInputs();
 * const projectUid = findSearchInputUid(inputs, "project", "dev"); // "5f1c…"
 * ```
 */
export function findSearchInputUid(inputs: ClusterSearchInputs, property: string, name: string): string {
  try {
    return uidOfSearchInput(inputs, property, name);
  } catch (error) {
    throw asProgramError(error);
  }
}
