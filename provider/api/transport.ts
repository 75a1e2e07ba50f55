import { readFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import tls from "node:tls";
import type { RequestError, Response } from "got";
import type { Settings } from "../configuration/index.js";
import { version } from "../installedPackage.js";
import { requestWithCause } from "./patches.js";
import { proxyAgent } from "./proxy.js";
import { type HttpResponse, receivedResponse } from "./response.js";
import type { ServiceRequest } from "./serviceRequest.js";

/** Far larger than any documented response, and small enough to keep several in memory. */
export const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** With a failure, the response is not complete. */
export type SendResult =
  | { response: HttpResponse; failure?: undefined }
  | { response?: HttpResponse; failure: RequestError };

/** Sends a request once. The signal cancels it. */
export type SendOnce = (request: ServiceRequest, signal: AbortSignal) => Promise<SendResult>;

/** Loads and configures the HTTP client. It takes most of the package's loading time. */
export async function loadTransport(settings: Settings): Promise<SendOnce> {
  const { default: got } = await import("got");
  const agentOptions = { keepAlive: true };
  const ca = settings.caCertificate ? [...trustedCertificates(), settings.caCertificate] : undefined;
  // Even if NODE_TLS_REJECT_UNAUTHORIZED is 0.
  const rejectUnauthorized = true;
  const proxy = await proxyAgent(settings.baseUrl, { ...agentOptions, rejectUnauthorized, ca });
  const configured = got.extend({
    headers: { "user-agent": `pulumi-spectrocluster/${version}`, accept: "application/json", ApiKey: settings.apiKey },
    timeout: { request: settings.requestTimeoutSeconds * 1000 },
    agent: { http: proxy ?? new http.Agent(agentOptions), https: proxy ?? new https.Agent(agentOptions) },
    https: { rejectUnauthorized, certificateAuthority: ca },
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

export function isTooLarge({ failure }: SendResult): boolean {
  return failure?.name === "CancelError";
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
