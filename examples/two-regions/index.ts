import * as pulumi from "@pulumi/pulumi";
import { getHostClusterConfigOutput, HostClusterConfig, Provider } from "pulumi-spectrocluster";

const config = new pulumi.Config();

/** The service of a region, with its own address and key. */
function serviceIn(region: string): Provider {
  return new Provider(region, {
    baseUrl: config.require(`${region}Address`),
    apiKey: config.requireSecret(`${region}ApiKey`),
  });
}

function exposedIn(region: string, provider: Provider): HostClusterConfig {
  return new HostClusterConfig(
    `prod-${region}`,
    {
      clusterUid: config.require(`${region}ClusterUid`),
      isHostCluster: true,
      clusterEndpoint: {
        type: "Ingress",
        config: { ingressConfig: { host: `*.${region}.example.com`, port: 443 } },
      },
    },
    { provider },
  );
}

const east = serviceIn("east");
const west = serviceIn("west");
const prodEast = exposedIn("east", east);
const prodWest = exposedIn("west", west);

export const eastEndpoint = prodEast.clusterEndpoint;

// A lookup asks the service of its provider too. It waits for the resource that its argument comes from.
const heldInWest = getHostClusterConfigOutput({ clusterUid: prodWest.clusterUid }, { provider: west });
export const westEndpoint = heldInWest.clusterEndpoint;
