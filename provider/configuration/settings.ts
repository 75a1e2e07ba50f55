import { SETTINGS as GENERATED } from "../generated/settings.js";
import type { ProviderSettings } from "../model/providerSettings.js";
import { didYouMean, unknownNameHint } from "../validation/didYouMean.js";

/** Prefix of the keys in a stack's configuration. */
export const NAMESPACE = "spectrocluster";

export type SettingName = keyof ProviderSettings;

/** One row of the table of settings. */
export interface SettingDefinition {
  type: "string" | "integer" | "boolean";
  enum?: readonly string[];
  default?: string | number | boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  format?: "pem";
  /** The environment variable that applies if the setting has no value. */
  environment?: string;
  example?: string | number | boolean;
  secret?: boolean;
}

/** The settings, as provider/model/providerSettings.ts defines them. */
export const SETTINGS: Readonly<Record<SettingName, SettingDefinition>> = GENERATED;

/** The keys of all settings. */
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The name of a setting in a message. */
export function settingLabel(name: SettingName, providerName: string | undefined): string {
  return providerName === undefined ? `${NAMESPACE}:${name}` : `${name} of Provider "${providerName}"`;
}

/** How to set a setting, as one line. */
export function howToSet(name: SettingName, providerName: string | undefined): string {
  const { environment } = SETTINGS[name];
  const way =
    providerName === undefined
      ? `Set it: ${configCommand(name)}`
      : `Set the argument ${name} of Provider "${providerName}"`;
  return `${way}${environment ? `   (or the environment variable ${environment})` : ""}`;
}

/** The command that sets a setting in the stack's configuration. */
export function configCommand(name: SettingName): string {
  const { secret, format, example = "" } = SETTINGS[name];
  // A certificate has many lines, which only fit into a file.
  const value = format === "pem" ? "< ca.pem" : example;
  return `pulumi config set ${secret ? "--secret " : ""}${NAMESPACE}:${name} ${value}`.trimEnd();
}

/** How to set a setting without a stack; undefined if the setting has no environment variable. */
export function howToSetVariable(name: SettingName): string | undefined {
  const { environment } = SETTINGS[name];
  return environment && `Set the environment variable ${environment}.`;
}

/** A key that is not a setting. */
export interface UnknownSetting {
  /** The setting that was probably meant. */
  suggestion?: string;
  /** The problem and the remedy, as a sentence. */
  message: string;
}

/**
 * Returns the keys among `names` that are not settings.
 *
 * @param providerName - Name of the explicit provider with these keys; undefined for the stack configuration, where
 * unknown keys are ignored.
 */
export function unknownSettings(names: readonly string[], providerName?: string): UnknownSetting[] {
  return names
    .filter((name) => !(SETTING_NAMES as string[]).includes(name))
    .map((name) => {
      const suggestion = didYouMean(name, SETTING_NAMES);
      const problem =
        providerName === undefined
          ? `${NAMESPACE}:${name} is not a setting of pulumi-spectrocluster and is ignored`
          : `Provider "${providerName}" has no setting ${name}`;
      const end = suggestion === undefined ? "." : "";
      return { suggestion, message: `${problem}; ${unknownNameHint(suggestion, SETTING_NAMES)}${end}` };
    });
}
