import * as pulumi from "@pulumi/pulumi";
import {
  NAMESPACE,
  namesIn,
  PLAIN_KEY_WARNING,
  resolveSettings,
  SETTING_NAMES,
  type Settings,
  unknownStackSettings,
} from "../provider/configuration/index.js";
import { redact } from "../provider/messages/redact.js";
import { DuplicateCheck } from "../provider/run/duplicateCheck.js";
import { RunContext } from "../provider/run/runContext.js";
import { asProgramError } from "./programError.js";

/** State of one run of one program. */
export class ProgramRun {
  /** The API keys that the program has given so far. No message contains them. */
  readonly apiKeys = new Set<string>();
  readonly #contexts = new Map<pulumi.ProviderResource | undefined, RunContext>();
  /** Returns the settings of the stack configuration, or throws the ConfigurationError about them. */
  stackSettings?: () => Settings;
  readonly #duplicates = new Map<pulumi.ProviderResource | undefined, DuplicateCheck>();

  /** What the requests of the program to one service share, so that they also share its limits. */
  contextOf(provider: pulumi.ProviderResource | undefined, settings: Settings): RunContext {
    const present = this.#contexts.get(provider);
    if (present !== undefined) return present;
    const context = new RunContext(undefined, undefined, (message) => pulumi.log.info(message));
    // The key in use comes from the program, never from the state.
    context.use({ ...settings, apiKeyInState: false });
    this.#contexts.set(provider, context);
    return context;
  }

  /** The check for clusters that two resources of one provider declare. */
  duplicatesOf(provider: pulumi.ProviderResource | undefined): DuplicateCheck {
    const present = this.#duplicates.get(provider) ?? new DuplicateCheck();
    this.#duplicates.set(provider, present);
    return present;
  }
}

// The Automation API runs several programs in one process, even at the same time. Each has its own stack resource.
const runs = new WeakMap<object, ProgramRun>();
const outsideAnyStack = {};

/**
 * Whether an engine runs the program. In unit tests with mocks there is none, and no request is sent.
 *
 * The SDK's own `hasEngine` does not recognize the engine of an inline program of the Automation API.
 */
export function isRunByEngine(): boolean {
  return pulumi.runtime.getEngine() !== undefined;
}

/** The run of the program that is executing. */
export function currentRun(): ProgramRun {
  const stack: object = pulumi.runtime.getStackResource() ?? outsideAnyStack;
  let run = runs.get(stack);
  if (run === undefined) {
    run = new ProgramRun();
    runs.set(stack, run);
  }
  return run;
}

/**
 * The settings of the stack configuration. They are resolved before any resource is registered, so that a missing setting
 * is one error of the program instead of one for each resource.
 *
 * @throws ConfigurationError that lists what is missing or invalid.
 */
export function stackSettings(run: ProgramRun): Settings {
  run.stackSettings ??= readStackConfiguration();
  const settings = run.stackSettings();
  run.apiKeys.add(settings.apiKey);
  return settings;
}

function readStackConfiguration(): () => Settings {
  warnAboutUnknownSettings();
  warnAboutPlainTextKey();
  const config = pulumi.runtime.allConfig();
  const values = Object.fromEntries(SETTING_NAMES.map((name) => [name, config[`${NAMESPACE}:${name}`]]));
  try {
    const settings = resolveSettings(values);
    return () => settings;
  } catch (error) {
    if (error instanceof Error) error.message += unprefixedHint(config);
    // The SDK prints the same error object only once, however many functions fail with it.
    const reported = asProgramError(error);
    return () => {
      throw reported;
    };
  }
}

/** `pulumi config set baseUrl` sets a key of the project, which the provider does not receive. */
function unprefixedHint(config: Record<string, string>): string {
  const project = pulumi.getProject();
  const lines = SETTING_NAMES.filter((name) => config[`${NAMESPACE}:${name}`] === undefined)
    .filter((name) => config[`${project}:${name}`] !== undefined)
    .map((name) => `\n${project}:${name} is set. Did you mean ${NAMESPACE}:${name}?`);
  return lines.join("");
}

function warnAboutUnknownSettings(): void {
  const names = namesIn(pulumi.runtime.allConfig());
  for (const message of unknownStackSettings(names, pulumi.getProject())) pulumi.log.warn(message);
}

/** Exists in every supported version of the SDK, but not in its public types. */
const { isConfigSecret } = pulumi.runtime as unknown as { isConfigSecret(key: string): boolean };

function warnAboutPlainTextKey(): void {
  const key = `${NAMESPACE}:apiKey`;
  if (pulumi.runtime.allConfig()[key] === undefined || isConfigSecret(key)) return;
  pulumi.log.warn(PLAIN_KEY_WARNING);
}

/** The message of an error without the API key. */
export function redactMessage(run: ProgramRun, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return [...run.apiKeys].reduce(redact, message);
}
