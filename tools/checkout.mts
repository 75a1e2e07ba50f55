import { cp } from "node:fs/promises";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "..");

/** Copies this checkout with its build, without the installed packages. */
export async function copyCheckout(folder: string): Promise<string> {
  const filter = (source: string) => ![".git", "node_modules"].includes(path.basename(source));
  await cp(ROOT, folder, { recursive: true, filter });
  return folder;
}
