/**
 * Which virtual machine to read.
 *
 * @example
 * { "clusterUid": "63a1f0e2c0ffee0011223344", "name": "web-0", "namespace": "default" }
 */
export interface GetVirtualMachineArgs {
  /**
   * Uid of the cluster that the machine lives in.
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
   * Uid of the project that scopes the request (the `ProjectUid` header). Left out, the provider's own project is used,
   * if it has one.
   *
   * @minLength 1
   */
  projectUid?: string;
}

/**
 * Which cluster's host-cluster configuration to read.
 *
 * @example
 * { "clusterUid": "63a1f0e2c0ffee0011223344" }
 */
export interface GetHostClusterConfigArgs {
  /**
   * Uid of the cluster.
   *
   * @minLength 1
   */
  clusterUid: string;
  /**
   * Uid of the project that scopes the request (the `ProjectUid` header). Left out, the provider's own project is used,
   * if it has one.
   *
   * @minLength 1
   */
  projectUid?: string;
}

/**
 * Whose search inputs to read.
 *
 * @example
 * { "projectUid": "5f1c0a3be4b0c0ffee001122" }
 */
export interface GetClusterSearchInputsArgs {
  /**
   * Uid of the project that scopes the request (the `ProjectUid` header). Left out, the provider's own project is used,
   * if it has one.
   *
   * @minLength 1
   */
  projectUid?: string;
}

/** How strictly the answer to a lookup is judged. */
export type Validation = "strict" | "standard" | "off";

/**
 * What a lookup does with the answer.
 *
 * @example
 * { "validation": "strict" }
 */
export interface AnswerOptions {
  /**
   * How the answer is judged by the service's reference: `"standard"` fails on values of a wrong type and on missing
   * required members, and logs a warning for values outside of their documented bounds and lists; `"strict"` fails on
   * those too; `"off"` takes the answer as it is.
   *
   * @default "standard"
   */
  validation?: Validation;
}

/**
 * What `getVirtualMachine` does with the answer.
 *
 * @example
 * { "validation": "standard", "includeSensitive": true }
 */
export interface VirtualMachineAnswerOptions extends AnswerOptions {
  /**
   * Whether to include what may hold passwords or tokens: `userData`, `networkData` and their base64 forms of
   * cloud-init volumes, `extraHeaders` of data volumes, and the annotation
   * `kubectl.kubernetes.io/last-applied-configuration`. Where the result is an output, the whole of it is a secret then.
   *
   * @default false
   */
  includeSensitive?: boolean;
}
