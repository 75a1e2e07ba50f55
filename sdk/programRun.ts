import * as pulumi from "@pulumi/pulumi";
import type { Connection } from "../provider/api/client.js";
import { ClusterClaims } from "../provider/clusterClaims.js";
import {
  NAMESPACE,
  PLAIN_KEY_WARNING,
  resolveSettings,
  SETTING_NAMES,
  type Settings,
  unknownSettings,
} from "../provider/configuration.js";
import { asProgramError, programError } from "./programError.js";

/** What is remembered during one run of one program. */
export interface ProgramRun {
  /** The resources that declare clusters, by provider. */
  readonly claims: Map<pulumi.ProviderResource | undefined, ClusterClaims>;
  /** What lookups use, by provider. */
  readonly connections: Map<pulumi.ProviderResource | undefined, Connection>;
  /** Warnings that lookups have logged. */
  readonly warnings: Set<string>;
  /** Gives the settings of the stack's configuration, or what is wrong with it, once that has been looked at. */
  stackSettings?: () => Settings;
}

// The Automation API runs several programs in one process, at the same time even: each has a stack resource of its own.
const runs = new WeakMap<object, ProgramRun>();
const outsideOfAnyStack = {};

/**
 * Whether an engine runs the program. In unit tests with mocks there is none, and nothing is ever sent.
 *
 * The SDK's own `hasEngine` knows no engine of a program that the Automation API runs inline.
 */
export function hasEngine(): boolean {
  return pulumi.runtime.getEngine() !== undefined;
}

/** The run of the program that is executing. */
export function currentRun(): ProgramRun {
  const stack: object = pulumi.runtime.getStackResource() ?? outsideOfAnyStack;
  let run = runs.get(stack);
  if (run === undefined) {
    run = { claims: new Map(), connections: new Map(), warnings: new Set() };
    runs.set(stack, run);
  }
  return run;
}

/**
 * Notes that a resource declares a cluster.
 *
 * @throws RunError naming both resources if another one of the same run and provider declares it already.
 */
export function claimCluster(
  run: ProgramRun,
  provider: pulumi.ProviderResource | undefined,
  clusterUid: string,
  resourceName: string,
): void {
  // Unit tests with mocks build the same program many times in one process, and nothing tells one time from the next.
  if (!hasEngine()) return;
  const claims = run.claims.get(provider) ?? new ClusterClaims();
  run.claims.set(provider, claims);
  const complaint = claims.claim(clusterUid, resourceName);
  if (complaint !== undefined) throw programError(complaint);
}

/**
 * The settings of the stack's configuration. Asked for before anything is registered, so that what is missing is one
 * error for the program and not one for each resource.
 *
 * @throws ConfigurationError that lists what is missing or wrong.
 */
export function stackSettings(run: ProgramRun): Settings {
  run.stackSettings ??= readStackConfiguration();
  return run.stackSettings();
}

function readStackConfiguration(): () => Settings {
  warnOfUnknownSettings();
  warnOfPlainKey();
  const config = pulumi.runtime.allConfig();
  const values = Object.fromEntries(SETTING_NAMES.map((name) => [name, config[`${NAMESPACE}:${name}`]]));
  try {
    const settings = resolveSettings(values);
    return () => settings;
  } catch (error) {
    // The SDK prints one and the same error once, however many lookups it fails.
    const reported = asProgramError(error);
    return () => {
      throw reported;
    };
  }
}

function warnOfUnknownSettings(): void {
  const names = Object.keys(pulumi.runtime.allConfig())
    .filter((key) => key.startsWith(`${NAMESPACE}:`))
    .map((key) => key.slice(NAMESPACE.length + 1));
  for (const { suggestion, message } of unknownSettings(names)) {
    // In a project of the same name the program's own settings have this prefix too.
    if (suggestion === undefined && pulumi.getProject() === NAMESPACE) continue;
    pulumi.log.warn(message);
  }
}

/** Present in every version of the SDK that we support, but not in its public types. */
const { isConfigSecret } = pulumi.runtime as unknown as { isConfigSecret(key: string): boolean };

function warnOfPlainKey(): void {
  const key = `${NAMESPACE}:apiKey`;
  if (pulumi.runtime.allConfig()[key] === undefined || isConfigSecret(key)) return;
  pulumi.log.warn(PLAIN_KEY_WARNING);
}
