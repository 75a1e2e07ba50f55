import { SpectroclusterError } from "../errors.js";
import { isJsonObject, nameOfClass } from "../json/value.js";
import { suggestionFor } from "../messages/didYouMean.js";
import { listed } from "../messages/lists.js";
import { formatValue } from "../messages/values.js";
import type { ClusterSearchInputs } from "../model/clusterSearchInputs.js";

/**
 * The UID of a value that the cluster search filter supports, by property and name.
 *
 * @param inputs - A result, which may not have been validated.
 * @throws SpectroclusterError if there is not exactly one such value.
 */
export function searchInputUid(inputs: ClusterSearchInputs, property: string, name: string): string {
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
  const given = values.filter((value) => value["name"] === name).map(({ uid }) => uid);
  const [uid, ...others] = new Set(given.filter((each) => typeof each === "string" && each !== "") as string[]);
  if (uid !== undefined && others.length === 0) return uid;
  const found = uid === undefined ? "one without a UID" : `more than one, with the UIDs ${listOf([uid, ...others])}`;
  throw searchInputError(`must have exactly one ${wanted}, but has ${found}. Its values: ${listOf(names)}.`);
}

function notFound(missing: string, kind: string, wanted: string, present: readonly string[]): SpectroclusterError {
  return searchInputError(`has no ${missing}.${suggestionFor(wanted, present)} Its ${kind}: ${listOf(present)}.`);
}

function searchInputError(problem: string): SpectroclusterError {
  return new SpectroclusterError(`The cluster search filter ${problem}`, { code: "SPECTROCLUSTER_SEARCH_INPUT" });
}

function listOf(texts: readonly string[]): string {
  return texts.length === 0 ? "none" : listed(texts, formatValue);
}
