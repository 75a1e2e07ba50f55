/** What a text has in place of the API key. */
export const REDACTED = "[API key]";

/**
 * Replaces the API key in a text, as it is and as JSON writes it.
 *
 * @param apiKey - If it is empty, the text is returned as it is.
 */
export function redact(text: string, apiKey: string): string {
  if (apiKey === "") return text;
  const inJson = JSON.stringify(apiKey).slice(1, -1);
  return [apiKey, inJson].reduce((shown, form) => shown.replaceAll(form, REDACTED), text);
}
