import { X509Certificate } from "node:crypto";
import { containsKey, redact } from "../messages/redact.js";
import { parseBaseUrl } from "./baseUrl.js";
import { type Examined, type GivenSettings, SETTINGS, type SettingName } from "./settings.js";

export interface RuleContext {
  given: GivenSettings;
  /** The key in effect, from whatever source. Empty if there is none. */
  apiKey: string;
  apiKeySource: string;
  /** The setting that allows plain http; undefined if plain http is allowed. */
  httpSetting: string | undefined;
}

const { minLength: MIN_KEY_LENGTH = 0 } = SETTINGS.apiKey;
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
    if (isAddress(value)) {
      return {
        problem: baseUrl ? `is an address. Are ${baseUrl.source} and ${apiKeySource} swapped?` : "is an address.",
      };
    }
    if (!isHeaderValue(value)) {
      return { problem: INVALID_IN_HEADER, advice: "Copy the key again, without surrounding characters." };
    }
    if (value.length >= MIN_KEY_LENGTH) return { value };
    return { problem: `has fewer than ${MIN_KEY_LENGTH} characters.`, advice: "Copy the whole key again." };
  },

  apiKeyEnvironmentVariable(_, { given: { apiKey: own }, apiKey }) {
    if (own && !own.isFromEnvironment) {
      return { problem: `and ${own.source} are both set.`, advice: "Remove one of them." };
    }
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

/** Whether the key is an address, because somebody swapped it and the base URL. */
function isAddress(apiKey: string): boolean {
  return /^https?:\/\//i.test(apiKey);
}

/** All names of a certificate that OpenSSL, and so Node.js, reads. */
const CERTIFICATES = /-----BEGIN ((?:X509 |TRUSTED )?CERTIFICATE)-----[^-]*(-----END \1-----)?/g;

/** Whether the text contains valid certificates only: Node.js silently ignores an invalid one. */
function areCertificates(text: string): boolean {
  const certificates = text.match(CERTIFICATES) ?? [];
  try {
    for (const certificate of certificates) new X509Certificate(certificate);
    return certificates.length > 0;
  } catch {
    return false;
  }
}
