import { PolicyPack, type ResourceValidation, type ResourceValidationArgs } from "@pulumi/policy";
import { checkHostClusterConfig, type HostClusterConfigArgs } from "pulumi-spectrocluster/validation";

/** The type of the resource with the dynamic provider, and with the plugin. */
const TYPES = ["pulumi-nodejs:dynamic/spectrocluster:HostClusterConfig", "spectrocluster:index:HostClusterConfig"];

/** Returns the violations of a rule. */
type Rule<Config> = (args: HostClusterConfigArgs, config: Config) => string[];

function forHostClusterConfigs<Config extends object>(rule: Rule<Config>): ResourceValidation {
  return ({ type, props, getConfig }, reportViolation) => {
    if (!TYPES.includes(type)) return;
    for (const message of rule(argumentsOf(props), getConfig<Config>())) reportViolation(message);
  };
}

/** The arguments without the internal properties of the dynamic provider. */
function argumentsOf(props: ResourceValidationArgs["props"]): HostClusterConfigArgs {
  const { clusterUid, projectUid, isHostCluster, clusterEndpoint, clusterGroup, hostCluster } = props;
  return { clusterUid, projectUid, isHostCluster, clusterEndpoint, clusterGroup, hostCluster };
}

new PolicyPack("host-clusters", {
  enforcementLevel: "mandatory",
  policies: [
    {
      name: "ingress-domain",
      description: "The host of an Ingress is below the company's domain.",
      configSchema: { properties: { domain: { type: "string" } }, required: ["domain"] },
      validateResource: forHostClusterConfigs<{ domain: string }>(({ clusterEndpoint }, { domain }) => {
        if (clusterEndpoint?.type !== "Ingress") return [];
        const host = clusterEndpoint.config?.ingressConfig?.host ?? "";
        return host.endsWith(`.${domain}`) ? [] : [`The host "${host}" is not below ${domain}.`];
      }),
    },
    {
      name: "load-balancer-source-ranges",
      description: "A load balancer restricts the networks that can reach it.",
      validateResource: forHostClusterConfigs(({ clusterEndpoint }) => {
        if (clusterEndpoint?.type !== "LoadBalancer") return [];
        const ranges = clusterEndpoint.config?.loadBalancerConfig?.loadBalancerSourceRanges ?? [];
        if (ranges.length === 0)
          return ["The load balancer has no loadBalancerSourceRanges, so every address can reach it."];
        const open = ranges.filter((range) => range.endsWith("/0"));
        return open.map((range) => `The range "${range}" of loadBalancerSourceRanges contains all addresses.`);
      }),
    },
    {
      name: "no-warnings",
      description: "Warnings of the provider are errors, except for the configured rules.",
      configSchema: { properties: { except: { type: "array", items: { type: "string" }, default: [] } } },
      validateResource: forHostClusterConfigs<{ except: string[] }>((args, { except }) =>
        checkHostClusterConfig(args)
          .filter(({ severity, rule }) => severity === "warning" && !except.includes(rule))
          .map(({ rule, path, message }) => `${path} ${message} [${rule}]`),
      ),
    },
  ],
});
