import type { Entry } from "./clusterList";
import { type Mistake, MistakesError } from "./mistakes";

/** Reads a list of objects: the arguments of a `HostClusterConfig` each, with a `name` beside them or without. */
export function entriesOfJson(content: string, file: string, report: (mistake: Mistake) => void): Entry[] {
  const items = parsed(content, file);
  return items.flatMap((item, index) => {
    const place = `${file}, item ${index + 1}`;
    if (typeof item !== "object" || item === null || Array.isArray(item)) {
      report({ place, message: 'must be an object, such as { "name": "prod", "clusterUid": "63a1…" }' });
      return [];
    }
    const { name, ...args } = item as Record<string, unknown>;
    if (name !== undefined && typeof name !== "string") report({ place: `${place}, name`, message: "must be text" });
    return [
      {
        name: typeof name === "string" && name !== "" ? name : undefined,
        args,
        place,
        placeOf: ({ path }) => (path === "" ? place : `${place}, ${path}`),
      },
    ];
  });
}

function parsed(content: string, file: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new MistakesError(file, [{ place: file, message: `is not JSON: ${(error as Error).message}` }]);
  }
  if (!Array.isArray(value)) throw new MistakesError(file, [{ place: file, message: "must be a list of objects" }]);
  return value;
}
