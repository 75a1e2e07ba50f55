import type { AgentOptions } from "node:http";
import tls, { type PeerCertificate } from "node:tls";
import type { HttpsProxyAgent } from "https-proxy-agent";
import { isLoopback } from "../configuration/baseUrl.js";
import { ConfigurationError } from "../errors.js";

/** A request failed at the proxy: nothing of it reached the service. */
export class ProxyError extends Error {
  /**
   * @param address - Host and port of the proxy.
   * @param code - Of the network error, or {@link PROXY_BUSY} or {@link PROXY_REFUSES}.
   * @param advice - What to do, as sentences.
   */
  constructor(
    readonly address: string,
    message: string,
    readonly code: string,
    readonly advice: string,
  ) {
    super(message);
  }
}

/** The error codes for a proxy that responds with a status other than 200: later it may accept the same request, or not. */
export const PROXY_BUSY = "ERR_PROXY_BUSY";
const PROXY_REFUSES = "ERR_PROXY_REFUSES";

/** A proxy and the service behind it. */
interface Proxy {
  /** Without user name and password: only `headers` contains them, so that they cannot be shown by mistake. */
  url: URL;
  /** Headers for the proxy only. */
  headers(): Record<string, string>;
  /** The environment variable that names it. */
  variable: string;
  service: URL;
}

/**
 * The agent for requests through the proxy that the environment sets.
 *
 * @param options - Of the agent, and of its connections to the proxy.
 * @returns Undefined for direct connections; the proxy libraries are not loaded then.
 * @throws ConfigurationError
 */
export async function proxyAgent(
  baseUrl: string,
  options: AgentOptions & { ca?: string[]; rejectUnauthorized: boolean },
): Promise<HttpsProxyAgent<string> | undefined> {
  const proxy = await proxyFor(new URL(baseUrl));
  if (proxy === undefined) return undefined;
  const { HttpsProxyAgent } = await import("https-proxy-agent");
  const agent = new HttpsProxyAgent(proxy.url, { ...options, headers: proxy.headers });
  // The default looks for the module https in the stack trace, which programs may shorten.
  agent.protocol = proxy.service.protocol;
  return withProxyErrors(agent, proxy);
}

const CREDENTIALS_ADVICE = "Percent-encode user name and password: http://user:password@host:port";

/** @throws ConfigurationError if the environment sets an invalid proxy. */
async function proxyFor(service: URL): Promise<Proxy | undefined> {
  // The same order as in proxy-from-env, which does not return the name of the variable.
  const variable = [`${service.protocol.slice(0, -1)}_proxy`, "all_proxy"]
    .flatMap((name) => [name, name.toUpperCase()])
    .find((name) => process.env[name]?.trim());
  // As in the engine and other tools: a proxy on another machine would look for a service on loopback there.
  if (variable === undefined || isLoopback(service)) return undefined;
  const { getProxyForUrl } = await import("proxy-from-env");
  // NO_PROXY contains the service.
  if (getProxyForUrl(service.href) === "") return undefined;
  const parsed = parseProxyUrl((process.env[variable] ?? "").trim());
  if (parsed) return { ...parsed, variable, service };
  // The value may contain credentials.
  throw new ConfigurationError(
    `The environment variable ${variable} is not a valid proxy address. ` +
      `Set it to http://host:port or https://host:port. ${CREDENTIALS_ADVICE}.`,
  );
}

function parseProxyUrl(text: string): Pick<Proxy, "url" | "headers"> | undefined {
  try {
    // The default scheme is http, as in the engine; proxy-from-env uses the service's.
    const url = new URL(text.includes("://") ? text : `http://${text}`);
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    url.username = "";
    url.password = "";
    // A path, query or fragment is probably part of a password that was not encoded.
    if (!/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) return undefined;
    const authorization = `Basic ${Buffer.from(credentials).toString("base64")}`;
    return {
      url,
      headers: (): Record<string, string> => (credentials === ":" ? {} : { "Proxy-Authorization": authorization }),
    };
  } catch {
    return undefined;
  }
}

/** Makes an agent throw a {@link ProxyError} for every failure at the proxy. */
function withProxyErrors(agent: HttpsProxyAgent<string>, proxy: Proxy): HttpsProxyAgent<string> {
  const connect = agent.connect.bind(agent);
  agent.connect = async (request, options) => {
    const { destroy } = request;
    const aborted = new AbortController();
    // Without this, a request aborted before it has a socket keeps waiting for the proxy (TooTallNate/proxy-agents#256).
    request.destroy = () => {
      aborted.abort();
      return request;
    };
    // The agent reads the options synchronously.
    agent.connectOpts = { ...agent.connectOpts, signal: aborted.signal };
    // Otherwise, the proxy's own response would be taken for one of the service.
    let status = Number.NaN;
    request.once("proxyConnect", ({ statusCode }: { statusCode: number }) => {
      status = statusCode;
    });
    // Without this, Node expects a certificate for localhost if the service is an IP address.
    const checkServerIdentity = (_name: string, certificate: PeerCertificate) =>
      tls.checkServerIdentity(String(options.host), certificate);
    try {
      const socket = await connect(request, { ...options, checkServerIdentity } as typeof options);
      if (status === 200) return socket;
      if (Number.isNaN(status)) throw new Error("The proxy does not speak HTTP.");
    } catch (error) {
      throw unreachableProxy(proxy, aborted.signal.aborted ? TIMED_OUT : (error as Error));
    } finally {
      request.destroy = destroy;
    }
    const code = status === 429 || status >= 500 ? PROXY_BUSY : PROXY_REFUSES;
    throw new ProxyError(proxy.url.host, `the proxy returned ${status}`, code, proxyStatusAdvice(status, code, proxy));
  };
  return agent;
}

const TIMED_OUT = { message: "the proxy did not respond in time", code: "ETIMEDOUT" };

function unreachableProxy(
  { url, variable, service }: Proxy,
  { message, code }: Pick<NodeJS.ErrnoException, "message" | "code">,
): ProxyError {
  const advice =
    `Check the proxy's address in ${variable}. For a direct connection, add ${service.hostname} to NO_PROXY. ` +
    "Then run the same command again.";
  // Errors without a code come from the agent and may quote the proxy's response.
  if (code === undefined) return new ProxyError(url.host, "invalid response from the proxy", "ECONNRESET", advice);
  return new ProxyError(url.host, message || code, code, advice);
}

function proxyStatusAdvice(status: number, code: string, { variable, service }: Proxy): string {
  if (status === 407) return `Set valid credentials in ${variable}. ${CREDENTIALS_ADVICE}.`;
  if (code === PROXY_BUSY) {
    return `The proxy could not connect to ${service.host}. Check baseUrl, then run the same command again.`;
  }
  return `Allow connections to ${service.host} in the proxy. For a direct connection, add ${service.hostname} to NO_PROXY.`;
}
