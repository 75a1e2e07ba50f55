import { setTimeout } from "node:timers/promises";
import * as pulumi from "@pulumi/pulumi";
import { NAMESPACE } from "../provider/configuration/index.js";
import type { PackageFunction } from "../provider/functions/function.js";
import { warningAbout } from "../provider/functions/result.js";
import type { ReadOptions } from "../provider/model/functions.js";
import type { RunContext } from "../provider/run/runContext.js";
import { idsOfDependencies } from "./dependencies.js";
import { providerInUse, settingsAreKnown, settingsOf } from "./explicitProvider.js";
import { isPlain } from "./inputs.js";
import { asProgramError, programError } from "./programError.js";
import { currentRun, isRunByEngine, type ProgramRun, stackSettings } from "./programRun.js";

export type { ReadOptions, Validation } from "../provider/model/functions.js";

/**
 * Options of every function.
 *
 * @example
 * ```ts
 * const opts: FunctionOptions = { provider: new Provider("east", { baseUrl: "https://east.example.com" }) };
 * ```
 */
export interface FunctionOptions extends ReadOptions {
  /** Explicit provider to use. Default: the provider of `parent`, else the stack's configuration. */
  provider?: pulumi.ProviderResource;
  /** Resource whose provider is used. */
  parent?: pulumi.Resource;
}

/**
 * Options of every function that returns an output.
 *
 * @example
 * ```ts
 * const opts: FunctionOutputOptions = { dependsOn: [host], validation: "off" };
 * ```
 */
export interface FunctionOutputOptions extends FunctionOptions {
  /** Resources that must exist before the function is called. */
  dependsOn?: pulumi.InvokeOutputOptions["dependsOn"];
}

/**
 * The result of a function in an output: every member can be read from the output, also optional ones that are absent:
 * `machine.status.apply((status) => status?.ready)`.
 *
 * @typeParam Result - The result of the form that returns a promise.
 */
export type FunctionResult<Result> = { [Member in keyof Required<Result>]: Result[Member] };

const REJECTION_DELAY_MS = 100;

/** Calls a function now. */
export async function invoke<Args, Options extends object, Result>(
  called: PackageFunction<Args, Options, Result>,
  args: Args,
  opts: (FunctionOptions & Options) | null,
): Promise<Result> {
  try {
    return await callNow(called, args, opts);
  } catch (error) {
    // The SDK handles the exports of a program when it has run and some files are read. If a promise among them is rejected
    // earlier, Node.js prints a warning before the error.
    if (isRunByEngine()) await setTimeout(REJECTION_DELAY_MS);
    throw asProgramError(error);
  }
}

async function callNow<Args, Options extends object, Result>(
  called: PackageFunction<Args, Options, Result>,
  args: Args,
  opts: (FunctionOptions & Options) | null,
): Promise<Result> {
  const { name } = called;
  if (!isPlain(args)) {
    throw programError(`An argument of ${name} is an output or a promise. Use ${name}Output instead.`);
  }
  const options = opts ?? ({} as FunctionOptions & Options);
  if (!isRunByEngine()) {
    assertValidInputs(called, args, options);
    // In unit tests the mocks respond. Without mocks the SDK reports that the program needs an engine.
    return pulumi.runtime.invoke(`${NAMESPACE}:index:${name}`, { ...(args as object) }, options);
  }
  // Keeps programs that the Automation API runs alive until the call ends.
  const done = pulumi.runtime.rpcKeepAlive();
  try {
    const run = currentRun();
    const connect = async () => (await contextFor(run, options)).connect();
    const outcome = await called.call(connect, args, ownOptions<Options>(options));
    const warning = warningAbout(outcome);
    if (warning !== undefined) {
      const context = await contextFor(run, options);
      context.logOnce(warning, (message) => pulumi.log.warn(message, options.parent));
    }
    return outcome.value;
  } finally {
    done();
  }
}

/**
 * Calls a function when all arguments are known and all resources that they come from exist. Arguments that are known
 * already are validated now, so that the error has the stack of the call.
 */
export function invokeOutput<Args, Options extends object, Result>(
  called: PackageFunction<Args, Options, Result>,
  args: pulumi.Input<pulumi.Inputs>,
  opts: (FunctionOutputOptions & Options) | null,
): pulumi.Output<FunctionResult<Result>> {
  const options = opts ?? ({} as FunctionOutputOptions & Options);
  if (isPlain(args)) assertValidInputs(called, args, options);
  const provider = providerInUse(options);
  if (provider === undefined && isRunByEngine()) stackSettings(currentRun());
  const resolved = pulumi.output(args);
  const result = pulumi
    .all([resolved, idsOfDependencies(resolved, options.dependsOn), settingsAreKnown(provider)])
    .apply(([known]) => invoke(called, known as Args, options));
  return (called.returnsSecret(options) ? pulumi.secret(result) : result) as pulumi.Output<FunctionResult<Result>>;
}

function assertValidInputs(
  called: PackageFunction<never, never, unknown>,
  args: unknown,
  options: FunctionOptions,
): void {
  try {
    called.assertValidInputs(args, ownOptions(options));
  } catch (error) {
    throw asProgramError(error);
  }
}

/** The options without those of Pulumi. Functions ignore some of Pulumi's. */
function ownOptions<Options>(options: FunctionOptions & pulumi.InvokeOutputOptions): Options {
  const { provider, parent, dependsOn, version, pluginDownloadURL, async, ...own } = options;
  return own as Options;
}

/** What the program shares about the provider in use. */
async function contextFor(run: ProgramRun, options: FunctionOptions): Promise<RunContext> {
  const provider = providerInUse(options);
  const settings = provider === undefined ? stackSettings(run) : await settingsOf(provider);
  return run.contextOf(provider, settings);
}
