/** Sends requests with got, also through a proxy. This file has the workarounds for bugs of Node.js and of its libraries. */
import { readFileSync } from "node:fs";
import http, { type AgentOptions, type ClientRequest } from "node:http";
import https from "node:https";
import tls, { type ConnectionOptions, type DetailedPeerCertificate, type PeerCertificate, TLSSocket } from "node:tls";
import type { RequestError, Response } from "got";
import type { Settings } from "../configuration/index.js";
import { ENCODE_CREDENTIALS, type ProxySettings, proxyFor } from "../configuration/proxy.js";
import { version } from "../installedPackage.js";
import type { ServiceRequest } from "./requests.js";
import { PROXY_BUSY, receivedResponse, type SendResult } from "./response.js";

/** Far larger than any documented response, and small enough to keep several in memory. */
export const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

export type Transport = (request: ServiceRequest, signal: AbortSignal) => Promise<SendResult>;

/** Loads and configures the HTTP client. It takes most of the package's loading time. */
export async function loadTransport(settings: Settings): Promise<Transport> {
  const { default: got } = await import("got");
  const ca = settings.caCertificate ? [...trustedCertificates(), settings.caCertificate] : undefined;
  // Even if NODE_TLS_REJECT_UNAUTHORIZED is 0, certificates are verified.
  const agentOptions = { keepAlive: true, rejectUnauthorized: true, ca };
  const proxy = await proxyAgent(settings.baseUrl, agentOptions);
  const configured = got.extend({
    headers: { "user-agent": `pulumi-spectrocluster/${version}`, accept: "application/json", ApiKey: settings.apiKey },
    timeout: { request: settings.requestTimeoutSeconds * 1000 },
    agent: { http: proxy ?? new http.Agent(agentOptions), https: proxy ?? new https.Agent(agentOptions) },
    request: requestWithCause,
    // A redirect would send the API key to another server.
    followRedirect: false,
    throwHttpErrors: false,
    retry: { limit: 0 },
  });
  const received = ({ statusCode, headers, rawBody = Buffer.alloc(0) }: Response) =>
    receivedResponse(statusCode, headers, rawBody, settings.apiKey);
  return async ({ method, path, projectUid, body }, signal) => {
    const sending = configured(settings.baseUrl + path, {
      method,
      headers: { ProjectUid: projectUid || undefined, "content-type": body && "application/json" },
      body,
      signal,
    });
    sending.on("downloadProgress", ({ transferred }) => {
      if (transferred > MAX_RESPONSE_BYTES) sending.cancel();
    });
    try {
      return { response: received(await sending) };
    } catch (error) {
      const failure = error as RequestError;
      return { failure, ...(failure.response && { response: received(failure.response) }) };
    }
  };
}

/** Node's own certificate authorities, which a custom list would otherwise replace. */
function trustedCertificates(): readonly string[] {
  // Available since Node.js 22.15; includes NODE_EXTRA_CA_CERTS.
  const { getCACertificates } = tls as { getCACertificates?(type: "default"): string[] };
  if (getCACertificates) return getCACertificates("default");
  const extra = process.env["NODE_EXTRA_CA_CERTS"];
  try {
    return extra ? [...tls.rootCertificates, readFileSync(extra, "utf8")] : tls.rootCertificates;
  } catch {
    // Node ignores an unreadable file as well, with a warning.
    return tls.rootCertificates;
  }
}

/**
 * Node's request function. Since Node.js 24.20 the callback of `end` receives its own error if no connection was opened. got 14 takes it
 * for the result, and does not report the cause (sindresorhus/got#2469, fixed only in versions that need Node.js 22).
 */
function requestWithCause(
  url: URL,
  { method, headers, agent }: http.RequestOptions,
  onResponse?: (response: http.IncomingMessage) => void,
) {
  // got passes forty options, none of which is set but these. Node.js copies all of them several times, a tenth of a request's time.
  const options = { method, headers, agent };
  const request = (url.protocol === "https:" ? https : http).request(url, options, onResponse);
  noteCertificateDates(request);
  const end = request.end.bind(request) as (done: (error?: NodeJS.ErrnoException) => void) => ClientRequest;
  request.end = (done: unknown) =>
    end((error) => {
      if (typeof done === "function" && error?.code !== "ERR_SOCKET_CLOSED_BEFORE_CONNECTION") done(error);
    });
  return request;
}

/** Adds the dates of a certificate that is not valid now to the error of the request: Node's own error does not have them. */
function noteCertificateDates(request: ClientRequest): void {
  request.once("socket", (socket) => {
    // An open connection that is used again makes no handshake.
    if (!(socket instanceof TLSSocket) || request.reusedSocket) return;
    // Node's own listener closes the connection, and with it the certificates are gone.
    socket.prependOnceListener("secure", () => {
      const certificateDates = invalidDates(socket.getPeerCertificate(true));
      request.prependOnceListener("error", (error) => Object.assign(error, { certificateDates }));
    });
  });
}

/** The dates of the first certificate of a chain that is not valid now. */
function invalidDates(certificate: DetailedPeerCertificate): string | undefined {
  const [from, to] = [new Date(certificate.valid_from), new Date(certificate.valid_to)];
  if (Date.now() < from.getTime() || Date.now() > to.getTime()) return `from ${showTime(from)} to ${showTime(to)}`;
  const { issuerCertificate: issuer } = certificate;
  // The last certificate is its own issuer, or has none.
  return issuer === undefined || issuer === certificate ? undefined : invalidDates(issuer);
}

/** As in `2026-01-31T12:00:00Z`. */
export function showTime(time: Date): string {
  return time.toISOString().replace(/\.\d+/, "");
}

/** Nothing reached the service. */
export class ProxyError extends Error {
  declare readonly code: string;
  declare readonly address: string;
  declare readonly advice: string;
}

/** Undefined for direct connections, which load no library. */
async function proxyAgent(baseUrl: string, agentOptions: AgentOptions & ConnectionOptions) {
  const service = new URL(baseUrl);
  const proxy = proxyFor(service);
  if (proxy === undefined) return undefined;
  const { HttpsProxyAgent } = await import("https-proxy-agent");
  const headers = () => (proxy.authorization ? { "Proxy-Authorization": proxy.authorization } : {});
  const agent = new HttpsProxyAgent(proxy.url, { ...agentOptions, headers });
  // The default looks for the module https in the stack trace, which programs may shorten.
  agent.protocol = service.protocol;
  const connect = agent.connect.bind(agent);
  agent.connect = async (request, options) => {
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
      // Its own options are for the connection to the proxy.
      const { rejectUnauthorized, ca } = agentOptions;
      const secure = { ...options, rejectUnauthorized, ca, checkServerIdentity };
      const socket = await connect(request, secure as typeof options);
      if (status === 200) return socket;
      // Otherwise, the proxy's own response would be taken for one of the service.
      const code = status < 500 && status !== 429 ? "ERR_PROXY_REFUSES" : PROXY_BUSY;
      throw Object.assign(new Error(`the proxy returned ${status || "no status"}`), { code });
    } catch (error) {
      const { message, code } = aborted.signal.reason ?? error;
      // Errors without a code come from the agent and may quote the proxy's response.
      const shown = code === undefined ? "invalid response from the proxy" : message || code;
      const advice = proxyAdvice(status, proxy, service);
      throw Object.assign(new ProxyError(shown), { code: code ?? "ECONNRESET", address: proxy.url.host, advice });
    } finally {
      request.destroy = destroy;
    }
  };
  return agent;
}

function proxyAdvice(status: number, { variable, noProxyVariable }: ProxySettings, { host, hostname }: URL): string {
  if (status === 407) return `Set valid credentials in ${variable}. ${ENCODE_CREDENTIALS}.`;
  return (
    `Check the proxy in ${variable}, and that it allows connections to ${host}. For a direct connection, add ` +
    `${hostname.replace(/[[\]]/g, "")} to ${noProxyVariable}. Then run the same command again.`
  );
}
