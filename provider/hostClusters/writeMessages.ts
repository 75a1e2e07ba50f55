/** What a write logs about the configuration that the service has. */
import { listed } from "../messages/lists.js";
import { type Difference, formatPath, parsePointer, type Segments } from "../messages/paths.js";
import { HIDDEN_VALUE, showJson } from "../messages/values.js";
import type { Call } from "../run/call.js";
import { differencesBetween, isEmpty, isEquivalent } from "./canonicalForm.js";
import { type CompleteConfig, withConfigDefaults } from "./config.js";
import { withDrift } from "./drift.js";
import type { KnownCluster, Write } from "./knownCluster.js";
import { type Merge, TYPE, valueAt } from "./merge.js";

/**
 * Logs what a create overwrites, removes and keeps, and which declared fields an update overwrites although somebody else
 * has changed them. Fields that are not declared are shown without their values.
 *
 * @param actual - The configuration as received.
 */
export async function logWrite(
  { clusterUid, config, old }: Write,
  actual: object,
  merge: Merge,
  { log, hasSecrets }: Pick<Call, "log" | "hasSecrets">,
): Promise<void> {
  const isShown = (field: Segments) => !isEmpty(valueAt(actual, field));
  const { validateRemoteConfig } = await import("../validation/validateRemoteConfig.js");
  const remote = validateRemoteConfig(actual);
  const isValid = remote.findings.every(({ severity }) => severity === "warning");
  const service = withConfigDefaults(remote.config);
  const lines: string[] = [];
  const changes = typeof old === "object" ? changedElsewhere(old, config, service) : overwrittenBy(config, service);
  for (const { path, from, to } of isValid ? changes : []) {
    const [before, after] = [from, to].map((value) => (hasSecrets ? HIDDEN_VALUE : showJson(value, new Set())));
    lines.push(`${path}: ${before} → ${after}`);
  }
  if (old === "unknown" && isValid && isEquivalent(withDrift(config, service), config)) return;
  if (typeof old === "object") {
    if (lines.length > 0)
      log(`Cluster "${clusterUid}" was changed outside Pulumi. The update overwrites:\n${lines.join("\n")}`);
    return;
  }
  const hasOtherType = valueAt(actual, TYPE) !== valueAt(merge.config, TYPE);
  const unused = hasOtherType ? merge.unused.filter(isShown) : [];
  if (unused.length > 0) lines.push(`removed, because the new endpoint type does not use it: ${listedFields(unused)}`);
  const found = lines.length > 0 ? "already has a configuration, which changes:" : "already has a configuration:";
  const kept = merge.kept.filter(isShown);
  const keptBecause =
    old === "unknown" ? "kept, unless the program declared it before" : "kept, because the program does not declare it";
  if (kept.length > 0) lines.push(`${keptBecause}: ${listedFields(kept)}`);
  if (lines.length > 0) log(`Cluster "${clusterUid}" ${found}\n${lines.join("\n")}`);
}

/** Paths in a message. */
export function listedFields(fields: readonly Segments[]): string {
  return listed(fields.map(formatPath), String);
}

/** Declared fields with another value at the service: `from` the service, `to` the program. */
function overwrittenBy(config: CompleteConfig, service: CompleteConfig): Difference[] {
  return differencesBetween(withDrift(config, service), config).filter(
    // Enabling a host cluster is what a create is for.
    ({ path, from }) => !isEmpty(from) && !(path === "isHostCluster" && from === false),
  );
}

/** The same for fields that had another value after the last write. */
function changedElsewhere(
  { config: confirmed, pendingFields = [] }: KnownCluster,
  config: CompleteConfig,
  service: CompleteConfig,
): Difference[] {
  if (confirmed === undefined) return [];
  return differencesBetween(withDrift(confirmed, service), confirmed)
    .filter(({ path }) => !pendingFields.includes(path))
    .map((difference) => ({ ...difference, to: valueAt(config, parsePointer(difference.pointer)) }))
    .filter(({ from, to }) => to !== undefined && !isEquivalent(from, to));
}
