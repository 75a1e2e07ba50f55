import { type ClientOptions, type Connection, connect } from "../../../provider/api/client.js";
import { resolveSettings, type SettingValues } from "../../../provider/configuration/index.js";
import type { Emulator } from "../../emulator/index.mjs";

/** A connection to the emulator. The values override the emulator's address and key. */
export function emulatorConnection(
  { baseUrl, apiKey }: Emulator,
  values: SettingValues = {},
  options?: ClientOptions,
): Connection {
  return connect(resolveSettings({ baseUrl, apiKey, ...values }, {}), options);
}
