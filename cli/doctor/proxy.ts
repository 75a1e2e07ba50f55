import { type Route, routeTo } from "../../provider/api/proxy.js";
import type { Settings } from "../../provider/configuration.js";
import { failed, passed, type Result } from "./report.js";

/** Tells which proxy is asked, or why none is. */
export async function checkProxy({ baseUrl }: Settings): Promise<{ route?: Route; result: Result }> {
  try {
    const route = await routeTo(new URL(baseUrl));
    return { route, result: passed(described(route)) };
  } catch (error) {
    return { result: failed("the environment names one that cannot be used", (error as Error).message) };
  }
}

function described({ proxy, passedOver }: Route): string {
  if (proxy) return `${proxy.url.protocol}//${proxy.address}, from ${proxy.variable}`;
  if (passedOver?.because === "NO_PROXY") return `none: NO_PROXY takes the service out of ${passedOver.variable}`;
  if (passedOver) return `none: this machine itself is asked directly, in spite of ${passedOver.variable}`;
  return "none";
}
