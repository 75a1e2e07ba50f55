import { isSecret } from "../engine/secret.js";
import { copyAsJson } from "../json/copy.js";
import { isJsonObject, ownMember } from "../json/value.js";
import { findingAt } from "../messages/finding.js";
import { countClusters, grouped } from "../messages/lists.js";
import type { CheckOptions, Finding } from "../model/checks.js";
import type { HostClusterFleetArgs } from "../model/hostClusterFleet.js";
import { validateHostClusterFleetArgs } from "./generated/inputValidators.js";
import { validateInputs } from "./validateInputs.js";

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
  // A copy can be read without an error, whatever the arguments are.
  const { copy } = copyAsJson(args, { maxValues: MAX_BYTES, isSecret });
  const clusters = ownMember(copy, "clusters");
  const problem = isJsonObject(clusters) ? problemOfSize(clusters) : undefined;
  const checked = problem === undefined ? args : { ...(copy as object), clusters: {} };
  // A JSON value has no more values than bytes.
  const findings = validateInputs(validateHostClusterFleetArgs, checked, options, MAX_BYTES).map((finding) => {
    if (!/^\/clusters\/[^/]+\/clusterUid$/.test(finding.pointer)) return finding;
    return { ...finding, message: "is not a known member: the key of the map is the cluster UID" };
  });
  return problem ? [...findings, findingAt(["clusters"], { rule: "fleet-size", message: problem })] : findings;
}

function problemOfSize(clusters: object): string | undefined {
  const size = Object.keys(clusters).length;
  if (size === 0)
    return "is empty. Check that the list is complete. To manage no cluster any more, remove the resource";
  if (size > MAX_CLUSTERS) {
    return `has ${countClusters(size)}, but at most ${grouped(MAX_CLUSTERS)} are supported. Split it into several fleets`;
  }
  const mebibytes = mebibytesOf(clusters);
  if (mebibytes <= MAX_BYTES / 1024 / 1024) return undefined;
  return `is ${mebibytes.toFixed(1)} MiB as JSON, but at most 8 MiB are supported. Split it into several fleets`;
}

/** Infinity if the JSON text is too long for JavaScript, because the same text may be in it many times. */
function mebibytesOf(clusters: object): number {
  try {
    return Buffer.byteLength(JSON.stringify(clusters)) / 1024 / 1024;
  } catch {
    return Infinity;
  }
}
