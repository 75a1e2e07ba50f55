import type { SpectroclusterError } from "../../../provider/errors.js";
import type { Emulator } from "../../emulator/index.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import { assertKeyNowhere } from "../../support/plantedKey.mjs";

/** The error of an operation, which must fail. It must contain no key of the emulator and none of the secrets. */
export async function failureOf(
  operation: Promise<unknown>,
  { apiKeys }: Emulator,
  secrets: readonly string[] = [],
): Promise<SpectroclusterError> {
  const error = await errorOf<SpectroclusterError>(operation);
  for (const secret of [...apiKeys, ...secrets]) await assertKeyNowhere(secret, { contents: { error } });
  return error;
}
