/** What a write overwrites at the service, for the log. Undeclared fields are shown without their values. */
import { listed, shortened } from "../messages/lists.js";
import { type Difference, formatPath, parsePointer, type Segments } from "../messages/paths.js";
import { HIDDEN_VALUE, showJson, showPath } from "../messages/values.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { differencesBetween, isEmpty, isEquivalent } from "./canonicalForm.js";
import type { Cluster, StoredCluster } from "./cluster.js";
import { withDrift } from "./drift.js";
import { type Merge, TYPE, valueAt } from "./merge.js";

/** The first write of a cluster: all that it changes, removes and keeps. */
export async function describeAdoption(
  { clusterUid, config }: Cluster,
  actual: object,
  merge: Merge,
  hideValues: boolean,
): Promise<string[]> {
  const service = await validConfig(actual);
  // Enabling a host cluster is what a create is for.
  const changes = (service ? differencesBetween(withDrift(config, service), config) : []).filter(
    ({ path, pointer, from }) =>
      !isEmpty(from) && !(path === "isHostCluster" && from === false) && !merge.isLeft(parsePointer(pointer)),
  );
  const shown = (fields: readonly Segments[]) =>
    listed(
      fields.filter((field) => !isEmpty(valueAt(actual, field))).map((field) => showPath(formatPath(field))),
      String,
    );
  const hasOtherType = valueAt(actual, TYPE) !== valueAt(merge.config, TYPE);
  const [unused, kept] = [hasOtherType ? shown(merge.unused) : "", shown(merge.kept)];
  const lines = [
    ...shortened(changes, (change) => describeDifference(change, hideValues)),
    ...(unused === "" ? [] : [`removed, because the new endpoint type does not use it: ${unused}`]),
    ...(kept === "" ? [] : [`kept, because the program does not declare it: ${kept}`]),
  ];
  const isChanged = changes.length > 0 || unused !== "";
  const title = `Cluster "${clusterUid}" already has a configuration${isChanged ? ", which changes" : ""}:`;
  return lines.length === 0 ? [] : [[title, ...lines].join("\n")];
}

/** A later write: the declared fields that somebody else has changed. What the program has changed is in the engine's diff. */
export async function describeOverwriting(
  { clusterUid, config }: Cluster,
  stored: StoredCluster,
  actual: object,
  merge: Merge,
  hideValues: boolean,
): Promise<string[]> {
  const service = await validConfig(actual);
  if (service === undefined || stored.isPending) return [];
  const changes = differencesBetween(withDrift(stored.config, service), stored.config)
    .map((change) => ({ ...change, to: valueAt(config, parsePointer(change.pointer)) }))
    .filter(
      ({ pointer, from, to }) => to !== undefined && !isEquivalent(from, to) && !merge.isLeft(parsePointer(pointer)),
    );
  const lines = shortened(changes, (change) => describeDifference(change, hideValues));
  return lines.length === 0 ? [] : [[`Cluster "${clusterUid}" changes at the service:`, ...lines].join("\n")];
}

export function describeDifference({ path, from, to }: Difference, hideValues: boolean): string {
  const show = (value: unknown) => (hideValues ? HIDDEN_VALUE : showJson(value));
  return `${showPath(path)}: ${show(from)} → ${show(to)}`;
}

/** The configuration as received; undefined if it has wrong types, so that it cannot be compared. */
async function validConfig(actual: object): Promise<HostClusterConfig | undefined> {
  const { validateRemoteConfig } = await import("../validation/validateRemoteConfig.js");
  const { config, findings } = validateRemoteConfig(actual);
  return findings.every(({ severity }) => severity === "warning") ? config : undefined;
}
