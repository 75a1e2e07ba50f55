/** What a write overwrites at the service, for the log. Undeclared fields are shown without their values. */
import { type Difference, formatPath, parsePointer, type Segments, valueAt } from "../json/paths.js";
import { listed, shortened } from "../messages/lists.js";
import { HIDDEN_VALUE, showJson, showPath } from "../messages/values.js";
import { differencesBetween, isEmpty, isEquivalent } from "./canonicalForm.js";
import type { Cluster, StoredCluster } from "./cluster.js";
import { withDrift } from "./drift.js";
import { type Merge, TYPE } from "./merge.js";

/**
 * A message for the log, or none. The first write of a cluster shows all that it changes, removes and keeps; a later one the declared
 * fields that somebody else has changed, because what the program has changed is in the engine's diff.
 *
 * @param actual - The configuration as received.
 */
export async function describeWrite(
  { clusterUid, config }: Cluster,
  stored: StoredCluster | undefined,
  actual: object,
  merge: Merge,
  hideValues: boolean,
): Promise<string[]> {
  const isAdoption = stored === undefined || stored.isImported;
  const expected = isAdoption ? config : stored.config;
  const changes = (await driftOf(expected, actual))
    .map((change) => ({ ...change, to: valueAt(config, parsePointer(change.pointer)) }))
    .filter(({ path, pointer, from, to }) => {
      if (isEquivalent(from, to) || merge.isLeft(parsePointer(pointer))) return false;
      // Enabling a host cluster is what a create is for.
      return isAdoption ? !isEmpty(from) && !(path === "isHostCluster" && from === false) : to !== undefined;
    });
  const lines = shortened(changes, (change) => describeDifference(change, hideValues));
  if (!isAdoption) return titled(`Cluster "${clusterUid}" changes at the service:`, stored.isPending ? [] : lines);
  const shown = (fields: readonly Segments[]) => listFields(fields.filter((field) => !isEmpty(valueAt(actual, field))));
  const hasOtherType = valueAt(actual, TYPE) !== valueAt(merge.config, TYPE);
  const [unused, kept] = [hasOtherType ? shown(merge.unused) : "", shown(merge.kept)];
  if (unused !== "") lines.push(`removed, because the new endpoint type does not use it: ${unused}`);
  const changed = lines.length > 0 ? ", which changes" : "";
  if (kept !== "") lines.push(`kept, because the program does not declare it: ${kept}`);
  return titled(`Cluster "${clusterUid}" already has a configuration${changed}:`, lines);
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

export function describeDifference({ path, from, to }: Difference, hideValues: boolean): string {
  const show = (value: unknown) => (hideValues ? HIDDEN_VALUE : showJson(value));
  return `${showPath(path)}: ${show(from)} → ${show(to)}`;
}

/** `isHostCluster, clusterGroup.uid`. */
export function listFields(fields: readonly Segments[]): string {
  return listed(fields.map(formatPath), showPath);
}
