import type { ClusterSearchInputs } from "./clusterSearchInputs.js";
import type { HostClusterConfig } from "./hostClusterConfig.js";
import type { VirtualMachine } from "./virtualMachine/virtualMachine.js";

/**
 * The functions of the package by name. Validators, schemas and the reference pages are generated from this interface;
 * each function is implemented in a file of its name in `provider/functions`.
 */
export interface Functions {
  /**
   * Reads a virtual machine of a cluster, also during a preview.
   *
   * Sensitive content, such as cloud-init data, is omitted unless `includeSensitive` is set. With `includeSensitive` the
   * whole result is a secret: use the output form of this function, because the plain form cannot mark secrets.
   */
  getVirtualMachine: { args: GetVirtualMachineArgs; options: VirtualMachineReadOptions; result: VirtualMachine };
  /** Reads the inputs of the cluster search filter: for each property the supported values, with name and UID. */
  getClusterSearchInputs: { args: GetClusterSearchInputsArgs; options: ReadOptions; result: ClusterSearchInputs };
  /**
   * Reads the actual host cluster configuration of a cluster, whether Pulumi manages it or not.
   *
   * The service's reference does not describe this operation, so a service may not support it.
   */
  getHostClusterConfig: { args: GetHostClusterConfigArgs; options: ReadOptions; result: GetHostClusterConfigResult };
}

/**
 * The virtual machine to read.
 *
 * @example
 * { "clusterUid": "63a1f0e2c0ffee0011223344", "name": "web-0", "namespace": "default" }
 */
export interface GetVirtualMachineArgs {
  /**
   * UID of the cluster in which the machine runs.
   *
   * @minLength 1
   */
  clusterUid: string;
  /**
   * Name of the machine.
   *
   * @minLength 1
   */
  name: string;
  /**
   * Namespace of the machine.
   *
   * @minLength 1
   */
  namespace: string;
  /**
   * UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider
   * configuration is used, if there is one.
   *
   * @minLength 1
   */
  projectUid?: string;
}

/**
 * The cluster whose host cluster configuration is read.
 *
 * @example
 * { "clusterUid": "63a1f0e2c0ffee0011223344" }
 */
export interface GetHostClusterConfigArgs {
  /**
   * UID of the cluster.
   *
   * @minLength 1
   */
  clusterUid: string;
  /**
   * UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider
   * configuration is used, if there is one.
   *
   * @minLength 1
   */
  projectUid?: string;
}

/** The actual host cluster configuration of a cluster, as the service returns it. */
export interface GetHostClusterConfigResult extends HostClusterConfig {}

/**
 * The project whose search filter inputs are read.
 *
 * @example
 * { "projectUid": "5f1c0a3be4b0c0ffee001122" }
 */
export interface GetClusterSearchInputsArgs {
  /**
   * UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider
   * configuration is used, if there is one.
   *
   * @minLength 1
   */
  projectUid?: string;
}

/** How strictly a function validates the service's response. */
export type Validation = "strict" | "standard" | "off";

/**
 * Options that every function has.
 *
 * @example
 * { "validation": "strict" }
 */
export interface ReadOptions {
  /**
   * How the response is validated against the service's reference. `"standard"` fails on values of a wrong type and on
   * missing required members, and logs a warning for values outside of their documented bounds. `"strict"` fails on
   * those too. `"off"` does not validate.
   *
   * @default "standard"
   */
  validation?: Validation;
}

/**
 * Options of functions that read virtual machines.
 *
 * @example
 * { "validation": "standard", "includeSensitive": true }
 */
export interface VirtualMachineReadOptions extends ReadOptions {
  /**
   * Whether the result includes content that may contain passwords or tokens: cloud-init data, headers of data volumes
   * and probes, commands of probes, kernel arguments, user and query of URLs, and the annotations
   * `kubectl.kubernetes.io/last-applied-configuration` and `kubevirt.io/ignitiondata`. If `true`, the output form returns the whole result as a secret.
   *
   * @default false
   */
  includeSensitive?: boolean;
}
