import * as pulumi from "@pulumi/pulumi";
import { getHostClusterConfigOutput, HostClusterConfig, Provider } from "pulumi-spectrocluster";

const config = new pulumi.Config();

/** The service of a region, with its own address and API key. */
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

// Reads from the service in the west, after the resource that the argument comes from.
const actualInWest = getHostClusterConfigOutput({ clusterUid: prodWest.clusterUid }, { provider: west });
export const westEndpoint = actualInWest.clusterEndpoint;
