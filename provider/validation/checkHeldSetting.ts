import { type Finding, findingAt, type Report, show } from "../finding.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { validateAndPruneHostClusterConfig } from "./generated/hostClusterConfigValidator.js";
import { copyAsJson } from "./jsonValue.js";
import { violationsOf } from "./schemaFindings.js";

/** A setting that the service holds. */
export interface HeldSetting {
  /** Without members that the model does not know, or that are null; worth nothing where a finding is an error. */
  setting: HostClusterConfig;
  /** Errors are wrong types; warnings are values outside of their documented bounds and lists. */
  findings: Finding[];
}

/** Checks a setting as the service gives it. Members that the service's reference does not know are no findings. */
export function checkHeldSetting(value: unknown): HeldSetting {
  const findings: Finding[] = [];
  const reportAs =
    (rule: string, severity: Finding["severity"]): Report =>
    (segments, message) => {
      findings.push(findingAt(segments, { rule, severity, message }));
    };
  // Servers write null for what is not there.
  const setting = copyAsJson(value, reportAs("json-value", "error"), () => {}) as HostClusterConfig;
  validateAndPruneHostClusterConfig(setting);
  for (const { rule, segments, message } of violationsOf(
    validateAndPruneHostClusterConfig.errors ?? [],
    setting,
    show,
  )) {
    reportAs(rule, rule === "type" ? "error" : "warning")(segments, message);
  }
  return { setting, findings };
}
