import { UNKNOWN } from "../engine/unknown.js";
import { copyAsJson } from "../json/copy.js";
import type { Finding } from "../messages/finding.js";
import { hideValue, show } from "../messages/values.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { validateAndPruneHostClusterConfig } from "./generated/remoteValidators.js";
import { findingInResponse, violationsOf } from "./schemaFindings.js";

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
export function validateRemoteConfig(value: unknown, { hideValues = false } = {}): RemoteConfig {
  // Servers write null for an absent member.
  const { copy, lost } = copyAsJson(value, { dropNulls: true });
  const config = copy as HostClusterConfig;
  parsePort(config);
  const showValue = hideValues ? hideValue : show;
  const violations = violationsOf(validateAndPruneHostClusterConfig, config, showValue, UNKNOWN);
  return { config, findings: [...lost, ...violations].map(findingInResponse) };
}

/** Some servers return the port as text. */
function parsePort(config: HostClusterConfig): void {
  const ingress: { port?: unknown } | undefined = config.clusterEndpoint?.config?.ingressConfig;
  if (typeof ingress?.port === "string" && /^\d{1,5}$/.test(ingress.port)) ingress.port = Number(ingress.port);
}
