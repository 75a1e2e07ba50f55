"use strict";

const { HostClusterConfig } = require("pulumi-spectrocluster");

for (const [clusterUid, config] of Object.entries(require("./clusters.json"))) {
  new HostClusterConfig(`cluster-${clusterUid}`, { clusterUid, ...config });
}
