import { isIPv6 } from "node:net";
import type { Examined } from "./settings.js";

export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d+){3}|\[::(1|ffff:7f..:[^:]+)\])$/.test(hostname);
}

/**
 * @param httpSetting - The setting that allows plain http; undefined if plain http is allowed.
 * @returns The address without a slash at the end. A problem quotes nothing, because the text may contain a credential.
 */
export function parseBaseUrl(text: string, httpSetting: string | undefined): Examined {
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
