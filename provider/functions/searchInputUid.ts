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
  assertValidArguments(inputs, property, name);
  // Null counts as absent.
  const properties = new Map(Object.entries(inputs.inputs ?? {}).filter(([, input]) => input));
  const input = properties.get(property);
  if (!input) throw notFound(`no property ${formatValue(property)}`, "properties", property, [...properties.keys()]);
  const values = [input.values].flat().filter(isJsonObject);
  const names = values.map((value) => value["name"]).filter((each) => typeof each === "string");
  const namesakes = values.filter((value) => value["name"] === name);
  if (namesakes.length === 0) {
    throw notFound(`no value ${formatValue(name)} of property ${formatValue(property)}`, "values", name, names);
  }
  const given = namesakes.map(({ uid }) => uid).filter((uid) => typeof uid === "string" && uid !== "");
  const [uid, ...others] = new Set(given as string[]);
  if (uid !== undefined && others.length === 0) return uid;
  const found = uid === undefined ? "one without a UID" : `more than one, with the UIDs ${listOf([uid, ...others])}`;
  throw searchInputError(
    `The cluster search filter must have exactly one value ${formatValue(name)} of property ${formatValue(property)}, but has ${found}. ` +
      `Its values: ${listOf(names)}.`,
  );
}

function assertValidArguments(inputs: unknown, property: unknown, name: unknown): void {
  for (const [argument, value] of Object.entries({ property, name })) {
    if (typeof value === "string") continue;
    throw searchInputError(`The ${argument} of a filter value must be a string, not ${formatValue(value)}.`);
  }
  // An output or a promise is an instance of a class.
  if (typeof inputs === "object" && inputs !== null && nameOfClass(inputs) === undefined) return;
  throw searchInputError(`The filter values must be a result of getClusterSearchInputs, not ${formatValue(inputs)}.`);
}

function notFound(missing: string, kind: string, wanted: string, present: readonly string[]): SpectroclusterError {
  const hint = suggestionFor(wanted, present);
  return searchInputError(`The cluster search filter has ${missing}.${hint} Its ${kind}: ${listOf(present)}.`);
}

function searchInputError(message: string): SpectroclusterError {
  return new SpectroclusterError(message, { code: "SPECTROCLUSTER_SEARCH_INPUT" });
}

function listOf(texts: readonly string[]): string {
  return texts.length === 0 ? "none" : listed(texts, formatValue);
}
