import type { Connection } from "./api/client.js";
import { readClusterSearchInputs as readOperation } from "./api/operations.js";
import { SpectroclusterError } from "./errors.js";
import { nameOfClass, show } from "./finding.js";
import { judge, type Reading, refuseWrongLookup } from "./lookup.js";
import type { ClusterSearchInputs } from "./model/clusterSearchInputs.js";
import type { AnswerOptions, GetClusterSearchInputsArgs } from "./model/lookups.js";
import { CLUSTER_SEARCH_INPUTS_LOOKUP } from "./validation/checkLookup.js";
import { didYouMean } from "./validation/didYouMean.js";

/** Refuses wrong arguments and options. Nothing is sent. */
export function refuseWrongClusterSearchInputsLookup(args: unknown, options: AnswerOptions): void {
  refuseWrongLookup("getClusterSearchInputs", CLUSTER_SEARCH_INPUTS_LOOKUP, args, options);
}

/**
 * Reads the inputs that the cluster search filter supports.
 *
 * @param connect - Gives the settings and the client, once the arguments have been found to be right.
 * @throws ValidationError if an argument is wrong, or the answer is not as the reference describes it.
 * @throws The errors of the client.
 */
export async function readClusterSearchInputs(
  connect: () => Promise<Connection>,
  args: GetClusterSearchInputsArgs,
  options: AnswerOptions = {},
): Promise<Reading<ClusterSearchInputs>> {
  refuseWrongClusterSearchInputsLookup(args, options);
  const { settings, client } = await connect();
  const operation = readOperation({ projectUid: args.projectUid ?? settings.projectUid });
  const received = await client.send(operation);
  const subject = "The answer about the inputs of the cluster search filter";
  // Not before there is something to check: with it come the validators of all answers.
  const { checkClusterSearchInputs } = await import("./validation/checkClusterSearchInputs.js");
  const warnings = judge(subject, received, checkClusterSearchInputs, options);
  return { value: received.value, subject, warnings };
}

/**
 * Finds the uid of a value by its property and its name.
 *
 * @throws SpectroclusterError where there is not exactly one. The message says which ones there are.
 */
export function uidOfSearchInput(inputs: ClusterSearchInputs, property: string, name: string): string {
  for (const [argument, given] of Object.entries({ property, name })) {
    if (typeof given !== "string")
      throw searchInputError(`The ${argument} of a search input must be a string, not ${show(given)}.`);
  }
  if (typeof inputs !== "object" || inputs === null || nameOfClass(inputs) !== undefined) {
    throw searchInputError(`The search inputs must be what getClusterSearchInputs gives, not ${show(inputs)}.`);
  }
  // Null counts as absent.
  const properties = new Map(Object.entries(inputs.inputs ?? {}).filter(([, input]) => input));
  const input = properties.get(property);
  if (!input) throw notFound(`no property ${show(property)}`, "properties", property, [...properties.keys()]);
  // An answer that was not validated may hold anything.
  const values = [input.values].flat().filter((value) => typeof value === "object" && value !== null);
  const names = texts(values.map((value) => value.name));
  const namesakes = values.filter((value) => value.name === name);
  if (namesakes.length === 0) {
    throw notFound(`no value ${show(name)} of property ${show(property)}`, "values", name, names);
  }
  const uids = new Set(texts(namesakes.map(({ uid }) => uid)).filter((uid) => uid !== ""));
  const [uid, ...others] = uids;
  if (uid !== undefined && others.length === 0) return uid;
  const found = uid === undefined ? "one without a uid" : `more than one, with the uids ${listed([...uids])}`;
  throw searchInputError(
    `The cluster search filter must have exactly one value ${show(name)} of property ${show(property)}, but has ${found}. ` +
      `Its values: ${listed(names)}.`,
  );
}

function texts(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === "string");
}

function notFound(what: string, kind: string, wanted: string, present: readonly string[]): SpectroclusterError {
  const suggestion = didYouMean(wanted, present);
  const hint = suggestion === undefined ? "" : ` Did you mean ${show(suggestion)}?`;
  return searchInputError(`The cluster search filter has ${what}.${hint} Its ${kind}: ${listed(present)}.`);
}

function searchInputError(message: string): SpectroclusterError {
  return new SpectroclusterError("SPECTROCLUSTER_SEARCH_INPUT", message);
}

const MOST_LISTED = 20;

function listed(names: readonly string[]): string {
  if (names.length === 0) return "none";
  const shown = names.slice(0, MOST_LISTED).map(show);
  return names.length > MOST_LISTED ? `${shown.join(", ")} and ${names.length - MOST_LISTED} more` : shown.join(", ");
}
