import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";

const config = new pulumi.Config();

const prod = new HostClusterConfig("prod", {
  clusterUid: config.require("prodClusterUid"),
  isHostCluster: true,
  clusterEndpoint: {
    type: "Ingress",
    config: { ingressConfig: { host: config.require("host"), port: 443 } },
  },
});

const edge = new HostClusterConfig("edge", {
  clusterUid: config.require("edgeClusterUid"),
  isHostCluster: true,
  clusterEndpoint: {
    type: "LoadBalancer",
    config: { loadBalancerConfig: { loadBalancerSourceRanges: config.requireObject<string[]>("sourceRanges") } },
  },
});

export const endpoints = [prod.clusterEndpoint, edge.clusterEndpoint];
