import { X509Certificate } from "node:crypto";
import { redact } from "./api/redact.js";
import { ConfigurationError } from "./errors.js";
import { type Show, show } from "./finding.js";
import { isHeaderValue } from "./headerValue.js";
import type { ProviderSettings } from "./model/providerSettings.js";
import { UNKNOWN } from "./unknown.js";
import { didYouMean, wayOut } from "./validation/didYouMean.js";

/** Prefix of the keys in a stack's configuration. */
export const NAMESPACE = "spectrocluster";

/** What to do where the state keeps settings that are older than the user's: refresh and deletions use those. */
export const STORED_SETTINGS_ADVICE =
  "run pulumi up first or add --run-program, with the resource still in the program";

/** What to say where the key is not a secret of the stack's configuration. */
export const PLAIN_KEY_WARNING =
  `${NAMESPACE}:apiKey is stored in plain text in the stack's configuration, and from there in its state. ` +
  `Store it again with: pulumi config set --secret ${NAMESPACE}:apiKey   (and have the exposed key replaced)`;

/** The settings in use. */
export interface Settings
  extends Required<Omit<ProviderSettings, "apiKeyEnvironmentVariable" | "projectUid" | "caCertificate">> {
  /** Without a slash at the end. */
  baseUrl: string;
  /** Where the key came from, in words, for the user whose key is refused. */
  apiKeySource: string;
  /** Whether the engine keeps the key in the state, and may use an older one from there. */
  apiKeyInState: boolean;
  projectUid?: string;
  caCertificate?: string;
}

/** Settings by key, from wherever: absent or blank ones are not set. */
export type SettingValues = { [Key in keyof ProviderSettings]?: unknown };

type Environment = Readonly<Record<string, string | undefined>>;

/** What a user can write for one setting. */
interface SettingRule {
  environment?: string;
  example: string;
  secret?: boolean;
}

const SETTING_RULES: { [Key in keyof Required<ProviderSettings>]: SettingRule } = {
  baseUrl: { environment: "SPECTROCLOUD_HOST", example: "https://api.example.com" },
  apiKey: { environment: "SPECTROCLOUD_APIKEY", example: "", secret: true },
  apiKeyEnvironmentVariable: { example: "MY_API_KEY" },
  projectUid: { environment: "SPECTROCLOUD_PROJECT_UID", example: "<uid>" },
  requestTimeoutSeconds: { example: "30" },
  operationTimeoutSeconds: { example: "300" },
  maxRetries: { example: "8" },
  maxConcurrentRequests: { example: "10" },
  caCertificate: { example: "< ca.pem" },
  allowInsecureHttp: { example: "true" },
  driftDetection: { example: "off" },
};

/** The keys of all settings. */
export const SETTING_NAMES = Object.keys(SETTING_RULES) as (keyof ProviderSettings)[];

/** A key that is no setting. */
export interface UnknownSetting {
  /** The setting that is probably meant. */
  suggestion?: string;
  /** What is wrong, as a sentence. */
  message: string;
}

/**
 * The keys among `names` that are no settings.
 *
 * @param providerName - Name of the explicit provider that has them, which then is wrong; left out for a stack's
 * configuration, where they are ignored.
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
      return { suggestion, message: `${problem}; ${wayOut(suggestion, SETTING_NAMES)}` };
    });
}

/** What is missing or wrong among the settings. */
export interface SettingProblem {
  setting: keyof ProviderSettings;
  /** What is wrong, as a sentence. */
  message: string;
  /** What to do, as a line. */
  advice: string;
}

/** Settings that may be wrong. */
export interface ExaminedSettings {
  /** The settings in use, with empty text or a default in the place of what is missing or wrong. */
  settings: Settings;
  problems: SettingProblem[];
  /** Where those came from that are given, in words. The key's is among the settings. */
  sources: Partial<Record<keyof ProviderSettings, string>>;
}

/**
 * Works out the settings in use: the given values, then the environment, then the defaults.
 *
 * @param providerName - Name of the explicit provider that gave the values; left out for a stack's configuration.
 * @throws ConfigurationError that lists everything that is missing or wrong, with the way to set it.
 */
export function resolveSettings(
  values: SettingValues,
  environment: Environment = process.env,
  providerName?: string,
): Settings {
  const { settings, problems } = examineSettings(values, environment, providerName);
  if (problems.length === 0) return settings;
  const title = `${providerName === undefined ? "pulumi-spectrocluster" : `Provider "${providerName}"`} is not configured.`;
  const lines = problems.map(({ message, advice }) => `${message}\n  ${advice}`);
  throw new ConfigurationError(`${title}\n${lines.join("\n")}`);
}

/**
 * The same, for whoever wants to know more than whether all is right.
 *
 * @param values - Left out where there is no stack that could have any: then only the environment is of use.
 */
export function examineSettings(
  values: SettingValues | undefined,
  environment: Environment = process.env,
  providerName?: string,
): ExaminedSettings {
  const problems: SettingProblem[] = [];
  const sources: ExaminedSettings["sources"] = {};
  const key = (name: keyof ProviderSettings) =>
    providerName === undefined ? `${NAMESPACE}:${name}` : `${name} of Provider "${providerName}"`;
  const adviceFor = (name: keyof ProviderSettings) =>
    (values === undefined ? howToSetVariable(name) : undefined) ?? howToSet(name, providerName);
  const problem = (setting: keyof ProviderSettings, message: string, advice = adviceFor(setting)) => {
    problems.push({ setting, message, advice });
  };
  const given = (name: keyof ProviderSettings): string | undefined => {
    const value = values?.[name] ?? undefined;
    if (["string", "number", "boolean", "undefined"].includes(typeof value)) return textOf(value);
    problem(name, `${key(name)} must be text, a number or a boolean.`);
    return undefined;
  };
  // What every object inherits is no variable.
  const variable = (name = ""): string | undefined =>
    Object.hasOwn(environment, name) ? textOf(environment[name]) : undefined;
  function text(name: keyof ProviderSettings): string | undefined {
    const { environment: fallback } = SETTING_RULES[name];
    const own = given(name);
    const found = own ?? variable(fallback);
    if (found !== undefined) sources[name] = own === undefined ? `the environment variable ${fallback}` : key(name);
    return found;
  }

  const foundKey = findKey();
  const shown: Show = (text) => showSetting(String(text), { apiKey: foundKey.apiKey ?? "" });

  function wholeNumber(name: keyof ProviderSettings, fallback: number, least: number, most: number): number {
    const number = text(name);
    if (number === undefined) return fallback;
    if (/^\d{1,9}$/.test(number) && Number(number) >= least && Number(number) <= most) return Number(number);
    problem(name, `${key(name)} must be a whole number from ${least} to ${most}, not ${shown(number)}.`);
    return fallback;
  }

  function oneOf<Choice extends string>(name: keyof ProviderSettings, fallback: Choice, choices: Choice[]): Choice {
    const word = text(name) ?? fallback;
    const choice = choices.find((each) => each === word);
    if (choice !== undefined) return choice;
    problem(name, `${key(name)} must be ${choices.join(" or ")}, not ${shown(word)}.`);
    return fallback;
  }

  const allowInsecureHttp = oneOf("allowInsecureHttp", "false", ["true", "false"]) === "true";

  function baseUrl(): string {
    const address = text("baseUrl");
    if (address === undefined) {
      problem("baseUrl", "The address of the service is missing.");
      return "";
    }
    // Then it may be the key, which must not even be looked up.
    if (isAddress(foundKey.apiKey)) return "";
    const [url, complaint] = parseBaseUrl(address, shown, allowInsecureHttp ? undefined : key("allowInsecureHttp"));
    if (complaint !== undefined) problem("baseUrl", `${key("baseUrl")} ${complaint}.`);
    return url;
  }

  /** The key, also where it is wrong: no message may quote it. */
  function findKey() {
    const named = given("apiKeyEnvironmentVariable");
    const plain = given("apiKey");
    const fallback = SETTING_RULES.apiKey.environment;
    const [found, source] =
      named !== undefined
        ? [variable(named), `the environment variable ${named}`]
        : plain !== undefined
          ? [plain, key("apiKey")]
          : [variable(fallback), `the environment variable ${fallback}`];
    return { apiKey: found, source, named, plain };
  }

  function apiKey(): Pick<Settings, "apiKey" | "apiKeySource" | "apiKeyInState"> {
    const { apiKey: found, source, named, plain } = foundKey;
    if (named !== undefined && plain !== undefined) {
      problem("apiKey", `${key("apiKey")} and ${key("apiKeyEnvironmentVariable")} are both set: keep one.`);
    }
    if (found === undefined && named !== undefined) {
      problem(
        "apiKey",
        // What it names is not quoted: it may be the key itself, by mistake.
        `${key("apiKeyEnvironmentVariable")} is not the name of an environment variable that is set.`,
        "Set that variable where pulumi runs: in the pipeline's secrets or in your shell.",
      );
    } else if (found === undefined) {
      problem("apiKey", "The API key is missing.");
    } else if (isAddress(found)) {
      problem("apiKey", `The API key from ${source} is an address: are baseUrl and apiKey exchanged?`);
    } else if (!isHeaderValue(found)) {
      problem(
        "apiKey",
        `The API key from ${source} has characters that an HTTP header cannot carry.`,
        "Copy it again, without anything around it.",
      );
    }
    return { apiKey: found ?? "", apiKeySource: source, apiKeyInState: named === undefined && plain !== undefined };
  }

  const settings: Settings = {
    baseUrl: baseUrl(),
    ...apiKey(),
    projectUid: text("projectUid"),
    requestTimeoutSeconds: wholeNumber("requestTimeoutSeconds", 30, 1, 3600),
    operationTimeoutSeconds: wholeNumber("operationTimeoutSeconds", 300, 1, 3600),
    maxRetries: wholeNumber("maxRetries", 8, 0, 50),
    maxConcurrentRequests: wholeNumber("maxConcurrentRequests", 10, 1, 256),
    caCertificate: text("caCertificate"),
    allowInsecureHttp,
    driftDetection: oneOf("driftDetection", "auto", ["auto", "off"]),
  };
  if (settings.projectUid !== undefined && !isHeaderValue(settings.projectUid)) {
    problem("projectUid", `${key("projectUid")} has characters that an HTTP header cannot carry.`);
  }
  if (settings.caCertificate !== undefined && !holdsCertificates(settings.caCertificate)) {
    problem("caCertificate", `${key("caCertificate")} must be certificates as PEM text.`);
  }
  return { settings, problems, sources };
}

/** Shows a setting in a message, without the key: users put that into wrong settings, too. */
export function showSetting(text: string, { apiKey }: Pick<Settings, "apiKey">): string {
  // Before anything is cut, or a part of the key would be left.
  return show(apiKey === "" ? text : redact(text, apiKey));
}

function howToSetVariable(name: keyof ProviderSettings): string | undefined {
  const { environment } = SETTING_RULES[name];
  return environment && `Set the environment variable ${environment}.`;
}

function howToSet(name: keyof ProviderSettings, providerName: string | undefined): string {
  const { environment, example, secret } = SETTING_RULES[name];
  const way =
    providerName === undefined
      ? `Set it: pulumi config set ${secret ? "--secret " : ""}${NAMESPACE}:${name} ${example}`.trimEnd()
      : `Give it to Provider "${providerName}", as its argument ${name}`;
  return `${way}${environment ? `   (or the environment variable ${environment})` : ""}`;
}

/** A value as text without outer white space; blank ones count as not set. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === UNKNOWN) return undefined;
  return String(value).trim() || undefined;
}

const CERTIFICATE = "-----BEGIN CERTIFICATE-----";

/** Whether the text holds certificates in PEM, and none that is broken. */
function holdsCertificates(text: string): boolean {
  const [, ...certificates] = text.split(CERTIFICATE);
  try {
    for (const certificate of certificates) new X509Certificate(CERTIFICATE + certificate);
    return certificates.length > 0;
  } catch {
    return false;
  }
}

/** Whether what should be a key is an address. */
function isAddress(apiKey = ""): boolean {
  return /^https?:\/\//i.test(apiKey);
}

/** Whether an address is on this very machine. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * The address without a slash at the end, and what is wrong with it, if anything is.
 *
 * @param show - Shows a part of it.
 * @param httpSwitch - The setting that would allow plain http, where it is not allowed.
 */
function parseBaseUrl(text: string, show: Show, httpSwitch: string | undefined): [url: string, complaint?: string] {
  // The text is not quoted in complaints: it may hold credentials.
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme))
    return ["", "is not an address: write it as https://host, with a port and a path prefix if needed"];
  const url = new URL(withScheme);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    return ["", `must begin with https://, not ${show(`${url.protocol}//`)}`];
  if (url.username || url.password) return ["", "must not hold a user name or password"];
  if (url.search || url.hash) return ["", "must not have a query (?) or fragment (#)"];
  if (url.protocol === "http:" && !isLoopback(url) && httpSwitch !== undefined) {
    return [
      "",
      "uses plain http, with which anybody on the way can read the API key: use https, " +
        `or set ${httpSwitch} to true if the network in between is trusted`,
    ];
  }
  // Looking at each of many slashes only once.
  return [url.origin + url.pathname.replace(/(?<!\/)\/+$/, "")];
}
