import { isDeepStrictEqual } from "node:util";
import type { Settings } from "../configuration/index.js";
import { UNKNOWN } from "../engine.js";
import { ConfigurationError } from "../errors.js";
import type { ManagedCluster } from "../hostClusters/cluster.js";
import { rememberNames } from "../hostClusters/names.js";
import { parsePointer, valueAt } from "../json/paths.js";
import { isBlank } from "../json/text.js";
import { groupBy } from "../json/value.js";
import { bySeverity, toSentences } from "../messages/finding.js";
import { adviceForUid, isPaletteUid, projectLabel, type UidKind } from "../messages/paletteUid.js";
import { containsKey, redact } from "../messages/redact.js";
import { grouped, MAX_UIDS, shortened } from "../messages/values.js";
import type { Call } from "../run/run.js";
import { validateResource } from "../validation/checkArguments.js";
import { INPUT_FORMATS } from "../validation/inputFormats.js";
import { type Format, follows } from "../validation/rule.js";
import { restoredPaths, warnAboutTypos } from "./ignoreChanges.js";
import { isImported, type ProviderProperties } from "./internalProperties.js";
import { type Resource, serviceOf, uidsOf } from "./resource.js";

/** What the engine and the SDK send for a check. */
export interface CheckRequest {
  /** The inputs of the last update; empty for a create. */
  readonly storedInputs: ProviderProperties;
  readonly inputs: ProviderProperties;
  // Only the dynamic provider knows the following in a check.
  readonly ignoreChanges?: readonly string[];
  readonly isPreview?: boolean;
  /** Required arguments that the program sets to undefined. */
  readonly undefinedArgs?: readonly string[];
}

/**
 * Validates what a program declares, and fills in what the provider configuration gives. Unknown values stay.
 *
 * @returns Errors as sentences, and the inputs, which are complete if there is no error.
 */
export function check(resource: Resource, request: CheckRequest, call: Call) {
  const { run, owner, warn } = call;
  const { storedInputs, inputs, ignoreChanges = [] } = request;
  // Comes first, so that the first of two resources with one cluster is known even if it is invalid.
  const conflicts = recordCheck(resource, request, call);
  let settings: Settings;
  try {
    settings = run.settings;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { inputs, failures: [error.message] };
  }
  const { projectUid, apiKey } = settings;
  const { __imported, ...args } = inputs;
  const mark = isImported(inputs) ? { __imported: true } : {};
  const complete = { ...(projectUid && { projectUid }), ...args, ...mark, __service: serviceOf(run) };
  // Otherwise the state and messages would contain it, or a part of it.
  if (containsKey(JSON.stringify(complete), apiKey)) return { inputs: complete, failures: [KEY_AS_ARGUMENT] };

  const { errors, warnings } = findingsOf(resource, request, call);
  for (const warning of toSentences(warnings))
    run.logOnce(redact(owner === undefined ? warning : `${owner}: ${warning}`, apiKey), warn);
  warnAboutTypos(resource, ignoreChanges, complete, call);
  const clusters = resource.clusters(complete);
  rememberNames(clusters, call);
  warnAboutUids(clusters, call);

  const failures = [...toSentences(errors), ...conflicts].map((sentence) => redact(sentence, apiKey));
  if (failures.length > 0) return { inputs, failures };
  const isCreate = Object.keys(storedInputs).length === 0;
  resource.announce(complete, isCreate, call);
  // The engine takes a while before it calls create.
  if (request.isPreview === false && isCreate) run.client.prepare();
  return { inputs: complete, failures };
}

/** @returns A sentence about the clusters that another resource declares, too. */
function recordCheck(resource: Resource, request: CheckRequest, { run, owner }: Call): string[] {
  const { storedInputs, inputs, ignoreChanges = [], isPreview } = request;
  // A program has no __service. If the inputs have it, ["*"] has replaced all of them by the stored ones, so the SDK's properties are lost.
  const patterns = inputs.__service === undefined ? ignoreChanges : ["*"];
  const ignored = restoredPaths(patterns, storedInputs, inputs);
  const clusterUids = new Set(uidsOf(resource.clusters(inputs)));
  const imported = isImported(storedInputs) ? resource.clusters(storedInputs) : undefined;
  const conflicts = run.declare({ clusterUids, owner, isPreview, ignored, imported });
  return conflicts.length > 0 ? [[...shortened(conflicts, String), REMOVE_ONE].join("\n")] : [];
}

/**
 * What is wrong with the arguments. A value that the state has as well is accepted with a warning: an import or a refresh may have read it,
 * or the engine may have restored it. Not every caller knows which.
 */
function findingsOf({ name }: Resource, { storedInputs, inputs, undefinedArgs = [] }: CheckRequest, call: Call) {
  // An import and the option ignoreChanges pass stored inputs.
  const { __service, __imported, ...args } = inputs;
  const declared = { ...Object.fromEntries(undefinedArgs.map((name) => [name, undefined])), ...args };
  const stored = isImported(inputs) ? inputs : storedInputs;
  const findings = groupBy(validateResource(name, declared, { hideValues: call.hasSecrets }), ({ pointer }) => {
    const path = parsePointer(pointer);
    const value = valueAt(args, path);
    return value !== undefined && isDeepStrictEqual(value, valueAt(stored, path)) ? "accepted" : "found";
  });
  const isStrict = call.run.settings.strictArguments;
  const { errors, warnings } = bySeverity(findings.get("found") ?? [], { isStrict });
  const accepted = findings.get("accepted")?.map((finding) => ({ ...finding, severity: "warning" }) as const) ?? [];
  return { errors, warnings: [...warnings, ...accepted] };
}

/**
 * Warns about UIDs of clusters and projects that Palette probably does not have: a preview sends nothing, so only the update would
 * notice them. It is no finding, because a service with other UIDs works.
 */
function warnAboutUids(clusters: ManagedCluster[], { run, owner = "A resource", hasSecrets, warn }: Call): void {
  const { settings } = run;
  const projects = new Set(clusters.map(({ projectUid = UNKNOWN }) => projectUid));
  const unlikely = [
    ...clusters.map(({ clusterUid }) => ({ kind: "cluster", uid: clusterUid }) as const),
    ...[...projects].map((uid) => ({ kind: "project", uid }) as const),
  ].filter(({ kind, uid }) => isUnlikely(kind, uid));
  const groups = groupBy(unlikely, ({ kind, uid }) => kind === "project" && uid === settings.projectUid);
  warnAbout("The provider configuration", groups.get(true));
  // Which of the arguments are secret is not known.
  if (!hasSecrets) warnAbout(owner, groups.get(false));

  function warnAbout(subject: string, uids: typeof unlikely = []): void {
    if (uids.length === 0) return;
    const count = uids.length === 1 ? "1 UID is" : `${grouped(uids.length)} UIDs are`;
    const title = `${subject}: ${count} not like those of Palette, which have 24 lower-case hexadecimal digits [palette-uid]`;
    const describe = ({ kind, uid }: (typeof unlikely)[number]) => {
      const label = kind === "project" ? projectLabel(uid, settings) : `cluster ${run.formatCluster(uid)}`;
      return `${label}: ${adviceForUid(kind, uid, uid === settings.projectUid)}`;
    };
    const lines = shortened(uids, describe, MAX_UIDS);
    run.logOnce(redact([title, ...lines].join("\n- "), settings.apiKey), warn);
  }
}

/** Whether a UID follows the rules of arguments, but is not like those of Palette. */
function isUnlikely(kind: UidKind, uid: unknown): boolean {
  if (typeof uid !== "string" || uid === UNKNOWN || isBlank(uid)) return false;
  return !isPaletteUid(uid) && follows(INPUT_FORMATS[`${kind}-uid`] as Format, uid);
}

const REMOVE_ONE = "Each would overwrite the other in every run. Remove one of the declarations.";
const KEY_AS_ARGUMENT =
  "An argument, or a UID in clusters, contains the API key. Set the value that belongs there, and replace the key, which the " +
  "program contains.";
