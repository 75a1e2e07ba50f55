import { ConfigurationError } from "../errors.js";
import { bySeverity, toSentences } from "../finding.js";
import { parseUrn } from "../urn.js";
import type { Resource } from "./resource.js";
import type { RunContext } from "./runContext.js";

/** What accompanies a check. */
export interface CheckCall {
  readonly run: RunContext;
  /** Whether an argument is secret: then no message quotes a value. */
  readonly hasSecrets: boolean;
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

/** Validates what a program declares, fills in the defaults and records which clusters the run declares. */
export function checkInputs(resource: Resource, inputs: object, call: CheckCall): CheckResult {
  const { run, hasSecrets, urn } = call;
  const { errors, warnings } = bySeverity(resource.validate(inputs, { hideValues: hasSecrets }));
  const result = { inputs, failures: toSentences(errors), warnings: toSentences(warnings) };
  try {
    const { settings } = run.connect();
    if (errors.length > 0) return result;
    const complete = resource.withDefaults(inputs, settings);
    const clusters = resource.declaredClusters(complete);
    const label = urn === undefined ? undefined : `${resource.name} "${parseUrn(urn).name}"`;
    const duplicate = label === undefined ? undefined : run.duplicates.declare(clusters, label, urn);
    if (duplicate !== undefined) return { ...result, failures: [duplicate] };
    run.declarations.set(
      clusters.map((uid) => run.keyOf(uid)),
      "declared",
    );
    return { ...result, inputs: complete };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { ...result, failures: [...result.failures, error.message] };
  }
}
