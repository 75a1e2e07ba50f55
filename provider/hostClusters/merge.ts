/**
 * What a declaration and Palette's configuration are together: for a write what it sends, for a refresh what the state has. Fields that a
 * program does not declare may belong to someone else, so a write keeps them, and they are no drift.
 */
import { hasMembers, isWithin, type Segments, valueAt, without, zipLeaves } from "../json/paths.js";
import { isJsonObject, ownMember } from "../json/value.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isEmpty, isEquivalent } from "./canonicalForm.js";
import { differsFromDefault, IS_HOST_CLUSTER, isUnused, normalizeDeclared, REFERENCES, TYPE } from "./fields.js";

export interface Merge {
  /** The declared fields and the kept ones. */
  config: HostClusterConfig;
  /** Paths of undeclared fields, also unknown ones, which are sent as Palette has them. */
  kept: Segments[];
  /** Paths of undeclared fields in references that are sent as declared, or not at all. */
  replaced: Segments[];
}

/**
 * The configuration that a write sends: a three-way merge, as in `kubectl apply`, because whether Palette replaces or merges is not known.
 *
 * @param inputs - What the program declares, with stored values at ignored paths.
 * @param previousInputs - What the program has declared before. What it no longer declares is left out of the request, except
 * `isHostCluster`, which only the program's own `false` turns off.
 * @param ignored - Paths that the program does not declare, because of the option `ignoreChanges`.
 * @param received - Palette's configuration, which may contain nulls and unknown properties. Undefined if it was not read.
 */
export function mergeConfig(
  inputs: HostClusterConfig,
  previousInputs: HostClusterConfig,
  ignored: readonly Segments[],
  received: unknown,
): Merge {
  const leftToService = ignored.flatMap((path) => leftAt(path, received));
  const { isHostCluster: _, ...otherFields } = previousInputs;
  const [declared, previous] = [inputs, otherFields].map((each) => normalizeDeclared(without(each, leftToService)));
  const replaced: Segments[] = [];
  const changed = REFERENCES.filter((path) => {
    const [own, before, theirs] = [declared, previous, received].map((config) => valueAt(config, path));
    const names = Object.keys({ ...(own ?? {}), ...(before ?? {}) });
    // If the program changes a property or no longer declares it, the others describe the previous object.
    const isChanged = names.some((name) => !isEquivalent(ownMember(own, name), ownMember(theirs, name)));
    const others = Object.keys(theirs ?? {}).filter(
      (name) => !names.includes(name) && !isEmpty(ownMember(theirs, name)),
    );
    if (isChanged) replaced.push(...others.map((name) => [...path, name]));
    return isChanged;
  });
  const kept: Segments[] = [];
  const service = without(received, changed);
  /*
   * own       before            theirs   sent
   * a value   anything          anything own
   * nothing   nothing           a value  theirs, which is kept
   * nothing   an object         a value  theirs: only properties within were declared, and Palette has none of them
   * nothing   any other value   a value  nothing: it is no longer declared, and covers all that Palette has there
   */
  const config = zipLeaves(
    [declared, previous, hasMembers(service) ? service : undefined],
    ([own, before, theirs], path) => {
      const isKept = own === undefined && theirs !== undefined && (before === undefined || isJsonObject(before));
      if (isKept) kept.push(path);
      return isKept ? theirs : own;
    },
  );
  return { config: (config ?? {}) as HostClusterConfig, kept, replaced };
}

/**
 * The part of an ignored path that is left to Palette. Where it has nothing around the path, the stored value is sent, because the
 * declared fields beside it may need it. A stored isHostCluster never is, because it may disable a live host.
 */
function leftAt(path: Segments, received: unknown): Segments[] {
  if (hasMembers(valueAt(received, path.slice(0, -1)))) return [path];
  return isWithin(IS_HOST_CLUSTER, path) ? [IS_HOST_CLUSTER] : [];
}

/**
 * The declared configuration with Palette's values of its fields, as after a refresh. Other fields are no drift, as in Kubernetes'
 * server-side apply. A field without drift keeps its declared spelling.
 */
export function withDrift(declared: HostClusterConfig, actual: HostClusterConfig): HostClusterConfig {
  // A cluster without isHostCluster is not a host cluster.
  const service = { isHostCluster: false, ...actual };
  const drifted = zipLeaves([declared, service], ([own, theirs], path) => {
    const isUndeclared = normalizeDeclared(own) === undefined;
    const isDefault = [own, theirs].every((value) => !differsFromDefault(path, value));
    const isHarmless = isDefault || isUnused(path, valueAt(actual, TYPE)) || isEquivalent(own, theirs);
    return isUndeclared || isHarmless ? own : theirs;
  });
  return (drifted ?? {}) as HostClusterConfig;
}
