import { UNKNOWN } from "../engine/unknown.js";
import { textsIn } from "../json/paths.js";
import { describeBlank, isBlank } from "../json/text.js";
import { isJsonObject, UNCHECKABLE } from "../json/value.js";
import { CLUSTER_FILTER_RULE } from "./clusterFilterRule.js";
import type { Received, Rule } from "./rule.js";

/** The rules of arguments that need code: the tag `@rule` of their type names them. */
export const INPUT_KEYWORDS: Readonly<Record<string, Rule>> = {
  "empty-text": {
    description: "An empty or blank text is an error.",
    check(args, report) {
      for (const [segments, text] of textsIn(args)) {
        if (!isBlank(text)) continue;
        const isItem = typeof segments.at(-1) === "number";
        const advice = isItem ? "Remove the item" : "Omit it to leave it to the service";
        report(segments, `is ${describeBlank(text)}. ${advice}`);
      }
    },
  },
  "cluster-filter": CLUSTER_FILTER_RULE,
  "endpoint-type-and-config": {
    severity: "warning",
    description: "A configuration that `type` does not select produces a warning.",
    check({ clusterEndpoint }, report) {
      const { type, config } = isJsonObject(clusterEndpoint) ? clusterEndpoint : ({} as Received);
      if (type === UNKNOWN || type === UNCHECKABLE || !isJsonObject(config)) return;
      for (const selectedBy of ["Ingress", "LoadBalancer"]) {
        const member = selectedBy === "Ingress" ? "ingressConfig" : "loadBalancerConfig";
        if (!isJsonObject(config[member])) continue;
        if (type === undefined) {
          report(["clusterEndpoint", "type"], `is omitted although ${member} is set: set type to "${selectedBy}"`);
        } else if (type !== selectedBy && (type === "Ingress" || type === "LoadBalancer")) {
          report(
            ["clusterEndpoint", "config", member],
            `is not used while clusterEndpoint.type is "${type}": remove it, or set type to "${selectedBy}"`,
          );
        }
      }
    },
  },
};
