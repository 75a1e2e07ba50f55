import type { AgentOptions } from "node:http";
import tls, { type ConnectionOptions, type PeerCertificate } from "node:tls";
import type { HttpsProxyAgent } from "https-proxy-agent";
import { isLoopback } from "../configuration/baseUrl.js";
import { ConfigurationError } from "../errors.js";

type ProxyAgent = HttpsProxyAgent<string>;

/** The error code for a status of the proxy after which it may accept the same request. */
export const PROXY_BUSY = "ERR_PROXY_BUSY";

/** A request failed at the proxy: nothing of it reached the service. */
export class ProxyError extends Error {
  declare readonly code: string;
  /** Host and port of the proxy. */
  declare readonly address: string;
  declare readonly advice: string;
}

const ENCODE_CREDENTIALS = "Percent-encode user name and password: http://user:password@host:port";

/**
 * The agent for requests through the proxy that the environment sets. Undefined for direct connections, which load no library.
 *
 * @param options - Of the agent, and of its connections to the proxy.
 * @throws ConfigurationError if the environment sets an invalid proxy.
 */
export async function proxyAgent(
  baseUrl: string,
  options: AgentOptions & ConnectionOptions,
): Promise<ProxyAgent | undefined> {
  const service = new URL(baseUrl);
  // The same order as in proxy-from-env, which does not return the name of the variable.
  const variable = [`${service.protocol.slice(0, -1)}_proxy`, "all_proxy"]
    .flatMap((name) => [name, name.toUpperCase()])
    .find((name) => process.env[name]?.trim());
  // As in the engine and other tools: a proxy on another machine would look for a service on loopback there.
  if (variable === undefined || isLoopback(service)) return undefined;
  const { getProxyForUrl } = await import("proxy-from-env");
  // NO_PROXY contains the service.
  if (getProxyForUrl(service.href) === "") return undefined;
  const { url, headers } = parseProxy(variable);
  const { HttpsProxyAgent } = await import("https-proxy-agent");
  const agent = new HttpsProxyAgent(url, { ...options, headers });
  // The default looks for the module https in the stack trace, which programs may shorten.
  agent.protocol = service.protocol;
  agent.connect = connectWithProxyErrors(agent, variable, service);
  return agent;
}

/** The URL without user name and password: only the headers contain them, so that they cannot be shown by mistake. */
function parseProxy(variable: string) {
  const text = (process.env[variable] ?? "").trim();
  try {
    // The default scheme is http, as in the engine; proxy-from-env uses the service's.
    const url = new URL(text.includes("://") ? text : `http://${text}`);
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    const authorization = `Basic ${Buffer.from(credentials).toString("base64")}`;
    // A path, query or fragment is probably part of a password that was not encoded.
    if (/^https?:$/.test(url.protocol) && url.pathname + url.search + url.hash === "/") {
      const headers = () => (credentials === ":" ? {} : { "Proxy-Authorization": authorization });
      return { url: new URL(url.origin), headers };
    }
  } catch {
    // Not a URL, or not percent-encoded.
  }
  // The value may contain credentials.
  throw new ConfigurationError(
    `The environment variable ${variable} is not a valid proxy address. ` +
      `Set it to http://host:port or https://host:port. ${ENCODE_CREDENTIALS}.`,
  );
}

/** The agent's function `connect`, which throws a {@link ProxyError} for every failure at the proxy. */
function connectWithProxyErrors(agent: ProxyAgent, variable: string, service: URL): ProxyAgent["connect"] {
  const connect = agent.connect.bind(agent);
  return async (request, options) => {
    const { destroy } = request;
    const aborted = new AbortController();
    // Without this, a request aborted before it has a socket keeps waiting for the proxy (TooTallNate/proxy-agents#256).
    request.destroy = (reason) => {
      aborted.abort(reason);
      return request;
    };
    // The agent reads the options synchronously.
    agent.connectOpts = { ...agent.connectOpts, signal: aborted.signal };
    let status = Number.NaN;
    request.once("proxyConnect", (response: { statusCode: number }) => {
      status = response.statusCode;
    });
    // Without this, Node expects a certificate for localhost if the service is an IP address.
    const checkServerIdentity = (_name: string, certificate: PeerCertificate) =>
      tls.checkServerIdentity(String(options.host), certificate);
    try {
      const socket = await connect(request, { ...options, checkServerIdentity } as typeof options);
      if (status === 200) return socket;
      // Otherwise, the proxy's own response would be taken for one of the service.
      const code = status < 500 && status !== 429 ? "ERR_PROXY_REFUSES" : PROXY_BUSY;
      throw Object.assign(new Error(`the proxy returned ${status || "no status"}`), { code });
    } catch (error) {
      const { message, code }: NodeJS.ErrnoException = aborted.signal.reason ?? error;
      // Errors without a code come from the agent and may quote the proxy's response.
      const shown = code === undefined ? "invalid response from the proxy" : message || code;
      const advice =
        status === 407
          ? `Set valid credentials in ${variable}. ${ENCODE_CREDENTIALS}.`
          : `Check the proxy in ${variable}, and that it allows connections to ${service.host}. ` +
            `For a direct connection, add ${service.hostname} to NO_PROXY. Then run the same command again.`;
      throw Object.assign(new ProxyError(shown), { code: code ?? "ECONNRESET", address: agent.proxy.host, advice });
    } finally {
      request.destroy = destroy;
    }
  };
}
