/** What a received configuration means, for everybody who compares one. A write sends back the received values themselves. */
import { copyAsJson } from "../json/copy.js";
import { parsePointer, type Segments, valueAt, without } from "../json/paths.js";
import { zipLeaves } from "../json/zipLeaves.js";
import { bySeverity } from "../messages/finding.js";
import { formatValue, hideValue } from "../messages/values.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { validateResponse } from "../validation/validateResponse.js";
import { isEmpty } from "./canonicalForm.js";
import { isPort, isUnused, TYPE } from "./fields.js";

/** A copy without empty properties and items: Go writes null, 0 and empty texts for absent values. Some servers return the port as text. */
export function normalizeReceived(received: unknown): object {
  const meaning = zipLeaves([received], ([value], path) => {
    if (isEmpty(value)) return undefined;
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

/** A normalized copy of what a program would declare: without the part of the endpoint that its type does not use. */
export function declarableIn(received: unknown): object {
  const normalized = normalizeReceived(received);
  const type = valueAt(normalized, TYPE);
  return (zipLeaves([normalized], ([value], path) => (isUnused(path, type) ? undefined : value)) as object) ?? {};
}

/**
 * Validates a received configuration by its meaning. Unknown properties are removed without a finding. A warning is a value outside its
 * documented bounds. An error is a value of a wrong type, which `config` does not have because it cannot be compared.
 */
export async function parseConfig(received: unknown, { hideValues = false } = {}) {
  const { validateAndPruneHostClusterConfig } = await import("../validation/generated/remoteValidators.js");
  // As part of a response, it has no more values than a text of limited length.
  const copied = copyAsJson(declarableIn(received), { maxValues: Infinity });
  const findings = validateResponse(validateAndPruneHostClusterConfig, copied, hideValues ? hideValue : formatValue);
  const incomparable = bySeverity(findings).errors.map(({ pointer }) => fieldAt(parsePointer(pointer)));
  return { config: without(copied.copy as HostClusterConfig, incomparable) ?? {}, findings, incomparable };
}

/** The field of a path: items of a list are compared together. */
function fieldAt(path: readonly string[]): Segments {
  const index = path.findIndex((name) => /^\d+$/.test(name));
  return index === -1 ? path : path.slice(0, index);
}
