/** What a configuration means as the service returns it, for everybody who reads one. A write sends back what was received instead. */
import { isJsonObject, ownMember } from "../json/value.js";
import type { RemoteConfig } from "../validation/validateRemoteConfig.js";
import { isEmpty } from "./canonicalForm.js";
import { UNUSED_CONFIG } from "./merge.js";

/**
 * A copy without the part of the endpoint that its type does not use, and without empty members and items: Go writes null, 0 and empty
 * texts for absent values. Some servers return the port as text.
 */
export function meaningOf(received: unknown): object {
  const unused = UNUSED_CONFIG.get(ownMember(ownMember(received, "clusterEndpoint"), "type"));

  function membersOf(object: object, parent?: string): object {
    const members = Object.entries(object).map(([name, value]) => {
      const isPort = parent === "ingressConfig" && name === "port";
      return [name, isPort ? portOf(value) : meaningIn(value, name)] as const;
    });
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }

  function meaningIn(value: unknown, name: string): unknown {
    if (isEmpty(value) || name === unused) return undefined;
    if (Array.isArray(value)) return value.filter((item) => !isEmpty(item));
    return isJsonObject(value) ? membersOf(value, name) : value;
  }

  return membersOf(received as object);
}

function portOf(port: unknown): unknown {
  const isNumber = typeof port === "string" && /^\s*\d{0,5}\s*$/.test(port);
  return (isNumber ? Number(port) : port) || undefined;
}

/** Validates a received configuration by its meaning. */
export async function understand(received: unknown, options: { hideValues?: boolean } = {}): Promise<RemoteConfig> {
  const { validateRemoteConfig } = await import("../validation/validateRemoteConfig.js");
  return validateRemoteConfig(meaningOf(received), options);
}
