/** What a received configuration means, for everybody who compares one. A write sends back the received values themselves. */
import { copyAsJson } from "../json/copy.js";
import { valueAt } from "../json/paths.js";
import { formatValue, hideValue } from "../messages/values.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { validateResponse } from "../validation/validateResponse.js";
import { isEmpty } from "./canonicalForm.js";
import { combine } from "./combine.js";
import { isPort, isUnused, TYPE } from "./fields.js";

/**
 * A copy without the part of the endpoint that its type does not use, and without empty properties and items: Go writes null, 0 and empty
 * texts for absent values. Some servers return the port as text.
 */
export function normalizeReceived(received: unknown): object {
  const meaning = combine([received], ([value], path) => {
    if (isUnused(path, valueAt(received, TYPE)) || isEmpty(value)) return undefined;
    if (Array.isArray(value)) return value.filter((item) => !isEmpty(item));
    return isPort(path) ? portOf(value) : value;
  });
  return (meaning as object | undefined) ?? {};
}

/** 0 and a blank text are no port. */
function portOf(port: unknown): unknown {
  const isText = typeof port === "string" && /^\s*\d{0,5}\s*$/.test(port);
  return (isText ? Number(port) : port) || undefined;
}

/**
 * Validates a received configuration by its meaning. Unknown properties are removed without a finding. With an error, which is a
 * wrong type, the configuration is not usable; a warning is a value outside its documented bounds.
 */
export async function parseConfig(received: unknown, { hideValues = false } = {}) {
  const { validateAndPruneHostClusterConfig } = await import("../validation/generated/remoteValidators.js");
  // As part of a response, it has no more values than a text of limited length.
  const copied = copyAsJson(normalizeReceived(received), { maxValues: Infinity });
  const findings = validateResponse(validateAndPruneHostClusterConfig, copied, hideValues ? hideValue : formatValue);
  return { config: copied.copy as HostClusterConfig, findings };
}
