import { type Finding, findingAt, type Report, show } from "../finding.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { validateAndPruneHostClusterConfig } from "./generated/remoteValidators.js";
import { copyAsJson } from "./jsonValue.js";
import { violationsOf } from "./schemaFindings.js";

/** The host cluster configuration of a cluster, as the service returned it. */
export interface RemoteConfig {
  /** Without null members and members that the model does not know. Must not be used if a finding is an error. */
  config: HostClusterConfig;
  /** Errors are wrong types; warnings are values outside of their documented bounds. */
  findings: Finding[];
}

/** Checks a configuration that the service returned. Members that the reference does not describe are ignored. */
export function checkRemoteConfig(value: unknown): RemoteConfig {
  const findings: Finding[] = [];
  const reportAs =
    (rule: string, severity: Finding["severity"]): Report =>
    (segments, message) => {
      findings.push(findingAt(segments, { rule, severity, message }));
    };
  // Services write null for absent members.
  const config = copyAsJson(value, reportAs("json-value", "error"), () => {}) as HostClusterConfig;
  validateAndPruneHostClusterConfig(config);
  for (const { rule, segments, message } of violationsOf(
    validateAndPruneHostClusterConfig.errors ?? [],
    config,
    show,
  )) {
    reportAs(rule, rule === "type" ? "error" : "warning")(segments, message);
  }
  return { config, findings };
}
