import type { ValidateFunction } from "ajv";
import { isSecret, UNKNOWN } from "../engine.js";
import { copyAsJson } from "../json/copy.js";
import { type Segments, valueAt } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";
import { findingAt, type Violation } from "../messages/finding.js";
import { formatValue, hideValue } from "../messages/values.js";
import type { CheckOptions, Finding } from "../model/checks.js";
import { ARGUMENTS } from "../model/generated/members.js";
import type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
import type { HostClusterFleetArgs } from "../model/hostClusterFleet.js";
import type { ResourceName } from "../model/package.js";
import { RESOURCE_INPUTS } from "./generated/inputValidators.js";
import { CAUSES_OF_UNDEFINED } from "./inputFormats.js";
import { MAX_BYTES } from "./inputKeywords.js";
import { type PropertyTree, violationsOf } from "./schemaFindings.js";

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

/** @returns The findings, at most one for each path, those about types first; without values if any is secret. */
export function validateInputs(
  validate: ValidateFunction,
  inputs: unknown,
  options?: CheckOptions,
  tree?: PropertyTree,
): Finding[] {
  // A fleet is the largest input, and has no more values than bytes. Mocks receive secrets in an envelope.
  const copied = copyAsJson(inputs, { isSecret, maxValues: MAX_BYTES });
  const converted = takeConvertedTexts(copied.copy);
  const format = copied.hasSecrets || options?.hideValues ? hideValue : formatValue;
  const findings = new Map<string, Finding>();
  for (const violation of [...converted, ...violationsOf(validate, copied, format, UNKNOWN, tree)]) {
    const isAbsent = violation.rule === "required" && valueAt(copied.copy, violation.segments) === undefined;
    const message = isAbsent ? absentMessage(violation.segments, inputs) : violation.message;
    const finding = findingAt(violation.segments, { ...violation, message });
    if (!findings.has(finding.pointer)) findings.set(finding.pointer, finding);
  }
  return [...findings.values()];
}

/** Why a required value is absent, as far as the inputs show that. */
function absentMessage(segments: Segments, inputs: unknown): string {
  const outer = valueAt(inputs, segments.slice(0, -1));
  const isSetToUndefined = isJsonObject(outer) && Object.hasOwn(outer, String(segments.at(-1)));
  if (isSetToUndefined) return `is undefined. ${CAUSES_OF_UNDEFINED}`;
  return "is required, but has no value: is it set, or did the resource that it comes from fail?";
}

/** What a template literal, or an object with a value as a key, makes of a value without an error, and what to do instead. */
const CONVERTED: readonly [text: RegExp, rule: string, message: string][] = [
  // All of Pulumi's SDKs have this text.
  [
    /\bCalling \S+ on an \[?Output[<[]T[>\]]+ is not supported/i,
    "output-in-text",
    "contains an output. Use .apply, or pulumi.interpolate for a text",
  ],
  // How JavaScript writes any object. Programs may write a host name in lower case.
  [/\[object promise\]/i, "value-in-text", "contains a Promise. Await it first"],
  [/\[object ([A-Z][^\]]{0,60}|object)\]/, "value-in-text", "contains an object. Use one of its properties"],
];

/** Finds converted values in a JSON value. It removes such keys, so that nothing else is reported about them. */
function takeConvertedTexts(copy: unknown, segments: Segments = []): Violation[] {
  if (typeof copy === "string") {
    const [, rule, message = ""] = CONVERTED.find(([text]) => text.test(copy)) ?? [];
    return rule === undefined ? [] : [{ rule, segments, message }];
  }
  if (Array.isArray(copy)) return copy.flatMap((item, index) => takeConvertedTexts(item, [...segments, index]));
  if (!isJsonObject(copy)) return [];
  return Object.keys(copy).flatMap((name) => {
    const found = takeConvertedTexts(name, segments);
    if (found.length === 0) return takeConvertedTexts(copy[name], [...segments, name]);
    delete copy[name];
    return found.map((each) => ({ ...each, message: `has a key that ${each.message}` }));
  });
}
