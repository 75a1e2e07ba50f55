import { UNKNOWN } from "../engine/unknown.js";
import { copyAsJson } from "../json/copy.js";
import type { Finding } from "../messages/finding.js";
import { hideValue, show } from "../messages/values.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { validateAndPruneHostClusterConfig } from "./generated/remoteValidators.js";
import { findingInResponse, violationsOf } from "./schemaFindings.js";

/** A configuration from the service, with its findings. */
export interface RemoteConfig {
  /** Without unknown members. Not usable if a finding is an error. */
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
  const { copy, lost } = copyAsJson(value);
  const config = copy as HostClusterConfig;
  const showValue = hideValues ? hideValue : show;
  const violations = violationsOf(validateAndPruneHostClusterConfig, config, showValue, UNKNOWN);
  return { config, findings: [...lost, ...violations].map(findingInResponse) };
}
