import {
  examineSettings,
  NAMESPACE,
  namesInStack,
  PLAIN_KEY_WARNING,
  SETTING_NAMES,
  type SettingName,
  type Settings,
  unknownStackSettings,
} from "../../provider/configuration/index.js";
import type { Keys } from "../keys.js";
import { type StackConfiguration, valuesIn } from "../pulumi.js";
import type { Outcome, Report } from "./report.js";

const NEEDED: readonly SettingName[] = ["baseUrl", "apiKey", "apiKeyEnvironmentVariable", "projectUid"];

/** Settings under one label, with the result if none of them has a value and none is wrong. */
const GROUPS: readonly [label: string, names: readonly SettingName[], outcome: Outcome, unset: string][] = [
  ["address", ["baseUrl"], "skipped", "not shown: it may be the API key"],
  ["API key", ["apiKey", "apiKeyEnvironmentVariable"], "skipped", "none"],
  ["project", ["projectUid"], "passed", "none, unless a resource or function sets one"],
  ["other settings", SETTING_NAMES.filter((name) => !NEEDED.includes(name)), "passed", "defaults"],
];

const HIDDEN: readonly SettingName[] = ["apiKey", "caCertificate"];

/** Shows the settings with their sources. Returns undefined if a setting is missing or wrong. */
export function checkSettings(stack: StackConfiguration | undefined, report: Report, keys: Keys): Settings | undefined {
  const { settings, problems, sources } = examineSettings(valuesIn(stack));
  keys.add(settings.apiKey);
  const { entries = {}, name = "" } = stack ?? {};
  const names = namesInStack(Object.keys(entries));
  for (const message of unknownStackSettings(names, name.split("/").at(-2))) {
    report.add("configuration", "warning", "unknown setting", message);
  }
  if (settings.apiKeyInState && !entries[`${PREFIX}apiKey`]?.secret)
    report.add("API key", "warning", PLAIN_KEY_WARNING);
  for (const [label, names, outcome, unset] of GROUPS) {
    const wrong = problems.filter(({ setting }) => names.includes(setting));
    const given = names.flatMap((setting) => {
      const value = settings[setting as keyof Settings] ?? "";
      const source = sources[setting];
      if (value === "" || source === undefined) return [];
      const shown = HIDDEN.includes(setting) ? [] : [String(value)];
      // Elsewhere the label says which setting it is.
      if (NEEDED.includes(setting)) return [...shown, `from ${source}`].join(", ");
      const isFromStack = source.startsWith(PREFIX);
      return `${[setting, ...shown].join(" ")}, from ${isFromStack ? "the stack configuration" : source}`;
    });
    if (wrong.length > 0) report.add(label, "failed", ...wrong.flatMap(({ message, advice }) => [message, advice]));
    else if (given.length > 0) report.add(label, "passed", ...given);
    else report.add(label, outcome, unset);
  }
  return problems.length === 0 ? settings : undefined;
}

const PREFIX = `${NAMESPACE}:`;
