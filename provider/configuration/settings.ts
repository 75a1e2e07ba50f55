import { didYouMean, unknownNameHint } from "../messages/didYouMean.js";
import { SETTINGS as GENERATED } from "../model/generated/settings.js";
import type { ProviderSettings } from "../model/providerSettings.js";

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

/** The names of the settings in a stack configuration. */
export function namesIn(config: object): string[] {
  const prefix = `${NAMESPACE}:`;
  return Object.keys(config).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** The problem and the remedy for each name in the stack configuration that is not a setting and is therefore ignored. */
export function unknownStackSettings(names: readonly string[], project: string | undefined): string[] {
  return (
    unknownIn(names)
      // In a project with the name of the package, the settings of the program have the same prefix.
      .filter((name) => project !== NAMESPACE || didYouMean(name, SETTING_NAMES) !== undefined)
      .map((name) => `${NAMESPACE}:${name} is not a setting of pulumi-spectrocluster and is ignored; ${hintFor(name)}`)
  );
}

/** The problem and the remedy for each name that is not a setting of an explicit provider. */
export function unknownProviderSettings(names: readonly string[], providerName: string): string[] {
  return unknownIn(names).map((name) => `Provider "${providerName}" has no setting ${name}; ${hintFor(name)}`);
}

function unknownIn(names: readonly string[]): string[] {
  return names.filter((name) => !(SETTING_NAMES as string[]).includes(name));
}

function hintFor(name: string): string {
  const suggestion = didYouMean(name, SETTING_NAMES);
  return unknownNameHint(suggestion, SETTING_NAMES) + (suggestion === undefined ? "." : "");
}
