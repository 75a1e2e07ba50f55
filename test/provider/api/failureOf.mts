import assert from "node:assert/strict";
import type { SpectroclusterError } from "../../../provider/errors.js";
import type { Emulator } from "../../emulator/index.mjs";
import { assertKeyNowhere } from "../../support/plantedKey.mjs";

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
  for (const secret of [...apiKeys, ...secrets]) await assertKeyNowhere(secret, { contents: { error } });
  return error;
}
