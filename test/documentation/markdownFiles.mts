import { readdirSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");

/** What a reader of an example makes in its folder. */
const NOT_OURS = /(^|\/)(node_modules|sdks|venv)\//;

/** The Markdown of the repository, as paths in it. */
export function markdownFiles(): string[] {
  const beneath = (folder: string) =>
    (readdirSync(path.join(ROOT, folder), { recursive: true }) as string[]).map((name) => path.join(folder, name));
  return [...readdirSync(ROOT), ...beneath("docs"), ...beneath("examples")]
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => name.endsWith(".md") && !NOT_OURS.test(name));
}
