import { parseUrn } from "../engine/urn.js";
import { ConfigurationError } from "../errors.js";
import { bySeverity, toSentences } from "../messages/finding.js";
import type { RunContext } from "../run/runContext.js";
import type { ClusterResource } from "./clusterResource.js";

/** What accompanies a check. */
export interface CheckCall {
  readonly run: RunContext;
  /** Whether an argument is secret: then messages quote no values except UIDs. */
  readonly hasSecrets: boolean;
  /** Identifies the resource in the run. */
  readonly owner: string;
  /** The resource's URN. The dynamic adapter does not know it; there the SDK detects duplicate declarations. */
  readonly urn?: string;
}

/** Checked inputs; with failures, the inputs as they were. */
export interface CheckResult {
  inputs: object;
  /** Errors, as sentences. */
  failures: string[];
  /** Warnings, as sentences. */
  warnings: string[];
}

/**
 * Validates what a program declares, fills in the defaults and announces the resource as the owner of its clusters, even if
 * something is invalid: another resource of the run must not disable them.
 */
export async function checkInputs(resource: ClusterResource, inputs: object, call: CheckCall): Promise<CheckResult> {
  const { run, owner, hasSecrets, urn } = call;
  const clusters = resource.declaredClusters(inputs);
  const { errors, warnings } = bySeverity(resource.validate(inputs, { hideValues: hasSecrets }));
  const result = { inputs, failures: toSentences(errors), warnings: toSentences(warnings) };
  await run.announce(owner, clusters);
  try {
    const { settings } = run.connect();
    if (errors.length > 0) return result;
    const label = urn === undefined ? undefined : `${resource.name} "${parseUrn(urn).name}"`;
    const duplicate = label === undefined ? undefined : run.duplicates.declare(clusters, label, urn);
    if (duplicate !== undefined) return { ...result, failures: [duplicate] };
    return { ...result, inputs: resource.withDefaults(inputs, settings) };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { ...result, failures: [...result.failures, error.message] };
  }
}
