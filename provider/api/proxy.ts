import type { AgentOptions } from "node:http";
import tls, { type ConnectionOptions, type PeerCertificate } from "node:tls";
import type { HttpsProxyAgent } from "https-proxy-agent";
import { ENCODE_CREDENTIALS, type ProxySettings, proxyFor } from "../configuration/proxy.js";

/** The error code for a status of the proxy after which it may accept the same request. */
export const PROXY_BUSY = "ERR_PROXY_BUSY";

/** A request failed at the proxy: nothing of it reached the service. */
export class ProxyError extends Error {
  declare readonly code: string;
  declare readonly address: string;
  declare readonly advice: string;
}

/**
 * The agent for requests through the proxy that the environment sets. Undefined for direct connections, which load no library.
 *
 * @param options - Of the agent, and of its connections to the proxy.
 * @throws ConfigurationError if the environment sets an invalid proxy.
 */
export async function proxyAgent(baseUrl: string, options: AgentOptions & ConnectionOptions) {
  const service = new URL(baseUrl);
  const proxy = proxyFor(service);
  if (proxy === undefined) return undefined;
  const { HttpsProxyAgent } = await import("https-proxy-agent");
  const headers = () => (proxy.authorization ? { "Proxy-Authorization": proxy.authorization } : {});
  const agent = new HttpsProxyAgent(proxy.url, { ...options, headers });
  // The default looks for the module https in the stack trace, which programs may shorten.
  agent.protocol = service.protocol;
  agent.connect = withProxyErrors(agent, proxy, service);
  return agent;
}

function withProxyErrors(agent: HttpsProxyAgent<string>, proxy: ProxySettings, service: URL): typeof agent.connect {
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
          ? `Set valid credentials in ${proxy.variable}. ${ENCODE_CREDENTIALS}.`
          : `Check the proxy in ${proxy.variable}, and that it allows connections to ${service.host}. ` +
            `For a direct connection, add ${service.hostname.replace(/[[\]]/g, "")} to ${proxy.noProxyVariable}. Then run the same command again.`;
      throw Object.assign(new ProxyError(shown), { code: code ?? "ECONNRESET", address: proxy.url.host, advice });
    } finally {
      request.destroy = destroy;
    }
  };
}
