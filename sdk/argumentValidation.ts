import * as pulumi from "@pulumi/pulumi";
import type { Settings } from "../provider/configuration/index.js";
import { containsUnknown } from "../provider/engine/unknown.js";
import { ConfigurationError, SpectroclusterError } from "../provider/errors.js";
import { bySeverity, type Finding, formatFindings, toSentences } from "../provider/messages/finding.js";
import { parsePointer } from "../provider/messages/paths.js";
import type { Resource } from "../provider/resources/resource.js";
import { ARGUMENT_CHECKS } from "../provider/validation/checkResource.js";
import { knownSettingsOf } from "./explicitProvider.js";
import { resolveInputs } from "./inputs.js";
import { isRunByEngine, type ProgramRun, redactMessage, stackSettings } from "./programRun.js";

const UNKNOWN_ADVICE =
  "The resource that it comes from has failed. Nothing is deleted in this run, because the resource may declare a cluster. " +
  "Fix the other resource and run pulumi up again.";

/** A resource that the program declares. */
export interface Declaration {
  resource: Resource;
  /** The resource as messages show it: `HostClusterConfig "prod"`. */
  label: string;
  run: ProgramRun;
  provider: pulumi.ProviderResource | undefined;
  /** Whether it has the option `ignoreChanges`. */
  ignoresChanges: boolean;
}

/** The result of what the provider cannot validate itself. */
export interface ValidatedArguments {
  /** Why the arguments cannot be used. */
  failure?: string | undefined;
  /** Whether the failure has to end the run before anything is deleted. */
  endsRun?: boolean;
  hasSecrets: boolean;
  findings: readonly Finding[];
  /** What a preview has read about the clusters. */
  messages?: readonly string[];
  /** See `Resource.declaredIn`. */
  declared: readonly string[];
}

/** Validates what is known of the arguments without waiting for promises and outputs. */
export function validateKnown(declaration: Declaration, args: object, hasSecrets: boolean): ValidatedArguments {
  const { resource } = declaration;
  const findings = ARGUMENT_CHECKS[resource.name]({ ...args }, { hideValues: hasSecrets });
  const declared = resource.declaredIn?.(args) ?? [];
  return { hasSecrets, failure: unsendable(declaration, findings), findings, declared };
}

/** Validates the arguments once they are resolved. Never rejects. */
export async function validateResolved(
  declaration: Declaration,
  args: object,
  dependsOn: unknown,
): Promise<ValidatedArguments> {
  const { label, run } = declaration;
  try {
    const [{ value, hasSecrets }] = await Promise.all([resolveInputs(args), resolveInputs(dependsOn)]);
    const validated = validateKnown(declaration, value as object, hasSecrets);
    if (mayReadInPreview(declaration))
      return { ...validated, ...(await readInPreview(declaration, value as object, validated)) };
    if (pulumi.runtime.isDryRun() || !containsUnknown(value)) return validated;
    const failure = `${label} has an argument that is still unknown. ${UNKNOWN_ADVICE}`;
    return { ...validated, failure, endsRun: true };
  } catch (error) {
    const failure = `An argument of ${label} failed: ${redactMessage(run, error)}`;
    const { value } = await resolveInputs(args, { rejectedAreUnknown: true });
    const { declared } = validateKnown(declaration, value as object, true);
    // Without the UIDs, no other resource can know what this one declares.
    return { hasSecrets: false, failure, findings: [], declared, endsRun: declared.length === 0 };
  }
}

/**
 * Values that would be lost or changed on the way to the provider: JSON cannot carry them, or the SDK would make them
 * the prototype of an object. They are reported with all other errors, which the provider would not see any more.
 */
function unsendable({ label }: Declaration, findings: readonly Finding[]): string | undefined {
  const isLost = ({ rule, pointer }: Finding) => rule === "json-value" || parsePointer(pointer).includes("__proto__");
  if (!findings.some(isLost)) return undefined;
  return `${label} has invalid arguments:\n${formatFindings(bySeverity(findings).errors)}`;
}

/** Whether a resource may have to read before it is registered. The settings of an explicit provider are known later. */
export function mayReadInPreview({ run, provider }: Declaration): boolean {
  if (!isRunByEngine() || !pulumi.runtime.isDryRun()) return false;
  return provider !== undefined || stackSettings(run).readInPreview;
}

/** The settings in use; `undefined` if those of an explicit provider are unknown in this preview. */
async function settingsInUse({ run, provider }: Declaration): Promise<Settings | undefined> {
  return provider === undefined ? stackSettings(run) : knownSettingsOf(provider);
}

/**
 * Reads the clusters of a resource in a preview, if the setting `readInPreview` says so. The engine does not call a dynamic
 * provider before `create`, so the program reads; it does not have the state.
 *
 * @param args - The arguments, with markers for unknown values.
 * @returns Why a cluster cannot be read, or what the update would overwrite and keep.
 */
async function readInPreview(
  declaration: Declaration,
  args: object,
  { failure, findings, hasSecrets }: ValidatedArguments,
): Promise<Partial<ValidatedArguments>> {
  if (failure !== undefined || bySeverity(findings).errors.length > 0) return {};
  const { resource, label, run, provider } = declaration;
  // Keeps programs that the Automation API runs alive until the reads end.
  const done = pulumi.runtime.rpcKeepAlive();
  try {
    const settings = await settingsInUse(declaration);
    if (!settings?.readInPreview) return {};
    const messages: string[] = [];
    const call = {
      run: run.contextOf(provider, settings),
      resourceKey: label,
      label,
      hasSecrets,
      log: (message: string) => messages.push(message),
      logProgress: (message: string) => pulumi.log.info(`${label}: ${message}`, undefined, undefined, true),
    };
    const { inputs, failures } = await resource.check(args, call);
    // The provider reports them.
    if (failures.length === 0) await resource.preview("unknown", inputs, call);
    return { messages };
  } catch (error) {
    // The provider reports its own settings.
    if (error instanceof ConfigurationError) return {};
    if (!(error instanceof SpectroclusterError)) throw error;
    return { failure: redactMessage(run, error) };
  } finally {
    done();
  }
}

/** Logs the warnings among the findings, beside the resource if it will exist. */
export async function logFindings(
  declaration: Declaration,
  findings: readonly Finding[],
  resource: pulumi.Resource,
): Promise<void> {
  const { errors, warnings } = bySeverity(findings);
  if (warnings.length === 0 || (await isForProvider(declaration))) return;
  for (const warning of toSentences(warnings)) {
    if (errors.length > 0) pulumi.log.warn(`${declaration.label}: ${warning}`);
    else pulumi.log.warn(warning, resource);
  }
}

/**
 * Whether the provider shows the warnings: with the setting `strictArguments` they are errors, and with the option
 * `ignoreChanges` the program does not know which arguments the engine replaces.
 */
async function isForProvider(declaration: Declaration): Promise<boolean> {
  if (!isRunByEngine()) return false;
  if (declaration.ignoresChanges) return true;
  // The provider also reports invalid settings.
  const settings = await settingsInUse(declaration).catch(() => undefined);
  return settings?.strictArguments ?? false;
}
