import type { Adapter } from "./stack.mjs";

/** The plugin, as a generated SDK for Node.js would use it, without its types. */
export const PLUGIN: Adapter = {
  project: `plugins:
  providers:
    - name: spectrocluster
      path: node_modules/pulumi-spectrocluster/provider/plugin
`,
  preamble: `
const outputs = { clusterUid: undefined, projectUid: undefined, isHostCluster: undefined, clusterEndpoint: undefined,
  clusterGroup: undefined, hostCluster: undefined };
class HostClusterConfig extends pulumi.CustomResource {
  static get(name, id, opts) { return new HostClusterConfig(name, {}, { ...opts, id }); }
  constructor(name, args, opts) {
    super("spectrocluster:index:HostClusterConfig", name, { ...outputs, ...args }, opts);
  }
}
const fleetOutputs = { clusters: undefined, maxRemovals: undefined, projectUid: undefined, pending: undefined };
class HostClusterFleet extends pulumi.CustomResource {
  constructor(name, args, opts) {
    super("spectrocluster:index:HostClusterFleet", name, { ...fleetOutputs, ...args }, opts);
  }
}
class Provider extends pulumi.ProviderResource {
  constructor(name, args, opts) { super("spectrocluster", name, args, opts); }
}
const GET_VIRTUAL_MACHINE = "spectrocluster:index:getVirtualMachine";
const spectrocluster = {
  HostClusterConfig,
  HostClusterFleet,
  Provider,
  getVirtualMachine: (args, opts) => pulumi.runtime.invoke(GET_VIRTUAL_MACHINE, args, opts),
  getVirtualMachineOutput: (args, opts) => pulumi.runtime.invokeOutput(GET_VIRTUAL_MACHINE, args, opts),
};
`,
  type: "spectrocluster:index:HostClusterConfig",
};
