import { ConfigurationError } from "../errors.js";
import { redact } from "../messages/redact.js";
import { type FormatValue, formatValue } from "../messages/values.js";
import type { ProviderSettings } from "../model/providerSettings.js";
import { RULES, type RuleContext } from "./rules.js";
import {
  configCommand,
  type Examined,
  expected,
  type GivenSetting,
  type GivenSettings,
  givenBy,
  givenByVariable,
  remedyFor,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SettingValues,
  settingLabel,
} from "./settings.js";

export * from "./settings.js";

export const PLAIN_KEY_WARNING =
  "spectrocluster:apiKey is stored in plain text in the stack configuration and in the state. " +
  `Store it as a secret: ${configCommand("apiKey")}   (and replace the exposed key)`;

/** The settings that have no value if they are not set. The others have a default or are required. */
type OptionalName = "projectUid" | "maxRequestsPerSecond" | "caCertificate";

/** The settings in effect. The base URL has no slash at the end. */
export interface Settings
  extends Required<Omit<ProviderSettings, OptionalName | "apiKeyEnvironmentVariable">>,
    Pick<ProviderSettings, OptionalName> {
  /** For the message about a rejected key. */
  apiKeySource: string;
  /** Undefined if no project is set. */
  projectUidSource?: string | undefined;
  /** Whether the engine stores the key in the state, and may use an older key from there. */
  apiKeyInState: boolean;
}

/**
 * @param values - Of the stack configuration, or of the explicit provider with a `providerName`. Undefined if only the environment applies.
 * @throws ConfigurationError that lists all missing and wrong settings, with their remedies.
 */
export function resolveSettings(
  values: SettingValues | undefined,
  environment = process.env,
  providerName?: string,
): Settings {
  const { settings, problems, sources } = examineSettings(values, environment, providerName);
  if (problems.length === 0) return settings;
  const subject = providerName === undefined ? "pulumi-spectrocluster" : `Provider "${providerName}"`;
  const isOnlyMissing = problems.every(({ setting }) => sources[setting] === undefined);
  const title = `${subject} ${isOnlyMissing ? "is not configured" : "has an invalid configuration"}.`;
  const lines = problems.map(({ message, advice }) => `${message}\n  ${advice}`);
  throw new ConfigurationError(`${title}\n${lines.join("\n")}`);
}

/**
 * Like {@link resolveSettings}, but returns what is wrong, and the source of each setting that does not have its default. In the
 * settings, missing and wrong ones are empty or have their default.
 */
export function examineSettings(values: SettingValues | undefined, environment = process.env, providerName?: string) {
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
  // Strings are redacted before they are shortened, which could leave a part of the key.
  const withoutKey = (value: unknown) => (typeof value === "string" ? redact(value, apiKey) : value);
  const format: FormatValue = (value) => redact(formatValue(withoutKey(value)), apiKey);
  const context = { given, apiKey, apiKeySource, httpSetting };

  const settings: Record<string, unknown> = {};
  const problems: { setting: SettingName; message: string; advice: string }[] = [];
  const sources: { [Name in SettingName]?: string | undefined } = {};
  for (const setting of SETTING_NAMES) {
    const found = setting === "apiKey" ? key : given[setting];
    const { value, message, advice } = found
      ? examine(setting, found, context, format)
      : problemOfMissing(setting, given, values, providerName);
    settings[setting] = value ?? SETTINGS[setting].default;
    sources[setting] = found?.source;
    if (message)
      problems.push({ setting, message, advice: advice ?? remedyFor(setting, values, providerName, found?.given) });
  }
  const baseUrl = settings["baseUrl"] ?? "";
  const projectUidSource = sources.projectUid;
  const inEffect = { ...settings, baseUrl, apiKey, apiKeySource, projectUidSource, apiKeyInState: !isFromEnvironment };
  return { settings: inEffect as Settings, problems, sources };
}

function examine(name: SettingName, { given, value, source }: GivenSetting, context: RuleContext, format: FormatValue) {
  const definition = SETTINGS[name];
  const mismatch = `must be ${expected(definition)}${definition.secret ? "" : `, not ${format(given)}`}.`;
  const isQuoted = typeof given === "string" && withoutQuotes(given.trim()) !== given.trim();
  let examined: Examined = { problem: mismatch };
  if (isQuoted) examined = { problem: "is in quotes.", advice: "Remove the quotes." };
  else if (value !== undefined) examined = RULES[name]?.(String(value), context) ?? { value };
  const subject = name === "apiKey" ? `The API key from ${source}` : source.replace(/^the /, "The ");
  return { ...examined, message: examined.problem && `${subject} ${examined.problem}` };
}

/** Files with environment variables may contain quotation marks, which no setting begins or ends with. */
function withoutQuotes(text: string): string {
  return text.replace(/^["'`“”‘’]+|["'`“”‘’]+$/g, "");
}

/** The problem with a setting without a value; empty if it needs none. */
function problemOfMissing(
  name: SettingName,
  { apiKeyEnvironmentVariable }: GivenSettings,
  values: SettingValues | undefined,
  providerName: string | undefined,
): { value?: undefined; message?: string; advice?: string } {
  // A variable that is not set is its own problem.
  const isRequired = name === "baseUrl" || (name === "apiKey" && apiKeyEnvironmentVariable?.value === undefined);
  if (!isRequired) return {};
  if (providerName !== undefined && values && name in values && values[name] === undefined)
    return { message: `The argument ${settingLabel(name, providerName)} is undefined.`, advice: UNDEFINED };
  return { message: name === "baseUrl" ? "The address of Palette is missing." : "The API key is missing." };
}

const UNDEFINED = "Is what the program reads it from set, for example an environment variable?";
