import { formatPointer, type Segments } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";

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

/**
 * Marks the values at the paths as secret, as far as they exist. A secret property of a resource is secret in its parts as well, which may
 * have inherited it: in a fleet, a cluster may have the former project of the fleet.
 */
export function withSecrets(properties: object, paths: readonly Segments[]): Record<string, unknown> {
  const marked = new Set(paths.map(formatPointer));
  const isMarked = (path: Segments) => marked.size > 0 && marked.has(formatPointer(path));

  function mark(value: unknown, path: Segments, isInSecret: boolean): unknown {
    const isSecret = isMarked(path) || (!isInSecret && isMarked(path.slice(-1)));
    if (!isJsonObject(value)) return isSecret ? asSecret(value) : value;
    const present = Object.entries(value).filter(([, each]) => each !== undefined);
    const inner = present.map(([name, each]) => [name, mark(each, [...path, name], isInSecret || isSecret)]);
    return isSecret ? asSecret(Object.fromEntries(inner)) : Object.fromEntries(inner);
  }

  return mark(properties, [], false) as Record<string, unknown>;
}
