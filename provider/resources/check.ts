import type { Settings } from "../configuration/index.js";
import { ConfigurationError } from "../errors.js";
import { bySeverity, toSentences } from "../messages/finding.js";
import { redact } from "../messages/redact.js";
import type { Call } from "../run/call.js";
import { findingsAbout } from "../validation/checkResource.js";
import { type Resource, type StoredProperties, serviceOf } from "./resource.js";

/** What accompanies a check. */
export interface CheckCall extends Call {
  /**
   * The resource as messages show it, which also identifies it in the run: `HostClusterConfig "prod"`. Undefined if the
   * engine did not send it.
   */
  readonly owner: string | undefined;
}

/** The result of a check. */
export interface Checked {
  /** Complete, unless there are failures. */
  inputs: object;
  /** Errors, as sentences. */
  failures: string[];
}

/** Validates what a program declares, and fills in what the provider configuration gives. Unknown values stay. */
export function check(
  { name, clusterUids }: Resource,
  inputs: object,
  { run, hasSecrets, owner, warn }: CheckCall,
): Checked {
  const conflicts = run.declare(clusterUids?.(inputs) ?? [], owner);
  if (conflicts.length > 0)
    conflicts.push("Each would overwrite the other in every run. Remove one of the declarations.");
  let settings: Settings;
  try {
    settings = run.settings;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { inputs, failures: [error.message] };
  }
  const { strictArguments, apiKey, projectUid } = settings;
  // With the option ignoreChanges, the engine passes stored inputs.
  const { __service: _, ...args } = inputs as StoredProperties;
  const { errors, warnings } = bySeverity(findingsAbout(name, args, { hideValues: hasSecrets, strictArguments }));
  const shown = (sentences: readonly string[]) => sentences.map((sentence) => redact(sentence, apiKey));
  for (const warning of shown(toSentences(warnings)))
    run.logOnce(owner === undefined ? warning : `${owner}: ${warning}`, warn);
  const failures = shown([...toSentences(errors), ...(conflicts.length > 0 ? [conflicts.join("\n")] : [])]);
  if (failures.length > 0) return { inputs, failures };
  const completed = { ...(projectUid && { projectUid }), ...args, __service: serviceOf(run) };
  // Otherwise the state and messages would contain it.
  const isKeyInInputs = JSON.stringify(completed).includes(JSON.stringify(apiKey));
  return { inputs: completed, failures: isKeyInInputs ? [KEY_AS_ARGUMENT] : [] };
}

const KEY_AS_ARGUMENT =
  "An argument, or a UID in clusters, is the API key. Set the value that belongs there, and replace the key, which the " +
  "program contains.";
