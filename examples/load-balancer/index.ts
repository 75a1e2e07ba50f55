import * as pulumi from "@pulumi/pulumi";
import { getClusterOutput, HostClusterConfig } from "pulumi-spectrocluster";

const config = new pulumi.Config();

const host = new HostClusterConfig("prod", {
  clusterUid: getClusterOutput({ name: config.require("clusterName") }).uid,
  isHostCluster: true,
  clusterEndpoint: {
    type: "LoadBalancer",
    config: {
      loadBalancerConfig: {
        // "Local" preserves client addresses. "Cluster" may replace them by the address of a node.
        externalTrafficPolicy: "Local",
        externalIPs: config.requireObject<string[]>("externalIPs"),
        loadBalancerSourceRanges: config.requireObject<string[]>("sourceRanges"),
      },
    },
  },
});

export const clusterUid = host.clusterUid;
export const endpoint = host.clusterEndpoint;
