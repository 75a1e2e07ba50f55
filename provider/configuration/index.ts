import { X509Certificate } from "node:crypto";
import { ConfigurationError } from "../errors.js";
import { redact } from "../messages/redact.js";
import type { ProviderSettings } from "../model/providerSettings.js";
import { parseBaseUrl } from "./baseUrl.js";
import { isHeaderValue } from "./headerValue.js";
import { type Environment, type SettingProblem, SettingReader, variableLabel } from "./settingReader.js";
import { configCommand, SETTING_NAMES, SETTINGS, type SettingName, type SettingValues } from "./settings.js";

export { isLoopback } from "./baseUrl.js";
export { REJECTED, type SettingProblem, showRedacted } from "./settingReader.js";
export {
  type FormerSettings,
  keysOf,
  NAMESPACE,
  namesIn,
  SECRET_KEYS,
  SETTING_NAMES,
  type SettingName,
  type SettingValues,
  settingLabel,
  settingValues,
  unknownProviderSettings,
  unknownStackSettings,
} from "./settings.js";

/** Advice for operations that use the settings stored in state, which may be older than the current ones. */
export const STORED_SETTINGS_ADVICE =
  "run pulumi up first or add --run-program, with the resource still in the program";

/** Reports an API key that the stack configuration does not encrypt. */
export const PLAIN_KEY_WARNING =
  "spectrocluster:apiKey is stored in plain text in the stack configuration and in the state. " +
  `Store it as a secret: ${configCommand("apiKey")}   (and replace the exposed key)`;

/** The settings in effect. */
export interface Settings
  extends Required<Omit<ProviderSettings, "apiKeyEnvironmentVariable" | "projectUid" | "caCertificate">> {
  /** Without a slash at the end. */
  baseUrl: string;
  /** Whether messages must not quote the address, and the state encrypts it. Who knows which settings are secret sets it. */
  isBaseUrlSecret: boolean;
  /** The source of the key, for the message about a rejected key. */
  apiKeySource: string;
  /** Whether the engine stores the key in the state, and may use an older key from there. */
  apiKeyInState: boolean;
  projectUid?: string;
  caCertificate?: string;
}

/** Settings that may be wrong. */
export interface ExaminedSettings {
  /** The settings in effect. Missing and wrong ones are empty or have their default. */
  settings: Settings;
  problems: SettingProblem[];
  /** Which former names are in use, as sentences. */
  warnings: readonly string[];
  /** The source of each setting that does not have its default. For the key, see {@link Settings.apiKeySource}. */
  sources: Partial<Record<SettingName, string>>;
}

/**
 * Returns the settings in effect.
 *
 * @param values - The stack configuration, or the arguments of an explicit provider. Undefined if only the environment applies.
 * @param providerName - Name of the explicit provider; undefined for the stack configuration.
 * @param warn - Receives a sentence for each former name that is in use.
 * @throws ConfigurationError that lists all missing and wrong settings, with their remedies.
 */
export function resolveSettings(
  values: SettingValues | undefined,
  environment: Environment = process.env,
  providerName?: string,
  warn?: (message: string) => void,
): Settings {
  const { settings, problems, warnings } = examineSettings(values, environment, providerName);
  for (const warning of warnings) warn?.(warning);
  if (problems.length === 0) return settings;
  const subject = providerName === undefined ? "pulumi-spectrocluster" : `Provider "${providerName}"`;
  const isOnlyMissing = problems.every(({ isMissing }) => isMissing);
  const title = `${subject} ${isOnlyMissing ? "is not configured" : "has an invalid configuration"}.`;
  const lines = problems.map(({ message, advice }) => `${message}\n  ${advice}`);
  throw new ConfigurationError(`${title}\n${lines.join("\n")}`);
}

/**
 * Returns the settings in effect together with their problems and sources.
 *
 * @param values - Undefined if only the environment applies.
 */
export function examineSettings(
  values: SettingValues | undefined,
  environment: Environment = process.env,
  providerName?: string,
): ExaminedSettings {
  const reader = new SettingReader(values, environment, providerName);
  const key = readApiKey(reader);
  const otherNames = SETTING_NAMES.filter((name) => !KEY_SETTINGS.includes(name));
  const others = Object.fromEntries(otherNames.map((name) => [name, reader.read(name)])) as unknown as OtherSettings;
  const baseUrl = readBaseUrl(others, key, reader);
  const settings: Settings = {
    ...others,
    ...key,
    baseUrl,
    isBaseUrlSecret: false,
    baseUrlAliases: readAliases(others, reader),
  };
  const { projectUid, caCertificate } = settings;
  if (projectUid !== undefined && !isHeaderValue(projectUid)) {
    const subject = reader.subject("projectUid");
    reader.report("projectUid", `${subject} contains characters that are invalid in an HTTP header.`);
  }
  if (caCertificate !== undefined && !containsCertificates(caCertificate)) {
    reader.report("caCertificate", `${reader.subject("caCertificate")} must be certificates in PEM format.`);
  }
  const problems = reader.problems.sort((a, b) => SETTING_NAMES.indexOf(a.setting) - SETTING_NAMES.indexOf(b.setting));
  return { settings, problems, warnings: reader.warnings, sources: reader.sources };
}

const KEY_SETTINGS: readonly SettingName[] = ["apiKey", "apiKeyEnvironmentVariable"];

type KeySettings = Pick<Settings, "apiKey" | "apiKeySource" | "apiKeyInState">;
type OtherSettings = Omit<Settings, keyof KeySettings | "baseUrl" | "baseUrlAliases" | "isBaseUrlSecret"> &
  Pick<ProviderSettings, "baseUrl" | "baseUrlAliases">;

/** Reads the API key first, because no problem with another setting may quote it. */
function readApiKey(reader: SettingReader): KeySettings {
  const own = reader.readOwn("apiKey");
  const named = reader.readOwn("apiKeyEnvironmentVariable") as string | undefined;
  const isNamed = named !== undefined;
  const value = isNamed ? reader.readVariable(named) : (own ?? reader.readEnvironment("apiKey"));
  const apiKey = (value ?? "") as string;
  const apiKeySource = isNamed
    ? variableLabel(named)
    : (reader.sources.apiKey ?? variableLabel(SETTINGS.apiKey.environment ?? ""));
  reader.apiKey = apiKey;
  if (isNamed && own !== undefined) {
    const [label, nameLabel] = [reader.label("apiKey"), reader.label("apiKeyEnvironmentVariable")];
    reader.report("apiKey", `${label} and ${nameLabel} are both set.`, `Remove ${label} or ${nameLabel}.`);
  }
  if (apiKey !== "") reportKeyProblem(apiKey, apiKeySource, reader);
  else if (isNamed) {
    const label = reader.label("apiKeyEnvironmentVariable");
    // Any other name is not quoted, because it may be the key by mistake.
    const [problem, advice] = looksLikeVariable(named)
      ? [`${label} names the environment variable ${named}, which is not set or empty.`, SET_VARIABLE]
      : [`${label} is not the name of an environment variable that is set.`, NAME_VARIABLE];
    reader.reportMissing("apiKey", problem, advice);
  } else if (!reader.problems.some(({ setting }) => KEY_SETTINGS.includes(setting))) {
    reader.reportMissing("apiKey", "The API key is missing.");
  }
  return { apiKey, apiKeySource, apiKeyInState: own !== undefined && !isNamed };
}

const SET_VARIABLE = "Set that variable in the environment of pulumi: in the secrets of the pipeline or in your shell.";

const NAME_VARIABLE =
  "Set it to the name of the variable that contains the key. If you set it to the key itself, the key is now stored in " +
  "plain text: replace the key.";

/** Whether a text is certainly no key: words in capitals, of letters with a number at most. */
function looksLikeVariable(text: string): boolean {
  return /^[A-Z]{1,20}\d{0,2}(_([A-Z]{1,20}\d{0,2}|\d{1,2}))*$/.test(text);
}

function reportKeyProblem(apiKey: string, source: string, reader: SettingReader): void {
  const { minLength = 0 } = SETTINGS.apiKey;
  // readBaseUrl reports a key that is an address.
  if (isAddress(apiKey)) return;
  if (!isHeaderValue(apiKey)) {
    reader.report(
      "apiKey",
      `The API key from ${source} contains characters that are invalid in an HTTP header.`,
      "Copy the key again, without surrounding characters.",
    );
  } else if (apiKey.length < minLength) {
    reader.report(
      "apiKey",
      `The API key from ${source} has fewer than ${minLength} characters.`,
      "Copy the whole key again.",
    );
  }
}

/** @returns The base URL; empty if it is missing or wrong, or if it may be the API key, so that nobody connects to it. */
function readBaseUrl(
  { baseUrl: text, allowInsecureHttp }: OtherSettings,
  { apiKey, apiKeySource }: KeySettings,
  reader: SettingReader,
): string {
  const source = reader.sources.baseUrl;
  if (isAddress(apiKey)) {
    const question = source === undefined ? "" : ` Are ${source} and ${apiKeySource} swapped?`;
    reader.report("apiKey", `The API key from ${apiKeySource} is an address.${question}`);
  }
  if (text === undefined) {
    if (source === undefined) reader.reportMissing("baseUrl", "The address of the service is missing.");
    return "";
  }
  if (isAddress(apiKey)) return "";
  const parsed = parseAddress(text, reader, allowInsecureHttp ? undefined : reader.label("allowInsecureHttp"));
  if ("url" in parsed) return parsed.url;
  // The parser removes characters that may have split the key.
  const advice = parsed.advice && redact(parsed.advice, apiKey);
  reader.report("baseUrl", `${reader.subject("baseUrl")} ${parsed.problem}.`, advice);
  return "";
}

/** The address, or its problem. */
function parseAddress(text: string, { apiKey, show }: SettingReader, httpSetting: string | undefined) {
  return containsKey(text, apiKey) ? { problem: "contains the API key" } : parseBaseUrl(text, show, httpSetting);
}

/** @returns The addresses in the form in which the state has them. */
function readAliases({ baseUrlAliases: texts = [] }: OtherSettings, reader: SettingReader): string[] {
  return texts.flatMap((text, index) => {
    // Nothing is ever sent to an alias, so plain http is allowed.
    const parsed = parseAddress(text, reader, undefined);
    if ("url" in parsed) return [parsed.url];
    const subject = `${reader.subject("baseUrlAliases")} has an item ${index}`;
    reader.report("baseUrlAliases", `${subject} that ${parsed.problem}.`);
    return [];
  });
}

/** Whether an address leads to the service of the settings. */
export function isSameService(address: string, { baseUrl, baseUrlAliases }: Settings): boolean {
  return address === baseUrl || baseUrlAliases.includes(address);
}

function containsKey(text: string, apiKey: string): boolean {
  const { minLength = 0 } = SETTINGS.apiKey;
  // A key that is too short may occur in any address by chance.
  return apiKey.length < minLength ? text === apiKey : redact(text, apiKey) !== text;
}

const CERTIFICATE = "-----BEGIN CERTIFICATE-----";

/** Whether the text contains certificates in PEM format, and all of them are valid. */
function containsCertificates(text: string): boolean {
  const [, ...certificates] = text.split(CERTIFICATE);
  try {
    for (const certificate of certificates) new X509Certificate(CERTIFICATE + certificate);
    return certificates.length > 0;
  } catch {
    return false;
  }
}

function isAddress(apiKey: string): boolean {
  return /^https?:\/\//i.test(apiKey);
}
