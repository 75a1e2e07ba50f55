import { didYouMean, unknownNameHint } from "../messages/didYouMean.js";
import { SETTINGS as GENERATED } from "../model/generated/settings.js";
import type { ProviderSettings } from "../model/providerSettings.js";

/** Prefix of the keys in a stack's configuration. */
export const NAMESPACE = "spectrocluster";

export type SettingName = keyof ProviderSettings;

/** The settings under their former names, for the arguments of explicit providers. */
export type FormerSettings = {
  [Name in SettingName as (typeof GENERATED)[Name] extends { formerly: infer Key extends string }
    ? Key
    : never]?: ProviderSettings[Name];
};

/** A value of a setting; lists contain strings. */
export type SettingValue = string | number | boolean | readonly string[];

/** One row of the table of settings. */
export interface SettingDefinition {
  type: "string" | "integer" | "boolean" | "array";
  enum?: readonly string[];
  default?: SettingValue;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  format?: "pem";
  /** The name that the setting had before. It still works. */
  formerly?: string;
  /** The environment variable that applies if the setting has no value. */
  environment?: string;
  /** The name that the environment variable had before. It still works. */
  formerEnvironment?: string;
  example?: SettingValue;
  secret?: boolean;
}

export type SettingTable = Readonly<Record<SettingName, SettingDefinition>>;

/** The settings, as provider/model/providerSettings.ts defines them. */
export const SETTINGS: SettingTable = GENERATED;

/** The keys of all settings. */
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The keys that have a meaning: the names of all settings, and their former names. */
const KNOWN_KEYS = SETTING_NAMES.flatMap(keysOf);

/** The keys of all secret settings. */
export const SECRET_KEYS = SETTING_NAMES.filter((name) => SETTINGS[name].secret).flatMap(keysOf);

/** The keys under which a setting can have a value: its name, and its former name. */
export function keysOf(name: SettingName): string[] {
  return [name, SETTINGS[name].formerly ?? []].flat();
}

/** Settings by key. Missing, null, unknown and blank values count as not set. */
export type SettingValues = { readonly [Name in SettingName]?: unknown };

/** The value of each key that has a meaning. */
export function settingValues(get: (key: string) => unknown): SettingValues {
  return Object.fromEntries(KNOWN_KEYS.map((key) => [key, get(key)]));
}

/** The name of a setting in a message. */
export function settingLabel(name: string, providerName: string | undefined): string {
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
  if (typeof example === "object") return `pulumi config set --path '${NAMESPACE}:${name}[0]' ${example[0]}`;
  // A certificate has many lines, which only fit into a file.
  const value = format === "pem" ? "< ca.pem" : example;
  return `pulumi config set ${secret ? "--secret " : ""}${NAMESPACE}:${name} ${value}`.trimEnd();
}

/** How to set a setting without a stack; undefined if the setting has no environment variable. */
export function howToSetVariable(name: SettingName, verb: string): string | undefined {
  const { environment } = SETTINGS[name];
  return environment && `${verb} the environment variable ${environment}.`;
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
  return names.filter((name) => !KNOWN_KEYS.includes(name));
}

function hintFor(name: string): string {
  const suggestion = didYouMean(name, SETTING_NAMES);
  return unknownNameHint(suggestion, SETTING_NAMES) + (suggestion === undefined ? "." : "");
}
