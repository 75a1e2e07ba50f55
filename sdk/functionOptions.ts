import type * as pulumi from "@pulumi/pulumi";
import type { ReadOptions } from "../provider/model/functions.js";

/** Options of every function. */
export interface FunctionOptions extends ReadOptions {
  /**
   * Explicit provider to use. Default: the provider of `parent`, else the stack's configuration; without Pulumi's engine, the
   * environment.
   */
  provider?: pulumi.ProviderResource;
  /** Resource whose provider is used. */
  parent?: pulumi.Resource;
}

/** Options of every function that returns an output. */
export interface FunctionOutputOptions extends FunctionOptions {
  /** Resources that must exist before the function is called. */
  dependsOn?: pulumi.InvokeOutputOptions["dependsOn"];
}

/**
 * The result of a function in an output. Every property can be read from the output, also an optional one without a value:
 * `machine.status.apply((status) => status?.ready)`.
 */
export type FunctionResult<Result> = { [Property in keyof Required<Result>]: Result[Property] };
