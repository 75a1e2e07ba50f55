import { isDeepStrictEqual } from "node:util";
import type { Settings } from "../configuration/index.js";
import { ConfigurationError } from "../errors.js";
import { rememberNames } from "../hostClusters/names.js";
import { parsePointer, type Segments, valueAt } from "../json/paths.js";
import { groupBy } from "../json/value.js";
import { bySeverity, toSentences } from "../messages/finding.js";
import { shortened } from "../messages/lists.js";
import { containsKey, redact } from "../messages/redact.js";
import type { Call } from "../run/call.js";
import { validateResource } from "../validation/checkArguments.js";
import { restoredPaths } from "./ignoreChanges.js";
import { warnAboutTypos } from "./ignoreChangesTypos.js";
import { isImported, type ProviderProperties } from "./internalProperties.js";
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
  /** Required arguments that the program sets to undefined, which only the dynamic provider knows. */
  readonly undefinedArgs?: readonly string[];
}

/**
 * Validates what a program declares, and fills in what the provider configuration gives. Unknown values stay.
 *
 * @returns Errors as sentences, and the inputs, which are complete if there is no error.
 */
export function check(resource: Resource, request: CheckRequest, call: Call) {
  const { run, owner, hasSecrets, warn } = call;
  const { storedInputs, inputs, ignoreChanges = [], undefinedArgs = [] } = request;
  // Comes first, so that the first of two resources with one cluster is known even if it is invalid.
  const conflicts = recordDeclaration(resource, request, call);
  let settings: Settings;
  try {
    settings = run.settings;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { inputs, failures: [error.message] };
  }
  const { strictArguments, projectUid, apiKey } = settings;
  // An import and the option ignoreChanges pass stored inputs.
  const { __service, __imported, ...args } = inputs;
  const complete = {
    ...(projectUid && { projectUid }),
    ...args,
    __service: serviceOf(run),
    ...(isImported(inputs) && { __imported: true }),
  };
  // Otherwise the state and messages would contain it, or a part of it.
  if (containsKey(JSON.stringify(complete), apiKey)) return { inputs: complete, failures: [KEY_AS_ARGUMENT] };
  const declared = { ...Object.fromEntries(undefinedArgs.map((name) => [name, undefined])), ...args };
  const findings = validateResource(resource.name, declared, { hideValues: hasSecrets });
  const stored = isImported(inputs) ? inputs : storedInputs;
  const isInState = groupBy(findings, ({ pointer }) => hasSame(parsePointer(pointer), args, stored));
  const { errors, warnings } = bySeverity(isInState.get(false) ?? [], { isStrict: strictArguments });
  const accepted = isInState.get(true)?.map((finding) => ({ ...finding, severity: "warning" }) as const) ?? [];
  for (const warning of toSentences([...warnings, ...accepted]))
    run.logOnce(redact(owner === undefined ? warning : `${owner}: ${warning}`, apiKey), warn);
  warnAboutTypos(resource, ignoreChanges, complete, call);
  const clusters = resource.clusters(complete);
  rememberNames(clusters, call);
  warnAboutUids(clusters, call);
  const conflict = conflicts.length > 0 ? [[...shortened(conflicts, String), REMOVE_ONE].join("\n")] : [];
  const failures = [...toSentences(errors), ...conflict].map((sentence) => redact(sentence, apiKey));
  if (failures.length === 0) resource.announce(complete, storedInputs, call);
  return { inputs: failures.length === 0 ? complete : inputs, failures };
}

/**
 * Whether inputs have at a path what the state has: it may be what an import or a refresh has read, or what the engine has restored, so it
 * is accepted as it is. Not every caller knows which.
 */
function hasSame(path: Segments, inputs: object, stored: object): boolean {
  const value = valueAt(inputs, path);
  return value !== undefined && isDeepStrictEqual(value, valueAt(stored, path));
}

/** @returns Sentences about clusters that another resource declares, too. */
function recordDeclaration(resource: Resource, request: CheckRequest, { run, owner }: Call): string[] {
  const { storedInputs, inputs, ignoreChanges = [], isPreview } = request;
  // A program has no __service. If the inputs have it, ["*"] has replaced all of them by the stored ones, so the SDK's properties are lost.
  const patterns = inputs.__service === undefined ? ignoreChanges : ["*"];
  const ignored = restoredPaths(patterns, storedInputs, inputs);
  const clusterUids = new Set(uidsOf(resource.clusters(inputs)));
  const imported = isImported(storedInputs) ? resource.clusters(storedInputs) : undefined;
  return run.declare({ clusterUids, owner, isPreview, ignored, imported });
}

const REMOVE_ONE = "Each would overwrite the other in every run. Remove one of the declarations.";
const KEY_AS_ARGUMENT =
  "An argument, or a UID in clusters, contains the API key. Set the value that belongs there, and replace the key, which the " +
  "program contains.";
