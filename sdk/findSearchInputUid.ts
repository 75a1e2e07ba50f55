import { searchInputUid } from "../provider/functions/searchInputUid.js";
import type { ClusterSearchInputs } from "../provider/model/clusterSearchInputs.js";
import { withProgramErrors } from "./programError.js";

/**
 * Finds the UID of a filter value of the cluster search, by property and name.
 *
 * @param inputs - The result of `getClusterSearchInputs`.
 * @param property - Name of the property, a key of `inputs.inputs`.
 * @param name - Name of the value, exactly as Palette writes it.
 *
 * @throws SpectroclusterError with code `"SPECTROCLUSTER_SEARCH_INPUT"` if there is no such property, or not exactly
 * one value of that name with a UID. The message lists the existing ones.
 *
 * @example
 * ```ts
 * const inputs = await getClusterSearchInputs();
 * const projectUid = findSearchInputUid(inputs, "project", "dev"); // "5f1c…"
 * ```
 */
export function findSearchInputUid(inputs: ClusterSearchInputs, property: string, name: string): string {
  return withProgramErrors(() => searchInputUid(inputs, property, name));
}
