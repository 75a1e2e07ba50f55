import { X509Certificate } from "node:crypto";
import { ConfigurationError } from "../errors.js";
import { redact } from "../messages/redact.js";
import type { ProviderSettings } from "../model/providerSettings.js";
import { type ApiKey, containsKey, isAddress, isHeaderValue, readApiKey } from "./apiKey.js";
import { parseBaseUrl } from "./baseUrl.js";
import { type Environment, type SettingProblem, SettingReader } from "./settingReader.js";
import { configCommand, SETTING_NAMES, type SettingName, type SettingValues } from "./settings.js";

export {
  NAMESPACE,
  SECRET_KEYS,
  SETTING_NAMES,
  type SettingName,
  type SettingValues,
  settingValues,
  unknownProviderSettings,
  unknownStackSettings,
} from "./settings.js";

/** Reports an API key that the stack configuration does not encrypt. */
export const PLAIN_KEY_WARNING =
  "spectrocluster:apiKey is stored in plain text in the stack configuration and in the state. " +
  `Store it as a secret: ${configCommand("apiKey")}   (and replace the exposed key)`;

/** The settings that have no value if they are not set. The others have a default or are required. */
type OptionalName = "projectUid" | "maxRequestsPerSecond" | "caCertificate";

/** The settings in effect. The base URL has no slash at the end. */
export interface Settings
  extends ApiKey,
    Required<Omit<ProviderSettings, OptionalName | "apiKey" | "apiKeyEnvironmentVariable">>,
    Pick<ProviderSettings, OptionalName> {}

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
 * @param values - The stack configuration, or the arguments of an explicit provider. Undefined if only the environment applies.
 * @param providerName - Name of the explicit provider; undefined for the stack configuration.
 * @throws ConfigurationError that lists all missing and wrong settings, with their remedies.
 */
export function resolveSettings(
  values: SettingValues | undefined,
  environment: Environment = process.env,
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
  const otherNames = SETTING_NAMES.filter((name) => name !== "apiKey" && name !== "apiKeyEnvironmentVariable");
  const others = Object.fromEntries(otherNames.map((name) => [name, reader.read(name)]));
  const settings = { ...others, ...key } as Settings;
  settings.baseUrl = validBaseUrl(settings, reader);
  // Secret stores may keep a certificate in one line, with the two characters \n for each end of a line.
  settings.caCertificate = settings.caCertificate?.replaceAll(/(\\r)?\\n/g, "\n");
  const { projectUid, caCertificate } = settings;
  if (projectUid !== undefined && !isHeaderValue(projectUid)) {
    reader.reportValue("projectUid", "contains characters that are invalid in an HTTP header");
  }
  if (caCertificate !== undefined && !containsCertificates(caCertificate)) {
    reader.reportValue("caCertificate", "must be certificates in PEM format");
  }
  const problems = reader.problems.sort((a, b) => SETTING_NAMES.indexOf(a.setting) - SETTING_NAMES.indexOf(b.setting));
  return { settings, problems, sources: reader.sources };
}

/** @returns The base URL; empty if it is missing or wrong, or if it may be the API key, so that nobody connects to it. */
function validBaseUrl(settings: Settings, reader: SettingReader): string {
  const { apiKey, apiKeySource, allowInsecureHttp } = settings;
  // Undefined if it is missing or has a wrong type.
  const text: string | undefined = settings.baseUrl;
  const source = reader.sources.baseUrl;
  if (source === undefined) reader.report("baseUrl", "The address of the service is missing.");
  if (isAddress(apiKey)) {
    const question = source === undefined ? "" : ` Are ${source} and ${apiKeySource} swapped?`;
    reader.report("apiKey", `The API key from ${apiKeySource} is an address.${question}`);
    return "";
  }
  if (text === undefined) return "";
  const parsed = containsKey(text, apiKey)
    ? { problem: "contains the API key" }
    : parseBaseUrl(text, reader.show, allowInsecureHttp ? undefined : reader.label("allowInsecureHttp"));
  if ("url" in parsed) return parsed.url;
  // The parser removes characters that may have split the key.
  reader.reportValue("baseUrl", parsed.problem, parsed.advice && redact(parsed.advice, apiKey));
  return "";
}

/** Whether the text contains certificates in PEM format, and all of them are valid. */
function containsCertificates(text: string): boolean {
  const certificates = text.match(/-----BEGIN CERTIFICATE-----[^-]*(-----END CERTIFICATE-----)?/g) ?? [];
  try {
    for (const certificate of certificates) new X509Certificate(certificate);
    return certificates.length > 0;
  } catch {
    return false;
  }
}
