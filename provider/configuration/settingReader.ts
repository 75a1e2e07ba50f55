import { UNKNOWN } from "../engine/unknown.js";
import { redact } from "../messages/redact.js";
import { type Show, show } from "../messages/values.js";
import {
  howToSet,
  howToSetVariable,
  SETTINGS,
  type SettingDefinition,
  type SettingName,
  type SettingTable,
  type SettingValue,
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
  /** Which former names are in use, as sentences. */
  readonly warnings: string[] = [];
  /** The source of each setting that does not have its default, for messages. */
  readonly sources: Partial<Record<SettingName, string>> = {};
  /** Is redacted in all problems, because users also put the key into wrong settings. */
  apiKey = "";
  readonly #values: SettingValues | undefined;
  readonly #environment: Environment;
  readonly #providerName: string | undefined;
  readonly #table: SettingTable;

  /**
   * @param values - Undefined if there is no stack: then the remedies only mention the environment.
   * @param providerName - Name of the explicit provider with these values; undefined for the stack configuration.
   */
  constructor(
    values: SettingValues | undefined,
    environment: Environment,
    providerName: string | undefined,
    table = SETTINGS,
  ) {
    this.#values = values;
    this.#environment = environment;
    this.#providerName = providerName;
    this.#table = table;
  }

  label(key: string): string {
    return settingLabel(key, this.#providerName);
  }

  /** The source of a setting as the subject of a sentence. */
  subject(name: SettingName): string {
    return asSubject(this.sources[name] ?? this.label(name));
  }

  report(setting: SettingName, message: string, advice?: string, more: Pick<SettingProblem, "isMissing"> = {}): void {
    const verb = more.isMissing ? "Set" : "Correct";
    const variable = this.#values === undefined ? howToSetVariable(setting, verb) : undefined;
    const remedy = advice ?? variable ?? howToSet(setting, this.#providerName);
    this.problems.push({ setting, message, advice: remedy, ...more });
  }

  reportMissing(setting: SettingName, message: string, advice?: string): void {
    this.report(setting, message, advice, { isMissing: true });
  }

  /** The value of a setting, or its default if the setting is missing or wrong. */
  read(name: SettingName): SettingValue | undefined {
    return this.readOwn(name) ?? this.readEnvironment(name) ?? this.#table[name].default;
  }

  /** The value of a setting without the environment and the default. */
  readOwn(name: SettingName): SettingValue | undefined {
    const { formerly } = this.#table[name];
    const ownOf = (key = "") => ({ label: this.label(key), value: this.#values?.[key as SettingName] });
    return this.#readNamed(name, ownOf(name), ownOf(formerly));
  }

  /** The value of the environment variable of a setting. */
  readEnvironment(name: SettingName): SettingValue | undefined {
    const { environment, formerEnvironment } = this.#table[name];
    const variableOf = (variable = "") => ({ label: variableLabel(variable), value: this.readVariable(variable) });
    return this.#readNamed(name, variableOf(environment), variableOf(formerEnvironment));
  }

  /** The value of an environment variable; undefined if it is not set or blank. */
  readVariable(variable: string): string | undefined {
    // `constructor` and other members that every object inherits are not variables.
    const value = Object.hasOwn(this.#environment, variable) ? this.#environment[variable] : undefined;
    return value?.trim() || undefined;
  }

  /** Describes a value in a message, without the API key. */
  readonly show: Show = (value) => showRedacted(value, this.apiKey);

  /** The value under the name of today, else under the former one. */
  #readNamed(name: SettingName, current: Source, former: Source): SettingValue | undefined {
    if (isNotSet(former.value)) return this.#parse(name, current);
    const [label, formerLabel] = [asSubject(former.label), former.label];
    if (isNotSet(current.value)) {
      this.warnings.push(`${label} has a new name: ${current.label}. The former name still works.`);
      return this.#parse(name, former);
    }
    this.report(name, `${label}, a former name, and ${current.label} are both set.`, `Remove ${formerLabel}.`);
    return this.#parse(name, current);
  }

  #parse(name: SettingName, { label: source, value }: Source): SettingValue | undefined {
    if (isNotSet(value)) return undefined;
    this.sources[name] = source;
    const definition = this.#table[name];
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

/** A value, and where it comes from, for messages. */
interface Source {
  label: string;
  value: unknown;
}

/** An environment variable in a message. */
export function variableLabel(variable: string): string {
  return `the environment variable ${variable}`;
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
function parseValue(definition: SettingDefinition, value: unknown): SettingValue | undefined {
  const { type, minimum = 0, maximum = Number.POSITIVE_INFINITY } = definition;
  if (type === "array") return isListOfTexts(value) ? value.map((item) => item.trim()) : undefined;
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

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string" && item.trim() !== "");
}

function expected({ type, enum: choices, minimum, maximum }: SettingDefinition): string {
  if (choices !== undefined) return choices.join(" or ");
  if (type === "boolean") return "true or false";
  if (type === "array") return "a list of strings";
  return type === "integer" ? `a whole number from ${minimum} to ${maximum}` : "a string";
}
