import { handshakeAdvice } from "../../provider/api/httpErrors.js";
import { ProxyError, type Route } from "../../provider/api/proxy.js";
import { isLoopback, type Settings } from "../../provider/configuration.js";
import { show } from "../../provider/finding.js";
import { checkCertificate } from "./certificate.js";
import { checkClock } from "./clock.js";
import { type Contact, makeContact } from "./contact.js";
import { failed, passed, type Result, skipped, warning } from "./report.js";

/** What the way to the service came to; what is left out was not got to. */
export interface ConnectionResults {
  connection: Result;
  tls?: Result;
  clock?: Result;
}

/** Connects to the service, without the API key, and looks at each step of that. */
export async function checkConnection(
  settings: Settings,
  { proxy }: Route,
  seconds: number,
): Promise<ConnectionResults> {
  const service = new URL(settings.baseUrl);
  const contact = await makeContact(settings, seconds);
  const { stage, error, encryption } = contact;
  const address = `${service.hostname}:${service.port || (service.protocol === "https:" ? 443 : 80)}`;
  if (error && ["proxy", "lookup", "connect"].includes(stage)) {
    return { connection: unconnected(error, stage, address, service, seconds) };
  }
  const way = proxy ? `through ${proxy.address}` : `at ${contact.address}`;
  const connection = passed(`to ${address} ${way}`);
  if (service.protocol === "http:") {
    const result = isLoopback(service) ? passed("not used, on this machine itself") : unencrypted();
    return { connection, tls: result, ...answerOf(contact, seconds) };
  }
  if (!encryption) return { connection, tls: notShaken(error, seconds) };
  return {
    connection,
    tls: checkCertificate(encryption, service),
    ...(encryption.refusal === undefined ? answerOf(contact, seconds) : {}),
  };
}

function unencrypted(): Result {
  return warning(
    "none: anybody on the way can read the API key",
    "Use https as soon as the service does; allowInsecureHttp is then not needed.",
  );
}

function unconnected(
  error: NodeJS.ErrnoException,
  stage: Contact["stage"],
  address: string,
  { hostname }: URL,
  seconds: number,
): Result {
  if (error instanceof ProxyError) {
    return failed(`does not get past the proxy: ${error.message}`, handshakeAdvice(error) + error.advice);
  }
  const reason = reasonOf(error, seconds);
  const orProxy = "or whether a proxy is needed: HTTPS_PROXY";
  if (stage === "lookup") {
    return failed(`no address of ${hostname} is found: ${reason}`, `Check the name in baseUrl, ${orProxy}.`);
  }
  return failed(
    `${address} cannot be reached: ${reason}`,
    `Check the address, baseUrl, and whether a firewall is in between, ${orProxy}.`,
  );
}

function notShaken(error: NodeJS.ErrnoException | undefined, seconds: number): Result {
  const cause = error ?? new Error("the connection was closed");
  const advice = `${handshakeAdvice(cause)}Check the address, baseUrl, and what is in between.`;
  return failed(`no encrypted connection comes about: ${reasonOf(cause, seconds)}`, advice);
}

/** What an answer told, where there was one: the service itself is asked later on. */
function answerOf(contact: Contact, seconds: number): Pick<ConnectionResults, "clock"> {
  if (contact.stage === "done") return { clock: checkClock(contact) };
  return { clock: skipped(`no answer: ${reasonOf(contact.error ?? new Error("closed"), seconds)}`) };
}

function reasonOf({ name, code, message }: NodeJS.ErrnoException, seconds: number): string {
  if (name === "AbortError") return `nothing came within ${seconds} s`;
  return code ?? show(message);
}
