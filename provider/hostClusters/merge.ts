/**
 * The configuration that a write sends: a three-way merge, as in `kubectl apply`. Whether the service replaces or merges
 * is not known, and fields that a program does not declare may belong to someone else.
 */
import { formatPath, type Segments } from "../messages/paths.js";
import { CONFIG_FIELDS } from "../model/generated/members.js";
import type { HostClusterConfig, LoadBalancerConfig } from "../model/hostClusterConfig.js";
import { isJsonObject } from "../validation/jsonValue.js";
import { ownMember, withoutRepetitions } from "./canonicalForm.js";

export interface Merge {
  /** The declared fields and the kept ones. */
  config: HostClusterConfig;
  /** Paths of undeclared fields, also unknown ones, which are sent as the service has them. */
  kept: Segments[];
  /** Paths of undeclared fields in the part of the endpoint that its type does not use. They are not sent. */
  unused: Segments[];
  /** Whether the option `ignoreChanges` leaves a path to the service, which may have no value there. */
  isLeft(path: Segments): boolean;
}

/**
 * @param declared - The inputs: what the program declares, with stored values at ignored paths.
 * @param former - Paths of the fields that the program has declared before: see {@link declaredFields}. They are left out
 * of the request, except `isHostCluster`, which only the program's own `false` turns off.
 * @param actual - The configuration as received, which may contain nulls and unknown members. Undefined if it was not read.
 * @param ignored - Paths that the program does not declare, because of the option `ignoreChanges`.
 */
export function mergeConfig(
  declared: HostClusterConfig,
  former: Iterable<string>,
  actual: unknown,
  ignored: readonly Segments[] = [],
): Merge {
  // Where the service has nothing around an ignored path, the stored value is sent: the declared fields beside it may need it. A
  // stored isHostCluster never is, because it may disable a live host.
  const isLeft = (path: Segments) =>
    ignored.some((each) => {
      const isWithin = each.every((step, index) => step === path[index]);
      return isWithin && (path[0] === "isHostCluster" || hasMembers(valueAt(actual, each.slice(0, -1))));
    });
  const complete = withBothAddressLists(declared, withoutRepetitions);
  const wasDeclared = new Set([...former].filter((field) => field !== "isHostCluster"));
  const isFormer = (path: Segments) =>
    !isLeft(path) && path.some((_, index) => wasDeclared.has(formatPath(path.slice(0, index + 1))));
  const declaredType = isLeft(TYPE) ? undefined : valueAt(complete, TYPE);
  const type = declaredType ?? (isFormer(TYPE) ? undefined : valueAt(actual, TYPE));
  const kept: Segments[] = [];
  const unused: Segments[] = [];

  /** @param declaredHere - Its members win, whatever the service has in their place. */
  function mergeAt(path: Segments, declaredHere: unknown, other: unknown): unknown {
    const own = isLeft(path) ? undefined : declaredHere;
    if (path.length > 0 && (other === undefined || other === null)) return own;
    if ((path.length === 0 || hasMembers(other)) && (own === undefined || isJsonObject(own))) {
      const names = new Set([...Object.keys(own ?? {}), ...Object.keys(other ?? {})]);
      const merged = [...names].map((name) => {
        return [name, mergeAt([...path, name], ownMember(own, name), ownMember(other, name))] as const;
      });
      return objectOf(merged);
    }
    if (own !== undefined) return own;
    if (isUnused(path, type)) unused.push(path);
    else if (!isFormer(path)) {
      kept.push(path);
      return other;
    }
    return undefined;
  }

  const service = isJsonObject(actual) ? actual : undefined;
  return { config: (mergeAt([], withoutEmpty(complete), service) ?? {}) as HostClusterConfig, kept, unused, isLeft };
}

function hasMembers(value: unknown): boolean {
  return isJsonObject(value) && Object.keys(value).length > 0;
}

/** Declared members that are null or objects without members declare nothing. */
function withoutEmpty(value: unknown): unknown {
  if (!isJsonObject(value)) return value ?? undefined;
  return objectOf(Object.entries(value).map(([name, member]) => [name, withoutEmpty(member)]));
}

/** An object of the members that are present; `undefined` if there are none. */
function objectOf(members: readonly (readonly [string, unknown])[]): object | undefined {
  const present = members.filter(([, value]) => value !== undefined);
  return present.length === 0 ? undefined : Object.fromEntries(present);
}

/** Paths of the fields that a write of this configuration declares. */
export function declaredFields(declared: HostClusterConfig): string[] {
  const complete = withBothAddressLists(declared);
  return CONFIG_FIELDS.filter((field) => valueAt(complete, field.split(".")) !== undefined);
}

/** The members that refer to another object. Each is one value, as in Kubernetes. */
export const REFERENCES: ReadonlySet<unknown> = new Set(["clusterGroup", "hostCluster"]);

export const TYPE: Segments = ["clusterEndpoint", "type"];

/** Whether a field is in the part of an endpoint that its type does not use. That part belongs to nobody. */
function isUnused([endpoint, config, part]: Segments, type: unknown): boolean {
  return (
    endpoint === "clusterEndpoint" && config === "config" && part !== undefined && part === UNUSED_CONFIG.get(type)
  );
}

/** The value at a path; `undefined` if it is absent or null. */
export function valueAt(config: unknown, path: Segments): unknown {
  return path.reduce((value, name) => ownMember(value, String(name)), config) ?? undefined;
}

/** For a type of endpoint, the part of its configuration that it does not use. */
export const UNUSED_CONFIG: ReadonlyMap<unknown, "ingressConfig" | "loadBalancerConfig"> = new Map([
  ["Ingress", "loadBalancerConfig"],
  ["LoadBalancer", "ingressConfig"],
]);

/**
 * A declared load balancer with both of its lists. A service that merges would otherwise keep addresses and ranges that
 * are no longer declared, whoever added them.
 */
export function withBothAddressLists(
  config: HostClusterConfig,
  mapList = (list: string[]): string[] => list,
): HostClusterConfig {
  const { clusterEndpoint } = config;
  const loadBalancer = clusterEndpoint?.config?.loadBalancerConfig;
  if (typeof loadBalancer !== "object" || loadBalancer === null) return config;
  const loadBalancerConfig: LoadBalancerConfig = {
    ...loadBalancer,
    externalIPs: mapList(loadBalancer.externalIPs ?? []),
    loadBalancerSourceRanges: mapList(loadBalancer.loadBalancerSourceRanges ?? []),
  };
  return {
    ...config,
    clusterEndpoint: { ...clusterEndpoint, config: { ...clusterEndpoint?.config, loadBalancerConfig } },
  };
}
