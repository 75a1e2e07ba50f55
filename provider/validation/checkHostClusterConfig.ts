import type { Finding } from "../finding.js";
import type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
import { validateHostClusterConfigArgs } from "./generated/inputValidators.js";
import { HOST_CLUSTER_CONFIG_RULES } from "./hostClusterConfigRules.js";
import { type InputModel, validateInputs } from "./validateInputs.js";

const MODEL: InputModel<HostClusterConfigArgs> = {
  validate: validateHostClusterConfigArgs,
  rules: HOST_CLUSTER_CONFIG_RULES,
};

/**
 * Checks the arguments of a `HostClusterConfig`, as `pulumi preview` does.
 *
 * Everything but `clusterUid` may be absent. A value that is not known before the update has run is not checked, nor
 * is anything beneath it. An error would be refused; a warning is advice about what the service's reference leaves open
 * (an address that is none, a traffic policy Kubernetes does not know) or about what is probably not meant (an endpoint
 * without `isHostCluster`, settings that `type` does not select).
 *
 * @param args - Anything; meant to be resolved {@link HostClusterConfigArgs}, not `Output`s.
 * @returns All findings, at most one for each place, those about shape first. Never throws.
 *
 * @example
 * ```ts
 * checkHostClusterConfig({ clusterUid: "63a1f0e2", clusterEndpoint: { type: "Ingres" } });
 * // [{ rule: "allowed-value", path: "clusterEndpoint.type", pointer: "/clusterEndpoint/type", severity: "error",
 * //    message: 'must be "Ingress" or "LoadBalancer", not "Ingres"; did you mean "Ingress"?' }, …]
 * ```
 */
export function checkHostClusterConfig(args: unknown): Finding[] {
  return validateHostClusterConfig(args, { hideValues: false });
}

/** {@link checkHostClusterConfig} whose messages can hide all values. */
export function validateHostClusterConfig(args: unknown, options: { hideValues: boolean }): Finding[] {
  return validateInputs(MODEL, args, options);
}
