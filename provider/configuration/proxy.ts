import { ConfigurationError } from "../errors.js";
import { isLoopback } from "./baseUrl.js";
import { isInNoProxy } from "./noProxy.js";

export const ENCODE_CREDENTIALS = "Percent-encode user name and password: http://user:password@host:port";

/** @throws ConfigurationError if the environment sets an invalid proxy. */
export function proxyFor(address: URL) {
  const variable = firstSet(address.protocol.replace(":", "_proxy"), "all_proxy");
  const noProxyVariable = firstSet("no_proxy") ?? "NO_PROXY";
  // As in Go: a proxy on another machine would look for a service on loopback there.
  if (variable === undefined || isLoopback(address) || isInNoProxy(read(noProxyVariable), address)) return undefined;
  return { variable, noProxyVariable, ...parseProxy(variable) };
}

export type ProxySettings = NonNullable<ReturnType<typeof proxyFor>>;

const read = (variable: string) => process.env[variable]?.trim() ?? "";

/** The first variable that is set. Lower case comes first, as in curl and newer versions of Go. */
function firstSet(...names: string[]): string | undefined {
  return names.flatMap((name) => [name, name.toUpperCase()]).find(read);
}

/** The address without credentials, so that it may be shown, and the header with them. */
function parseProxy(variable: string) {
  try {
    const text = read(variable);
    const url = new URL(text.includes("://") ? text : `http://${text}`);
    const credentials = decodeURIComponent(`${url.username}:${url.password}`);
    const authorization = credentials === ":" ? undefined : `Basic ${Buffer.from(credentials).toString("base64")}`;
    // A path, query or fragment is probably part of a password that was not encoded.
    if (/^https?:\/\/[^/]+\/$/.test(url.href)) return { url: new URL(url.origin), authorization };
  } catch {
    // Not a URL, or not percent-encoded.
  }
  // The value may contain credentials.
  throw new ConfigurationError(
    `The environment variable ${variable} is not a valid proxy address. ` +
      `Set it to http://host:port or https://host:port. ${ENCODE_CREDENTIALS}.`,
  );
}
