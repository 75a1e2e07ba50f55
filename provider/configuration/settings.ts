import { UNKNOWN } from "../engine/unknown.js";
import { didYouMean, unknownNameHint } from "../messages/didYouMean.js";
import { SETTINGS as GENERATED } from "../model/generated/settings.js";
import type { ProviderSettings } from "../model/providerSettings.js";

export const NAMESPACE = "spectrocluster";

export type SettingName = keyof ProviderSettings;

/** Settings by name. Missing, null, unknown and blank values count as not set. */
export type SettingValues = { readonly [Name in SettingName]?: unknown };

interface SettingDefinition {
  type: "string" | "integer" | "boolean";
  enum?: readonly string[];
  default?: string | number | boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  format?: "pem";
  /** The variable that applies if the setting has no value. */
  environment?: string;
  example?: string | number | boolean;
  secret?: boolean;
}

/** The settings, as provider/model/providerSettings.ts defines them. */
export const SETTINGS: Readonly<Record<SettingName, SettingDefinition>> = GENERATED;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

export const SECRET_KEYS = SETTING_NAMES.filter((name) => SETTINGS[name].secret);

export function settingValues(get: (name: string) => unknown): SettingValues {
  const values = SETTING_NAMES.map((name) => [name, get(name)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

export function settingLabel(name: string, providerName: string | undefined): string {
  return providerName === undefined ? `${NAMESPACE}:${name}` : `${name} of Provider "${providerName}"`;
}

export function configCommand(name: SettingName, meant?: string): string {
  const { secret, format, example = "" } = SETTINGS[name];
  // A certificate has many lines, which only fit into a file.
  const value = meant ?? (format === "pem" ? "< ca.pem" : example);
  return `pulumi config set ${secret ? "--secret " : ""}${NAMESPACE}:${name} ${value}`.trimEnd();
}

export function remedyFor(
  name: SettingName,
  values: SettingValues | undefined,
  providerName?: string,
  given?: unknown,
): string {
  const { environment } = SETTINGS[name];
  const word = typeof given === "object" ? "" : String(given).trim().toLowerCase();
  const meant = intendedValue(SETTINGS[name], word);
  const to = meant === undefined ? "" : ` to ${meant}`;
  const variable = environment && `the environment variable ${environment}`;
  if (values === undefined) return `Set ${variable}${to}.`;
  const argument = `the argument ${settingLabel(name, providerName)}${to}`;
  const way = providerName ? argument : `it: ${configCommand(name, meant)}`;
  return `Set ${way}${variable ? `   (or ${variable})` : ""}`;
}

/** The value that another word, in lower case, probably means. */
function intendedValue({ type, enum: choices }: SettingDefinition, word: string): string | undefined {
  if (type !== "boolean") return choices && didYouMean(word, choices);
  if (/^(true|t|yes|y|on|1|enabled?)$/.test(word)) return "true";
  return /^(false|f|no|n|off|0|disabled?)$/.test(word) ? "false" : undefined;
}

/** The value in the type of the setting; undefined if it has another type. */
function parseValue(definition: SettingDefinition, value: unknown): string | number | boolean | undefined {
  if (!["string", "number", "boolean"].includes(typeof value)) return undefined;
  const { type, enum: choices, minimum = 0, maximum = Number.POSITIVE_INFINITY } = definition;
  const text = String(value).trim();
  if (type === "string") return typeof value === "string" && (choices?.includes(text) ?? true) ? text : undefined;
  if (type === "boolean") return text === "true" || text === "false" ? text === "true" : undefined;
  return /^\d{1,9}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum ? Number(text) : undefined;
}

export function expected({ type, enum: choices, minimum, maximum }: SettingDefinition): string {
  if (choices !== undefined) return choices.join(" or ");
  if (type === "boolean") return "true or false";
  return type === "integer" ? `a whole number from ${minimum} to ${maximum}` : "a string";
}

export type GivenSetting = NonNullable<ReturnType<typeof givenBy>>;

export type GivenSettings = { readonly [Name in SettingName]?: GivenSetting };

/** The value in effect, or the end of a sentence about what is wrong. The default advice is how to set the setting. */
export interface Examined {
  value?: unknown;
  problem?: string;
  advice?: string | undefined;
}

export function givenByVariable(variable = "", name: SettingName, environment: NodeJS.ProcessEnv) {
  // Inherited properties such as `constructor` are not variables.
  const given = Object.hasOwn(environment, variable) ? environment[variable]?.trim() : undefined;
  return givenBy(`the environment variable ${variable}`, name, given, true);
}

const NOT_SET: readonly unknown[] = [undefined, null, "", UNKNOWN];

/** Undefined if nothing is given. */
export function givenBy(source: string, name: SettingName, given: unknown, isFromEnvironment: boolean) {
  if (NOT_SET.includes(typeof given === "string" ? given.trim() : given)) return undefined;
  return { given, value: parseValue(SETTINGS[name], given), source, isFromEnvironment };
}

/** The names below the prefix of this package among the keys of a stack configuration. */
export function namesInStack(keys: readonly string[]): string[] {
  const prefix = `${NAMESPACE}:`;
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** The problem and the remedy for each unknown name in the stack configuration. */
export function unknownStackSettings(names: readonly string[], project: string | undefined): string[] {
  // In a project with the name of the package, the settings of the program have the same prefix.
  const found = names.filter((name) => project !== NAMESPACE || didYouMean(name, SETTING_NAMES) !== undefined);
  return unknownIn(found, (name) => `${NAMESPACE}:${name} is not a setting of pulumi-spectrocluster and is ignored`);
}

export function unknownProviderSettings(names: readonly string[], providerName: string): string[] {
  return unknownIn(names, (name) => `Provider "${providerName}" has no setting ${name}`);
}

function unknownIn(names: readonly string[], problemWith: (name: string) => string): string[] {
  const unknown = names.filter((name) => !SETTING_NAMES.includes(name as SettingName));
  return unknown.map((name) => `${problemWith(name)}; ${unknownNameHint(name, SETTING_NAMES, "supported")}`);
}
