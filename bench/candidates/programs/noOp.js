"use strict";

const pulumi = require("@pulumi/pulumi");

/** The properties of the resource, each of which is an output, as in any class of a Pulumi SDK. */
const outputs = {
  clusterUid: undefined,
  projectUid: undefined,
  isHostCluster: undefined,
  clusterEndpoint: undefined,
  clusterGroup: undefined,
  hostCluster: undefined,
};

class HostClusterConfig extends pulumi.CustomResource {
  constructor(name, args) {
    super("pulumi-nodejs:dynamic/noop:HostClusterConfig", name, {
      ...outputs,
      ...args,
      __provider: 'exports.handler=()=>require(process.cwd()+"/noOpProvider.js")',
    });
  }
}

for (const [clusterUid, config] of Object.entries(require("./clusters.json"))) {
  new HostClusterConfig(`cluster-${clusterUid}`, { clusterUid, ...config });
}
