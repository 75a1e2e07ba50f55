import { isIP, isIPv6 } from "node:net";
import { domainToASCII } from "node:url";
import { ConfigurationError } from "../errors.js";
import { canonicalRange, isInRange } from "../ipAddress.js";
import { isLoopback } from "./rules.js";

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

/** Whether a list as in `NO_PROXY` contains the host. It is read as by Go, because Pulumi's CLI reads it in the same run. */
export function isInNoProxy(list: string, { protocol, hostname, port }: URL): boolean {
  const host = hostname.replace(/[[\]]/g, "");
  const hostPort = port || (protocol === "https:" ? "443" : "80");
  return list.split(",").some((text) => {
    const entry = text.trim().toLowerCase();
    // An IPv6 address with a port is in brackets.
    const [, bracketed, other, onlyPort] = /^(?:\[([^/]+)\]|([^:/]+)):([^:]*)$/.exec(entry) ?? [];
    const name = bracketed ?? other ?? entry;
    if (name === "" || (onlyPort && onlyPort !== hostPort)) return false;
    if (entry === "*") return true;
    if (isIP(host)) {
      const range = canonicalRange(isIP(name) ? `${name}/${isIPv6(name) ? 128 : 32}` : name);
      return range !== undefined && isInRange(range)(host);
    }
    const domain = (/\P{ASCII}/u.test(name) && domainToASCII(name)) || name;
    // A leading dot or *. means subdomains only.
    return host === domain || host.endsWith(domain.replace(/^\*?\.|^/, "."));
  });
}
