import type { ClientOptions } from "../../../provider/api/client.js";
import { resolveSettings, type SettingValues } from "../../../provider/configuration/index.js";
import { Run } from "../../../provider/run/run.js";
import type { Emulator } from "../../emulator/index.mjs";

/** A run with the emulator. The values override the emulator's address and key. */
export function emulatorConnection(
  { baseUrl, apiKey }: Emulator,
  values: SettingValues = {},
  options?: ClientOptions,
): Run {
  return new Run(options).use(resolveSettings({ baseUrl, apiKey, ...values }, {}));
}
