import assert from "node:assert/strict";
import type { SettingValues } from "../../provider/configuration/index.js";
import { SETTINGS } from "../../provider/model/generated/settings.js";

type SettingName = keyof typeof SETTINGS;

/** The name of a setting in the configuration of a stack. */
export const configKey = (name: SettingName) => `spectrocluster:${name}`;

/** The environment variable of a setting, which must have one. */
export function variableOf(name: SettingName): string {
  const setting = SETTINGS[name];
  return "environment" in setting ? setting.environment : assert.fail(`${name} has no environment variable`);
}

/** Settings as the configuration of a stack has them. A value that is `undefined` leaves its setting out. */
export const stackConfiguration = (values: SettingValues) => texts(values, configKey);

/** Settings as the environment has them. */
export const environment = (values: SettingValues) => texts(values, variableOf);

function texts(values: SettingValues, nameOf: (name: SettingName) => string): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [nameOf(name as SettingName), String(value)]));
}
