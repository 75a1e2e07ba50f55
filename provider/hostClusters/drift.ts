/**
 * Drift: differences between the declared and the actual configuration that were caused outside Pulumi. Only declared
 * fields are compared, as in Kubernetes' server-side apply; other fields may belong to someone else.
 */
import { pathsBeyond, valueAt, without } from "../json/paths.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isEquivalent } from "./canonicalForm.js";
import { combine } from "./combine.js";
import { hasEffect, isUnused, normalizeDeclared, TYPE, withBothAddressLists } from "./fields.js";

/** The declared configuration with the actual values of its fields. A field without drift keeps its declared spelling. */
export function withDrift(declared: HostClusterConfig, actual: HostClusterConfig): HostClusterConfig {
  // Both lists of a load balancer are always sent, so they are declared even if the program omits them.
  const complete = withBothAddressLists(declared);
  // A cluster without isHostCluster is not a host cluster.
  const service = { isHostCluster: false, ...actual };
  const drifted = combine([complete, service], ([own, theirs], path) => {
    const isUndeclared = normalizeDeclared(own) === undefined;
    const isHarmless = isUnused(path, valueAt(actual, TYPE)) || [own, theirs].every((value) => !hasEffect(path, value));
    return isUndeclared || isHarmless || isEquivalent(own, theirs) ? own : theirs;
  });
  const omitted = pathsBeyond(complete, declared).filter((path) => isEquivalent(valueAt(drifted, path), []));
  return (without(drifted, omitted) ?? {}) as HostClusterConfig;
}
