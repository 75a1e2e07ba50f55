/**
 * The configuration that a write sends: a three-way merge, as in `kubectl apply`. Whether the service replaces or merges
 * is not known, and fields that a program does not declare may belong to someone else.
 */
import { CONFIG_FIELDS } from "../model/generated/members.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { memberOf, withoutRepetitions } from "./canonicalForm.js";
import { withBothLists, withConfigDefaults } from "./config.js";

export interface Merge {
  /** The declared fields and the kept ones. */
  config: HostClusterConfig;
  /** Paths of undeclared fields, which are sent as the service has them. */
  kept: string[];
  /** Paths of fields that the service has, but which the program does not declare any more. They are not sent. */
  dropped: string[];
  /** Paths of undeclared fields in the part of the endpoint that its type does not use. They are not sent. */
  unused: string[];
}

/**
 * @param declared - What the program declares.
 * @param former - Paths of the fields that may have been written before. See {@link declaredFields}.
 * @param actual - The configuration as received, which may contain nulls and unknown members.
 */
export function mergeConfig(declared: HostClusterConfig, former: Iterable<string>, actual: unknown): Merge {
  const complete = withBothLists(withConfigDefaults(declared), withoutRepetitions);
  const own = fieldsIn(complete);
  const others = fieldsIn(actual).filter((field) => !own.includes(field));
  const wasDeclared = new Set(former);
  const foreign = others.filter((field) => !wasDeclared.has(field));
  const type = valueAt(foreign.includes(TYPE) ? actual : complete, TYPE);
  const unused = others.filter((field) => isUnused(field, type));
  const kept = foreign.filter((field) => !unused.includes(field));
  const dropped = others.filter((field) => wasDeclared.has(field) && !unused.includes(field));

  const config = {};
  for (const field of own) setAt(config, field, valueAt(complete, field));
  for (const field of kept) setAt(config, field, valueAt(actual, field));
  return { config, kept, dropped, unused };
}

/** Paths of the fields that a write of this configuration declares. */
export function declaredFields(declared: HostClusterConfig): string[] {
  return fieldsIn(withBothLists(withConfigDefaults(declared)));
}

/** Paths of the fields that a configuration has. */
export function fieldsIn(config: unknown): string[] {
  return CONFIG_FIELDS.filter((field) => valueAt(config, field) !== undefined);
}

export const TYPE = "clusterEndpoint.type";

/** Whether a field is in the part of an endpoint that its type does not use. That part belongs to nobody. */
function isUnused(field: string, type: unknown): boolean {
  if (type === "Ingress") return field.startsWith("clusterEndpoint.config.loadBalancerConfig.");
  return type === "LoadBalancer" && field.startsWith("clusterEndpoint.config.ingressConfig.");
}

/** The value of a field; `undefined` if it is absent or null. */
export function valueAt(config: unknown, field: string): unknown {
  return field.split(".").reduce(memberOf, config) ?? undefined;
}

function setAt(config: Record<string, unknown>, field: string, value: unknown): void {
  const path = field.split(".");
  const last = path.pop() as string;
  const parent = path.reduce((object, name) => {
    object[name] ??= {};
    return object[name] as Record<string, unknown>;
  }, config);
  parent[last] = value;
}
