import type { AgentOptions } from "node:http";
import tls, { type PeerCertificate } from "node:tls";
import type { HttpsProxyAgent } from "https-proxy-agent";
import { isLoopback } from "../configuration.js";
import { ConfigurationError } from "../errors.js";

/** A request ended at the proxy: nothing of it has reached the service. */
export class ProxyError extends Error {
  /**
   * @param address - Host and port of the proxy.
   * @param code - Of the network's error, or {@link answerCode}.
   * @param advice - What the user can do.
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

/** Code of the error for what a proxy answers instead of connecting. */
export function answerCode(status: number): string {
  return `ERR_PROXY_ANSWER_${status}`;
}

/** A proxy, and what is asked through it. */
export interface Proxy {
  /** Without user name and password, which only `headers` holds: whatever else is shown, they are not. */
  url: URL;
  /** Host and port. */
  address: string;
  /** The environment variable that names it. */
  variable: string;
  /** What only the proxy gets with a request. */
  headers(): Record<string, string>;
  service: URL;
}

/**
 * The agent for requests to the service that have to go through a proxy, as the environment says.
 *
 * @param options - Of the agent, and of its connections to the proxy.
 * @returns Nothing where the service is asked directly; nothing more is loaded then.
 * @throws ConfigurationError
 */
export async function proxyAgent(
  baseUrl: string,
  options: AgentOptions & { ca?: string[]; rejectUnauthorized: boolean },
): Promise<HttpsProxyAgent<string> | undefined> {
  const { proxy } = await routeTo(new URL(baseUrl));
  if (!proxy) return undefined;
  const { HttpsProxyAgent } = await import("https-proxy-agent");
  const agent = new HttpsProxyAgent(proxy.url, { ...options, headers: proxy.headers });
  // By itself it looks for the module https in the stack trace, which programs may cut short.
  agent.protocol = proxy.service.protocol;
  return blamingProxy(agent, proxy);
}

const HOW_TO_LOG_IN = "User name and password are written percent-encoded: http://user:password@host:port";

/** How requests get to the service. */
export interface Route {
  proxy?: Proxy;
  /** The environment variable that would name a proxy, where the service is asked directly in spite of it. */
  passedOver?: { variable: string; because: "loopback" | "NO_PROXY" };
}

/**
 * Works out the way to the service, as the environment says.
 *
 * @throws ConfigurationError
 */
export async function routeTo(service: URL): Promise<Route> {
  // The order in which proxy-from-env looks, which does not tell where it has found something.
  const variable = [`${service.protocol.slice(0, -1)}_proxy`, "all_proxy"]
    .flatMap((name) => [name, name.toUpperCase()])
    .find((name) => process.env[name]?.trim());
  // As the engine and other tools do it: a proxy elsewhere would look for the service on its own machine.
  if (variable === undefined) return {};
  if (isLoopback(service)) return { passedOver: { variable, because: "loopback" } };
  const { getProxyForUrl } = await import("proxy-from-env");
  if (getProxyForUrl(service.href) === "") return { passedOver: { variable, because: "NO_PROXY" } };
  const parsed = parseProxyUrl(process.env[variable] ?? "");
  if (!parsed) {
    // The value is not quoted: it may hold credentials.
    throw new ConfigurationError(
      `The environment variable ${variable} is not the address of a proxy: ` +
        `write http://host:port or https://host:port. ${HOW_TO_LOG_IN}.`,
    );
  }
  return { proxy: { ...parsed, variable, service } };
}

function parseProxyUrl(text: string): Pick<Proxy, "url" | "address" | "headers"> | undefined {
  // Without a scheme it speaks plain http, as for the engine; proxy-from-env takes the one of the service.
  const withScheme = text.includes("://") ? text : `http://${text.trim()}`;
  if (!URL.canParse(withScheme)) return undefined;
  const { protocol, username, password, hostname, port, pathname, search, hash } = new URL(withScheme);
  // A path or the like is more likely the end of a password that was not encoded, whose beginning looks like a host.
  if (!/^https?:$/.test(protocol) || pathname !== "/" || search || hash) return undefined;
  let credentials: string;
  try {
    credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  } catch {
    return undefined;
  }
  const address = `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
  const authorization = `Basic ${Buffer.from(credentials).toString("base64")}`;
  return {
    url: new URL(`${protocol}//${address}`),
    address,
    headers: (): Record<string, string> => (credentials === ":" ? {} : { "Proxy-Authorization": authorization }),
  };
}

/** Has an agent throw a {@link ProxyError} for whatever keeps it from getting past the proxy. */
function blamingProxy(agent: HttpsProxyAgent<string>, proxy: Proxy): HttpsProxyAgent<string> {
  const connect = agent.connect.bind(agent);
  agent.connect = async (request, options) => {
    const { destroy } = request;
    const givenUp = new AbortController();
    // A request that is given up before it has a socket would wait for the proxy on (TooTallNate/proxy-agents#256).
    request.destroy = () => {
      givenUp.abort();
      return request;
    };
    // The agent reads them at once.
    agent.connectOpts = { ...agent.connectOpts, signal: givenUp.signal };
    // What the proxy answers instead of connecting would pass for an answer of the service.
    let answer = Number.NaN;
    request.once("proxyConnect", ({ statusCode }: { statusCode: number }) => {
      answer = statusCode;
    });
    // A service that is known by its address would need a certificate for localhost.
    const checkServerIdentity = (_name: string, certificate: PeerCertificate) =>
      tls.checkServerIdentity(String(options.host), certificate);
    const socket = await connect(request, { ...options, checkServerIdentity } as typeof options)
      .catch((error) => {
        throw unreachable(proxy, givenUp.signal.aborted ? TIMED_OUT : error);
      })
      .finally(() => {
        request.destroy = destroy;
      });
    if (answer !== 200) throw refused(proxy, answer);
    return socket;
  };
  return agent;
}

const TIMED_OUT = { message: "it did not answer in time", code: "ETIMEDOUT" };

function unreachable({ address, variable, service }: Proxy, { message, code }: { message: string; code?: string }) {
  const advice =
    `Check the proxy's address in ${variable}, or add ${service.hostname} to NO_PROXY if it is to be asked directly; ` +
    "then run the same command again.";
  // What has no code is the agent's own, and may quote what the proxy said: anything.
  if (code === undefined) return new ProxyError(address, "it does not answer as a proxy", "ECONNRESET", advice);
  return new ProxyError(address, message || code, code, advice);
}

function refused(proxy: Proxy, status: number): ProxyError {
  if (Number.isNaN(status)) return unreachable(proxy, { message: "" });
  const message = `it answered ${status} instead of connecting`;
  return new ProxyError(proxy.address, message, answerCode(status), adviceAfter(status, proxy));
}

function adviceAfter(status: number, { variable, service }: Proxy): string {
  if (status === 407) return `Change ${variable} to what the proxy accepts. ${HOW_TO_LOG_IN}.`;
  const target = `${service.hostname}:${service.port || (service.protocol === "https:" ? 443 : 80)}`;
  if (status === 429 || status >= 500) {
    return `The proxy could not connect to ${target}: check the address, baseUrl, then run the same command again.`;
  }
  const alternative = `add ${service.hostname} to NO_PROXY if it is to be asked directly`;
  return `Have the proxy allow connections to ${target}, or ${alternative}.`;
}
