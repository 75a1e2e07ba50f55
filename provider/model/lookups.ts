/** Which virtual machine to read. */
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

/** Whose search inputs to read. */
export interface GetClusterSearchInputsArgs {
  /**
   * Uid of the project that scopes the request (the `ProjectUid` header). Left out, the provider's own project is used,
   * if it has one.
   *
   * @minLength 1
   */
  projectUid?: string;
}
