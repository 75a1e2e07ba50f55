import { SpectroclusterError } from "../errors.js";
import { suggestionFor } from "../messages/didYouMean.js";
import { listed } from "../messages/lists.js";
import { nameOfClass, show } from "../messages/values.js";
import type { ClusterSearchInputs } from "../model/clusterSearchInputs.js";
import { isJsonObject } from "../validation/jsonValue.js";

/**
 * The UID of a value that the cluster search filter supports, by property and name.
 *
 * @throws SpectroclusterError if there is not exactly one such value.
 */
export function searchInputUid(inputs: ClusterSearchInputs, property: string, name: string): string {
  assertValidArguments(inputs, property, name);
  const values = valuesOf(inputs, property);
  const uids = uidsOf(values, property, name);
  const [uid, ...others] = uids;
  if (uid !== undefined && others.length === 0) return uid;
  const found = uid === undefined ? "one without a UID" : `more than one, with the UIDs ${listOf(uids)}`;
  throw searchInputError(
    `The cluster search filter must have exactly one value ${show(name)} of property ${show(property)}, but has ${found}. ` +
      `Its values: ${listOf(namesOf(values))}.`,
  );
}

function assertValidArguments(inputs: unknown, property: unknown, name: unknown): void {
  for (const [argument, value] of Object.entries({ property, name })) {
    if (typeof value === "string") continue;
    throw searchInputError(`The ${argument} of a search input must be a string, not ${show(value)}.`);
  }
  // An output or a promise is an instance of a class.
  if (typeof inputs === "object" && inputs !== null && nameOfClass(inputs) === undefined) return;
  throw searchInputError(`The search inputs must be a result of getClusterSearchInputs, not ${show(inputs)}.`);
}

/** A value of a result, which may not have been validated. */
type Value = Record<string, unknown>;

/** The values of a property. */
function valuesOf({ inputs }: ClusterSearchInputs, property: string): Value[] {
  // Null counts as absent.
  const properties = new Map(Object.entries(inputs ?? {}).filter(([, input]) => input));
  const input = properties.get(property);
  if (!input) throw notFound(`no property ${show(property)}`, "properties", property, [...properties.keys()]);
  return [input.values].flat().filter((value) => isJsonObject(value));
}

/** The different UIDs of all values with a name. */
function uidsOf(values: readonly Value[], property: string, name: string): string[] {
  const namesakes = values.filter((value) => value["name"] === name);
  if (namesakes.length === 0) {
    throw notFound(`no value ${show(name)} of property ${show(property)}`, "values", name, namesOf(values));
  }
  const uids = namesakes.map(({ uid }) => uid).filter((uid) => typeof uid === "string" && uid !== "");
  return [...new Set(uids as string[])];
}

function namesOf(values: readonly Value[]): string[] {
  return values.map(({ name }) => name).filter((name) => typeof name === "string");
}

function notFound(missing: string, kind: string, wanted: string, present: readonly string[]): SpectroclusterError {
  const hint = suggestionFor(wanted, present);
  return searchInputError(`The cluster search filter has ${missing}.${hint} Its ${kind}: ${listOf(present)}.`);
}

function searchInputError(message: string): SpectroclusterError {
  return new SpectroclusterError("SPECTROCLUSTER_SEARCH_INPUT", message);
}

function listOf(texts: readonly string[]): string {
  return texts.length === 0 ? "none" : listed(texts, show);
}
