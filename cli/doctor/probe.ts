import { request as httpRequest } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { isIP, type Socket } from "node:net";
import type { PeerCertificate, TLSSocket } from "node:tls";
import { proxyAgent } from "../../provider/api/proxy.js";
import { authoritiesOf } from "../../provider/api/transport.js";
import type { Settings } from "../../provider/configuration/index.js";
import { version } from "../../provider/installedPackage.js";

/** The result of a connection test. */
export interface ProbeResult {
  /** The last stage that was reached. */
  stage: "proxy" | "lookup" | "connect" | "handshake" | "response" | "done";
  /** The error that ended the probe: a `ProxyError` at the proxy, an `AbortError` after a timeout. */
  error?: NodeJS.ErrnoException;
  /** IP address of the service, if no proxy is used. */
  address?: string;
  /** Set after a TLS handshake. */
  encryption?: Encryption;
}

export interface Encryption {
  /** `"TLSv1.3"` */
  protocol: string | null;
  certificate: PeerCertificate;
  /** Why the certificate is not trusted, as a code of Node.js or OpenSSL; undefined if it is trusted. */
  trustError?: string;
}

/**
 * Connects to the service like a run, with the same proxy and the same certificate authorities, and sends a GET request
 * without the API key to its address.
 *
 * @param seconds - Time limit for the whole probe.
 */
export async function probe(settings: Settings, seconds: number): Promise<ProbeResult> {
  const authorities = authoritiesOf(settings);
  const trust = authorities ? { ca: authorities } : {};
  const agent = await proxyAgent(settings.baseUrl, { ...trust, rejectUnauthorized: true });
  const url = new URL(`${settings.baseUrl}/`);
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0;
  const result: ProbeResult = { stage: agent ? "proxy" : isAddress ? "connect" : "lookup" };
  const options: RequestOptions = {
    agent: agent ?? false,
    ...trust,
    // Needed to describe an untrusted certificate. The request has no key and is aborted if the certificate is untrusted.
    rejectUnauthorized: false,
    headers: { "User-Agent": `pulumi-spectrocluster/${version}` },
    signal: AbortSignal.timeout(seconds * 1000),
  };
  await new Promise<void>((resolve) => {
    const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, options);
    request.once("socket", (socket) => observe(socket, result, () => request.destroy()));
    request.once("response", () => {
      result.stage = "done";
      request.destroy();
    });
    request.once("upgrade", (_response, socket) => socket.destroy());
    request.on("error", (error) => {
      // Aborting the request ourselves is an error, too.
      if (result.stage !== "done" && result.encryption?.trustError === undefined) result.error ??= error;
    });
    request.once("close", resolve);
    request.end();
  });
  return result;
}

function observe(socket: Socket, result: ProbeResult, abort: () => void): void {
  const encrypted = "getPeerCertificate" in socket;
  // The agent for a proxy returns the socket after the proxy has connected it.
  if (result.stage === "proxy") result.stage = encrypted ? "handshake" : "response";
  socket.once("lookup", (error: Error | null, address: string) => {
    if (error === null) Object.assign(result, { stage: "connect", address });
  });
  socket.once("connect", () => {
    result.stage = encrypted ? "handshake" : "response";
    result.address = socket.remoteAddress ?? result.address;
  });
  socket.once("secureConnect", () => {
    result.stage = "response";
    result.encryption = encryptionOf(socket as TLSSocket);
    if (result.encryption.trustError !== undefined) abort();
  });
}

function encryptionOf(socket: TLSSocket): Encryption {
  const certificate = socket.getPeerCertificate();
  const protocol = socket.getProtocol();
  // The type is wrong: this is a code.
  return socket.authorized
    ? { protocol, certificate }
    : { protocol, certificate, trustError: String(socket.authorizationError) };
}
