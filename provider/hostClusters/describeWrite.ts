/** What a write overwrites at the service, for the log. Undeclared fields are shown without their values. */
import { type Difference, formatPath, parsePointer, type Segments, valueAt } from "../json/paths.js";
import { listed, shortened } from "../messages/lists.js";
import { HIDDEN_VALUE, showJson, showPath } from "../messages/values.js";
import { differencesBetween, isEmpty, isEquivalent } from "./canonicalForm.js";
import type { Cluster, StoredCluster } from "./cluster.js";
import { withDrift } from "./drift.js";
import { type Merge, TYPE, withBothAddressLists } from "./merge.js";

/**
 * What the first write of a cluster changes, removes and keeps. A message for the log, or none.
 *
 * @param actual - The configuration as received.
 */
export async function describeAdoption(declared: Cluster, actual: object, merge: Merge, hideValues: boolean) {
  const { clusterUid, config } = declared;
  const changes = (await changesOf(declared, config, actual, merge)).filter(({ path, segments, from }) => {
    // Enabling a host cluster is what a create is for.
    return !isEmpty(from, segments.at(-1)) && !(path === "isHostCluster" && from === false);
  });
  const shown = (fields: readonly Segments[]) =>
    listFields(fields.filter((field) => !isEmpty(valueAt(actual, field), field.at(-1))));
  const hasOtherType = valueAt(actual, TYPE) !== valueAt(merge.config, TYPE);
  const [unused, kept] = [hasOtherType ? shown(merge.unused) : "", shown(merge.kept)];
  const lines = [...linesOf(changes, hideValues), ...linesOfReplaced(merge)];
  if (unused !== "") lines.push(`removed, because the new endpoint type does not use it: ${unused}`);
  const changed = lines.length > 0 ? ", which changes" : "";
  if (kept !== "") lines.push(`kept, because the program does not declare it: ${kept}`);
  return titled(`Cluster "${clusterUid}" already has a configuration${changed}:`, lines);
}

/**
 * What a later write overwrites although the program has not changed it: the engine's diff has what the program has changed. A message for
 * the log, or none.
 *
 * @param actual - The configuration as received.
 */
export async function describeOverwriting(
  declared: Cluster,
  stored: StoredCluster,
  actual: object,
  merge: Merge,
  hideValues: boolean,
) {
  // After an unknown outcome, the service may have either value.
  const changes = stored.isPending ? [] : await changesOf(declared, stored.config, actual, merge);
  const lines = linesOf(
    changes.filter(({ to }) => to !== undefined),
    hideValues,
  );
  return titled(`Cluster "${declared.clusterUid}" changes at the service:`, [...lines, ...linesOfReplaced(merge)]);
}

/** The declared fields that have another value at the service than expected and declared. */
async function changesOf({ config }: Cluster, expected: Cluster["config"], actual: object, merge: Merge) {
  const declared = withBothAddressLists(config);
  const changes = (await driftOf(expected, actual)).map(({ pointer, ...change }) => {
    const segments = parsePointer(pointer);
    return { ...change, segments, to: valueAt(declared, segments) };
  });
  return changes.filter(
    ({ segments, from, to }) => !isEquivalent(from, to, segments.at(-1)) && !merge.isLeft(segments),
  );
}

const linesOf = (changes: readonly Change[], hideValues: boolean) =>
  shortened(changes, (change) => describeDifference(change, hideValues));

function linesOfReplaced({ replaced }: Merge): string[] {
  if (replaced.length === 0) return [];
  return [`removed, because a reference is sent as declared: ${listFields(replaced)}`];
}

/** The fields with another value than expected. None if the service's have wrong types, so that they cannot be compared. */
async function driftOf(expected: Cluster["config"], actual: object): Promise<Difference[]> {
  const { validateRemoteConfig } = await import("../validation/validateRemoteConfig.js");
  const { config, findings } = validateRemoteConfig(actual);
  const isValid = findings.every(({ severity }) => severity === "warning");
  return isValid ? differencesBetween(withDrift(expected, config), expected) : [];
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[title, ...lines].join("\n")];
}

type Change = Pick<Difference, "path" | "from" | "to">;

export function describeDifference({ path, from, to }: Change, hideValues: boolean): string {
  const show = (value: unknown) => (hideValues ? HIDDEN_VALUE : showJson(value));
  return `${showPath(path)}: ${show(from)} → ${show(to)}`;
}

/** `isHostCluster, clusterGroup.uid`. */
export function listFields(fields: readonly Segments[]): string {
  return listed(fields.map(formatPath), showPath);
}
