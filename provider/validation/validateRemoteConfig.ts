import { UNKNOWN } from "../engine/unknown.js";
import { copyAsJson } from "../json/copy.js";
import { objectsAt } from "../json/paths.js";
import { withoutNulls } from "../json/value.js";
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
  const { copy, lost } = copyAsJson(meaningOf(value));
  const config = copy as HostClusterConfig;
  const showValue = hideValues ? hideValue : show;
  const violations = violationsOf(validateAndPruneHostClusterConfig, config, showValue, UNKNOWN);
  return { config, findings: [...lost, ...violations].map(findingInResponse) };
}

/**
 * A copy of a received configuration by its meaning, for everybody who reads one. Go writes null, 0 and empty texts for absent values,
 * and some servers return the port as text.
 */
export function meaningOf(received: unknown): object {
  const config = withoutNulls(received, (exact) => exact) as object;
  for (const [, ingress] of objectsAt("clusterEndpoint.config.ingressConfig", config)) {
    const { port } = ingress;
    if (typeof port === "string" && /^\s*\d{0,5}\s*$/.test(port)) ingress["port"] = Number(port);
    if (ingress["port"] === 0) delete ingress["port"];
  }
  for (const [, loadBalancer] of objectsAt("clusterEndpoint.config.loadBalancerConfig", config)) {
    for (const [name, list] of Object.entries(loadBalancer)) {
      if (Array.isArray(list)) loadBalancer[name] = list.filter((item) => (item ?? "") !== "");
    }
  }
  return config;
}
