import { X509Certificate } from "node:crypto";
import { isIPv6 } from "node:net";
import { containsKey, redact } from "../messages/redact.js";
import { SETTINGS } from "../model/generated/settings.js";
import type { ProviderSettings } from "../model/providerSettings.js";

export type SettingName = keyof ProviderSettings;

/** Settings by name. Missing, null, unknown and blank values count as not set. */
export type SettingValues = { readonly [Name in SettingName]?: unknown };

export interface GivenSetting {
  given: unknown;
  /** The value in the type of the setting; undefined if it has another type. */
  value: string | number | boolean | undefined;
  source: string;
  isFromEnvironment: boolean;
}

export type GivenSettings = { readonly [Name in SettingName]?: GivenSetting };

/** The value in effect, or the end of a sentence about what is wrong. The default advice is how to set the setting. */
export interface Examined {
  value?: unknown;
  problem?: string | undefined;
  advice?: string | undefined;
}

export interface RuleContext {
  /** Undefined if only the environment applies. */
  values: SettingValues | undefined;
  /** Undefined for the stack configuration. */
  providerName: string | undefined;
  given: GivenSettings;
  /** The key in effect, from whatever source. Empty if there is none. */
  apiKey: string;
  apiKeySource: string;
  /** The setting that allows plain http; undefined if plain http is allowed. */
  httpSetting: string | undefined;
}

const MIN_KEY_LENGTH = SETTINGS.apiKey.minLength;
const CONTAINS_KEY = "contains the API key.";
const INVALID_IN_HEADER = "contains characters that are invalid in an HTTP header.";

/** What the settings must be beyond their types. */
export const RULES: { readonly [Name in SettingName]?: (value: string, context: RuleContext) => Examined } = {
  baseUrl(value, { apiKey, httpSetting }) {
    // The address may be the key. The problem is reported with the key.
    if (isAddress(apiKey)) return {};
    if (containsKey(value, apiKey)) return { problem: CONTAINS_KEY };
    const examined = parseBaseUrl(value, httpSetting);
    // The parser removes characters that may have split the key.
    return { ...examined, advice: examined.advice && redact(examined.advice, apiKey) };
  },

  apiKey(value, { given: { baseUrl }, apiKeySource }) {
    const question = baseUrl ? ` Are ${baseUrl.source} and ${apiKeySource} swapped?` : "";
    if (isAddress(value)) return { problem: `is an address.${question}` };
    if (!isHeaderValue(value))
      return { problem: INVALID_IN_HEADER, advice: "Copy the key again, without surrounding characters." };
    if (value.length >= MIN_KEY_LENGTH) return { value };
    return { problem: `has fewer than ${MIN_KEY_LENGTH} characters.`, advice: "Copy the whole key again." };
  },

  apiKeyEnvironmentVariable(_, { given: { apiKey: own }, apiKey }) {
    if (own && !own.isFromEnvironment)
      return { problem: `and ${own.source} are both set.`, advice: "Remove one of them." };
    if (apiKey !== "") return {};
    // The value may be the key, so it is not shown.
    return {
      problem: "is not the name of an environment variable that is set.",
      advice:
        "Set that variable in the environment of pulumi: in the secrets of the pipeline or in your shell. If you set " +
        "apiKeyEnvironmentVariable to the key itself, the key is now stored in plain text: replace the key.",
    };
  },

  projectUid(value, { apiKey }) {
    if (containsKey(value, apiKey)) return { problem: CONTAINS_KEY };
    return isHeaderValue(value) ? { value } : { problem: INVALID_IN_HEADER };
  },

  caCertificate(value) {
    // Secret stores may keep a certificate in one line, with the two characters \n for each end of a line.
    const text = value.replaceAll(/(\\r)?\\n/g, "\n");
    return areCertificates(text) ? { value: text } : { problem: "must be certificates in PEM format." };
  },
};

/** Whether the text is printable ASCII without surrounding white space. Node.js encodes others differently with and without a body. */
export function isHeaderValue(text: string): boolean {
  return text.trim() === text && /^[ -~]+$/.test(text);
}

/** Somebody may swap the key and the base URL. */
function isAddress(apiKey: string): boolean {
  return /^https?:\/\//i.test(apiKey);
}

/** All names of a certificate that OpenSSL, and so Node.js, reads. */
const CERTIFICATES = /-----BEGIN ((?:X509 |TRUSTED )?CERTIFICATE)-----[^-]*(-----END \1-----)?/g;

/** Node.js silently ignores an invalid certificate. */
function areCertificates(text: string): boolean {
  const certificates = text.match(CERTIFICATES) ?? [];
  try {
    for (const certificate of certificates) new X509Certificate(certificate);
    return certificates.length > 0;
  } catch {
    return false;
  }
}

export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d+){3}|\[::(1|ffff:7f..:[^:]+)\])$/.test(hostname);
}

/** The address without a slash at the end. A problem quotes nothing, because the text may contain a credential. */
function parseBaseUrl(text: string, httpSetting: RuleContext["httpSetting"]): Examined {
  const isWeb = /^https?:\/\//i.test(text);
  if (!isWeb && /^([\w+.-]+:\/\/|https?[:/]|h?t{1,2}ps?\/\/)/i.test(text))
    return { problem: "must begin with https://." };
  const withScheme = isWeb ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) {
    const meant = withBrackets(withScheme);
    if (meant)
      return { problem: "is not a valid address. An IPv6 address needs brackets.", advice: `Did you mean ${meant}?` };
    return { problem: "is not a valid address. Use https://host, with a port and a path prefix if needed." };
  }
  const url = new URL(withScheme);
  if (url.username || url.password) return { problem: "must not contain a user name or password." };
  if (url.search || url.hash) return { problem: "must not contain a query (?) or a fragment (#)." };
  if (url.protocol === "http:" && !isLoopback(url) && httpSetting !== undefined) {
    return {
      problem: "uses plain http, so everybody on the network path can read the API key.",
      advice: `Use https. If you trust the network, set ${httpSetting} to true.`,
    };
  }
  // The lookbehind keeps the expression linear for many slashes.
  const address = url.origin + url.pathname.replace(/(?<!\/)\/+$/, "");
  if (!/\/v1$/i.test(address)) return { value: address };
  const advice = `Did you mean ${address.slice(0, -"/v1".length)}?`;
  return { problem: "must not end with /v1, which the provider adds.", advice };
}

/** The URL with brackets around its IPv6 address; undefined if it has none. A number after an address is taken for the port. */
function withBrackets(url: string): string | undefined {
  const [, scheme, host = "", path = ""] = /^(https?:\/\/)([\da-f:.]+)(\/[^?#]*)?$/i.exec(url) ?? [];
  const [, address = "", port] = /^(.*):(\d{3,5})$/.exec(host) ?? [];
  if (isIPv6(address)) return `${scheme}[${address}]:${port}${path}`;
  return isIPv6(host) ? `${scheme}[${host}]${path}` : undefined;
}
