"use strict";

const { CustomResource } = require("@pulumi/pulumi");

/** The same map as the fleet's, with the same outputs. */
class HostClusterFleet extends CustomResource {
  constructor(name, args) {
    const __provider = 'exports.handler=()=>require(process.cwd()+"/noOpProvider.js")';
    super("pulumi-nodejs:dynamic/noop:HostClusterFleet", name, { projectUid: undefined, ...args, __provider });
  }
}

new HostClusterFleet("fleet", { clusters: require("./clusters.json") });
