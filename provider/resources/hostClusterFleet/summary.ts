import { type Difference, differencesBetween } from "../../cluster/canonicalForm.js";
import { mayBeHost } from "../../cluster/clusterState.js";
import { grouped, listed } from "../../messages/lists.js";
import { isJsonObject } from "../../validation/jsonValue.js";
import {
  clusterState,
  declaredCluster,
  declaredUidsOf,
  entryOf,
  type FleetInputs,
  type FleetState,
  managedUidsOf,
} from "./state.js";

/**
 * What an update of a fleet does, in one sentence: the engine's diff of many clusters is too long to review, and after a
 * partial failure it also shows clusters that are complete.
 *
 * @returns `undefined` if no cluster changes, or if the map is not known yet.
 */
export function summarize(state: FleetState, fleet: FleetInputs): string | undefined {
  if (!isJsonObject(fleet.clusters)) return undefined;
  const disabled = new Set(disabledUids(state, fleet));
  const added: string[] = [];
  const repeated: string[] = [];
  const changes = new Map<string, string[]>();
  for (const uid of declaredUidsOf(fleet)) {
    if (disabled.has(uid)) continue;
    const { pendingFields, ...old } = clusterState(state, uid) ?? {};
    const isKnown = isJsonObject(entryOf(fleet, uid));
    const paths = isKnown ? pathsOf(differencesBetween(old, declaredCluster(fleet, uid))) : ["not known yet"];
    if (clusterState(state, uid) === undefined) added.push(uid);
    else if (pendingFields !== undefined) repeated.push(uid);
    else if (paths.length > 0) changes.set(uid, paths);
  }
  const parts = [
    { count: changes.size, one: "changes", many: "change", details: ` (${frequent([...changes.values()].flat())})` },
    { count: added.length, one: "is added", many: "are added", details: "" },
    { count: repeated.length, one: "is repeated", many: "are repeated", details: ` (${listed(repeated)})` },
    { count: disabled.size, one: "is disabled", many: "are disabled", details: `: ${listed([...disabled])}` },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return undefined;
  const texts = parts.map(({ count, one, many, details }, index) => {
    const noun = index > 0 ? "" : count === 1 ? " cluster" : " clusters";
    return `${grouped(count)}${noun} ${count === 1 ? one : many}${details}`;
  });
  return `${texts.join(", ")}.`;
}

/** The clusters that the update disables: those that are removed, and those whose `isHostCluster` turns false. */
function disabledUids(state: FleetState, fleet: FleetInputs): string[] {
  const staysOn = (uid: string) => {
    const entry = entryOf(fleet, uid);
    return entry !== undefined && (!isJsonObject(entry) || declaredCluster(fleet, uid).config.isHostCluster);
  };
  return managedUidsOf(state).filter((uid) => mayBeHost(clusterState(state, uid) ?? {}) && !staysOn(uid));
}

/** The paths of differences in what a program declares for a cluster. */
function pathsOf(differences: readonly Difference[]): string[] {
  return differences.map(({ path }) => path.replace(/^config\./, ""));
}

/** The paths, the most frequent first. */
function frequent(paths: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return listed(
    sorted.map(([path]) => path),
    String,
  );
}
