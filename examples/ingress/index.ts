import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";

const config = new pulumi.Config();

const host = new HostClusterConfig("prod", {
  clusterUid: config.require("clusterUid"),
  isHostCluster: true,
  clusterEndpoint: {
    type: "Ingress",
    config: { ingressConfig: { host: config.require("host"), port: config.requireNumber("port") } },
  },
});

export const clusterUid = host.clusterUid;
export const endpoint = host.clusterEndpoint;
