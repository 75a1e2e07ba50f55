/**
 * The configuration that a write sends: a three-way merge, as in `kubectl apply`. Whether the service replaces or merges
 * is not known, and fields that a program does not declare may belong to someone else.
 */
import { isWithin, type Segments, valueAt } from "../json/paths.js";
import { isJsonObject, objectOf, ownMember } from "../json/value.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isEmpty, isEquivalent } from "./canonicalForm.js";
import { declarationIn, REFERENCES, TYPE, UNUSED_CONFIG, withBothAddressLists } from "./fields.js";

export interface Merge {
  /** The declared fields and the kept ones. */
  config: HostClusterConfig;
  /** Paths of undeclared fields, also unknown ones, which are sent as the service has them. */
  kept: Segments[];
  /** Paths of undeclared fields in the part of the endpoint that its type does not use. They are not sent. */
  unused: Segments[];
  /** Paths of undeclared fields in references that are sent as declared, or not at all. */
  replaced: Segments[];
  /** Whether the option `ignoreChanges` leaves a path to the service, which may have no value there. */
  isLeft(path: Segments): boolean;
}

/**
 * @param inputs - What the program declares, with stored values at ignored paths.
 * @param formerInputs - What the program has declared before. What it drops is left out of the request, except `isHostCluster`, which only
 * the program's own `false` turns off.
 * @param ignored - Paths that the program does not declare, because of the option `ignoreChanges`.
 * @param received - The service's configuration, which may contain nulls and unknown members. Undefined if it was not read.
 */
export function mergeConfig(
  inputs: HostClusterConfig,
  formerInputs: HostClusterConfig,
  ignored: readonly Segments[],
  received: unknown,
): Merge {
  // Where the service has nothing around an ignored path, the stored value is sent: the declared fields beside it may need it. A
  // stored isHostCluster never is, because it may disable a live host.
  const hasParent = (path: Segments) => hasMembers(valueAt(received, path.slice(0, -1)));
  const isLeft = (path: Segments) =>
    ignored.some((each) => isWithin(path, each) && (path[0] === "isHostCluster" || hasParent(each)));
  const complete = withBothAddressLists(inputs);
  const { isHostCluster: _, ...formerWithoutFlag } = withBothAddressLists(formerInputs);
  const type = (isLeft(TYPE) ? undefined : valueAt(complete, TYPE)) ?? valueAt(received, TYPE);
  const kept: Segments[] = [];
  const unused: Segments[] = [];
  const replaced: Segments[] = [];

  /**
   * What is sent at a path: the declared value if the service has none; a reference as one value; an object member by member; a
   * declared value; nothing of what is unused or dropped; otherwise what the service has.
   */
  function mergeAt(path: Segments, declaredHere: unknown, formerHere: unknown, actual: unknown): unknown {
    const [declared, former] = isLeft(path) ? [] : [declaredHere, formerHere];
    const isRoot = path.length === 0;
    if (!isRoot && (actual ?? undefined) === undefined) return declared;
    if (path.length === 1 && REFERENCES.has(path[0])) {
      const ofProgram = [declared, former].flatMap((value) => Object.keys(value ?? {}));
      // If the program changes or drops a member, the others describe the former object.
      if (!ofProgram.every((name) => isEquivalent(ownMember(declared, name), ownMember(actual, name)))) {
        const others = Object.keys(isJsonObject(actual) ? actual : {}).filter((name) => !ofProgram.includes(name));
        replaced.push(...others.map((name) => [...path, name]).filter((each) => !isEmpty(valueAt(received, each))));
        return declared;
      }
    }
    if ((isRoot || hasMembers(actual)) && (declared === undefined || isJsonObject(declared))) {
      const names = new Set([declared, actual].flatMap((value) => Object.keys(value ?? {})));
      return objectOf(
        [...names].map((name) => {
          // All that the service has inside a former value belongs to it.
          const formerMember = isJsonObject(former) ? ownMember(former, name) : former;
          return [name, mergeAt([...path, name], ownMember(declared, name), formerMember, ownMember(actual, name))];
        }),
      );
    }
    if (declared !== undefined) return declared;
    const isDropped = (former ?? undefined) !== undefined && !isJsonObject(former);
    if (isUnused(path, type)) unused.push(path);
    if (isDropped || isUnused(path, type)) return undefined;
    kept.push(path);
    return actual;
  }

  const service = isJsonObject(received) ? received : undefined;
  const config = (mergeAt([], declarationIn(complete), formerWithoutFlag, service) ?? {}) as HostClusterConfig;
  return { config, kept, unused, replaced, isLeft };
}

function hasMembers(value: unknown): boolean {
  return isJsonObject(value) && Object.keys(value).length > 0;
}

/** Whether a field is in the part of an endpoint that its type does not use. What others have there is neither kept nor drift; what is declared there is sent. */
function isUnused([endpoint, config, part]: Segments, type: unknown): boolean {
  return (
    endpoint === "clusterEndpoint" && config === "config" && part !== undefined && part === UNUSED_CONFIG.get(type)
  );
}
