import type { Settings } from "../configuration/index.js";
import { ConfigurationError } from "../errors.js";
import { bySeverity, toSentences } from "../messages/finding.js";
import { shortened } from "../messages/lists.js";
import { containsKey, redact } from "../messages/redact.js";
import type { Call } from "../run/call.js";
import { validateResource } from "../validation/checkResource.js";
import { restoredPaths } from "./ignoreChanges.js";
import { warnAboutTypos } from "./ignoreChangesTypos.js";
import type { ProviderProperties } from "./internalProperties.js";
import { warnAboutUids } from "./paletteUids.js";
import { type Resource, serviceOf, uidsOf } from "./resource.js";

/** What the engine and the SDK send for a check. */
export interface CheckRequest {
  /** The inputs of the last update; empty for a create. */
  readonly storedInputs: ProviderProperties;
  readonly inputs: ProviderProperties;
  /** The option `ignoreChanges`, which only the dynamic provider knows in a check. */
  readonly ignoreChanges?: readonly string[];
  /** Whether this is a preview, which only the dynamic provider knows. */
  readonly isPreview?: boolean;
}

/**
 * Validates what a program declares, and fills in what the provider configuration gives. Unknown values stay. Each step needs what the
 * one before it returns, so none can be left out or moved; the warnings at the end need complete inputs.
 *
 * @returns Errors as sentences, and the inputs, which are complete if there is no error.
 */
export function check(resource: Resource, request: CheckRequest, call: Call) {
  const recorded = recordDeclaration(resource, request, call);
  const configured = withSettings(recorded, call);
  if ("failures" in configured) return configured;
  const validated = validate(resource, configured, call);
  if ("failures" in validated) return validated;
  const completed = complete(validated, call);
  if ("failures" in completed) return completed;
  warnAboutTypos(resource, request.ignoreChanges ?? [], completed.inputs, call);
  warnAboutUids(resource.clusters(completed.inputs), call);
  resource.announce(completed.inputs, request.storedInputs, call);
  return { ...completed, failures: [] };
}

interface Recorded {
  readonly inputs: ProviderProperties;
  /** Sentences about clusters that another resource declares, too. */
  readonly conflicts: readonly string[];
}

interface Configured extends Recorded {
  readonly settings: Settings;
}

interface Validated {
  /** What the program declares, without the provider's own properties. */
  readonly args: object;
  readonly isImported: boolean;
  readonly settings: Settings;
}

export interface Failed {
  readonly inputs: ProviderProperties;
  readonly failures: string[];
}

/** Comes first, so that the first of two resources with one cluster is known even if it is invalid. */
function recordDeclaration(resource: Resource, request: CheckRequest, { run, owner }: Call): Recorded {
  const { storedInputs, inputs, ignoreChanges = [], isPreview } = request;
  // A program has no __service. If the inputs have it, ["*"] has replaced all of them by the stored ones, so the SDK's properties are lost.
  const patterns = inputs.__service === undefined ? ignoreChanges : ["*"];
  const ignored = restoredPaths(patterns, storedInputs, inputs);
  const isImported = storedInputs.__imported === true;
  const clusterUids = new Set(uidsOf(resource.clusters(inputs)));
  const conflicts = run.declare({ clusterUids, owner, isPreview, ignored, isImported });
  return { inputs, conflicts };
}

function withSettings(recorded: Recorded, { run }: Call): Configured | Failed {
  try {
    return { ...recorded, settings: run.settings };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { inputs: recorded.inputs, failures: [error.message] };
  }
}

function validate(
  { name }: Resource,
  { inputs, conflicts, settings }: Configured,
  { run, owner, hasSecrets, warn }: Call,
): Validated | Failed {
  // An import and the option ignoreChanges pass stored inputs.
  const { __service, __imported: isImported = false, ...args } = inputs;
  const findings = validateResource(name, args, { hideValues: hasSecrets });
  const { errors, warnings } = bySeverity(findings, { isStrict: settings.strictArguments });
  const redacted = (sentences: readonly string[]) => sentences.map((sentence) => redact(sentence, settings.apiKey));
  for (const warning of redacted(toSentences(warnings)))
    run.logOnce(owner === undefined ? warning : `${owner}: ${warning}`, warn);
  const conflict = conflicts.length > 0 ? [[...shortened(conflicts, String), REMOVE_ONE].join("\n")] : [];
  const failures = redacted([...toSentences(errors), ...conflict]);
  return failures.length > 0 ? { inputs, failures } : { args, isImported, settings };
}

function complete(
  { args, isImported, settings: { projectUid, apiKey } }: Validated,
  { run }: Call,
): { inputs: ProviderProperties } | Failed {
  const inputs = {
    ...(projectUid && { projectUid }),
    ...args,
    __service: serviceOf(run),
    ...(isImported && { __imported: true }),
  };
  // Otherwise the state and messages would contain it.
  return containsKey(JSON.stringify(inputs), apiKey) ? { inputs, failures: [KEY_AS_ARGUMENT] } : { inputs };
}

const REMOVE_ONE = "Each would overwrite the other in every run. Remove one of the declarations.";
const KEY_AS_ARGUMENT =
  "An argument, or a UID in clusters, contains the API key. Set the value that belongs there, and replace the key, which the " +
  "program contains.";
