import { ConfigurationError } from "../errors.js";
import { isLoopback } from "./baseUrl.js";
import { isInNoProxy } from "./noProxy.js";

export interface ProxySettings {
  variable: string;
  /** The environment variable that lists the hosts for direct connections. */
  noProxyVariable: string;
  /** Without user name and password, so that it may be shown. */
  url: URL;
  /** The header `Proxy-Authorization`; undefined without credentials. */
  authorization: string | undefined;
}

/** How to write user name and password in an environment variable. */
export const ENCODE_CREDENTIALS = "Percent-encode user name and password: http://user:password@host:port";

/**
 * The proxy for requests to an address; undefined for direct connections.
 *
 * @throws ConfigurationError if the environment sets an invalid proxy.
 */
export function proxyFor(address: URL): ProxySettings | undefined {
  const variable = firstSet(address.protocol.replace(":", "_proxy"), "all_proxy");
  const noProxyVariable = firstSet("no_proxy") ?? "NO_PROXY";
  // As in Go: a proxy on another machine would look for a service on loopback there.
  if (variable === undefined || isLoopback(address) || isInNoProxy(read(noProxyVariable), address)) return undefined;
  return { variable, noProxyVariable, ...parseProxy(variable) };
}

const read = (variable: string) => process.env[variable]?.trim() ?? "";

/** The first variable that is set. Lower case comes first, as in curl and newer versions of Go. */
function firstSet(...names: string[]): string | undefined {
  return names.flatMap((name) => [name, name.toUpperCase()]).find(read);
}

function parseProxy(variable: string): Pick<ProxySettings, "url" | "authorization"> {
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
