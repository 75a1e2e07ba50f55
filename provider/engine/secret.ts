/** Property by which the engine recognizes an object that represents something else, such as a secret. */
export const SIGNATURE = "4dabf18193072939515e22adb298388d";
export const SECRET_SIGNATURE = "1b47061264138c4ac30d75fd1eb44270";

export function isSecret(value: object): boolean {
  return (value as Record<string, unknown>)[SIGNATURE] === SECRET_SIGNATURE;
}

/** A value that the engine encrypts in the state and does not show. */
export function asSecret(value: unknown): object {
  return { [SIGNATURE]: SECRET_SIGNATURE, value };
}
