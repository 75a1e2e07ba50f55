import { readFileSync } from "node:fs";
import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import tls from "node:tls";
import type { Got } from "got";
import type { LimitFunction } from "p-limit";
import type { Settings } from "../configuration.js";
import { version } from "../installedPackage.js";
import { answerCode, proxyAgent } from "./proxy.js";

const RETRIED_STATUSES = [429, 500, 502, 503, 504];

/** Errors before anything of the request can have reached the service. */
export const NOT_CONNECTED = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH", "EADDRINUSE"];

/** Errors after which the same request may go through. */
const RETRIED_ERRORS = [
  ...NOT_CONNECTED,
  "ETIMEDOUT",
  "ECONNRESET",
  "EPIPE",
  "ERR_READING_RESPONSE_STREAM",
  ...RETRIED_STATUSES.map(answerCode),
];

/** What carries requests. */
export interface Transport {
  got: Got;
  limit: LimitFunction;
}

/** Loads what carries requests, which takes most of the package's loading time, and sets it up. */
export async function createTransport(settings: Settings): Promise<Transport> {
  const [{ default: got }, { default: pLimit }] = await Promise.all([import("got"), import("p-limit")]);
  const agentOptions = { keepAlive: true, maxSockets: settings.maxConcurrentRequests };
  const ca = authoritiesOf(settings);
  // Also where NODE_TLS_REJECT_UNAUTHORIZED says otherwise.
  const rejectUnauthorized = true;
  const proxied = await proxyAgent(settings.baseUrl, { ...agentOptions, rejectUnauthorized, ...(ca && { ca }) });
  const client = got.extend({
    headers: { "user-agent": `pulumi-spectrocluster/${version}`, accept: "application/json" },
    agent: { http: proxied ?? new HttpAgent(agentOptions), https: proxied ?? new HttpsAgent(agentOptions) },
    https: { rejectUnauthorized, ...(ca && { certificateAuthority: ca }) },
    request: requestWithOneError,
    // A redirect would carry the key to wherever the answer says.
    followRedirect: false,
    throwHttpErrors: true,
    retry: {
      limit: settings.maxRetries,
      methods: ["GET", "PATCH"],
      statusCodes: RETRIED_STATUSES,
      errorCodes: RETRIED_ERRORS,
      enforceRetryRules: true,
      // By itself got does not wait longer than one try may take; here the operation's deadline bounds the wait.
      maxRetryAfter: Number.POSITIVE_INFINITY,
    },
  });
  return { got: client, limit: pLimit(settings.maxConcurrentRequests) };
}

/** The certificate authorities to trust, as PEM text; nothing where they are those that Node trusts by itself. */
export function authoritiesOf({ caCertificate }: Settings): string[] | undefined {
  return caCertificate ? [...trustedCertificates(), caCertificate] : undefined;
}

/** The certificate authorities that Node trusts by itself, which a list of one's own replaces. */
function trustedCertificates(): readonly string[] {
  // From Node.js 22.15 on; includes NODE_EXTRA_CA_CERTS.
  const { getCACertificates } = tls as { getCACertificates?(type: "default"): string[] };
  if (getCACertificates) return getCACertificates("default");
  const extra = process.env["NODE_EXTRA_CA_CERTS"];
  try {
    return extra ? [...tls.rootCertificates, readFileSync(extra, "utf8")] : tls.rootCertificates;
  } catch {
    // Node goes on without what it cannot read, too, and has said so.
    return tls.rootCertificates;
  }
}

/**
 * Node's request, but each failure is told by one `error` event:
 *
 * - a connection that never came to be: from Node.js 24.20 on the callback of `end` gets an error of its own then, which
 *   got 14 takes for the outcome, and neither tries again nor tells the reason (sindresorhus/got#2469, mended only in
 *   versions that need Node.js 22);
 * - a server that switches to another protocol: by itself Node just closes the connection, and got waits on.
 */
function requestWithOneError(
  url: URL,
  options: RequestOptions,
  callback?: (response: IncomingMessage) => void,
): ClientRequest {
  const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, options, callback);
  request.once("upgrade", (_response, socket) => {
    socket.destroy();
    request.emit("error", new Error("101: the server wants to speak another protocol"));
  });
  const end = request.end.bind(request) as (done: (error?: NodeJS.ErrnoException) => void) => ClientRequest;
  request.end = (done: unknown) =>
    end((error) => {
      if (error?.code === "ERR_SOCKET_CLOSED_BEFORE_CONNECTION") return;
      if (typeof done === "function") done(error);
    });
  return request;
}
