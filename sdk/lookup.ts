import * as pulumi from "@pulumi/pulumi";
import { type Connection, createClient } from "../provider/api/client.js";
import { NAMESPACE } from "../provider/configuration.js";
import { formatFinding } from "../provider/finding.js";
import type { Reading, Validation } from "../provider/reading.js";
import { idsOfDependencies } from "./dependencies.js";
import { providerInUse, settingsAreKnown, settingsOf } from "./explicitProvider.js";
import { isPlain } from "./inputs.js";
import { asProgramError } from "./programError.js";
import { currentRun, hasEngine, type ProgramRun, stackSettings } from "./programRun.js";

/** Options of every lookup. */
export interface LookupOptions {
  /** Explicit provider to ask. Default: that of `parent`, else the stack's configuration. */
  provider?: pulumi.ProviderResource;
  /** Resource whose provider is asked. */
  parent?: pulumi.Resource;
  /**
   * How the answer is judged by the service's reference: `"standard"` fails on values of a wrong type and on missing
   * required members, and logs a warning for values outside of their documented bounds and lists; `"strict"` fails on
   * those too; `"off"` takes the answer as it is.
   *
   * @default "standard"
   */
  validation?: Validation;
}

/** Options of a lookup whose result is an output. */
export interface LookupOutputOptions extends LookupOptions {
  /** Resources that have to exist before the lookup is made. */
  dependsOn?: pulumi.InvokeOutputOptions["dependsOn"];
}

/** One function that reads something. */
export interface Lookup<Args, Options extends LookupOptions, Result> {
  /** Its name in the program, and in the token by which mocks in unit tests know it. */
  name: string;
  /** Throws for wrong arguments or options, without asking anybody. */
  refuseWrong(args: unknown, options: Options): void;
  read(connect: () => Promise<Connection>, args: Args, options: Options): Promise<Reading<Result>>;
}

/** Reads now. */
export async function lookUp<Args, Options extends LookupOptions, Result>(
  { name, read }: Lookup<Args, Options, Result>,
  args: Args,
  options: Options,
): Promise<Result> {
  // Mocks answer in unit tests; without them the SDK says that the program needs an engine.
  if (!hasEngine()) return pulumi.runtime.invoke(`${NAMESPACE}:index:${name}`, { ...(args as object) }, options);
  // A program that the Automation API runs does not end before.
  const done = pulumi.runtime.rpcKeepAlive();
  try {
    const run = currentRun();
    const { value, subject, warnings } = await read(() => connectionOf(run, options), args, options);
    if (warnings.length > 0) {
      const list = warnings.map((warning) => `- ${formatFinding(warning)}`).join("\n");
      warnOnce(run, `${subject} is used as it is, but differs from the service's reference:\n${list}`, options.parent);
    }
    return value;
  } catch (error) {
    throw asProgramError(error);
  } finally {
    done();
  }
}

/**
 * Reads once all arguments are known and all resources that they come from exist. Arguments that are known at once are
 * checked at once: an output that fails makes the engine wait for many seconds.
 */
export function lookUpOutput<Args, Options extends LookupOutputOptions, Result>(
  lookup: Lookup<Args, Options, Result>,
  args: pulumi.Input<pulumi.Inputs>,
  options: Options,
): pulumi.Output<Result> {
  if (isPlain(args)) {
    try {
      lookup.refuseWrong(args, options);
    } catch (error) {
      throw asProgramError(error);
    }
  }
  const given = pulumi.output(args);
  return pulumi
    .all([given, idsOfDependencies(given, options.dependsOn), settingsAreKnown(providerInUse(options))])
    .apply(([known]) => lookUp(lookup, known as Args, options)) as pulumi.Output<Result>;
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
