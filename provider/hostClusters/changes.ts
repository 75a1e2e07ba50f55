/** What happens to clusters, found by comparison: what a program changes, what a write does to Palette's values, and drift. */
import {
  type Difference,
  formatPath,
  hasMembers,
  isWithin,
  type Segments,
  valueAt,
  without,
  zipLeaves,
} from "../json/paths.js";
import { isEmpty, isEquivalent } from "./canonicalForm.js";
import { type DeclaredCluster, declaredBefore, type StoredCluster } from "./cluster.js";
import {
  differsFromDefault,
  IS_HOST_CLUSTER,
  isUsedBy,
  normalizeDeclared,
  normalizeReceived,
  parseConfig,
  TYPE,
} from "./fields.js";
import type { Merge } from "./merge.js";
import type { Change, ChangeKind } from "./summary.js";

/** Whether a write changes something that others have set or removed, or may have. */
export function isLoss({ kind }: Change): boolean {
  return LOSSES.includes(kind);
}

const LOSSES: readonly ChangeKind[] = [
  "overwriting",
  "overwritingIncomparable",
  "restoring",
  "replacing",
  "leavingOut",
  "activating",
  "rewriting",
];

/** What the program itself changes: the differences between the state and what it declares. */
export function changesOfProgram(
  clusterUid: string,
  differences: readonly Difference[],
  stored: StoredCluster | undefined,
): Change[] {
  if (stored === undefined) return [{ clusterUid, kind: "added" }];
  const changes = differences.map((difference) => changeOf(clusterUid, difference));
  if (!stored.isPending) return changes;
  // What the state has of a pending cluster may not be in Palette, so a review does not say that it changes.
  return [{ clusterUid, kind: "pending" }, ...changes.filter(({ kind }) => kind === "flagUndeclared")];
}

function changeOf(clusterUid: string, { path, from, to }: Difference): Change {
  // The whole configuration.
  if (path === "") return { clusterUid, kind: "notKnownYet" };
  if (path === "name" && to === undefined) return { clusterUid, kind: "unnamed" };
  if (path === "isHostCluster" && to === false) return { clusterUid, kind: "disabledByProgram" };
  if (to === undefined) return { clusterUid, kind: path === "isHostCluster" ? "flagUndeclared" : "undeclared", path };
  return { clusterUid, kind: from === undefined ? "declaring" : "changing", path, from, to };
}

/** What a refresh finds. A pending cluster may differ because its write had no effect, and not because somebody has changed it. */
export function driftOf({ clusterUid, isPending }: StoredCluster, { path, from, to }: Difference): Change {
  if (path === "isHostCluster" && !isPending) return { clusterUid, kind: to === true ? "enabled" : "disabled" };
  return { clusterUid, kind: to === undefined ? "lacking" : "drifted", path, from, to };
}

/**
 * What a write does to the values that Palette has, except to those that the program itself has declared before: the review of the update
 * has shown these. A first write also says what it keeps.
 *
 * @param actual - Undefined if it was not read.
 */
export async function changesOfWrite(
  declared: DeclaredCluster,
  stored: StoredCluster | undefined,
  actual: object | undefined,
  merge: Merge,
): Promise<Change[]> {
  const { clusterUid } = declared;
  if (actual === undefined) return [];
  if (stored === undefined && !hasMembers(actual)) {
    // As for most new clusters: whatever has an effect is new.
    const set = zipLeaves([merge.config], ([sent], path) => (differsFromDefault(path, sent) ? sent : undefined));
    return [{ clusterUid, kind: set === undefined ? "unchanged" : "setting" }];
  }
  const { incomparable } = await parseConfig(actual);
  const received = normalizeReceived(actual);
  const changeAt = (kind: ChangeKind, path: Segments, to?: unknown): Change => ({
    ...{ clusterUid, kind, path: formatPath(path) },
    ...{ from: valueAt(received, path) ?? (isFlag(path) ? false : undefined), to },
  });
  const changes = incomparable.map((path) => {
    const sent = valueAt(merge.config, path);
    if (sent === undefined) return changeAt("leavingOut", path);
    return changeAt(isEquivalent(sent, valueAt(actual, path)) ? "incomparable" : "overwritingIncomparable", path);
  });
  // What is kept is sent as it was received, which may be another spelling.
  const compared = [merge.config, declaredBefore(stored), received].map((each) =>
    normalizeDeclared(without(each, [...merge.kept, ...incomparable])),
  );
  zipLeaves(compared, ([sent, before, theirs], path) => {
    // If the whole reference is no longer sent, its members are left out, and not replaced.
    const isReplaced = merge.replaced.some((each) => isWithin(path, each) && valueAt(merge.config, each.slice(0, 1)));
    const kind = isReplaced ? "replacing" : kindOfWrite(path, { sent, before, theirs }, stored);
    if (kind !== undefined) changes.push(changeAt(kind, path, sent));
  });
  const stays = staysEnabled(declared, actual);
  if (stays) changes.push({ clusterUid, kind: "staysEnabled" });
  const type = valueAt(merge.config, TYPE);
  const isSaid = (path: Segments) => stays && isFlag(path);
  const kept = merge.kept.filter((path) => !isEmpty(valueAt(received, path)) && !isSaid(path));
  const activated = kept.filter((path) => isUsedBy(type, path) && type !== valueAt(received, TYPE));
  changes.push(...activated.map((path) => changeAt("activating", path)));
  if (!isFirstWrite(stored)) return changes.filter(({ kind }) => kind !== "setting");
  if (changes.length === 0) return [{ clusterUid, kind: "unchanged" }];
  return [...changes, ...kept.filter((path) => !activated.includes(path)).map((path) => changeAt("keeping", path))];
}

/** What a write does to Palette's value of a field, if that is not the program's own former one. */
function kindOfWrite(
  path: Segments,
  { sent, before, theirs }: Record<"sent" | "before" | "theirs", unknown>,
  stored: StoredCluster | undefined,
): ChangeKind | undefined {
  const isSame = (one: unknown) =>
    isEquivalent(one, theirs) || [one, theirs].every((value) => !differsFromDefault(path, value));
  if (isSame(sent)) return undefined;
  if (sent === undefined) return isSame(before) ? undefined : "leavingOut";
  // Enabling a host cluster is what a create is for.
  const isNew = isEmpty(theirs) || (theirs === false && isFlag(path));
  if (isNew && (before === undefined || stored?.isUnconfirmed)) return "setting";
  // After an unknown outcome, Palette may have either of the program's values.
  if (stored?.isPending) return "rewriting";
  if (isSame(before)) return undefined;
  return isEmpty(theirs) && !isFlag(path) ? "restoring" : "overwriting";
}

/** Whether a field is `isHostCluster`, of which an absent value means `false`. */
function isFlag(path: Segments): boolean {
  return isWithin(IS_HOST_CLUSTER, path);
}

function isFirstWrite(stored: StoredCluster | undefined): boolean {
  return stored === undefined || stored.isImported === true;
}

/** Whether a write would disable a host that somebody has enabled, although no review has shown that. */
export function staysEnabled({ repeatsDisabled = false }: DeclaredCluster, actual: object | undefined): boolean {
  return repeatsDisabled && isHost(actual);
}

export function isHost(actual: object | undefined): boolean {
  const theirs = valueAt(actual, IS_HOST_CLUSTER);
  return theirs !== undefined && theirs !== false;
}
