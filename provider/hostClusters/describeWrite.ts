/** What a write overwrites at the service: a message for the log, or none. Undeclared fields are shown without their values. */
import { type Difference, formatPath, type Segments, valueAt } from "../json/paths.js";
import { listed, shortened } from "../messages/lists.js";
import { formatJson, HIDDEN_VALUE, shortenPath } from "../messages/values.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { differencesBetween, isEmpty, isEquivalent } from "./canonicalForm.js";
import type { Cluster, StoredCluster } from "./cluster.js";
import { withDrift } from "./drift.js";
import { TYPE, withBothAddressLists } from "./fields.js";
import type { Merge } from "./merge.js";
import { validatedMeaningOf } from "./received.js";

/**
 * What a first write changes, removes and keeps of the configuration that the service has, or what a later one overwrites of
 * others: what the program itself has changed is in the engine's diff.
 */
export async function describeWrite(
  { clusterUid, config }: Cluster,
  stored: StoredCluster | undefined,
  actual: object,
  merge: Merge,
  hideValues: boolean,
): Promise<string[]> {
  const isAdoption = stored === undefined || stored.isImported === true;
  // After an unknown outcome, the service may have either value.
  const changes = stored?.isPending ? [] : await changesOf(config, isAdoption ? config : stored.config, actual, merge);
  const overwritten = changes.filter(({ path, from, to }) => {
    // Enabling a host cluster is what a create is for.
    return isAdoption ? !isEmpty(from) && !(path === "isHostCluster" && from === false) : to !== undefined;
  });
  const lines = [
    ...shortened(overwritten, (change) => describeDifference(change, hideValues)),
    ...listing("not sent, because a reference is one value", merge.replaced),
  ];
  const present = (fields: Segments[]) => fields.filter((field) => !isEmpty(valueAt(actual, field)));
  if (valueAt(actual, TYPE) !== valueAt(merge.config, TYPE))
    lines.push(...listing("removed, because the new endpoint type does not use it", present(merge.unused)));
  if (!isAdoption) return message(`Cluster "${clusterUid}" changes at the service:`, lines);
  const changed = lines.length > 0 ? ", which changes" : "";
  lines.push(...listing("kept, because the program does not declare it", present(merge.kept)));
  return message(`Cluster "${clusterUid}" already has a configuration${changed}:`, lines);
}

function listing(reason: string, fields: readonly Segments[]): string[] {
  return fields.length === 0 ? [] : [`${reason}: ${listFields(fields)}`];
}

function message(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[title, ...lines].join("\n")];
}

/** The declared fields that the service has with another value than expected, and not as declared. */
async function changesOf(declared: HostClusterConfig, expected: HostClusterConfig, actual: object, merge: Merge) {
  const { config, findings } = await validatedMeaningOf(actual);
  // Values of wrong types cannot be compared.
  if (findings.some(({ severity }) => severity === "error")) return [];
  const complete = withBothAddressLists(declared);
  const found = withDrift(expected, config);
  return differencesBetween(found, expected).flatMap(({ path, segments, from }) => {
    const to = valueAt(complete, segments);
    return isEquivalent(from, to) || merge.isLeft(segments) ? [] : [{ path, from, to }];
  });
}

export function describeDifference({ path, from, to }: Omit<Difference, "segments">, hideValues: boolean): string {
  const show = (value: unknown) => (hideValues ? HIDDEN_VALUE : formatJson(value));
  return `${shortenPath(path)}: ${show(from)} → ${show(to)}`;
}

/** `isHostCluster, clusterGroup.uid`. */
export function listFields(fields: readonly Segments[]): string {
  return listed(fields.map(formatPath), shortenPath);
}
