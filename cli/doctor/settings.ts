import {
  type ExaminedSettings,
  examineSettings,
  NAMESPACE,
  PLAIN_KEY_WARNING,
  SETTING_NAMES,
  type SettingProblem,
  showRedacted,
  unknownStackSettings,
} from "../../provider/configuration/index.js";
import { type StackConfiguration, valuesIn } from "../configuration.js";
import { failed, passed, type Report, type Result, skipped, warning } from "./report.js";

type Name = SettingProblem["setting"];

/** A check of settings. */
interface SettingsCheck {
  label: string;
  /** The settings whose problems it reports. */
  names: readonly Name[];
  /** The result if there are no problems. The stack configuration is undefined if there is no stack. */
  resultOf(examined: ExaminedSettings, configuration?: StackConfiguration): Result;
}

const SEPARATE_CHECKS: readonly SettingsCheck[] = [
  {
    label: "address",
    names: ["baseUrl"],
    resultOf: ({ settings: { baseUrl }, sources }) =>
      baseUrl === "" ? skipped("not checked: it may be the API key") : passed(`${baseUrl}, from ${sources.baseUrl}`),
  },
  {
    label: "API key",
    names: ["apiKey", "apiKeyEnvironmentVariable"],
    resultOf({ settings }, configuration) {
      const text = `from ${settings.apiKeySource}`;
      const isSecret = configuration?.entries[`${NAMESPACE}:apiKey`]?.secret;
      return !settings.apiKeyInState || isSecret ? passed(text) : warning(text, PLAIN_KEY_WARNING);
    },
  },
  {
    label: "project",
    names: ["projectUid"],
    resultOf({ settings: { projectUid, apiKey }, sources }) {
      if (projectUid === undefined) return passed("none, unless a resource or function sets one");
      return passed(`${showRedacted(projectUid, apiKey)}, from ${sources.projectUid}`);
    },
  },
];

const OTHERS = SETTING_NAMES.filter((name) => !SEPARATE_CHECKS.some(({ names }) => names.includes(name)));

const CHECKS: readonly SettingsCheck[] = [
  ...SEPARATE_CHECKS,
  {
    label: "other settings",
    names: OTHERS,
    resultOf({ settings, sources }) {
      const given = OTHERS.filter((name) => sources[name] !== undefined);
      const shown = (name: Name) => (name === "caCertificate" ? "" : ` ${settings[name as keyof typeof settings]}`);
      const texts = given.map((name) => `${name}${shown(name)}, from ${sources[name]}`);
      return passed(texts.length === 0 ? "defaults" : texts.join("; "));
    },
  },
];

/** @param configuration - Undefined if there is no stack. */
export function checkSettings(configuration: StackConfiguration | undefined, report: Report): ExaminedSettings {
  const { entries = {}, stack = "" } = configuration ?? {};
  const examined = examineSettings(valuesIn(configuration));
  report.keys.add(examined.settings.apiKey);
  const project = stack.split("/").at(-2);
  const keys = Object.keys(entries).filter((key) => key.startsWith(`${NAMESPACE}:`));
  const names = keys.map((key) => key.slice(NAMESPACE.length + 1));
  for (const message of unknownStackSettings(names, project)) {
    report.add("configuration", warning("unknown setting", message));
  }
  for (const { label, names, resultOf } of CHECKS) {
    report.add(label, problemWith(names, examined.problems) ?? resultOf(examined, configuration));
  }
  return examined;
}

/** All problems with the settings as one result; undefined if there are none. */
function problemWith(names: readonly Name[], problems: readonly SettingProblem[]): Result | undefined {
  const [first, ...others] = problems.filter(({ setting }) => names.includes(setting));
  if (first === undefined) return undefined;
  const more = others.flatMap(({ message, advice }) => [message, advice]);
  return failed(first.message, [first.advice, ...more].join("\n"));
}
