import { readdirSync } from "node:fs";
import path from "node:path";
import { CREATED_BY_READERS } from "../support/examples.mjs";

export const ROOT = path.resolve(import.meta.dirname, "../..");

/** The Markdown of the repository, as paths in it. */
export function markdownFiles(): string[] {
  const beneath = (folder: string) =>
    (readdirSync(path.join(ROOT, folder), { recursive: true }) as string[]).map((name) => path.join(folder, name));
  return [...readdirSync(ROOT), ...beneath("docs"), ...beneath("examples")]
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => name.endsWith(".md") && !CREATED_BY_READERS.test(name));
}
