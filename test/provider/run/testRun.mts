import type { SettingValues } from "../../../provider/configuration/index.js";
import type { Call } from "../../../provider/run/run.js";
import { Run, type RunOptions } from "../../../provider/run/run.js";
import type { Emulator } from "../../emulator/index.mjs";

type Service = Pick<Emulator, "baseUrl" | "apiKey">;

/** For tests that send nothing. */
export const NO_SERVICE: Service = { baseUrl: "https://palette.example.com", apiKey: "no-real-api-key" };

/** A run whose provider is configured for a service. The values override its address and key. Clusters keep their order. */
export function testRun({ baseUrl, apiKey }: Service, values: SettingValues = {}, options?: RunOptions): Run {
  const run = new Run({ random: () => 0, ...options });
  run.configure({ baseUrl, apiKey, ...values });
  return run;
}

/** What accompanies a call of the engine, and the messages that the call logged. */
export function testCall(run: Run, options: Partial<Call> = {}): Call & { logged: string[] } {
  const logged: string[] = [];
  return {
    run,
    owner: 'Test "test"',
    hasSecrets: false,
    log: (message) => logged.push(message),
    warn(message) {
      // Most tests have short UIDs.
      if (!message.includes("[palette-uid]")) logged.push(`warning: ${message}`);
    },
    logProgress() {},
    debug() {},
    logged,
    ...options,
  };
}
