import { nameOfClass, show } from "../display.js";
import { SpectroclusterError } from "../errors.js";
import type { ClusterSearchInputs } from "../model/clusterSearchInputs.js";
import { didYouMean } from "../validation/didYouMean.js";

/**
 * The UID of a value that the cluster search filter supports, by property and name.
 *
 * @throws SpectroclusterError if there is not exactly one such value.
 */
export function searchInputUid(inputs: ClusterSearchInputs, property: string, name: string): string {
  for (const [argument, value] of Object.entries({ property, name })) {
    if (typeof value !== "string")
      throw searchInputError(`The ${argument} of a search input must be a string, not ${show(value)}.`);
  }
  if (typeof inputs !== "object" || inputs === null || nameOfClass(inputs) !== undefined) {
    throw searchInputError(`The search inputs must be a result of getClusterSearchInputs, not ${show(inputs)}.`);
  }
  // Null counts as absent.
  const properties = new Map(Object.entries(inputs.inputs ?? {}).filter(([, input]) => input));
  const input = properties.get(property);
  if (!input) throw notFound(`no property ${show(property)}`, "properties", property, [...properties.keys()]);
  // A result that was not validated may contain any values.
  const values = [input.values].flat().filter((value) => typeof value === "object" && value !== null);
  const names = texts(values.map((value) => value.name));
  const namesakes = values.filter((value) => value.name === name);
  if (namesakes.length === 0) {
    throw notFound(`no value ${show(name)} of property ${show(property)}`, "values", name, names);
  }
  const uids = new Set(texts(namesakes.map(({ uid }) => uid)).filter((uid) => uid !== ""));
  const [uid, ...others] = uids;
  if (uid !== undefined && others.length === 0) return uid;
  const found = uid === undefined ? "one without a UID" : `more than one, with the UIDs ${listed([...uids])}`;
  throw searchInputError(
    `The cluster search filter must have exactly one value ${show(name)} of property ${show(property)}, but has ${found}. ` +
      `Its values: ${listed(names)}.`,
  );
}

function texts(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === "string");
}

function notFound(missing: string, kind: string, wanted: string, present: readonly string[]): SpectroclusterError {
  const suggestion = didYouMean(wanted, present);
  const hint = suggestion === undefined ? "" : ` Did you mean ${show(suggestion)}?`;
  return searchInputError(`The cluster search filter has ${missing}.${hint} Its ${kind}: ${listed(present)}.`);
}

function searchInputError(message: string): SpectroclusterError {
  return new SpectroclusterError("SPECTROCLUSTER_SEARCH_INPUT", message);
}

const MAX_LISTED = 20;

function listed(names: readonly string[]): string {
  if (names.length === 0) return "none";
  const shown = names.slice(0, MAX_LISTED).map(show);
  return names.length > MAX_LISTED ? `${shown.join(", ")} and ${names.length - MAX_LISTED} more` : shown.join(", ");
}
