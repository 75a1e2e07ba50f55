import { isHeaderValue } from "./headerValue.js";
import { type SettingReader, variableLabel } from "./settingReader.js";
import { SETTINGS } from "./settings.js";

export interface ApiKey {
  /** Empty if it is missing. */
  apiKey: string;
  /** The source of the key, for the message about a rejected key. */
  apiKeySource: string;
  /** Whether the engine stores the key in the state, and may use an older key from there. */
  apiKeyInState: boolean;
}

const { environment: KEY_VARIABLE = "", minLength: MIN_LENGTH = 0 } = SETTINGS.apiKey;

/** Reads the API key. No other setting may be read before, because the message about its problem could quote the key. */
export function readApiKey(reader: SettingReader): ApiKey {
  const own = reader.readOwn("apiKey");
  const variable = reader.readOwn("apiKeyEnvironmentVariable") as string | undefined;
  const isNamed = variable !== undefined;
  const value = isNamed ? reader.readVariable(variable) : (own ?? reader.readEnvironment("apiKey"));
  const apiKey = (value ?? "") as string;
  const apiKeySource = isNamed ? variableLabel(variable) : (reader.sources.apiKey ?? variableLabel(KEY_VARIABLE));
  reader.apiKey = apiKey;
  if (isNamed && own !== undefined) {
    const [label, variableSetting] = [reader.label("apiKey"), reader.label("apiKeyEnvironmentVariable")];
    reader.report("apiKey", `${label} and ${variableSetting} are both set.`, `Remove ${label} or ${variableSetting}.`);
  }
  if (apiKey !== "") {
    reader.sources.apiKey = apiKeySource;
    // Whoever reads the base URL reports a key that is an address.
    if (!isAddress(apiKey)) checkKey(apiKey, apiKeySource, reader);
  } else if (isNamed) {
    reportMissingVariable(variable, reader);
  } else if (reader.problems.length === 0) {
    reader.report("apiKey", "The API key is missing.");
  }
  return { apiKey, apiKeySource, apiKeyInState: own !== undefined && !isNamed };
}

function checkKey(apiKey: string, source: string, reader: SettingReader): void {
  const subject = `The API key from ${source}`;
  if (!isHeaderValue(apiKey)) {
    const problem = `${subject} contains characters that are invalid in an HTTP header.`;
    reader.report("apiKey", problem, "Copy the key again, without surrounding characters.");
  } else if (apiKey.length < MIN_LENGTH) {
    reader.report("apiKey", `${subject} has fewer than ${MIN_LENGTH} characters.`, "Copy the whole key again.");
  }
}

function reportMissingVariable(variable: string, reader: SettingReader): void {
  const label = reader.label("apiKeyEnvironmentVariable");
  // Only words in capitals, of letters with a number at most, are certainly no key and may be shown.
  if (/^[A-Z]{1,20}\d{0,2}(_([A-Z]{1,20}\d{0,2}|\d{1,2}))*$/.test(variable)) {
    const advice = "Set that variable in the environment of pulumi: in the secrets of the pipeline or in your shell.";
    reader.report("apiKey", `${label} names ${variableLabel(variable)}, which is not set or empty.`, advice);
  } else {
    const advice =
      "Set it to the name of the variable that contains the key. If you set it to the key itself, the key is now stored in " +
      "plain text: replace the key.";
    reader.report("apiKey", `${label} is not the name of an environment variable that is set.`, advice);
  }
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
