import type { Settings } from "../configuration/index.js";
import { ConfigurationError } from "../errors.js";
import { bySeverity, toSentences } from "../messages/finding.js";
import { shortened } from "../messages/lists.js";
import { containsKey, redact } from "../messages/redact.js";
import type { Call } from "../run/call.js";
import type { Declaration, Run } from "../run/run.js";
import { validateResource } from "../validation/checkResource.js";
import { restoredPaths } from "./ignoreChanges.js";
import type { ProviderProperties } from "./internalProperties.js";
import { warnAboutUids } from "./paletteUids.js";
import { type Resource, serviceOf, uidsOf } from "./resource.js";

export interface CheckCall extends Call, Pick<Declaration, "isPreview"> {
  /** The option `ignoreChanges`, as far as the adapter knows it in a check. */
  readonly ignoreChanges?: readonly string[];
}

/**
 * Validates what a program declares, and fills in what the provider configuration gives. Unknown values stay.
 *
 * @param olds - The stored inputs; empty for a create.
 * @returns Errors as sentences, and the inputs, which are complete if there is no error.
 */
export function check(resource: Resource, olds: ProviderProperties, inputs: ProviderProperties, call: CheckCall) {
  const { run, hasSecrets, owner, isPreview, warn } = call;
  const declared = resource.clusters(inputs);
  // Only the engine has __service: it has set back everything, and with it the properties that the SDK sends for a check.
  const patterns = inputs.__service === undefined ? call.ignoreChanges : ["*"];
  const ignored = restoredPaths(patterns ?? [], olds, inputs);
  const conflicts = run.declare(uidsOf(declared), { owner, isPreview, ignored, isImported: olds.__imported === true });
  let settings: Settings;
  try {
    settings = run.settings;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { inputs, failures: [error.message] };
  }
  const { strictArguments, apiKey, projectUid } = settings;
  // An import and the option ignoreChanges pass stored inputs.
  const { __service: _, __imported, ...args } = inputs;
  const findings = validateResource(resource.name, args, { hideValues: hasSecrets });
  const { errors, warnings } = bySeverity(findings, { isStrict: strictArguments });
  const shown = (sentences: readonly string[]) => sentences.map((sentence) => redact(sentence, apiKey));
  for (const warning of shown(toSentences(warnings)))
    run.logOnce(owner === undefined ? warning : `${owner}: ${warning}`, warn);
  const failures = shown([
    ...toSentences(errors),
    ...(conflicts.length > 0 ? [[...shortened(conflicts, String), REMOVE_ONE].join("\n")] : []),
  ]);
  if (failures.length > 0) return { inputs, failures };
  const __service = serviceOf(run);
  const completed = { ...(projectUid && { projectUid }), ...args, __service, ...(__imported && { __imported }) };
  // Otherwise the state and messages would contain it.
  if (containsKey(JSON.stringify(completed), apiKey)) return { inputs: completed, failures: [KEY_AS_ARGUMENT] };
  warnAboutUids(resource.clusters(completed), owner, call);
  resource.announce(completed, olds, call);
  return { inputs: completed, failures };
}

/** What the check of this run has learned about a resource with these inputs. */
export function lastDeclaration({ clusters }: Resource, inputs: object, run: Run): Declaration | undefined {
  const [cluster] = clusters(inputs);
  return cluster && run.declarations.get(cluster.clusterUid);
}

const REMOVE_ONE = "Each would overwrite the other in every run. Remove one of the declarations.";
const KEY_AS_ARGUMENT =
  "An argument, or a UID in clusters, contains the API key. Set the value that belongs there, and replace the key, which the " +
  "program contains.";
