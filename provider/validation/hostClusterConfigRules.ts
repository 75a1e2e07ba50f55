import { isIP } from "node:net";
import { UNKNOWN } from "../engine/unknown.js";
import { didYouMean } from "../messages/didYouMean.js";
import type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
import { isCidr } from "./formats.js";
import { CLUSTER_UID_RULE, PROJECT_UID_RULE } from "./identifierRules.js";
import { type InputRule, knownString } from "./inputRule.js";

const INGRESS = ["clusterEndpoint", "config", "ingressConfig"];
const LOAD_BALANCER = ["clusterEndpoint", "config", "loadBalancerConfig"];

/**
 * Rules for host cluster configurations in addition to the schema. Values that the service may accept, although its
 * reference does not mention them, produce warnings.
 */
export const HOST_CLUSTER_CONFIG_RULES: InputRule<HostClusterConfigArgs>[] = [
  CLUSTER_UID_RULE,
  PROJECT_UID_RULE,
  {
    name: "endpoint-without-is-host-cluster",
    severity: "warning",
    check(args, report) {
      if (!isObject(args.clusterEndpoint) || args.isHostCluster !== undefined) return;
      report(
        ["isHostCluster"],
        "is omitted, which means false: the update stores the endpoint, but disables a live host cluster. " +
          "Set isHostCluster to true, or to false if that is intended",
      );
    },
  },
  {
    name: "endpoint-type-and-config",
    severity: "warning",
    check(args, report) {
      const type = args.clusterEndpoint?.type as string | undefined;
      const config = args.clusterEndpoint?.config;
      if (type === UNKNOWN || !isObject(config)) return;
      for (const [selectedBy, member] of [
        ["Ingress", "ingressConfig"],
        ["LoadBalancer", "loadBalancerConfig"],
      ] as const) {
        if (!isObject(config[member])) continue;
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
  {
    name: "ingress-host-name",
    severity: "warning",
    check(args, report, show) {
      const host = knownString(args.clusterEndpoint?.config?.ingressConfig?.host);
      if (host === undefined || !/[/\s:]/.test(host)) return;
      report([...INGRESS, "host"], `is ${show(host)}, not a host name: remove the scheme, port or path`);
    },
  },
  {
    name: "external-ip",
    severity: "warning",
    check(args, report, show) {
      for (const [index, ip] of knownItems(args.clusterEndpoint?.config?.loadBalancerConfig?.externalIPs)) {
        if (isIP(ip) === 0) report([...LOAD_BALANCER, "externalIPs", index], `is ${show(ip)}, not an IP address`);
      }
    },
  },
  {
    name: "external-traffic-policy",
    severity: "warning",
    check(args, report, show) {
      const policy = knownString(args.clusterEndpoint?.config?.loadBalancerConfig?.externalTrafficPolicy);
      const supported = ["Cluster", "Local"];
      if (policy === undefined || supported.includes(policy)) return;
      const suggestion = didYouMean(policy, supported);
      report(
        [...LOAD_BALANCER, "externalTrafficPolicy"],
        `is ${show(policy)}, but Kubernetes supports "Cluster" and "Local"${suggestion ? `; did you mean "${suggestion}"?` : ""}`,
      );
    },
  },
  {
    name: "source-range",
    severity: "warning",
    check(args, report, show) {
      const ranges = args.clusterEndpoint?.config?.loadBalancerConfig?.loadBalancerSourceRanges;
      for (const [index, range] of knownItems(ranges)) {
        if (isCidr(range)) continue;
        report(
          [...LOAD_BALANCER, "loadBalancerSourceRanges", index],
          `is ${show(range)}, not an address range such as "10.0.0.0/8"`,
        );
      }
    },
  },
];

function isObject<T>(value: T): value is T & object {
  return typeof value === "object" && value !== null;
}

function knownItems(list: unknown): [index: number, item: string][] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, index) => (knownString(item) === undefined ? [] : [[index, item]]));
}
