import type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
import { type Finding, formatPath, formatPointer, parsePointer, type Report, showExcept } from "./finding.js";
import { validateHostClusterConfigArgs } from "./generated/validators.js";
import { HOST_CLUSTER_CONFIG_RULES } from "./hostClusterConfigRules.js";
import { copyAsJson } from "./jsonValue.js";
import { violationsOf } from "./schemaFindings.js";

/**
 * Checks the arguments of a `HostClusterConfig`, as `pulumi preview` does.
 *
 * Everything but `clusterUid` may be absent. A value that is not known before the update has run is not checked, nor
 * is anything beneath it. An error would be refused; a warning is advice about what the service's reference leaves open
 * (an address that is none, a traffic policy Kubernetes does not know) or about what is probably not meant (an endpoint
 * without `isHostCluster`, settings that `type` does not select).
 *
 * @param args - Anything; meant to be resolved {@link HostClusterConfigArgs}, not `Output`s.
 * @returns All findings, at most one for each place, those about shape first. Never throws.
 *
 * @example
 * ```ts
 * checkHostClusterConfig({ clusterUid: "63a1f0e2", clusterEndpoint: { type: "Ingres" } });
 * // [{ rule: "allowed-value", path: "clusterEndpoint.type", pointer: "/clusterEndpoint/type", severity: "error",
 * //    message: 'must be "Ingress" or "LoadBalancer", not "Ingres"; did you mean "Ingress"?' }, …]
 * ```
 */
export function checkHostClusterConfig(args: unknown): Finding[] {
  return findingsKeepingSecrets(args, []);
}

/** {@link checkHostClusterConfig} with places, as JSON pointers, whose values no message may quote. */
export function findingsKeepingSecrets(args: unknown, secrets: readonly string[]): Finding[] {
  const findings = new Map<string, Finding>();
  const reportAs =
    (rule: string, severity: Finding["severity"]): Report =>
    (segments, message) => {
      const pointer = formatPointer(segments);
      if (findings.has(pointer)) return;
      findings.set(pointer, { rule, path: formatPath(segments), pointer, severity, message });
    };
  const show = showExcept(scalarsAt(secrets, args));

  const copy = copyAsJson(args, reportAs("json-value", "error"), show);
  if (!validateHostClusterConfigArgs(copy)) {
    for (const { rule, segments, message } of violationsOf(validateHostClusterConfigArgs.errors ?? [], copy, show)) {
      reportAs(rule, "error")(segments, message);
    }
  }
  if (typeof copy === "object" && copy !== null) {
    for (const rule of HOST_CLUSTER_CONFIG_RULES) {
      rule.check(copy as Partial<HostClusterConfigArgs>, reportAs(rule.name, rule.severity), show);
    }
  }
  return [...findings.values()];
}

/** The strings, numbers and booleans at and beneath the places. */
function scalarsAt(pointers: readonly string[], value: unknown): Set<unknown> {
  const scalars = new Set<unknown>();
  function collect(current: unknown): void {
    if (typeof current === "object" && current !== null) Object.values(current).forEach(collect);
    else scalars.add(current);
  }
  for (const pointer of pointers) {
    collect(
      parsePointer(pointer).reduce<unknown>((current, token) => (current as Record<string, unknown>)?.[token], value),
    );
  }
  return scalars;
}
