import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";

/** A folder in the user's cache, for this platform. */
export function cacheFolder(name: string): string {
  const caches = process.env["XDG_CACHE_HOME"] || path.join(homedir(), ".cache");
  return path.join(caches, "pulumi-spectrocluster", `${name}-${process.platform}-${process.arch}`);
}

/**
 * Fills a cache folder, unless it works already. It is filled under a temporary name and renamed when it is complete, so that an
 * interruption leaves nothing incomplete.
 *
 * @param make - Fills the folder.
 * @param check - Throws if the content of a folder does not work.
 */
export async function intoCache(
  folder: string,
  make: (unfinished: string) => Promise<unknown>,
  check: (folder: string) => Promise<unknown>,
): Promise<void> {
  const works = async () => (await Promise.allSettled([check(folder)]))[0].status === "fulfilled";
  if (await works()) return;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await make(unfinished);
    await check(unfinished);
    await rename(unfinished, folder).catch(async () => {
      // Another process was faster, or the existing content does not work.
      if (await works()) return;
      await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder);
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Hash of the sources in a folder, relative to this file, and the versions that they pin. */
export async function fingerprint(sources: string): Promise<string> {
  const folder = path.resolve(import.meta.dirname, sources);
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => /\.(go|mod|sum|txt|xml)$/.test(name))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}
