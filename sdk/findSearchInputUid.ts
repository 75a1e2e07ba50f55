import { SpectroclusterError } from "../provider/errors.js";
import { isJsonObject, nameOfClass } from "../provider/json/value.js";
import { didYouMean } from "../provider/messages/didYouMean.js";
import { formatValue, listed } from "../provider/messages/values.js";
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

function searchInputUid(inputs: ClusterSearchInputs, property: string, name: string): string {
  // A program may pass a variable that is not set, or the promise of a result.
  for (const [argument, value] of Object.entries({ property, name }))
    if (typeof value !== "string") throw searchInputError(`has no such value: ${argument} is ${formatValue(value)}.`);
  if (typeof inputs !== "object" || inputs === null || nameOfClass(inputs) !== undefined)
    throw searchInputError(`must be a result of getClusterSearchInputs, not ${formatValue(inputs)}.`);
  // Null counts as absent.
  const properties = new Map(Object.entries(inputs.inputs ?? {}).filter(([, input]) => input));
  const input = properties.get(property);
  if (!input) throw notFound(`property ${formatValue(property)}`, "properties", property, [...properties.keys()]);
  const values = [input.values].flat().filter(isJsonObject);
  const names = values.map((value) => value["name"]).filter((each) => typeof each === "string");
  const wanted = `value ${formatValue(name)} of property ${formatValue(property)}`;
  if (!names.includes(name)) throw notFound(wanted, "values", name, names);
  const uids = values.flatMap((value) =>
    value["name"] === name && typeof value["uid"] === "string" ? value["uid"] : [],
  );
  const [uid, ...others] = new Set(uids.filter((each) => each !== ""));
  if (uid !== undefined && others.length === 0) return uid;
  const found = uid === undefined ? "one without a UID" : `more than one, with the UIDs ${listOf([uid, ...others])}`;
  throw searchInputError(`must have exactly one ${wanted}, but has ${found}. Its values: ${listOf(names)}.`);
}

function notFound(missing: string, kind: string, wanted: string, present: readonly string[]): SpectroclusterError {
  const suggestion = didYouMean(wanted, present);
  const hint = suggestion === undefined ? "" : ` Did you mean ${formatValue(suggestion)}?`;
  return searchInputError(`has no ${missing}.${hint} Its ${kind}: ${listOf(present)}.`);
}

function searchInputError(problem: string): SpectroclusterError {
  return new SpectroclusterError(`The cluster search filter ${problem}`, { code: "SPECTROCLUSTER_SEARCH_INPUT" });
}

function listOf(texts: readonly string[]): string {
  return texts.length === 0 ? "none" : listed(texts, formatValue);
}
