import { ProxyError, type Route, routeTo } from "../../provider/api/proxy.js";
import { handshakeAdvice } from "../../provider/api/requestErrors.js";
import { isLoopback, type Settings } from "../../provider/configuration/index.js";
import { show } from "../../provider/messages/values.js";
import { checkCertificate } from "./certificate.js";
import { type ProbeResult, probe } from "./probe.js";
import { failed, passed, type Report, type Result, warning } from "./report.js";

/**
 * Checks the proxy, if any, and connects to the service without the API key, one step after the other.
 *
 * @returns Whether the service can be reached.
 */
export async function checkConnection(settings: Settings, seconds: number, report: Report): Promise<boolean> {
  const route = await checkProxy(settings, report);
  if (route === undefined) return false;
  const service = new URL(settings.baseUrl);
  const probed = await probe(settings, seconds);
  const { stage, error } = probed;
  const address = `${service.hostname}:${service.port || (service.protocol === "https:" ? 443 : 80)}`;
  if (error && ["proxy", "lookup", "connect"].includes(stage)) {
    return report.add("connection", connectionFailure(error, stage, address, service, seconds));
  }
  const way = route.proxy ? `through ${route.proxy.address}` : `at ${probed.address}`;
  report.add("connection", passed(`to ${address} ${way}`));
  return report.add("TLS", tlsResult(service, probed, seconds));
}

/** Checks the proxy that requests use, if any. */
async function checkProxy({ baseUrl }: Settings, report: Report): Promise<Route | undefined> {
  try {
    const route = await routeTo(new URL(baseUrl));
    report.add("proxy", passed(describeRoute(route)));
    return route;
  } catch (error) {
    report.add("proxy", failed("the proxy in the environment cannot be used", (error as Error).message));
    return undefined;
  }
}

function describeRoute({ proxy, passedOver }: Route): string {
  if (proxy) return `${proxy.url.protocol}//${proxy.address}, from ${proxy.variable}`;
  if (passedOver?.because === "NO_PROXY") return `none: NO_PROXY excludes the service from ${passedOver.variable}`;
  if (passedOver) return `none: ${passedOver.variable} is ignored for this machine`;
  return "none";
}

function tlsResult(service: URL, { encryption, error }: ProbeResult, seconds: number): Result {
  if (service.protocol === "https:") {
    return encryption ? checkCertificate(encryption, service) : handshakeFailure(error, seconds);
  }
  if (isLoopback(service)) return passed("not used: the service is on this machine");
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

function reasonOf(error: NodeJS.ErrnoException = new Error("closed"), seconds: number): string {
  const { name, code, message } = error;
  if (name === "AbortError") return `timeout after ${seconds} s`;
  return code ?? show(message);
}
