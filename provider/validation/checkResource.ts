import type { Finding } from "../messages/finding.js";
import type { ResourceName } from "../model/package.js";
import { checkHostClusterConfig } from "./checkHostClusterConfig.js";
import { checkHostClusterFleet } from "./checkHostClusterFleet.js";
import type { CheckOptions } from "./checkOptions.js";
import { isJsonObject } from "./jsonValue.js";

/** The compiler checks that no resource of the model is missing. */
const CHECKS = {
  HostClusterConfig: checkHostClusterConfig,
  HostClusterFleet: checkHostClusterFleet,
} satisfies Record<ResourceName, unknown>;

/**
 * Validates the inputs of a resource by its type, for mocks in unit tests and for policy packs. Properties that the SDK adds,
 * which begin with two underscores, are ignored.
 *
 * @param type - Type of the resource, as mocks and policies receive it.
 * @param inputs - The inputs of the resource.
 * @param options - What the messages show, and whether suspicious values are errors.
 * @returns All findings. None for a resource of another package. Never throws.
 *
 * @example
 * ```ts
 * pulumi.runtime.setMocks({
 *   newResource: ({ type, name, inputs }) => {
 *     for (const { path, message } of checkResource(type, inputs)) throw new Error(`${name}: ${path} ${message}`);
 *     return { id: name, state: inputs };
 *   },
 *   call: ({ inputs }) => inputs,
 * });
 * ```
 */
export function checkResource(type: string, inputs: unknown, options: CheckOptions = {}): Finding[] {
  const name = /^(?:pulumi-nodejs:dynamic\/)?spectrocluster:(?:index:)?(\w+)$/.exec(type)?.[1] ?? "";
  if (!Object.hasOwn(CHECKS, name)) return [];
  const own = isJsonObject(inputs) && Object.entries(inputs).filter(([member]) => !member.startsWith("__"));
  return CHECKS[name as ResourceName](own ? Object.fromEntries(own) : inputs, options);
}
