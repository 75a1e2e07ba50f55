import type { CheckOptions, Finding } from "../model/checks.js";
import type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
import { validateHostClusterConfigArgs } from "./generated/inputValidators.js";
import { validateInputs } from "./validateInputs.js";

/**
 * Validates the arguments of a `HostClusterConfig`, as `pulumi preview` does.
 *
 * Only `clusterUid` is required. Values that are unknown before the update are not validated. Suspicious values, such as
 * an invalid IP address or an unusual traffic policy, produce a warning.
 *
 * @param args - Any value; usually resolved {@link HostClusterConfigArgs}, not `Output`s.
 * @param options - What the messages show.
 * @returns All findings, at most one for each path, with those about types first. Never throws.
 *
 * @example
 * ```ts
 * checkHostClusterConfig({ clusterUid: "63a1f0e2", clusterEndpoint: { type: "Ingres" } });
 * // [{ rule: "allowed-value", path: "clusterEndpoint.type", pointer: "/clusterEndpoint/type", severity: "error",
 * //    message: 'must be "Ingress" or "LoadBalancer", not "Ingres"; did you mean "Ingress"?' }, …]
 * ```
 */
export function checkHostClusterConfig(args: unknown, options: CheckOptions = {}): Finding[] {
  return validateInputs(validateHostClusterConfigArgs, args, options);
}
