import { differencesBetween } from "../hostClusters/canonicalForm.js";
import {
  type DeclaredCluster,
  type DeclaredClusters,
  type KnownClusters,
  mayBeHost,
} from "../hostClusters/knownCluster.js";
import { grouped, listed } from "../messages/lists.js";
import type { Difference } from "../messages/paths.js";

/**
 * What an update of a fleet does, in one sentence: the engine's diff of many clusters is too long to review, and after a
 * partial failure it also shows clusters that are complete.
 *
 * @returns `undefined` if no cluster changes.
 */
export function summarize(known: KnownClusters, declared: DeclaredClusters): string | undefined {
  const disabled = disabledUids(known, declared);
  const handedOver = [...known.keys()].filter((uid) => !declared.has(uid) && known.get(uid)?.handedOver);
  const added: string[] = [];
  const repeated: string[] = [];
  const changes = new Map<string, string[]>();
  for (const [uid, cluster] of declared) {
    if (disabled.has(uid)) continue;
    const old = known.get(uid);
    if (old === undefined) added.push(uid);
    else if (old.pendingFields !== undefined) repeated.push(uid);
    else {
      const paths = cluster === undefined ? ["not known yet"] : pathsOf(differencesBetween(old, cluster));
      if (paths.length > 0) changes.set(uid, paths);
    }
  }
  const parts = [
    { count: changes.size, one: "changes", many: "change", details: ` (${frequent([...changes.values()].flat())})` },
    { count: added.length, one: "is added", many: "are added", details: "" },
    { count: repeated.length, one: "is repeated", many: "are repeated", details: ` (${listed(repeated)})` },
    { count: disabled.size, one: "is disabled", many: "are disabled", details: `: ${listed([...disabled])}` },
    {
      count: handedOver.length,
      one: "was handed over to another resource",
      many: "were handed over to other resources",
      details: `: ${listed(handedOver)}`,
    },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return undefined;
  const texts = parts.map(({ count, one, many, details }, index) => {
    const noun = index > 0 ? "" : count === 1 ? " cluster" : " clusters";
    return `${grouped(count)}${noun} ${count === 1 ? one : many}${details}`;
  });
  return `${texts.join(", ")}.`;
}

/** The clusters that the update disables: those that are removed, and those whose `isHostCluster` turns false. */
function disabledUids(known: KnownClusters, declared: DeclaredClusters): Set<string> {
  const staysOn = (uid: string) => {
    const cluster: DeclaredCluster | undefined = declared.get(uid);
    return declared.has(uid) && (cluster?.config.isHostCluster ?? true);
  };
  const disabled = [...known].filter(([uid, cluster]) => mayBeHost(cluster) && !staysOn(uid));
  return new Set(disabled.map(([uid]) => uid));
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
