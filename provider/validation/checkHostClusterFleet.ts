import type { CheckOptions, Finding } from "../model/checks.js";
import type { HostClusterFleetArgs } from "../model/hostClusterFleet.js";
import { validateHostClusterFleetArgs } from "./generated/inputValidators.js";
import { validateInputs } from "./validateInputs.js";

/**
 * Validates the arguments of a `HostClusterFleet`, as `pulumi preview` does. All rules of `checkHostClusterConfig` apply to
 * each cluster.
 *
 * @param args - Any value; usually resolved {@link HostClusterFleetArgs}, not `Output`s.
 * @param options - What the messages show.
 * @returns All findings. Never throws.
 *
 * @example
 * ```ts
 * checkHostClusterFleet({ clusters: { "63a1f0e2": { isHostCluster: "yes" } } });
 * // [{ rule: "type", path: 'clusters["63a1f0e2"].isHostCluster', severity: "error", … }]
 * ```
 */
export function checkHostClusterFleet(args: unknown, options: CheckOptions = {}): Finding[] {
  return validateInputs(validateHostClusterFleetArgs, args, options);
}
