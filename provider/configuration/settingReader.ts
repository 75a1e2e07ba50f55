import { UNKNOWN } from "../engine/unknown.js";
import { redact } from "../messages/redact.js";
import { type Show, show } from "../messages/values.js";
import {
  howToSet,
  howToSetVariable,
  SETTINGS,
  type SettingDefinition,
  type SettingName,
  settingLabel,
} from "./settings.js";

/** Settings by key. Missing, null, unknown and blank values count as not set. */
export type SettingValues = { [Name in SettingName]?: unknown };

export type Environment = Readonly<Record<string, string | undefined>>;

/** A missing or wrong setting. */
export interface SettingProblem {
  setting: SettingName;
  /** The problem, as a sentence. */
  message: string;
  /** The remedy, as a line. */
  advice: string;
  /** Whether the setting has no value, rather than a wrong one. */
  isMissing?: true;
}

/**
 * Replaces a setting of an explicit provider whose promise or output was rejected. The provider is registered
 * nevertheless, because its resources cannot be registered without it.
 */
export const REJECTED = { rejected: true };

function isRejected(value: unknown): boolean {
  return typeof value === "object" && value !== null && "rejected" in value;
}

/** Reads settings from the given values, then from the environment, then from their defaults. */
export class SettingReader {
  readonly problems: SettingProblem[] = [];
  /** The source of each setting that does not have its default, for messages. */
  readonly sources: Partial<Record<SettingName, string>> = {};
  /** Is redacted in all problems, because users also put the key into wrong settings. */
  apiKey = "";
  readonly #values: SettingValues | undefined;
  readonly #environment: Environment;
  readonly #providerName: string | undefined;

  /**
   * @param values - Undefined if there is no stack: then the remedies only mention the environment.
   * @param providerName - Name of the explicit provider with these values; undefined for the stack configuration.
   */
  constructor(values: SettingValues | undefined, environment: Environment, providerName: string | undefined) {
    this.#values = values;
    this.#environment = environment;
    this.#providerName = providerName;
  }

  label(name: SettingName): string {
    return settingLabel(name, this.#providerName);
  }

  /** The source of a setting as the subject of a sentence. */
  subject(name: SettingName): string {
    return asSubject(this.sources[name] ?? this.label(name));
  }

  report(setting: SettingName, message: string, advice?: string, more: Pick<SettingProblem, "isMissing"> = {}): void {
    const variable = this.#values === undefined ? howToSetVariable(setting) : undefined;
    const remedy = advice ?? variable ?? howToSet(setting, this.#providerName);
    this.problems.push({ setting, message, advice: remedy, ...more });
  }

  reportMissing(setting: SettingName, message: string, advice?: string): void {
    this.report(setting, message, advice, { isMissing: true });
  }

  /** The value of a setting, or its default if the setting is missing or wrong. */
  read(name: SettingName): string | number | boolean | undefined {
    const definition = SETTINGS[name];
    return this.readOwn(name) ?? this.#readVariableOf(name, definition.environment) ?? definition.default;
  }

  /** The value of a setting without the environment and the default. */
  readOwn(name: SettingName): string | number | boolean | undefined {
    return this.#parse(name, this.#values?.[name], this.label(name));
  }

  /** The value of an environment variable; undefined if it is not set or blank. */
  readVariable(variable: string): string | undefined {
    // `constructor` and other members that every object inherits are not variables.
    const value = Object.hasOwn(this.#environment, variable) ? this.#environment[variable] : undefined;
    return value?.trim() || undefined;
  }

  /** Describes a value in a message, without the API key. */
  readonly show: Show = (value) => showRedacted(value, this.apiKey);

  #readVariableOf(name: SettingName, variable: string | undefined): string | number | boolean | undefined {
    return variable && this.#parse(name, this.readVariable(variable), `the environment variable ${variable}`);
  }

  #parse(name: SettingName, value: unknown, source: string): string | number | boolean | undefined {
    if (isNotSet(value)) return undefined;
    this.sources[name] = source;
    const definition = SETTINGS[name];
    const raw = structureIn(value) ?? value;
    const parsed = parseValue(definition, raw);
    if (parsed !== undefined) return parsed;
    if (isRejected(raw)) {
      this.report(
        name,
        `${asSubject(source)} cannot be determined.`,
        "Fix the error that pulumi reports for the provider.",
      );
      return undefined;
    }
    const isQuoted = !definition.secret || (typeof raw === "object" && raw !== null);
    const found = isQuoted ? `, not ${this.show(raw)}` : "";
    this.report(name, `${asSubject(source)} must be ${expected(definition)}${found}.`);
    return undefined;
  }
}

function asSubject(source: string): string {
  return source.replace(/^the /, "The ");
}

/** Describes a value in a message, without the API key. */
export function showRedacted(value: unknown, apiKey: string): string {
  if (apiKey === "") return show(value);
  // Redacted before `show` truncates, which could leave a part of the key.
  return typeof value === "string" ? show(redact(value, apiKey)) : redact(show(value), apiKey);
}

function isNotSet(value: unknown): boolean {
  return value === undefined || value === null || value === UNKNOWN || (typeof value === "string" && !value.trim());
}

/** The engine passes an object or a list of the stack configuration as JSON text. */
function structureIn(value: unknown): object | undefined {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** The value in the type of the setting; undefined if it does not have that type. */
function parseValue(definition: SettingDefinition, value: unknown): string | number | boolean | undefined {
  const { type, minimum = 0, maximum = Number.POSITIVE_INFINITY } = definition;
  if (!["string", "number", "boolean"].includes(typeof value)) return undefined;
  const text = String(value).trim();
  switch (type) {
    case "integer":
      return /^\d{1,9}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum ? Number(text) : undefined;
    case "boolean":
      return text === "true" || text === "false" ? text === "true" : undefined;
    case "string":
      return typeof value === "string" && (definition.enum?.includes(text) ?? true) ? text : undefined;
  }
}

function expected({ type, enum: choices, minimum, maximum }: SettingDefinition): string {
  if (choices !== undefined) return choices.join(" or ");
  if (type === "boolean") return "true or false";
  return type === "integer" ? `a whole number from ${minimum} to ${maximum}` : "a string";
}
