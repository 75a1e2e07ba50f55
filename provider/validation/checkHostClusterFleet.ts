import { isJsonObject, ownMember } from "../json/value.js";
import { findingAt } from "../messages/finding.js";
import { countClusters, grouped } from "../messages/lists.js";
import type { CheckOptions, Finding } from "../model/checks.js";
import type { HostClusterFleetArgs } from "../model/hostClusterFleet.js";
import { validateHostClusterFleetArgs } from "./generated/inputValidators.js";
import { copyInputs, validateCopy } from "./validateInputs.js";

/** The engine handles more, but each update transfers the whole state. */
export const MAX_CLUSTERS = 5000;

/** The state of a partial failure travels in a gRPC trailer, of which the engine receives 16 MiB of Base64. */
export const MAX_BYTES = 8 * 1024 * 1024;

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
  // A JSON value has no more values than bytes.
  const inputs = copyInputs(args, MAX_BYTES);
  const problem = problemOfSize(ownMember(inputs.copy, "clusters"));
  // The clusters are not checked then.
  const checked = problem ? { ...inputs, copy: { ...(inputs.copy as object), clusters: {} } } : inputs;
  const findings = validateCopy(validateHostClusterFleetArgs, checked, options).map((finding) => {
    if (!/^\/clusters\/[^/]+\/clusterUid$/.test(finding.pointer)) return finding;
    return { ...finding, message: "is not a known property: the key of the map is the cluster UID" };
  });
  return problem ? [...findings, findingAt(["clusters"], { rule: "fleet-size", message: problem })] : findings;
}

function problemOfSize(clusters: unknown): string | undefined {
  if (!isJsonObject(clusters)) return undefined;
  const size = Object.keys(clusters).length;
  if (size === 0)
    return "is empty. Check that the list is complete. To manage no cluster any more, remove the resource";
  if (size > MAX_CLUSTERS) {
    return `has ${countClusters(size)}, but at most ${grouped(MAX_CLUSTERS)} are supported. Split it into several fleets`;
  }
  const bytes = bytesOf(clusters);
  if (bytes <= MAX_BYTES) return undefined;
  const mebibytes = (bytes / 1024 / 1024).toFixed(1);
  return `is ${mebibytes} MiB as JSON, but at most 8 MiB are supported. Split it into several fleets`;
}

/** Infinity if the JSON text is too long for JavaScript, because the same text may be in it many times. */
function bytesOf(clusters: object): number {
  try {
    return Buffer.byteLength(JSON.stringify(clusters));
  } catch {
    return Infinity;
  }
}
