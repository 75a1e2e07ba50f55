import { handshakeAdvice } from "../../provider/api/httpErrors.js";
import { ProxyError, type Route } from "../../provider/api/proxy.js";
import { isLoopback, type Settings } from "../../provider/configuration/index.js";
import { show } from "../../provider/messages/values.js";
import { checkCertificate } from "./certificate.js";
import { checkClock } from "./clock.js";
import { type ProbeResult, probe } from "./probe.js";
import { failed, passed, type Result, skipped, warning } from "./report.js";

/** The results of the connection test. Checks that were not reached are undefined. */
export interface ConnectionResults {
  connection: Result;
  tls?: Result;
  clock?: Result;
}

/** Connects to the service without the API key, and checks each step. */
export async function checkConnection(
  settings: Settings,
  { proxy }: Route,
  seconds: number,
): Promise<ConnectionResults> {
  const service = new URL(settings.baseUrl);
  const probed = await probe(settings, seconds);
  const { stage, error, encryption } = probed;
  const address = `${service.hostname}:${service.port || (service.protocol === "https:" ? 443 : 80)}`;
  if (error && ["proxy", "lookup", "connect"].includes(stage)) {
    return { connection: connectionFailure(error, stage, address, service, seconds) };
  }
  const route = proxy ? `through ${proxy.address}` : `at ${probed.address}`;
  const connection = passed(`to ${address} ${route}`);
  if (service.protocol === "http:") {
    const result = isLoopback(service) ? passed("not used: the service is on this machine") : unencrypted();
    return { connection, tls: result, ...clockResult(probed, seconds) };
  }
  if (!encryption) return { connection, tls: handshakeFailure(error, seconds) };
  return {
    connection,
    tls: checkCertificate(encryption, service),
    ...(encryption.trustError === undefined ? clockResult(probed, seconds) : {}),
  };
}

function unencrypted(): Result {
  return warning(
    "not used: everybody on the network path can read the API key",
    "Use https if the service supports it, and remove allowInsecureHttp.",
  );
}

function connectionFailure(
  error: NodeJS.ErrnoException,
  stage: ProbeResult["stage"],
  address: string,
  { hostname }: URL,
  seconds: number,
): Result {
  if (error instanceof ProxyError) {
    return failed(`the proxy failed: ${error.message}`, handshakeAdvice(error) + error.advice);
  }
  const reason = reasonOf(error, seconds);
  const orProxy = "If the network requires a proxy, set HTTPS_PROXY.";
  if (stage === "lookup") {
    return failed(`cannot resolve ${hostname}: ${reason}`, `Check the host name in baseUrl. ${orProxy}`);
  }
  return failed(
    `cannot connect to ${address}: ${reason}`,
    `Check the address in baseUrl and the firewalls. ${orProxy}`,
  );
}

function handshakeFailure(error: NodeJS.ErrnoException | undefined, seconds: number): Result {
  const cause = error ?? new Error("the connection was closed");
  const advice = `${handshakeAdvice(cause)}Check the address in baseUrl, and proxies or firewalls on the network path.`;
  return failed(`the TLS handshake failed: ${reasonOf(cause, seconds)}`, advice);
}

/** The result of the clock check, which needs a response. */
function clockResult(probed: ProbeResult, seconds: number): Pick<ConnectionResults, "clock"> {
  if (probed.stage === "done") return { clock: checkClock(probed) };
  return { clock: skipped(`no response: ${reasonOf(probed.error ?? new Error("closed"), seconds)}`) };
}

function reasonOf({ name, code, message }: NodeJS.ErrnoException, seconds: number): string {
  if (name === "AbortError") return `timeout after ${seconds} s`;
  return code ?? show(message);
}
