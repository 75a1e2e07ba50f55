import type { SettingValues } from "../../../provider/configuration/index.js";
import type { ReadCall } from "../../../provider/run/call.js";
import { RunContext } from "../../../provider/run/runContext.js";
import type { Emulator } from "../../emulator/index.mjs";

/** A run whose provider is configured for the emulator. */
export function testRun({ baseUrl, apiKey }: Emulator, values: SettingValues = {}): RunContext {
  const run = new RunContext(undefined);
  run.configure({ baseUrl, apiKey, ...values });
  return run;
}

/** What accompanies a call of the engine, and the messages that the call logged. */
export function testCall(run: RunContext, options: { hasSecrets?: boolean } = {}): ReadCall & { logged: string[] } {
  const logged: string[] = [];
  return {
    run,
    owner: "test",
    hasSecrets: false,
    log: (message) => logged.push(message),
    logProgress() {},
    logged,
    ...options,
  };
}
