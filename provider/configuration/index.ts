import { UNKNOWN } from "../engine.js";
import { ConfigurationError } from "../errors.js";
import { didYouMean, unknownNameHint } from "../messages/didYouMean.js";
import { redact } from "../messages/redact.js";
import { formatValue } from "../messages/values.js";
import { SETTINGS as GENERATED } from "../model/generated/settings.js";
import type { ProviderSettings } from "../model/providerSettings.js";
import {
  type Examined,
  type GivenSetting,
  type GivenSettings,
  RULES,
  type RuleContext,
  type SettingName,
  type SettingValues,
} from "./rules.js";

export type { SettingName, SettingValues } from "./rules.js";

export const NAMESPACE = "spectrocluster";

interface SettingDefinition {
  type: "string" | "integer" | "boolean";
  enum?: readonly string[];
  default?: string | number | boolean;
  minimum?: number;
  maximum?: number;
  format?: "pem";
  /** The variable that applies if the setting has no value. */
  environment?: string;
  example?: string | number | boolean;
  secret?: boolean;
}

const SETTINGS: Readonly<Record<SettingName, SettingDefinition>> = GENERATED;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

export const SECRET_KEYS = SETTING_NAMES.filter((name) => SETTINGS[name].secret);

/** The settings that have no value if they are not set. The others have a default or are required. */
type OptionalName = "projectUid" | "maxRequestsPerSecond" | "caCertificate";

/** The settings in effect. The base URL has no slash at the end. */
export interface Settings
  extends Required<Omit<ProviderSettings, OptionalName | "apiKeyEnvironmentVariable">>,
    Pick<ProviderSettings, OptionalName> {
  /** For the message about a rejected key. */
  apiKeySource: string;
  projectUidSource?: string | undefined;
  /** Whether the engine stores the key in the state, and may use an older key from there. */
  apiKeyInState: boolean;
}

export function settingValues(get: (name: string) => unknown): SettingValues {
  const values = SETTING_NAMES.map((name) => [name, get(name)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/**
 * @param values - Of the stack configuration, or of the explicit provider with a `providerName`. Undefined if only the environment applies.
 * @throws ConfigurationError that lists all missing and wrong settings, with their remedies.
 */
export function resolveSettings(values?: SettingValues, environment = process.env, providerName?: string): Settings {
  const { settings, problems, sources } = examineSettings(values, environment, providerName);
  if (problems.length === 0) return settings;
  const subject = providerName === undefined ? "pulumi-spectrocluster" : `Provider "${providerName}"`;
  const isOnlyMissing = problems.every(({ setting }) => sources[setting] === undefined);
  const title = `${subject} ${isOnlyMissing ? "is not configured" : "has an invalid configuration"}.`;
  const lines = problems.map(({ message, advice }) => `${message}\n  ${advice}`);
  throw new ConfigurationError(`${title}\n${lines.join("\n")}`);
}

/** Returns what is wrong, and the source of each setting that is given. Missing and wrong ones are empty or have their default. */
export function examineSettings(values?: SettingValues, environment = process.env, providerName?: string) {
  const givenTo = (name: SettingName) =>
    givenBy(settingLabel(name, providerName), name, values?.[name], false) ??
    givenByVariable(SETTINGS[name].environment, name, environment);
  const given: GivenSettings = Object.fromEntries(SETTING_NAMES.map((name) => [name, givenTo(name)]));
  const variable = given.apiKeyEnvironmentVariable?.value;
  const key = variable === undefined ? given.apiKey : givenByVariable(String(variable), "apiKey", environment);
  const { source: apiKeySource = "", isFromEnvironment = true } = key ?? {};
  // Messages must not contain the key without its quotes either.
  const apiKey = withoutQuotes(String(key?.value ?? "").trim());
  const httpSetting = given.allowInsecureHttp?.value ? undefined : settingLabel("allowInsecureHttp", providerName);
  const context = { values, providerName, given, apiKey, apiKeySource, httpSetting };

  const settings: Record<string, unknown> = {};
  const problems: { setting: SettingName; message: string; advice: string }[] = [];
  const sources: { [Name in SettingName]?: string | undefined } = {};
  for (const setting of SETTING_NAMES) {
    const found = setting === "apiKey" ? key : given[setting];
    const { value, problem, advice } = found ? examine(setting, found, context) : examineMissing(setting, context);
    settings[setting] = value ?? SETTINGS[setting].default;
    sources[setting] = found?.source;
    if (problem !== undefined)
      problems.push({ setting, message: problem, advice: advice ?? remedyFor(setting, found?.given, context) });
  }
  const baseUrl = settings["baseUrl"] ?? "";
  const projectUidSource = sources.projectUid;
  const inEffect = { ...settings, baseUrl, apiKey, apiKeySource, projectUidSource, apiKeyInState: !isFromEnvironment };
  return { settings: inEffect as Settings, problems, sources };
}

function givenByVariable(variable = "", name: SettingName, environment: NodeJS.ProcessEnv) {
  // Inherited properties such as `constructor` are not variables.
  const given = Object.hasOwn(environment, variable) ? environment[variable]?.trim() : undefined;
  return givenBy(`the environment variable ${variable}`, name, given, true);
}

const NOT_SET: readonly unknown[] = [undefined, null, "", UNKNOWN];

function givenBy(source: string, name: SettingName, given: unknown, isFromEnvironment: boolean) {
  if (NOT_SET.includes(typeof given === "string" ? given.trim() : given)) return undefined;
  const setting: GivenSetting = { given, value: parseValue(SETTINGS[name], given), source, isFromEnvironment };
  return setting;
}

/** Undefined if the value does not have the type of the setting. */
function parseValue(definition: SettingDefinition, value: unknown): string | number | boolean | undefined {
  if (!["string", "number", "boolean"].includes(typeof value)) return undefined;
  const { type, enum: choices, minimum = 0, maximum = Number.POSITIVE_INFINITY } = definition;
  const text = String(value).trim();
  if (type === "string") return typeof value === "string" && (choices?.includes(text) ?? true) ? text : undefined;
  if (type === "boolean") return text === "true" || text === "false" ? text === "true" : undefined;
  return /^\d{1,9}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum ? Number(text) : undefined;
}

/** With the problem as a sentence. */
function examine(name: SettingName, { given, value, source }: GivenSetting, context: RuleContext): Examined {
  const definition = SETTINGS[name];
  const mismatch = `must be ${expected(definition)}${definition.secret ? "" : `, not ${format(given, context.apiKey)}`}.`;
  const isQuoted = typeof given === "string" && withoutQuotes(given.trim()) !== given.trim();
  let examined: Examined = { problem: mismatch };
  if (isQuoted) examined = { problem: "is in quotes.", advice: "Remove the quotes." };
  else if (value !== undefined) examined = RULES[name]?.(String(value), context) ?? { value };
  const subject = name === "apiKey" ? `The API key from ${source}` : source.replace(/^the /, "The ");
  return { ...examined, problem: examined.problem && `${subject} ${examined.problem}` };
}

/** Strings are redacted before they are shortened, which could leave a part of the key. */
function format(value: unknown, apiKey: string): string {
  return redact(formatValue(typeof value === "string" ? redact(value, apiKey) : value), apiKey);
}

/** Files with environment variables may contain quotation marks, which no setting begins or ends with. */
function withoutQuotes(text: string): string {
  return text.replace(/^["'`“”‘’]+|["'`“”‘’]+$/g, "");
}

/** The problem with a setting without a value; empty if it needs none. */
function examineMissing(name: SettingName, { given, values, providerName }: RuleContext): Examined {
  // A variable that is not set is its own problem.
  const isRequired = name === "baseUrl" || (name === "apiKey" && given.apiKeyEnvironmentVariable?.value === undefined);
  if (!isRequired) return {};
  if (providerName !== undefined && values && name in values && values[name] === undefined)
    return { problem: `The argument ${settingLabel(name, providerName)} is undefined.`, advice: UNDEFINED };
  return { problem: name === "baseUrl" ? "The address of Palette is missing." : "The API key is missing." };
}

const UNDEFINED = "Is what the program reads it from set, for example an environment variable?";

function expected({ type, enum: choices, minimum, maximum }: SettingDefinition): string {
  if (choices !== undefined) return choices.join(" or ");
  if (type === "boolean") return "true or false";
  return type === "integer" ? `a whole number from ${minimum} to ${maximum}` : "a string";
}

function settingLabel(name: string, providerName: string | undefined): string {
  return providerName === undefined ? `${NAMESPACE}:${name}` : `${name} of Provider "${providerName}"`;
}

function remedyFor(name: SettingName, given: unknown, { values, providerName }: RuleContext): string {
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

function configCommand(name: SettingName, meant?: string): string {
  const { secret, format, example = "" } = SETTINGS[name];
  // A certificate has many lines, which only fit into a file.
  const value = meant ?? (format === "pem" ? "< ca.pem" : example);
  return `pulumi config set ${secret ? "--secret " : ""}${NAMESPACE}:${name} ${value}`.trimEnd();
}

export const PLAIN_KEY_WARNING =
  "spectrocluster:apiKey is stored in plain text in the stack configuration and in the state. " +
  `Store it as a secret: ${configCommand("apiKey")}   (and replace the exposed key)`;

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
