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
import type { Report } from "./report.js";

const HIDDEN: readonly SettingName[] = ["apiKey", "caCertificate"];

/** Shows the settings that are not the defaults, with their sources. Returns undefined if one is missing or wrong. */
export function checkSettings(stack: StackConfiguration | undefined, report: Report, keys: Keys): Settings | undefined {
  const { settings, problems, sources } = examineSettings(valuesIn(stack));
  keys.add(settings.apiKey);
  const { entries = {}, name = "" } = stack ?? {};
  const names = namesInStack(Object.keys(entries));
  for (const message of unknownStackSettings(names, name.split("/").at(-2))) {
    report.add("configuration", "warning", message);
  }
  if (settings.apiKeyInState && !entries[`${NAMESPACE}:apiKey`]?.secret)
    report.add("apiKey", "warning", PLAIN_KEY_WARNING);
  for (const setting of SETTING_NAMES) {
    const source = sources[setting]?.replace(`${NAMESPACE}:${setting}`, "the stack configuration");
    const problem = problems.find((each) => each.setting === setting);
    // An address that may be the API key is empty.
    const value = HIDDEN.includes(setting) ? "" : (settings[setting as keyof Settings] ?? "");
    if (problem !== undefined) report.add(setting, "failed", problem.message, problem.advice);
    else if (source !== undefined) report.add(setting, "passed", `${value === "" ? "" : `${value}, `}from ${source}`);
  }
  return problems.length === 0 ? settings : undefined;
}
