import { type Finding, findingAt, type Report } from "../messages/finding.js";
import { hideValue, show } from "../messages/values.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { validateAndPruneHostClusterConfig } from "./generated/remoteValidators.js";
import { copyAsJson } from "./jsonValue.js";
import { violationsOf } from "./schemaFindings.js";

/** A configuration from the service, with its findings. */
export interface RemoteConfig {
  /** Without unknown members and without nulls. Not usable if a finding is an error. */
  config: HostClusterConfig;
  /** Errors are wrong types; warnings are values outside their documented bounds. */
  findings: Finding[];
}

/**
 * Validates a configuration from the service. Unknown members produce no findings.
 *
 * @param options - With `hideValues` messages quote no values.
 */
export function validateRemoteConfig(value: unknown, options: { hideValues?: boolean } = {}): RemoteConfig {
  const findings: Finding[] = [];
  const reportAs =
    (rule: string, severity: Finding["severity"]): Report =>
    (segments, message) => {
      findings.push(findingAt(segments, { rule, severity, message }));
    };
  // Servers write null for an absent member.
  const config = copyAsJson(value, reportAs("json-value", "error"), () => {}) as HostClusterConfig;
  parsePort(config);
  validateAndPruneHostClusterConfig(config);
  const { errors } = validateAndPruneHostClusterConfig;
  for (const { rule, segments, message } of violationsOf(errors ?? [], config, options.hideValues ? hideValue : show)) {
    reportAs(rule, rule === "type" ? "error" : "warning")(segments, message);
  }
  return { config, findings };
}

/** Some servers return the port as text. */
function parsePort(config: HostClusterConfig): void {
  const ingress: { port?: unknown } | undefined = config.clusterEndpoint?.config?.ingressConfig;
  if (typeof ingress?.port === "string" && /^\d{1,5}$/.test(ingress.port)) ingress.port = Number(ingress.port);
}
