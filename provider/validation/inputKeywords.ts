import { textsIn } from "../json/paths.js";
import { isBlank } from "../json/text.js";
import { isJsonObject, ownMember } from "../json/value.js";
import { CLUSTER_FILTER_RULE } from "./clusterFilterRule.js";
import { FLEET_SIZE_RULE } from "./fleetSizeRule.js";
import type { Received, Rule } from "./rule.js";

/** The rules of arguments that need code: the tag `@rule` of their type names them. */
export const INPUT_KEYWORDS: Readonly<Record<string, Rule>> = {
  "empty-text": {
    description: "A blank text is an error.",
    check(args, report) {
      for (const [segments, text] of textsIn(args)) {
        if (!isBlank(text)) continue;
        const advice = typeof segments.at(-1) === "number" ? "Remove the item" : "Omit it to leave it to Palette";
        report(segments, `is blank. ${advice}`);
      }
    },
  },
  "cluster-filter": CLUSTER_FILTER_RULE,
  "fleet-size": FLEET_SIZE_RULE,
  "endpoint-type-and-config": {
    severity: "warning",
    description: "A configuration that `type` does not select produces a warning.",
    check({ clusterEndpoint }, report) {
      const { type, config } = isJsonObject(clusterEndpoint) ? clusterEndpoint : ({} as Received);
      for (const [selectedBy, name] of Object.entries(CONFIGS)) {
        if (type === selectedBy || !isJsonObject(ownMember(config, name))) continue;
        if (type === undefined) {
          report(["clusterEndpoint", "type"], `is omitted although ${name} is set: set type to "${selectedBy}"`);
        } else if (Object.hasOwn(CONFIGS, String(type))) {
          const message = `is not used while clusterEndpoint.type is "${type}": remove it, or set type to "${selectedBy}"`;
          report(["clusterEndpoint", "config", name], message);
        }
      }
    },
  },
};

const CONFIGS = { Ingress: "ingressConfig", LoadBalancer: "loadBalancerConfig" };
