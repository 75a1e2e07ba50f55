import assert from "node:assert/strict";
import { ResponseError } from "../../../provider/errors.js";
import { FUNCTIONS } from "../../../provider/functions/index.js";
import type { Fault } from "../../emulator/index.mjs";
import { FUNCTION_ARGS } from "../../support/functionArgs.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "../api/emulatorConnection.mjs";
import { failureOf } from "../api/failureOf.mjs";

const JSON_TYPE = { "content-type": "application/json" };
const FOREIGN: Record<string, Fault> = {
  "an error object": { body: { error: "access denied" }, headers: JSON_TYPE },
  "an error object with more members": { body: { error: { reason: "expired" }, success: false }, headers: JSON_TYPE },
  "an error object with null in place of the result": {
    body: { items: null, inputs: null, spec: null, error: "access denied" },
    headers: JSON_TYPE,
  },
  "a login page in plain text": { body: "Please sign in", headers: { "content-type": "text/plain" } },
  "a login page that claims to be JSON": { body: "Please sign in", headers: JSON_TYPE },
  "a login page without Content-Type": { body: "Please sign in", untyped: true },
};

describe("a successful response that is not the service's", () => {
  const emulator = useEmulator();

  for (const { name, args } of FUNCTION_ARGS) {
    for (const [description, fault] of Object.entries(FOREIGN)) {
      it(`is an error of ${name}: ${description}`, async () => {
        emulator.fail({ ...fault, status: 200, times: 2 });
        const connect = async () => emulatorConnection(emulator);
        const options = { validation: "off" };
        const error = await failureOf(FUNCTIONS[name].call(connect, args as never, options as never), emulator);
        assert.ok(error instanceof ResponseError, String(error));
        assert.match(error.message, / returned 200 with .*\n.*heck baseUrl\.$/);
      });
    }
  }
});
