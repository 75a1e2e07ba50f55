import type { HostClusterConfig } from "./hostClusterConfig.js";

/** A violation of a rule at one path of a value. */
export interface Finding {
  /** Stable name of the rule, so that a policy can ignore it: `"type"`, `"unknown-member"`, `"cluster-uid"`. */
  rule: string;
  /** The path as in a program: `clusterEndpoint.config.ingressConfig.port`, `externalIPs[1]`, `a["b.c"]`. */
  path: string;
  /** The same path as a JSON pointer (RFC 6901). */
  pointer: string;
  /** An `"error"` fails the operation. After a `"warning"`, the value is used unchanged. */
  severity: "error" | "warning";
  /** The problem and the expected value. Together with `path` it forms a sentence: `must be a string, not 7`. */
  message: string;
}

/**
 * Options of the checks of arguments.
 *
 * @example
 * ```ts
 * const options: CheckOptions = { hideValues: true };
 * ```
 */
export interface CheckOptions {
  /** Whether the messages quote no value, because some are secret. Default: `false`. */
  hideValues?: boolean;
}

/**
 * One cluster that a resource declares.
 *
 * @example
 * ```ts
 * const cluster: DeclaredHostCluster = { clusterUid: "63a1f0e2", config: { isHostCluster: true } };
 * ```
 */
export interface DeclaredHostCluster {
  /** Absent if it is unknown before the update. */
  clusterUid?: string;
  /** The name that an entry of a fleet may have. */
  name?: string;
  /** The project of the cluster, or else of its fleet. */
  projectUid?: string;
  /** The host cluster configuration, without the values that are unknown before the update. */
  config: HostClusterConfig;
  /** Set if something is absent because it is unknown. A rule that requires a value can then wait for the update. */
  hasUnknowns?: true;
}
