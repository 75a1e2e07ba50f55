import type { CheckOptions, Finding } from "../model/checks.js";
import { ARGUMENTS } from "../model/generated/members.js";
import type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
import type { HostClusterFleetArgs } from "../model/hostClusterFleet.js";
import type { ResourceName } from "../model/package.js";
import { RESOURCE_INPUTS } from "./generated/inputValidators.js";
import { validateInputs } from "./validateInputs.js";

/**
 * Validates the arguments of a `HostClusterConfig`, as `pulumi preview` does.
 *
 * Only `clusterUid` is required. Values that are unknown before the update are not validated. Values that may be
 * right, such as a host name in capitals or an unusual traffic policy, produce a warning.
 *
 * @param args - Any value; usually resolved {@link HostClusterConfigArgs}, not `Output`s.
 * @param options - What the messages show.
 * @returns All findings, at most one for each path, with those about types first. Never throws.
 *
 * @example
 * ```ts
 * checkHostClusterConfig({ clusterUid: "63a1f0e2", clusterEndpoint: { type: "Ingres" } });
 * // [{ rule: "allowed-value", path: "clusterEndpoint.type", pointer: "/clusterEndpoint/type", severity: "error",
 * //    message: 'must be "Ingress" or "LoadBalancer", not "Ingres"; did you mean "Ingress"?' }, …]
 * ```
 */
export function checkHostClusterConfig(args: unknown, options: CheckOptions = {}): Finding[] {
  return validateResource("HostClusterConfig", args, options);
}

/**
 * Validates the arguments of a `HostClusterFleet`, as `pulumi preview` does. All rules of `checkHostClusterConfig` apply to
 * each cluster.
 *
 * @param args - Any value; usually resolved {@link HostClusterFleetArgs}, not `Output`s.
 * @param options - What the messages show.
 * @returns All findings. Never throws.
 *
 * @example
 * ```ts
 * checkHostClusterFleet({ clusters: { "63a1f0e2": { isHostCluster: "yes" } } });
 * // [{ rule: "type", path: 'clusters["63a1f0e2"].isHostCluster', severity: "error", … }]
 * ```
 */
export function checkHostClusterFleet(args: unknown, options: CheckOptions = {}): Finding[] {
  return validateResource("HostClusterFleet", args, options);
}

/**
 * Validates the inputs of a resource by its type, for mocks in unit tests and for policy packs. Properties that the SDK adds,
 * which begin with two underscores, are ignored.
 *
 * @param type - Type of the resource, as mocks and policies receive it.
 * @param inputs - The inputs of the resource.
 * @param options - What the messages show.
 * @returns All findings, without values if an input is secret. None for a resource of another package. Never throws.
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
  const name = resourceNameOf(type);
  if (name === undefined) return [];
  return validateResource(name, inputs, options).filter(({ pointer }) => !pointer.startsWith("/__"));
}

/** The name of a resource of this package by its type, with the dynamic provider or the plugin. */
export function resourceNameOf(type: unknown): ResourceName | undefined {
  if (typeof type !== "string") return undefined;
  const name = /^(?:pulumi-nodejs:dynamic\/)?spectrocluster:(?:index:)?(\w+)$/.exec(type)?.[1] ?? "";
  return Object.hasOwn(RESOURCE_INPUTS, name) ? (name as ResourceName) : undefined;
}

export function validateResource(name: ResourceName, inputs: unknown, options: CheckOptions): Finding[] {
  return validateInputs(RESOURCE_INPUTS[name].validate, inputs, options, ARGUMENTS[name]);
}
