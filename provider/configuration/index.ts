import { X509Certificate } from "node:crypto";
import { ConfigurationError } from "../errors.js";
import { redact } from "../messages/redact.js";
import type { ProviderSettings } from "../model/providerSettings.js";
import { parseBaseUrl } from "./baseUrl.js";
import { isHeaderValue } from "./headerValue.js";
import { type Environment, type SettingProblem, SettingReader, type SettingValues } from "./settingReader.js";
import { configCommand, SETTING_NAMES, SETTINGS, type SettingName } from "./settings.js";

export { isLoopback } from "./baseUrl.js";
export { REJECTED, type SettingProblem, type SettingValues, showRedacted } from "./settingReader.js";
export {
  NAMESPACE,
  namesIn,
  SETTING_NAMES,
  type SettingName,
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
  /** The source of each setting that does not have its default. For the key, see {@link Settings.apiKeySource}. */
  sources: Partial<Record<SettingName, string>>;
}

/**
 * Returns the settings in effect.
 *
 * @param values - The stack configuration, or the arguments of an explicit provider.
 * @param providerName - Name of the explicit provider; undefined for the stack configuration.
 * @throws ConfigurationError that lists all missing and wrong settings, with their remedies.
 */
export function resolveSettings(
  values: SettingValues,
  environment: Environment = process.env,
  providerName?: string,
): Settings {
  const { settings, problems } = examineSettings(values, environment, providerName);
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
 * @param values - Undefined if there is no stack.
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
  const settings: Settings = { ...others, ...key, baseUrl: checkBaseUrl(others, key, reader) };
  const { projectUid, caCertificate } = settings;
  if (projectUid !== undefined && !isHeaderValue(projectUid)) {
    reader.report(
      "projectUid",
      `${reader.subject("projectUid")} contains characters that are invalid in an HTTP header.`,
    );
  }
  if (caCertificate !== undefined && !containsCertificates(caCertificate)) {
    reader.report("caCertificate", `${reader.subject("caCertificate")} must be certificates in PEM format.`);
  }
  const problems = reader.problems.sort((a, b) => SETTING_NAMES.indexOf(a.setting) - SETTING_NAMES.indexOf(b.setting));
  return { settings, problems, sources: reader.sources };
}

const KEY_SETTINGS: readonly SettingName[] = ["apiKey", "apiKeyEnvironmentVariable"];

type KeySettings = Pick<Settings, "apiKey" | "apiKeySource" | "apiKeyInState">;
type OtherSettings = Omit<Settings, keyof KeySettings | "baseUrl"> & { baseUrl?: string };

/** Reads the API key first, because no problem with another setting may quote it. */
function readApiKey(reader: SettingReader): KeySettings {
  const own = reader.readOwn("apiKey") as string | undefined;
  const named = reader.readOwn("apiKeyEnvironmentVariable") as string | undefined;
  const variable = named ?? SETTINGS.apiKey.environment ?? "";
  const isOwn = named === undefined && own !== undefined;
  const apiKey = (isOwn ? own : reader.readVariable(variable)) ?? "";
  const apiKeySource = isOwn ? reader.label("apiKey") : `the environment variable ${variable}`;
  reader.apiKey = apiKey;
  if (named !== undefined && own !== undefined) {
    const [label, nameLabel] = [reader.label("apiKey"), reader.label("apiKeyEnvironmentVariable")];
    reader.report("apiKey", `${label} and ${nameLabel} are both set.`, `Remove ${label} or ${nameLabel}.`);
  }
  if (apiKey !== "") checkApiKey(apiKey, apiKeySource, reader);
  else if (named !== undefined) {
    const label = reader.label("apiKeyEnvironmentVariable");
    const problem = looksLikeVariable(named)
      ? `${label} names the environment variable ${named}, which is not set or empty.`
      : // Does not quote the name, because it may be the key by mistake.
        `${label} is not the name of an environment variable that is set.`;
    reader.reportMissing("apiKey", problem, SET_VARIABLE);
  } else if (!reader.problems.some(({ setting }) => KEY_SETTINGS.includes(setting))) {
    reader.reportMissing("apiKey", "The API key is missing.");
  }
  return { apiKey, apiKeySource, apiKeyInState: isOwn };
}

const SET_VARIABLE = "Set that variable in the environment of pulumi: in the secrets of the pipeline or in your shell.";

/** Whether a text is certainly no key: words in capitals, of letters with a number at most. */
function looksLikeVariable(text: string): boolean {
  return /^[A-Z]{1,20}\d{0,2}(_([A-Z]{1,20}\d{0,2}|\d{1,2}))*$/.test(text);
}

function checkApiKey(apiKey: string, source: string, reader: SettingReader): void {
  const { minLength = 0 } = SETTINGS.apiKey;
  // checkBaseUrl reports a key that is an address.
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
function checkBaseUrl(
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
  const subject = reader.subject("baseUrl");
  if (containsKey(text, apiKey)) {
    reader.report("baseUrl", `${subject} contains the API key.`);
    return "";
  }
  const parsed = parseBaseUrl(text, reader.show, allowInsecureHttp ? undefined : reader.label("allowInsecureHttp"));
  if ("url" in parsed) return parsed.url;
  reader.report("baseUrl", `${subject} ${parsed.problem}.`);
  return "";
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
