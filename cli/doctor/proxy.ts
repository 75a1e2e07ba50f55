import { type Route, routeTo } from "../../provider/api/proxy.js";
import type { Settings } from "../../provider/configuration/index.js";
import { failed, passed, type Result } from "./report.js";

/** Checks the proxy that requests use, if any. */
export async function checkProxy({ baseUrl }: Settings): Promise<{ route?: Route; result: Result }> {
  try {
    const route = await routeTo(new URL(baseUrl));
    return { route, result: passed(describeRoute(route)) };
  } catch (error) {
    return { result: failed("the proxy in the environment cannot be used", (error as Error).message) };
  }
}

function describeRoute({ proxy, passedOver }: Route): string {
  if (proxy) return `${proxy.url.protocol}//${proxy.address}, from ${proxy.variable}`;
  if (passedOver?.because === "NO_PROXY") return `none: NO_PROXY excludes the service from ${passedOver.variable}`;
  if (passedOver) return `none: ${passedOver.variable} is ignored for this machine`;
  return "none";
}
