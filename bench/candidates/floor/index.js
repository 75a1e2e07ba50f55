"use strict";

const pulumi = require("@pulumi/pulumi");
const declareClusters = require("./declareClusters.js");

/** The members of the resource, each of which is an output, as in any class of a Pulumi SDK. */
const outputs = {
  clusterUid: undefined,
  projectUid: undefined,
  isHostCluster: undefined,
  clusterEndpoint: undefined,
  clusterGroup: undefined,
  hostCluster: undefined,
};

/** A resource whose provider does nothing but answer: what takes time then is the engine, and Pulumi's SDK. */
class HostClusterConfig extends pulumi.CustomResource {
  constructor(name, args) {
    super("pulumi-nodejs:dynamic/floor:HostClusterConfig", name, {
      ...outputs,
      ...args,
      __provider: 'exports.handler=()=>require("floor-provider")',
    });
  }
}

declareClusters(HostClusterConfig);
