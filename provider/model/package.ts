import type { ClusterSearchInputs } from "./clusterSearchInputs.js";
import type { HostClusterConfig, HostClusterConfigArgs } from "./hostClusterConfig.js";
import type {
  AnswerOptions,
  GetClusterSearchInputsArgs,
  GetHostClusterConfigArgs,
  GetVirtualMachineArgs,
  VirtualMachineAnswerOptions,
} from "./lookups.js";
import type { ProviderSettings } from "./providerSettings.js";
import type { VirtualMachine } from "./virtualMachine/virtualMachine.js";

/** The members that a declared host-cluster configuration has in the state. */
export interface HostClusterConfigProperties extends HostClusterConfig {
  /**
   * Uid of the cluster; also the resource's id, which Pulumi never treats as a secret.
   *
   * @willReplaceOnChanges
   */
  clusterUid: string;
  /** Uid of the project that scoped the requests: the declared one, else the provider's, if it has one. */
  projectUid?: string;
  /** Whether the cluster is enabled as a host cluster. */
  isHostCluster: boolean;
}

/** What the Pulumi package holds, for programs in any language: its schema is generated from here. */
export interface PulumiPackage {
  /**
   * The settings with which the service is reached. An explicit provider stands alone: settings that it is not given
   * come from the environment or have their defaults, and never come from the stack's configuration.
   */
  provider: ProviderSettings;
  resources: {
    /**
     * The host-cluster configuration of one cluster: exposes its virtual clusters through an Ingress or a load balancer.
     *
     * - A create and an update send the whole declared configuration, and so adopt whatever the cluster had before.
     * - A delete disables the cluster as a host; the resource option to retain on delete leaves it as it is.
     * - Another `clusterUid` replaces the resource, another `projectUid` updates it.
     *
     * Inputs are checked in a preview, before anything is sent. The resource's id is the cluster's uid, by which the
     * configuration that a cluster has is imported.
     */
    HostClusterConfig: { inputs: HostClusterConfigArgs; properties: HostClusterConfigProperties };
  };
  functions: {
    /**
     * Reads a virtual machine of a cluster, in a preview too.
     *
     * What may hold passwords is left out unless `includeSensitive` is set. The whole result is a secret then: use the
     * form of this function whose result is an output, as the plain one cannot hold a secret.
     */
    getVirtualMachine: { inputs: GetVirtualMachineArgs & VirtualMachineAnswerOptions; outputs: VirtualMachine };
    /** Reads what the cluster search can filter by: for each property the values, with their names and uids. */
    getClusterSearchInputs: { inputs: GetClusterSearchInputsArgs & AnswerOptions; outputs: ClusterSearchInputs };
    /**
     * Reads the host-cluster configuration that a cluster has, whoever made it.
     *
     * The service's reference does not describe this operation, so a service may lack it.
     */
    getHostClusterConfig: { inputs: GetHostClusterConfigArgs & AnswerOptions; outputs: HostClusterConfig };
  };
}
