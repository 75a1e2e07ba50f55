/** Workarounds for bugs in the requests, agents and sockets of Node.js and its libraries. */
import http from "node:http";
import https from "node:https";
import tls, { type PeerCertificate } from "node:tls";
import type { HttpsProxyAgent } from "https-proxy-agent";
import { noteCertificateDates } from "./certificateDates.js";

/**
 * Node's request function. Since Node.js 24.20 the callback of `end` receives its own error if no connection was opened. got 14 takes it
 * for the result, and does not report the cause (sindresorhus/got#2469, fixed only in versions that need Node.js 22).
 */
export function requestWithCause(
  url: URL,
  ...rest: [http.RequestOptions, ((response: http.IncomingMessage) => void)?]
) {
  const request = (url.protocol === "https:" ? https : http).request(url, ...rest);
  noteCertificateDates(request);
  const end = request.end.bind(request) as (done: (error?: NodeJS.ErrnoException) => void) => http.ClientRequest;
  request.end = (done: unknown) =>
    end((error) => {
      if (typeof done === "function" && error?.code !== "ERR_SOCKET_CLOSED_BEFORE_CONNECTION") done(error);
    });
  return request;
}

/**
 * Makes a proxy agent (seen in https-proxy-agent 9.1) report each failure with an error that `failure` creates from the status of the
 * proxy's response, and from the original error unless that status is the failure.
 */
export function patchProxyAgent(
  agent: HttpsProxyAgent<string>,
  protocol: string,
  failure: (status: number, error?: NodeJS.ErrnoException) => Error,
): void {
  // The default looks for the module https in the stack trace, which programs may shorten.
  agent.protocol = protocol;
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
      const socket = await connect(request, { ...options, checkServerIdentity } as typeof options);
      if (status === 200) return socket;
    } catch (error) {
      throw failure(status, aborted.signal.reason ?? error);
    } finally {
      request.destroy = destroy;
    }
    // Otherwise, the proxy's own response would be taken for one of the service.
    throw failure(status, aborted.signal.reason);
  };
}
