import { PolicyPack, type ResourceValidation } from "@pulumi/policy";
import {
  checkHostClusterConfig,
  type DeclaredHostCluster,
  declaredHostClusters,
} from "pulumi-spectrocluster/validation";

/** Returns the violations of a rule by one cluster. */
type Rule<Config> = (cluster: DeclaredHostCluster, config: Config) => string[];

/** Checks each cluster of every resource, single ones and those of fleets. */
function forHostClusters<Config extends object>(rule: Rule<Config>): ResourceValidation {
  return ({ type, props, getConfig }, reportViolation) => {
    for (const cluster of declaredHostClusters(type, props)) {
      for (const message of rule(cluster, getConfig<Config>())) {
        const { clusterUid = "(unknown)", name } = cluster;
        reportViolation(`Cluster ${clusterUid}${name ? ` (${name})` : ""}: ${message}`);
      }
    }
  };
}

new PolicyPack("host-clusters", {
  enforcementLevel: "mandatory",
  policies: [
    {
      name: "ingress-domain",
      description: "The host of an Ingress is below the company's domain.",
      configSchema: { properties: { domain: { type: "string" } }, required: ["domain"] },
      validateResource: forHostClusters<{ domain: string }>(
        ({ config: { clusterEndpoint }, hasUnknowns }, { domain }) => {
          if (clusterEndpoint?.type !== "Ingress") return [];
          const host = clusterEndpoint.config?.ingressConfig?.host;
          if (host === undefined && hasUnknowns) return [];
          return host?.endsWith(`.${domain}`) ? [] : [`The host "${host ?? ""}" is not below ${domain}.`];
        },
      ),
    },
    {
      name: "load-balancer-source-ranges",
      description: "A load balancer restricts the networks that can reach it.",
      validateResource: forHostClusters(({ config: { clusterEndpoint }, hasUnknowns }) => {
        if (clusterEndpoint?.type !== "LoadBalancer") return [];
        const ranges = clusterEndpoint.config?.loadBalancerConfig?.loadBalancerSourceRanges ?? [];
        if (ranges.length === 0 && !hasUnknowns)
          return ["The load balancer has no loadBalancerSourceRanges, so every address can reach it."];
        const open = ranges.filter((range) => range.endsWith("/0"));
        return open.map((range) => `The range "${range}" of loadBalancerSourceRanges contains all addresses.`);
      }),
    },
    {
      name: "no-warnings",
      description: "Warnings of the provider are errors, except for the configured rules.",
      configSchema: { properties: { except: { type: "array", items: { type: "string" }, default: [] } } },
      validateResource: forHostClusters<{ except: string[] }>(({ clusterUid, config }, { except }) =>
        checkHostClusterConfig({ clusterUid, ...config })
          .filter(({ severity, rule }) => severity === "warning" && !except.includes(rule))
          .map(({ rule, path, message }) => `${path} ${message} [${rule}]`),
      ),
    },
  ],
});
