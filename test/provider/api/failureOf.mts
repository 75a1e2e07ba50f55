import assert from "node:assert/strict";
import { inspect } from "node:util";
import type { SpectroclusterError } from "../../../provider/errors.js";
import type { Emulator } from "../../emulator/index.mjs";

/** The error of an operation, which is to fail. Nothing of it may hold a key of the emulator, or one of `secrets`. */
export async function failureOf(
  operation: Promise<unknown>,
  { apiKeys }: Emulator,
  secrets: readonly string[] = [],
): Promise<SpectroclusterError> {
  const error = await operation.then(
    () => assert.fail("the operation was to fail"),
    (reason: SpectroclusterError) => reason,
  );
  const everything = `${inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true })}${error.stack}`;
  for (const secret of [...apiKeys, ...secrets]) assert.ok(!everything.includes(secret), "no error carries a secret");
  return error;
}
