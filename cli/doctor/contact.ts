import { request as httpRequest } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { isIP, type Socket } from "node:net";
import type { PeerCertificate, TLSSocket } from "node:tls";
import { proxyAgent } from "../../provider/api/proxy.js";
import { authoritiesOf } from "../../provider/api/transport.js";
import type { Settings } from "../../provider/configuration.js";
import { version } from "../../provider/installedPackage.js";

/** How far a connection to the service came, and what was seen on the way. */
export interface Contact {
  /** What was going on last. */
  stage: "proxy" | "lookup" | "connect" | "handshake" | "answer" | "done";
  /** What ended it early: a `ProxyError` at the proxy, an `AbortError` where it took too long. */
  error?: NodeJS.ErrnoException;
  /** IP address of the service, where it was asked directly. */
  address?: string;
  /** What is known of an encrypted connection. */
  encryption?: Encryption;
  /** When the service has made its answer, as it says: milliseconds since 1970. */
  serviceTime?: number;
  /** The same moment, as this machine says. */
  ownTime?: number;
}

export interface Encryption {
  /** `"TLSv1.3"` */
  protocol: string | null;
  certificate: PeerCertificate;
  /** Why the certificate is not trusted, as a code of Node.js or OpenSSL; none where it is. */
  refusal?: string;
}

/**
 * Connects to the service as a run would, through the same proxy and with the same trust, and asks for what is at its
 * address. The API key is not sent.
 *
 * @param seconds - How long all of that may take.
 */
export async function makeContact(settings: Settings, seconds: number): Promise<Contact> {
  const authorities = authoritiesOf(settings);
  const trust = authorities ? { ca: authorities } : {};
  const agent = await proxyAgent(settings.baseUrl, { ...trust, rejectUnauthorized: true });
  const url = new URL(`${settings.baseUrl}/`);
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0;
  const contact: Contact = { stage: agent ? "proxy" : isAddress ? "connect" : "lookup" };
  const options: RequestOptions = {
    agent: agent ?? false,
    ...trust,
    // To be able to tell what is wrong with a certificate. The request has no key, and is ended where anything is.
    rejectUnauthorized: false,
    headers: { "User-Agent": `pulumi-spectrocluster/${version}` },
    signal: AbortSignal.timeout(seconds * 1000),
  };
  await new Promise<void>((resolve) => {
    const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, options);
    request.once("socket", (socket) => observe(socket, contact, () => request.destroy()));
    request.once("response", ({ headers }) => {
      contact.stage = "done";
      contact.ownTime = Date.now();
      contact.serviceTime = timeIn(headers.date, headers.age);
      request.destroy();
    });
    request.once("upgrade", (_response, socket) => socket.destroy());
    request.on("error", (error) => {
      // Ending a request by ourselves is an error, too.
      if (contact.stage !== "done" && contact.encryption?.refusal === undefined) contact.error ??= error;
    });
    request.once("close", resolve);
    request.end();
  });
  return contact;
}

function observe(socket: Socket, contact: Contact, end: () => void): void {
  const encrypted = "getPeerCertificate" in socket;
  // An agent for a proxy gives the socket once the proxy has connected it.
  if (contact.stage === "proxy") contact.stage = encrypted ? "handshake" : "answer";
  socket.once("lookup", (error: Error | null, address: string) => {
    if (error === null) Object.assign(contact, { stage: "connect", address });
  });
  socket.once("connect", () => {
    contact.stage = encrypted ? "handshake" : "answer";
    contact.address = socket.remoteAddress ?? contact.address;
  });
  socket.once("secureConnect", () => {
    contact.stage = "answer";
    contact.encryption = encryptionOf(socket as TLSSocket);
    if (contact.encryption.refusal !== undefined) end();
  });
}

function encryptionOf(socket: TLSSocket): Encryption {
  const certificate = socket.getPeerCertificate();
  const protocol = socket.getProtocol();
  // A code, though its type says otherwise.
  return socket.authorized
    ? { protocol, certificate }
    : { protocol, certificate, refusal: String(socket.authorizationError) };
}

/** The moment that an answer's headers tell, which may have been kept for a while since. */
function timeIn(date = "", age = "0"): number | undefined {
  const time = Date.parse(date);
  return Number.isNaN(time) ? undefined : time + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
}
