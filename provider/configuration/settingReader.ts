import { UNKNOWN } from "../engine/unknown.js";
import { redact } from "../messages/redact.js";
import { type Show, show } from "../messages/values.js";
import {
  configCommand,
  expected,
  parseValue,
  SETTINGS,
  type SettingName,
  type SettingValues,
  settingLabel,
} from "./settings.js";

export type Environment = Readonly<Record<string, string | undefined>>;

/** A missing or wrong setting. */
export interface SettingProblem {
  setting: SettingName;
  /** The problem, as a sentence. */
  message: string;
  /** The remedy, as a line. */
  advice: string;
}

/** Reads settings from the given values, then from the environment, then from their defaults. */
export class SettingReader {
  readonly problems: SettingProblem[] = [];
  /** The source of each setting that does not have its default, for messages. */
  readonly sources: Partial<Record<SettingName, string>> = {};
  /** Is redacted in all problems, because users also put the key into wrong settings. */
  apiKey = "";

  /**
   * @param values - Undefined if there is no stack: then the remedies only mention the environment.
   * @param providerName - Name of the explicit provider with these values; undefined for the stack configuration.
   */
  constructor(
    private readonly values: SettingValues | undefined,
    private readonly environment: Environment,
    private readonly providerName: string | undefined,
  ) {}

  label(name: SettingName): string {
    return settingLabel(name, this.providerName);
  }

  /** Describes a value in a message, without the API key. */
  readonly show: Show = (value) => showRedacted(value, this.apiKey);

  report(setting: SettingName, message: string, advice = this.#remedy(setting)): void {
    this.problems.push({ setting, message, advice });
  }

  /** @param problem - The rest of a sentence about a value. */
  reportValue(setting: SettingName, problem: string, advice?: string): void {
    const subject = this.sources[setting]?.replace(/^the /, "The ");
    this.report(setting, `${subject} ${problem}.`, advice);
  }

  #remedy(setting: SettingName): string {
    const { environment = "" } = SETTINGS[setting];
    if (this.values === undefined) {
      return `${this.sources[setting] === undefined ? "Set" : "Correct"} ${variableLabel(environment)}.`;
    }
    const way = this.providerName ? `the argument ${this.label(setting)}` : `it: ${configCommand(setting)}`;
    return `Set ${way}${environment && `   (or ${variableLabel(environment)})`}`;
  }

  /** The value of a setting, or its default if the setting is missing or wrong. */
  read(name: SettingName): unknown {
    return this.readOwn(name) ?? this.readEnvironment(name) ?? SETTINGS[name].default;
  }

  /** The value of a setting without the environment and the default. */
  readOwn(name: SettingName): unknown {
    return this.#parse(name, this.values?.[name], this.label(name));
  }

  readEnvironment(name: SettingName): unknown {
    const { environment = "" } = SETTINGS[name];
    return this.#parse(name, this.readVariable(environment), variableLabel(environment));
  }

  /** The value of an environment variable; undefined if it is not set or blank. */
  readVariable(variable: string): string | undefined {
    // `constructor` and other members that every object inherits are not variables.
    const value = Object.hasOwn(this.environment, variable) ? this.environment[variable] : undefined;
    return value?.trim() || undefined;
  }

  #parse(name: SettingName, value: unknown, source: string): unknown {
    const isBlank = typeof value === "string" && value.trim() === "";
    if (value === undefined || value === null || value === UNKNOWN || isBlank) return undefined;
    this.sources[name] = source;
    const definition = SETTINGS[name];
    const parsed = parseValue(definition, value);
    if (parsed === undefined) {
      this.reportValue(name, `must be ${expected(definition)}${definition.secret ? "" : `, not ${this.show(value)}`}`);
    }
    return parsed;
  }
}

/** An environment variable in a message. */
export function variableLabel(variable: string): string {
  return `the environment variable ${variable}`;
}

/** Describes a value in a message, without the API key. */
function showRedacted(value: unknown, apiKey: string): string {
  // Redacted before `show` truncates, which could leave a part of the key.
  return typeof value === "string" ? show(redact(value, apiKey)) : redact(show(value), apiKey);
}
