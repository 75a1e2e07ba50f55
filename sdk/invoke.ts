import { setTimeout } from "node:timers/promises";
import * as pulumi from "@pulumi/pulumi";
import { NAMESPACE } from "../provider/configuration/index.js";
import { FUNCTIONS, type FunctionName } from "../provider/functions/index.js";
import { isJsonObject } from "../provider/json/value.js";
import type { CheckOptions } from "../provider/model/checks.js";
import type { ReadOptions } from "../provider/model/functions.js";
import type { Functions } from "../provider/model/package.js";
import { Run } from "../provider/run/run.js";
import { idsOfDependencies } from "./dependencies.js";
import { argsOf, providerInUse, settingsOf } from "./explicitProvider.js";
import type { FunctionOptions, FunctionOutputOptions, FunctionResult } from "./functionOptions.js";
import { assertObject, isPlain, plainCopy } from "./inputs.js";
import { currentProgram, isRunByEngine, isScript, type Program, stackSettings } from "./program.js";
import { asProgramError, programError, withProgramErrors } from "./programError.js";
import { disableDebugger } from "./pulumiInternals.js";

const REJECTION_DELAY_MS = 100;

export async function invoke<Name extends FunctionName>(
  name: Name,
  inputs: Functions[Name]["args"],
  opts: (FunctionOptions & Functions[Name]["options"]) | null,
  checkOptions: CheckOptions = {},
): Promise<Functions[Name]["result"]> {
  const options: FunctionOptions & Functions[Name]["options"] = opts ?? {};
  const program = currentProgram();
  // Keeps programs that the Automation API runs alive until the call ends.
  const done = pulumi.runtime.rpcKeepAlive();
  try {
    if (!isPlain(inputs)) {
      throw programError(`An argument of ${name} is an output or a promise. Use ${name}Output instead.`);
    }
    assertObject(`The arguments of ${name}`, inputs);
    assertObject(`The options of ${name}`, options);
    const args = plainCopy(inputs);
    if (!isRunByEngine() && !isScript()) {
      FUNCTIONS[name].assertValidInputs(args, ownOptions(options), checkOptions);
      // In unit tests the mocks respond.
      return await pulumi.runtime.invoke(`${NAMESPACE}:index:${name}`, { ...args }, options);
    }
    const startRun = () => runFor(program, options);
    const { value, warning, note } = await FUNCTIONS[name].call(startRun, args, ownOptions(options), checkOptions);
    const run = await startRun();
    if (warning !== undefined) run.logOnce(warning, (message) => pulumi.log.warn(message, options.parent));
    if (note !== undefined) run.logOnce(note, run.options.log ?? pulumi.log.info);
    return value;
  } catch (error) {
    // The SDK handles the exports of a program when it has run and some files are read. If a promise among them is rejected
    // earlier, Node.js prints a warning before the error.
    if (isRunByEngine()) await Promise.all([setTimeout(REJECTION_DELAY_MS), disableDebugger()]);
    throw asProgramError(error);
  } finally {
    done();
  }
}

/**
 * Calls a function when all arguments are known and all resources that they come from exist. Arguments that are known
 * already are validated now, so that a mistake ends the program before it declares more.
 */
export function invokeOutput<Name extends FunctionName>(
  name: Name,
  args: pulumi.Input<pulumi.Inputs>,
  opts: (FunctionOutputOptions & Functions[Name]["options"]) | null,
): pulumi.Output<FunctionResult<Functions[Name]["result"]>> {
  const options: FunctionOutputOptions = opts ?? {};
  if (isScript()) {
    throw programError(`${name}Output needs Pulumi's engine, because it returns an output. In a script, use ${name}.`);
  }
  assertObject(`The options of ${name}`, options);
  if (isPlain(args)) {
    assertObject(`The arguments of ${name}`, args);
    withProgramErrors(() => FUNCTIONS[name].assertValidInputs(plainCopy(args), ownOptions(options)));
  }
  const provider = providerInUse(options);
  if (provider === undefined && isRunByEngine()) stackSettings(currentProgram());
  const resolved = pulumi.output(args);
  const result = pulumi
    .all([resolved, idsOfDependencies(resolved, options.dependsOn), pulumi.unsecret(pulumi.output(argsOf(provider)))])
    .apply(async ([known]) =>
      invoke(name, withoutAbsent(known, args), options, { hideValues: await pulumi.isSecret(resolved) }),
    );
  const isSecretResult = FUNCTIONS[name].returnsSecret(options);
  return (isSecretResult ? pulumi.secret(result) : result) as pulumi.Output<FunctionResult<Functions[Name]["result"]>>;
}

/** Resolved arguments without those that an output left without a value: the program itself does not set them to undefined. */
function withoutAbsent<Args>(resolved: unknown, given: pulumi.Input<pulumi.Inputs>): Args {
  if (!isJsonObject(resolved)) return resolved as Args;
  const isUndefined = (name: string) => Object.hasOwn(given, name) && (given as pulumi.Inputs)[name] === undefined;
  const entries = Object.entries(resolved).filter(([name, value]) => value !== undefined || isUndefined(name));
  return Object.fromEntries(entries) as Args;
}

/** The options without those of Pulumi. Functions ignore some of Pulumi's. */
function ownOptions(options: FunctionOptions & pulumi.InvokeOutputOptions): ReadOptions {
  const { provider, parent, dependsOn, version, pluginDownloadURL, async, ...own } = options;
  return own;
}

async function runFor(program: Program, options: FunctionOptions): Promise<Run> {
  const provider = providerInUse(options);
  const settings = provider === undefined ? stackSettings(program) : await settingsOf(provider);
  const present = program.runs.get(provider);
  if (present !== undefined) return present;
  // The standard output of a script belongs to its results.
  const log = isScript() ? pulumi.log.warn : pulumi.log.info;
  const run = new Run({ log: (message) => log(message), neverStops: isScript() });
  program.runs.set(provider, run);
  // The key in use comes from the program, never from the state.
  return run.use({ ...settings, apiKeyInState: false });
}
