import type { Show } from "../messages/values.js";

/** Whether an address is on this machine. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Parses the base URL.
 *
 * @param show - Shows a part of the text in a message.
 * @param httpSetting - The setting that allows plain http; undefined if plain http is allowed.
 * @returns The address without a slash at the end, or else the problem, as the rest of a sentence.
 */
export function parseBaseUrl(
  text: string,
  show: Show,
  httpSetting: string | undefined,
): { url: string } | { problem: string } {
  // The problems do not quote the text, which may contain credentials.
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) {
    return { problem: "is not a valid address. Use https://host, with a port and a path prefix if needed" };
  }
  const url = new URL(withScheme);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return { problem: `must begin with https://, not ${show(`${url.protocol}//`)}` };
  }
  if (url.username || url.password) return { problem: "must not contain a user name or password" };
  if (url.search || url.hash) return { problem: "must not contain a query (?) or a fragment (#)" };
  if (url.protocol === "http:" && !isLoopback(url) && httpSetting !== undefined) {
    return {
      problem:
        "uses plain http, so everybody on the network path can read the API key. " +
        `Use https, or set ${httpSetting} to true if you trust the network`,
    };
  }
  // The lookbehind keeps the expression linear for many slashes.
  return { url: url.origin + url.pathname.replace(/(?<!\/)\/+$/, "") };
}
