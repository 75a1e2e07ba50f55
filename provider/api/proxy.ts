import type { AgentOptions } from "node:http";
import type { ConnectionOptions } from "node:tls";
import { ENCODE_CREDENTIALS, type ProxySettings, proxyFor } from "../configuration/proxy.js";
import { patchProxyAgent } from "./patches.js";

/** The error code for a status of the proxy after which it may accept the same request. */
export const PROXY_BUSY = "ERR_PROXY_BUSY";

/** A request failed at the proxy, so nothing reached the service. */
export class ProxyError extends Error {
  declare readonly code: string;
  declare readonly address: string;
  declare readonly advice: string;
}

/** The agent for requests through the proxy that the environment sets. Undefined for direct connections, which load no library. */
export async function proxyAgent(baseUrl: string, options: AgentOptions & ConnectionOptions) {
  const service = new URL(baseUrl);
  const proxy = proxyFor(service);
  if (proxy === undefined) return undefined;
  const { HttpsProxyAgent } = await import("https-proxy-agent");
  const headers = () => (proxy.authorization ? { "Proxy-Authorization": proxy.authorization } : {});
  const agent = new HttpsProxyAgent(proxy.url, { ...options, headers });
  patchProxyAgent(agent, service.protocol, (status, error = refusal(status)) => {
    const { message, code } = error;
    // Errors without a code come from the agent and may quote the proxy's response.
    const shown = code === undefined ? "invalid response from the proxy" : message || code;
    const advice = adviceFor(status, proxy, service);
    return Object.assign(new ProxyError(shown), { code: code ?? "ECONNRESET", address: proxy.url.host, advice });
  });
  return agent;
}

function refusal(status: number): NodeJS.ErrnoException {
  const code = status < 500 && status !== 429 ? "ERR_PROXY_REFUSES" : PROXY_BUSY;
  return Object.assign(new Error(`the proxy returned ${status || "no status"}`), { code });
}

function adviceFor(status: number, { variable, noProxyVariable }: ProxySettings, { host, hostname }: URL): string {
  if (status === 407) return `Set valid credentials in ${variable}. ${ENCODE_CREDENTIALS}.`;
  return (
    `Check the proxy in ${variable}, and that it allows connections to ${host}. For a direct connection, add ` +
    `${hostname.replace(/[[\]]/g, "")} to ${noProxyVariable}. Then run the same command again.`
  );
}
