/** What a write logs about the configuration that the service has. */
import type { ClusterTarget } from "../api/client.js";
import { listed } from "../messages/lists.js";
import { HIDDEN_VALUE, showJson } from "../messages/values.js";
import type { Call } from "../run/call.js";
import { type Difference, differencesBetween, isEmpty, isEquivalent } from "./canonicalForm.js";
import type { ClusterState } from "./clusterState.js";
import { type CompleteConfig, withConfigDefaults } from "./config.js";
import { applyDrift } from "./drift.js";
import { type Merge, TYPE, valueAt } from "./merge.js";

/**
 * Logs what a create overwrites, removes and keeps, and which declared fields an update overwrites although somebody else
 * has changed them. Fields that are not declared are shown without their values.
 *
 * @param old - What the state has of the cluster; `undefined` for a create. `"unknown"` in a preview that has no state.
 * @param actual - The configuration as received.
 */
export async function logWrite(
  { clusterUid }: ClusterTarget,
  config: CompleteConfig,
  old: ClusterState | undefined | "unknown",
  actual: object,
  merge: Merge,
  { log, hasSecrets }: Pick<Call, "log" | "hasSecrets">,
): Promise<void> {
  const isShown = (field: string) => !isEmpty(valueAt(actual, field));
  const { validateRemoteConfig } = await import("../validation/validateRemoteConfig.js");
  const remote = validateRemoteConfig(actual);
  const isValid = remote.findings.every(({ severity }) => severity === "warning");
  const service = withConfigDefaults(remote.config);
  const lines: string[] = [];
  const changes = !isValid
    ? []
    : old === undefined || old === "unknown"
      ? overwrittenBy(config, service)
      : changedElsewhere(old, config, service);
  for (const { path, from, to } of changes) {
    const [before, after] = [from, to].map((value) => (hasSecrets ? HIDDEN_VALUE : showJson(value, new Set())));
    lines.push(`${path}: ${before} → ${after}`);
  }
  if (old === "unknown" && isValid && isEquivalent(applyDrift(config, service), config)) return;
  if (old !== undefined && old !== "unknown") {
    if (lines.length > 0)
      log(`Cluster "${clusterUid}" was changed outside Pulumi. The update overwrites:\n${lines.join("\n")}`);
    return;
  }
  const hasOtherType = valueAt(actual, TYPE) !== valueAt(merge.config, TYPE);
  const unused = hasOtherType ? merge.unused.filter(isShown) : [];
  if (unused.length > 0)
    lines.push(`removed, because the new endpoint type does not use it: ${listed(unused, String)}`);
  const found = lines.length > 0 ? "already has a configuration, which changes:" : "already has a configuration:";
  const kept = merge.kept.filter(isShown);
  const keptBecause =
    old === "unknown" ? "kept, unless the program declared it before" : "kept, because the program does not declare it";
  if (kept.length > 0) lines.push(`${keptBecause}: ${listed(kept, String)}`);
  if (lines.length > 0) log(`Cluster "${clusterUid}" ${found}\n${lines.join("\n")}`);
}

/** Declared fields with another value at the service: `from` the service, `to` the program. */
function overwrittenBy(config: CompleteConfig, service: CompleteConfig): Difference[] {
  return differencesBetween(applyDrift(config, service), config).filter(
    // Enabling a host cluster is what a create is for.
    ({ path, from }) => !isEmpty(from) && !(path === "isHostCluster" && from === false),
  );
}

/** The same for fields that had another value after the last write. */
function changedElsewhere(
  { config: confirmed, pendingFields = [] }: ClusterState,
  config: CompleteConfig,
  service: CompleteConfig,
): Difference[] {
  if (confirmed === undefined) return [];
  return differencesBetween(applyDrift(confirmed, service), confirmed)
    .filter(({ path }) => !pendingFields.includes(path))
    .map((difference) => ({ ...difference, to: valueAt(config, difference.path) }))
    .filter(({ from, to }) => to !== undefined && !isEquivalent(from, to));
}
