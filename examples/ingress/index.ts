import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";

const config = new pulumi.Config();

const host = new HostClusterConfig("prod", {
  clusterUid: config.require("clusterUid"),
  isHostCluster: true,
  clusterEndpoint: {
    type: "Ingress",
    config: { ingressConfig: { host: "*.dev.example.com", port: config.getNumber("port") ?? 443 } },
  },
});

export const clusterUid = host.clusterUid;
export const endpoint = host.clusterEndpoint;
