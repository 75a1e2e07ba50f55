import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";

const config = new pulumi.Config();

const host = new HostClusterConfig("prod", {
  clusterUid: config.require("clusterUid"),
  isHostCluster: true,
  clusterEndpoint: {
    type: "LoadBalancer",
    config: {
      loadBalancerConfig: {
        // "Local" keeps the addresses of clients, which "Cluster" may replace by a node's.
        externalTrafficPolicy: "Local",
        externalIPs: config.requireObject<string[]>("externalIPs"),
        loadBalancerSourceRanges: config.requireObject<string[]>("sourceRanges"),
      },
    },
  },
});

export const clusterUid = host.clusterUid;
export const endpoint = host.clusterEndpoint;
