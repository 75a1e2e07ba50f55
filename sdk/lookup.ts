import * as pulumi from "@pulumi/pulumi";
import { type Connection, createClient } from "../provider/api/client.js";
import { NAMESPACE } from "../provider/configuration.js";
import { type Reading, warningAbout } from "../provider/lookup.js";
import type { AnswerOptions } from "../provider/model/lookups.js";
import { idsOfDependencies } from "./dependencies.js";
import { providerInUse, settingsAreKnown, settingsOf } from "./explicitProvider.js";
import { isPlain } from "./inputs.js";
import { asProgramError, programError } from "./programError.js";
import { currentRun, hasEngine, type ProgramRun, stackSettings } from "./programRun.js";

/**
 * Options of every lookup.
 *
 * @example
 * ```ts
 * const opts: LookupOptions = { provider: new Provider("east", { baseUrl: "https://east.example.com" }) };
 * ```
 */
export interface LookupOptions extends AnswerOptions {
  /** Explicit provider to ask. Default: that of `parent`, else the stack's configuration. */
  provider?: pulumi.ProviderResource;
  /** Resource whose provider is asked. */
  parent?: pulumi.Resource;
}

/**
 * Options of a lookup whose result is an output.
 *
 * @example
 * ```ts
 * const opts: LookupOutputOptions = { dependsOn: [host], validation: "off" };
 * ```
 */
export interface LookupOutputOptions extends LookupOptions {
  /** Resources that have to exist before the lookup is made. */
  dependsOn?: pulumi.InvokeOutputOptions["dependsOn"];
}

/**
 * The result of a lookup as an output holds it: each of its members can be read off the output, whether it is there or
 * not: `machine.status.apply((status) => status?.ready)`.
 *
 * @typeParam Result - What the lookup gives as a promise.
 */
export type AllMembers<Result> = { [Member in keyof Required<Result>]: Result[Member] };

/** One function that reads something. */
export interface Lookup<Args, Result> {
  /** Its name in the program, and in the token by which mocks in unit tests know it. */
  name: string;
  /** Throws for wrong arguments or options, without asking anybody. */
  refuseWrong(args: unknown, options: AnswerOptions): void;
  /** Refuses them too, then reads. */
  read(connect: () => Promise<Connection>, args: Args, options: AnswerOptions): Promise<Reading<Result>>;
}

/** Reads now. */
export async function lookUp<Args, Result>(
  lookup: Lookup<Args, Result>,
  args: Args,
  options: LookupOptions,
): Promise<Result> {
  const { name, read } = lookup;
  if (!isPlain(args)) {
    throw programError(`An argument of ${name} is an output or a promise, which ${name}Output takes, and not ${name}.`);
  }
  if (!hasEngine()) {
    refuseWrong(lookup, args, options);
    // Mocks answer in unit tests; without them the SDK says that the program needs an engine.
    return pulumi.runtime.invoke(`${NAMESPACE}:index:${name}`, { ...(args as object) }, options);
  }
  // A program that the Automation API runs does not end before.
  const done = pulumi.runtime.rpcKeepAlive();
  try {
    const run = currentRun();
    const reading = await read(() => connectionOf(run, options), args, answerOptions(options));
    const warning = warningAbout(reading);
    if (warning !== undefined) warnOnce(run, warning, options.parent);
    return reading.value;
  } catch (error) {
    throw asProgramError(error);
  } finally {
    done();
  }
}

/**
 * Reads once all arguments are known and all resources that they come from exist. What can be checked at once is, so
 * that a mistake is an error where the program is wrong, and not in some output.
 */
export function lookUpOutput<Args, Result>(
  lookup: Lookup<Args, Result>,
  args: pulumi.Input<pulumi.Inputs>,
  options: LookupOutputOptions,
): pulumi.Output<AllMembers<Result>> {
  if (isPlain(args)) refuseWrong(lookup, args, options);
  const provider = providerInUse(options);
  if (provider === undefined && hasEngine()) stackSettings(currentRun());
  const given = pulumi.output(args);
  return pulumi
    .all([given, idsOfDependencies(given, options.dependsOn), settingsAreKnown(provider)])
    .apply(([known]) => lookUp(lookup, known as Args, options)) as pulumi.Output<AllMembers<Result>>;
}

function refuseWrong({ refuseWrong }: Lookup<never, unknown>, args: unknown, options: LookupOptions): void {
  try {
    refuseWrong(args, answerOptions(options));
  } catch (error) {
    throw asProgramError(error);
  }
}

/** The options that are not Pulumi's own, of which some mean nothing here. */
function answerOptions(options: LookupOptions & pulumi.InvokeOutputOptions): AnswerOptions {
  const { provider, parent, dependsOn, version, pluginDownloadURL, async, ...others } = options;
  return others;
}

/** The connection of the provider in use; one for each provider and run, so that its requests share what they can. */
async function connectionOf(run: ProgramRun, options: LookupOptions): Promise<Connection> {
  const provider = providerInUse(options);
  const settings = provider === undefined ? stackSettings(run) : await settingsOf(provider);
  const present = run.connections.get(provider);
  if (present) return present;
  // The key in use is the program's own, never one that the engine kept.
  const own = { ...settings, apiKeyInState: false };
  const connection = { settings: own, client: createClient(own) };
  run.connections.set(provider, connection);
  return connection;
}

function warnOnce(run: ProgramRun, message: string, resource: pulumi.Resource | undefined): void {
  if (run.warnings.has(message)) return;
  run.warnings.add(message);
  pulumi.log.warn(message, resource);
}
