import {
  type ExaminedSettings,
  NAMESPACE,
  namesIn,
  PLAIN_KEY_WARNING,
  SETTING_NAMES,
  type SettingProblem,
  type Settings,
  showRedacted,
  unknownStackSettings,
} from "../../provider/configuration/index.js";
import type { StackConfiguration } from "./pulumi.js";
import { failed, passed, type Result, skipped, warning } from "./report.js";

type Name = SettingProblem["setting"];

/** The settings in the stack configuration. */
export function valuesIn({ entries }: StackConfiguration): Record<string, string | undefined> {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, entries[`${NAMESPACE}:${name}`]?.value]));
}

/** Reports keys of the stack configuration that are not settings. */
export function checkUnknownSettings({ entries, stack }: StackConfiguration): Result[] {
  const project = stack.split("/").at(-2);
  return unknownStackSettings(namesIn(entries), project).map((message) => warning("unknown setting", message));
}

export function checkAddress({ settings, problems, sources }: ExaminedSettings): Result {
  const problem = problemWith(["baseUrl"], problems);
  if (problem) return problem;
  if (settings.baseUrl === "") return skipped("not checked: it may be the API key");
  return passed(`${settings.baseUrl}, from ${sources.baseUrl}`);
}

/** @param configuration - Undefined if there is no stack. */
export function checkKey({ settings, problems }: ExaminedSettings, configuration?: StackConfiguration): Result {
  const problem = problemWith(["apiKey", "apiKeyEnvironmentVariable"], problems);
  if (problem) return problem;
  const text = `from ${settings.apiKeySource}`;
  if (!settings.apiKeyInState || configuration?.entries[`${NAMESPACE}:apiKey`]?.secret) return passed(text);
  return warning(text, PLAIN_KEY_WARNING);
}

export function checkProject({ settings, problems, sources }: ExaminedSettings): Result {
  const problem = problemWith(["projectUid"], problems);
  if (problem) return problem;
  if (settings.projectUid === undefined) return passed("none, unless a resource or function sets one");
  return passed(`${showRedacted(settings.projectUid, settings.apiKey)}, from ${sources.projectUid}`);
}

const SEPARATE_SETTINGS: readonly Name[] = ["baseUrl", "apiKey", "apiKeyEnvironmentVariable", "projectUid"];

export function checkOthers({ settings, problems, sources }: ExaminedSettings): Result {
  const others = SETTING_NAMES.filter((name) => !SEPARATE_SETTINGS.includes(name));
  const problem = problemWith(others, problems);
  if (problem) return problem;
  const given = others.filter((name) => sources[name] !== undefined);
  if (given.length === 0) return passed("defaults");
  return passed(given.map((name) => `${describeSetting(name, settings)}, from ${sources[name]}`).join("; "));
}

function describeSetting(name: Name, settings: Settings): string {
  return name === "caCertificate" ? name : `${name} ${settings[name as keyof Settings]}`;
}

/** All problems with the settings as one result; undefined if there are none. */
function problemWith(names: readonly Name[], problems: readonly SettingProblem[]): Result | undefined {
  const [first, ...others] = problems.filter(({ setting }) => names.includes(setting));
  if (first === undefined) return undefined;
  const more = others.flatMap(({ message, advice }) => [message, advice]);
  return failed(first.message, [first.advice, ...more].join("\n"));
}
