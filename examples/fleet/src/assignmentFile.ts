import { readFileSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Assignment, isFleetStack } from "./assignment";
import { type Mistake, MistakesError } from "./mistakes";

/**
 * Reads which cluster is in which stack. No file is an empty assignment.
 *
 * @throws MistakesError with everything that an edit, or a merge of two branches, has left wrong in it.
 */
export function readAssignment(file: string): Assignment {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new Error(`The assignment cannot be read: ${(error as Error).message}`);
  }
  const value = parsed(text, file);
  const mistakes = mistakesIn(value, path.basename(file));
  if (mistakes.length > 0) throw new MistakesError(file, mistakes);
  return value as Assignment;
}

/**
 * Writes it as a whole, or not at all: whatever breaks in between, there is the old file or the new one.
 *
 * @throws Error that says why it is the old one.
 */
export async function writeAssignment(file: string, assignment: Assignment): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(unfinished, formatAssignment(assignment), { flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new Error(`The assignment cannot be written: ${(error as Error).message}`);
  }
}

/** One line for each cluster. */
export function formatAssignment(assignment: Assignment): string {
  return `${JSON.stringify(assignment, null, 2)}\n`;
}

const RESTORE = "take it as it was before the edit, from the version control; the stacks themselves correct the rest";

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = `is not JSON: ${(error as Error).message}; ${RESTORE}`;
    throw new MistakesError(file, [{ place: path.basename(file), message }]);
  }
}

function mistakesIn(value: unknown, file: string): Mistake[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [{ place: file, message: 'must be an object such as { "fleet-01": ["<uid of a cluster>"] }' }];
  }
  const first = new Map<string, string>();
  return Object.entries(value).flatMap(([stack, uids]): Mistake[] => {
    const place = `${file}, ${JSON.stringify(stack)}`;
    if (!isFleetStack(stack)) return [{ place, message: "is no name of a stack; they are fleet-01, fleet-02, …" }];
    if (!Array.isArray(uids)) return [{ place, message: "must be a list of the uids of clusters" }];
    return uids.flatMap((uid: unknown, index): Mistake[] => {
      const item = `${place}, item ${index + 1}`;
      if (typeof uid !== "string" || uid === "") return [{ place: item, message: "must be the uid of a cluster" }];
      const other = first.get(uid);
      first.set(uid, other ?? stack);
      if (other === undefined) return [];
      return [{ place: item, message: `${JSON.stringify(uid)} is in ${other} already; keep the older of the two` }];
    });
  });
}
