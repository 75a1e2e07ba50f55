import { isIP, isIPv4, isIPv6 } from "node:net";
import type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
import { UNKNOWN } from "../unknown.js";
import { didYouMean } from "./didYouMean.js";
import { CLUSTER_UID_RULE, PROJECT_UID_RULE } from "./identifierRules.js";
import { type InputRule, known } from "./inputRule.js";

const INGRESS = ["clusterEndpoint", "config", "ingressConfig"];
const LOAD_BALANCER = ["clusterEndpoint", "config", "loadBalancerConfig"];

/**
 * Rules about host-cluster configurations beside the schema. What the service's reference leaves open is a warning:
 * only what cannot be sent at all is an error.
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
        "is left out, which means false: the endpoint is stored, but a cluster that is a live host is switched off. " +
          "Say isHostCluster: true, or false if that is meant",
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
          report(["clusterEndpoint", "type"], `is left out beside ${member}: say type: "${selectedBy}"`);
        } else if (type !== selectedBy && (type === "Ingress" || type === "LoadBalancer")) {
          report(
            ["clusterEndpoint", "config", member],
            `is not used while clusterEndpoint.type is "${type}": remove it, or say type: "${selectedBy}"`,
          );
        }
      }
    },
  },
  {
    name: "ingress-host-name",
    severity: "warning",
    check(args, report, show) {
      const host = known(args.clusterEndpoint?.config?.ingressConfig?.host);
      if (host === undefined || !/[/\s:]/.test(host)) return;
      report([...INGRESS, "host"], `is ${show(host)}: an Ingress takes a bare host name, without scheme, port or path`);
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
      const policy = known(args.clusterEndpoint?.config?.loadBalancerConfig?.externalTrafficPolicy);
      const usual = ["Cluster", "Local"];
      if (policy === undefined || usual.includes(policy)) return;
      const suggestion = didYouMean(policy, usual);
      report(
        [...LOAD_BALANCER, "externalTrafficPolicy"],
        `is ${show(policy)}; Kubernetes knows "Cluster" and "Local"${suggestion ? `, did you mean "${suggestion}"?` : ""}`,
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
  return list.flatMap((item, index) => (known(item) === undefined ? [] : [[index, item]]));
}

function isCidr(text: string): boolean {
  const [address = "", length = "", ...rest] = text.split("/");
  if (rest.length > 0 || !/^\d{1,3}$/.test(length)) return false;
  return (isIPv4(address) && Number(length) <= 32) || (isIPv6(address) && Number(length) <= 128);
}
