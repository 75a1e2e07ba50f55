import { formatPath, isWithin, type Segments, valueAt } from "../json/paths.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { differencesBetween, isEmpty, isEquivalent } from "./canonicalForm.js";
import type { Change, Kind } from "./changes.js";
import type { DeclaredCluster, StoredCluster } from "./cluster.js";
import { withDrift } from "./drift.js";
import { IS_HOST_CLUSTER, TYPE, withBothAddressLists } from "./fields.js";
import type { Merge } from "./merge.js";
import { parseConfig } from "./received.js";

/**
 * What a first write changes, removes and keeps of the configuration that the service has, or what a later one overwrites of
 * others: what the program itself has changed is in the review of the update.
 */
export async function describeWrite(
  declared: DeclaredCluster,
  stored: StoredCluster | undefined,
  actual: object,
  merge: Merge,
): Promise<Change[]> {
  const { clusterUid, config } = declared;
  const isAdoption = stored === undefined || stored.isImported === true;
  const fields = (kind: Kind, paths: readonly Segments[]): Change[] =>
    paths
      .filter((path) => !isEmpty(valueAt(actual, path)))
      .map((path) => ({ clusterUid, kind, path: formatPath(path) }));
  // After an unknown outcome, the service may have either value.
  const changes = stored?.isPending ? [] : await changesOf(config, isAdoption ? config : stored.config, actual, merge);
  // Enabling a host cluster is what a create is for.
  const isNew = ({ path, from }: Pick<Change, "path" | "from">) =>
    isAdoption && (isEmpty(from) || (path === "isHostCluster" && from === false));
  const overwritten: Change[] = changes
    .filter((change) => !isNew(change) && change.to !== undefined)
    .map((change) => ({ ...change, clusterUid, kind: "overwriting" }));
  const isNewType = valueAt(actual, TYPE) !== valueAt(merge.config, TYPE);
  const lost: Change[] = [
    ...(staysEnabled(declared, actual) ? [{ clusterUid, kind: "staysEnabled" } as const] : []),
    ...overwritten,
    ...fields("replacing", merge.replaced),
    ...(isNewType ? fields("removing", merge.unused) : []),
  ];
  if (!isAdoption) return lost;
  if (lost.length === 0 && changes.length === 0) return [{ clusterUid, kind: "unchanged" }];
  const isSet = changes.some(isNew);
  return [...lost, ...(isSet ? [{ clusterUid, kind: "setting" } as const] : []), ...fields("keeping", merge.kept)];
}

/** Whether a write would disable a host that somebody has enabled, although no review has shown that. */
export function staysEnabled({ repeatsDisabled = false }: DeclaredCluster, actual: object | undefined): boolean {
  return repeatsDisabled && valueAt(actual, IS_HOST_CLUSTER) === true;
}

/** The declared fields that the service has with another value than expected, and not as declared. */
async function changesOf(declared: HostClusterConfig, expected: HostClusterConfig, actual: object, merge: Merge) {
  const { config, findings } = await parseConfig(actual);
  // Values of wrong types cannot be compared.
  if (findings.some(({ severity }) => severity === "error")) return [];
  const complete = withBothAddressLists(declared);
  const found = withDrift(expected, config);
  return differencesBetween(found, expected).flatMap(({ path, segments, from }) => {
    const to = valueAt(complete, segments);
    const isLeft = merge.left.some((each) => isWithin(segments, each));
    return isEquivalent(from, to) || isLeft ? [] : [{ path, from, to }];
  });
}
