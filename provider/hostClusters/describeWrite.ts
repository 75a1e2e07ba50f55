import { listed } from "../messages/lists.js";
import { formatPath, parsePointer, type Segments } from "../messages/paths.js";
import { HIDDEN_VALUE, showJson } from "../messages/values.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import type { Call } from "../run/call.js";
import { differencesBetween, isEmpty, isEquivalent } from "./canonicalForm.js";
import type { Cluster, StoredCluster } from "./cluster.js";
import { withDrift } from "./drift.js";
import { type Merge, TYPE, valueAt } from "./merge.js";

/**
 * What a write overwrites at the service: for the first write of a cluster, all that it changes, removes and keeps; for others,
 * the declared fields that somebody else has changed. Undeclared fields are shown without their values.
 *
 * @param actual - The configuration as received.
 * @returns Messages.
 */
export async function describeWrite(
  { clusterUid, config }: Cluster,
  former: StoredCluster | undefined,
  actual: object,
  merge: Merge,
  { hasSecrets }: Pick<Call, "hasSecrets">,
): Promise<string[]> {
  const stored = former?.isImported ? undefined : former;
  const { validateRemoteConfig } = await import("../validation/validateRemoteConfig.js");
  const { config: service, findings } = validateRemoteConfig(actual);
  const isValid = findings.every(({ severity }) => severity === "warning");
  const all = isValid ? changesAtService(config, stored, service) : [];
  const changes = all.filter(({ pointer }) => !merge.isLeft(parsePointer(pointer)));
  const show = (value: unknown) => (hasSecrets ? HIDDEN_VALUE : showJson(value));
  const lines = changes.map(({ path, from, to }) => `${path}: ${show(from)} → ${show(to)}`);
  if (stored !== undefined)
    return lines.length > 0 ? [`Cluster "${clusterUid}" changes at the service:\n${lines.join("\n")}`] : [];
  const isShown = (field: Segments) => !isEmpty(valueAt(actual, field));
  const shown = (fields: readonly Segments[]) => listed(fields.map(formatPath), String);
  const hasOtherType = valueAt(actual, TYPE) !== valueAt(merge.config, TYPE);
  const unused = hasOtherType ? merge.unused.filter(isShown) : [];
  if (unused.length > 0) lines.push(`removed, because the new endpoint type does not use it: ${shown(unused)}`);
  const found = lines.length > 0 ? "already has a configuration, which changes:" : "already has a configuration:";
  const kept = merge.kept.filter(isShown);
  if (kept.length > 0) lines.push(`kept, because the program does not declare it: ${shown(kept)}`);
  return lines.length > 0 ? [`Cluster "${clusterUid}" ${found}\n${lines.join("\n")}`] : [];
}

/** Declared fields with another value at the service: `from` the service, `to` the program. */
function changesAtService(config: HostClusterConfig, stored: StoredCluster | undefined, service: HostClusterConfig) {
  if (stored === undefined) {
    // Enabling a host cluster is what a create is for.
    return differencesBetween(withDrift(config, service), config).filter(
      ({ path, from }) => !isEmpty(from) && !(path === "isHostCluster" && from === false),
    );
  }
  // What the program itself has changed is in the engine's diff.
  if (stored.isPending) return [];
  return differencesBetween(withDrift(stored.config, service), stored.config)
    .map((difference) => ({ ...difference, to: valueAt(config, parsePointer(difference.pointer)) }))
    .filter(({ from, to }) => to !== undefined && !isEquivalent(from, to));
}
