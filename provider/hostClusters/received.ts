/** What a configuration means as the service returns it, for everybody who reads one. A write sends back what was received instead. */
import { copyAsJson } from "../json/copy.js";
import { isJsonObject, objectOf, ownMember } from "../json/value.js";
import { hideValue, show } from "../messages/values.js";
import type { Finding } from "../model/checks.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { validateResponse } from "../validation/validateResponse.js";
import { isEmpty } from "./canonicalForm.js";
import { UNUSED_CONFIG } from "./merge.js";

/**
 * A copy without the part of the endpoint that its type does not use, and without empty members and items: Go writes null, 0 and empty
 * texts for absent values. Some servers return the port as text.
 */
export function meaningOf(received: unknown): object {
  const unused = UNUSED_CONFIG.get(ownMember(ownMember(received, "clusterEndpoint"), "type"));
  return (meaningOfMember(received) as object | undefined) ?? {};

  function meaningOfMember(value: unknown, name?: string, parent?: string): unknown {
    if (parent === "ingressConfig" && name === "port") return portOf(value);
    if (isEmpty(value) || (name !== undefined && name === unused)) return undefined;
    if (Array.isArray(value)) return value.filter((item) => !isEmpty(item));
    if (!isJsonObject(value)) return value;
    return objectOf(Object.entries(value).map(([inner, member]) => [inner, meaningOfMember(member, inner, name)]));
  }
}

function portOf(port: unknown): unknown {
  const isNumber = typeof port === "string" && /^\s*\d{0,5}\s*$/.test(port);
  return (isNumber ? Number(port) : port) || undefined;
}

export interface Understood {
  /** Without unknown members. Not usable if a finding is an error. */
  config: HostClusterConfig;
  /** Errors are wrong types; warnings are values outside their documented bounds. */
  findings: Finding[];
}

/** Validates a received configuration by its meaning. Unknown members produce no findings. With `hideValues` no message quotes a value. */
export async function understand(received: unknown, { hideValues = false } = {}): Promise<Understood> {
  const { validateAndPruneHostClusterConfig } = await import("../validation/generated/remoteValidators.js");
  const copied = copyAsJson(meaningOf(received));
  const findings = validateResponse(validateAndPruneHostClusterConfig, copied, hideValues ? hideValue : show);
  return { config: copied.copy as HostClusterConfig, findings };
}
