import { type SettingReader, variableLabel } from "./settingReader.js";
import { SETTINGS } from "./settings.js";

const { minLength: MIN_LENGTH = 0 } = SETTINGS.apiKey;

export interface ApiKey {
  /** Empty if it is missing. */
  apiKey: string;
  /** The source of the key, for the message about a rejected key. Empty if it is missing. */
  apiKeySource: string;
  /** Whether the engine stores the key in the state, and may use an older key from there. */
  apiKeyInState: boolean;
}

/** Reads the API key. No other setting may be read before, because the message about its problem could quote the key. */
export function readApiKey(reader: SettingReader): ApiKey {
  const own = reader.readOwn("apiKey");
  const variable = reader.readOwn("apiKeyEnvironmentVariable") as string | undefined;
  const value = variable === undefined ? (own ?? reader.readEnvironment("apiKey")) : reader.readVariable(variable);
  const apiKey = (value ?? "") as string;
  reader.apiKey = apiKey;
  if (variable !== undefined && own !== undefined) {
    const [label, variableSetting] = [reader.label("apiKey"), reader.label("apiKeyEnvironmentVariable")];
    reader.report("apiKey", `${label} and ${variableSetting} are both set.`, `Remove ${label} or ${variableSetting}.`);
  }
  if (apiKey !== "") {
    if (variable !== undefined) reader.sources.apiKey = variableLabel(variable);
    // Whoever reads the base URL reports a key that is an address.
    if (!isAddress(apiKey)) checkKey(apiKey, reader);
  } else if (variable !== undefined) {
    reportMissingVariable(variable, reader);
  } else if (reader.problems.length === 0) {
    reader.report("apiKey", "The API key is missing.");
  }
  const apiKeyInState = own !== undefined && variable === undefined;
  return { apiKey, apiKeySource: reader.sources.apiKey ?? "", apiKeyInState };
}

function checkKey(apiKey: string, reader: SettingReader): void {
  const subject = `The API key from ${reader.sources.apiKey}`;
  if (!isHeaderValue(apiKey)) {
    const problem = `${subject} contains characters that are invalid in an HTTP header.`;
    reader.report("apiKey", problem, "Copy the key again, without surrounding characters.");
  } else if (apiKey.length < MIN_LENGTH) {
    reader.report("apiKey", `${subject} has fewer than ${MIN_LENGTH} characters.`, "Copy the whole key again.");
  }
}

function reportMissingVariable(variable: string, reader: SettingReader): void {
  // Only words in capitals, of letters with a number at most, are certainly no key and may be shown.
  const isName = /^[A-Z]{1,20}\d{0,2}(_([A-Z]{1,20}\d{0,2}|\d{1,2}))*$/.test(variable);
  const problem = isName
    ? `names ${variableLabel(variable)}, which is not set or empty`
    : "is not the name of an environment variable that is set";
  const advice = isName
    ? "Set that variable in the environment of pulumi: in the secrets of the pipeline or in your shell."
    : "Set it to the name of the variable that contains the key. If you set it to the key itself, the key is now stored in " +
      "plain text: replace the key.";
  reader.report("apiKey", `${reader.label("apiKeyEnvironmentVariable")} ${problem}.`, advice);
}

/**
 * Whether the text is a valid HTTP header value: printable ASCII without surrounding white space. Node.js encodes other
 * characters differently with and without a body.
 */
export function isHeaderValue(text: string): boolean {
  return text.trim() === text && /^[ -~]+$/.test(text);
}

/** Whether the key is an address, because somebody swapped it and the base URL. */
export function isAddress(apiKey: string): boolean {
  return /^https?:\/\//i.test(apiKey);
}

/** Whether an address contains the key, in any case, because host names have none. */
export function containsKey(text: string, apiKey: string): boolean {
  // A key that is too short may occur in any address by chance.
  if (apiKey.length < MIN_LENGTH) return text === apiKey;
  return text.toLowerCase().includes(apiKey.toLowerCase());
}
