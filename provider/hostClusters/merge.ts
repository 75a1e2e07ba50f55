/**
 * The configuration that a write sends: a three-way merge, as in `kubectl apply`. Whether the service replaces or merges
 * is not known, and fields that a program does not declare may belong to someone else.
 */
import { isWithin, type Segments, valueAt } from "../json/paths.js";
import { isJsonObject, objectOf, ownMember } from "../json/value.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isEmpty, isEquivalent, withoutRepetitions } from "./canonicalForm.js";

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
  const isLeft = (path: Segments) =>
    ignored.some((each) => {
      const hasParent = path[0] === "isHostCluster" || hasMembers(valueAt(received, each.slice(0, -1)));
      return isWithin(path, each) && hasParent;
    });
  const complete = withBothAddressLists(inputs);
  const { isHostCluster: _, ...dropped } = withBothAddressLists(formerInputs);
  const type = (isLeft(TYPE) ? undefined : valueAt(complete, TYPE)) ?? valueAt(received, TYPE);
  const kept: Segments[] = [];
  const unused: Segments[] = [];
  const replaced: Segments[] = [];

  /** Declared members win, whatever the service has in their place. */
  function mergeAt(path: Segments, ownHere: unknown, formerHere: unknown, actual: unknown): unknown {
    const [declared, former] = isLeft(path) ? [] : [ownHere, formerHere];
    if (path.length > 0 && (actual === undefined || actual === null)) return declared;
    if (path.length === 1 && REFERENCES.has(path[0])) {
      const own = [declared, former].flatMap((value) => Object.keys(value ?? {}));
      if (!own.every((name) => isEquivalent(ownMember(declared, name), ownMember(actual, name)))) {
        const others = Object.keys(isJsonObject(actual) ? actual : {}).filter((name) => !own.includes(name));
        replaced.push(...others.map((name) => [...path, name]).filter((each) => !isEmpty(valueAt(received, each))));
        return declared;
      }
    }
    if ((path.length === 0 || hasMembers(actual)) && (declared === undefined || isJsonObject(declared))) {
      const names = new Set([declared, actual].flatMap((value) => Object.keys(value ?? {})));
      return objectOf(
        [...names].map((name) => {
          // All that the service has inside a former field belongs to it.
          const formerMember = isJsonObject(former) ? ownMember(former, name) : former;
          return [name, mergeAt([...path, name], ownMember(declared, name), formerMember, ownMember(actual, name))];
        }),
      );
    }
    if (declared !== undefined) return declared;
    if (isUnused(path, type)) unused.push(path);
    else if (isJsonObject(former) || former === undefined || former === null) {
      kept.push(path);
      return actual;
    }
    return undefined;
  }

  const service = isJsonObject(received) ? received : undefined;
  const config = (mergeAt([], declarationIn(complete), dropped, service) ?? {}) as HostClusterConfig;
  return { config, kept, unused, replaced, isLeft };
}

function hasMembers(value: unknown): boolean {
  return isJsonObject(value) && Object.keys(value).length > 0;
}

/**
 * What a value declares. An empty list declares that there are no addresses; other empty values declare nothing. Lists are sets.
 *
 * @param spell - Spells an item of a list. Default: as it is.
 */
export function declarationIn(value: unknown, spell = (item: string) => item): unknown {
  if (Array.isArray(value)) return withoutRepetitions(value.map(spell));
  if (!isJsonObject(value)) return isEmpty(value) ? undefined : value;
  return objectOf(Object.entries(value).map(([name, member]) => [name, declarationIn(member, spell)]));
}

/** The members that refer to another object. Each is one value, as in Kubernetes. */
export const REFERENCES: ReadonlySet<unknown> = new Set(["clusterGroup", "hostCluster"]);

export const TYPE: Segments = ["clusterEndpoint", "type"];

/** For a type of endpoint, the part of its configuration that it does not use. */
export const UNUSED_CONFIG: ReadonlyMap<unknown, "ingressConfig" | "loadBalancerConfig"> = new Map([
  ["Ingress", "loadBalancerConfig"],
  ["LoadBalancer", "ingressConfig"],
]);

/** Whether a field is in the part of an endpoint that its type does not use. That part belongs to nobody. */
function isUnused([endpoint, config, part]: Segments, type: unknown): boolean {
  return (
    endpoint === "clusterEndpoint" && config === "config" && part !== undefined && part === UNUSED_CONFIG.get(type)
  );
}

/**
 * A declared load balancer with both of its lists. A service that merges would otherwise keep addresses and ranges that
 * are no longer declared, whoever added them.
 */
export function withBothAddressLists(config: HostClusterConfig): HostClusterConfig {
  const { clusterEndpoint } = config;
  const loadBalancer = clusterEndpoint?.config?.loadBalancerConfig;
  if (typeof loadBalancer !== "object" || loadBalancer === null) return config;
  const { externalIPs, loadBalancerSourceRanges } = loadBalancer;
  const lists = { externalIPs: externalIPs ?? [], loadBalancerSourceRanges: loadBalancerSourceRanges ?? [] };
  const endpointConfig = { ...clusterEndpoint?.config, loadBalancerConfig: { ...loadBalancer, ...lists } };
  return { ...config, clusterEndpoint: { ...clusterEndpoint, config: endpointConfig } };
}
