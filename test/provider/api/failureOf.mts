import assert from "node:assert/strict";
import { inspect } from "node:util";
import type { SpectroclusterError } from "../../../provider/errors.js";
import type { Emulator } from "../../emulator/index.mjs";

/** The error of an operation, which is to fail. Nothing of it may hold a key of the emulator. */
export async function failureOf(operation: Promise<unknown>, emulator: Emulator): Promise<SpectroclusterError> {
  const error = await operation.then(
    () => assert.fail("the operation was to fail"),
    (reason: SpectroclusterError) => reason,
  );
  const everything = `${inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true })}${error.stack}`;
  for (const apiKey of emulator.apiKeys) assert.ok(!everything.includes(apiKey), "no error carries the key");
  return error;
}
