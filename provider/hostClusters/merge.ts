/**
 * The configuration that a write sends: a three-way merge, as in `kubectl apply`. Whether the service replaces or merges
 * is not known, and fields that a program does not declare may belong to someone else.
 */
import { isWithin, type Segments, valueAt, without } from "../json/paths.js";
import { isJsonObject, ownMember } from "../json/value.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isEmpty, isEquivalent } from "./canonicalForm.js";
import { combine, hasMembers } from "./combine.js";
import { IS_HOST_CLUSTER, isUnused, normalizeDeclared, REFERENCES, TYPE, withBothAddressLists } from "./fields.js";

export interface Merge {
  /** The declared fields and the kept ones. */
  config: HostClusterConfig;
  /** Paths of undeclared fields, also unknown ones, which are sent as the service has them. */
  kept: Segments[];
  /** Paths of undeclared fields in the part of the endpoint that its type does not use. They are not sent. */
  unused: Segments[];
  /** Paths of undeclared fields in references that are sent as declared, or not at all. */
  replaced: Segments[];
  /** Paths that the option `ignoreChanges` leaves to the service, which may have no value there. */
  left: Segments[];
}

/**
 * @param inputs - What the program declares, with stored values at ignored paths.
 * @param previousInputs - What the program has declared before. What it no longer declares is left out of the request, except
 * `isHostCluster`, which only the program's own `false` turns off.
 * @param ignored - Paths that the program does not declare, because of the option `ignoreChanges`.
 * @param received - The service's configuration, which may contain nulls and unknown properties. Undefined if it was not read.
 */
export function mergeConfig(
  inputs: HostClusterConfig,
  previousInputs: HostClusterConfig,
  ignored: readonly Segments[],
  received: unknown,
): Merge {
  const left = ignored.flatMap((path) => leftAt(path, received));
  const { isHostCluster: _, ...otherFields } = previousInputs;
  const declared = normalizeDeclared(without(withBothAddressLists(inputs), left));
  const previous = normalizeDeclared(without(withBothAddressLists(otherFields), left));
  const type = valueAt(declared, TYPE) ?? valueAt(received, TYPE);
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
  const unused: Segments[] = [];
  const service = without(received, changed);
  const config = combine(
    [declared, previous, hasMembers(service) ? service : undefined],
    ([own, before, theirs], path) => {
      if (own !== undefined || theirs === undefined) return own;
      if (isUnused(path, type)) unused.push(path);
      // A previous value that is no object covers all that the service has there, so the program has declared that as well.
      else if (before === undefined || isJsonObject(before)) {
        kept.push(path);
        return theirs;
      }
      return undefined;
    },
  );
  return { config: (config ?? {}) as HostClusterConfig, kept, unused, replaced, left };
}

/**
 * The part of an ignored path that is left to the service. Where it has nothing around the path, the stored value is sent, because the
 * declared fields beside it may need it. A stored isHostCluster never is, because it may disable a live host.
 */
function leftAt(path: Segments, received: unknown): Segments[] {
  if (hasMembers(valueAt(received, path.slice(0, -1)))) return [path];
  return isWithin(IS_HOST_CLUSTER, path) ? [IS_HOST_CLUSTER] : [];
}
