"use strict";

const pulumi = require("@pulumi/pulumi");

/** What every program here does, with a class of its own for the host-cluster configuration. */
module.exports = function declareClusters(HostClusterConfig) {
  const config = new pulumi.Config();
  const count = config.requireNumber("count");
  const firstPort = config.requireNumber("firstPort");
  for (let index = 0; index < count; index++) {
    new HostClusterConfig(`cluster-${index}`, {
      clusterUid: `c${index}`,
      isHostCluster: true,
      clusterEndpoint: {
        type: "Ingress",
        config: { ingressConfig: { host: "*.dev.example.com", port: index === 0 ? firstPort : 443 } },
      },
    });
  }
};
