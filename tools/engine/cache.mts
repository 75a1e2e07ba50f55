import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";

/** The folder in the user's cache for what took long to get, made for this system. */
export function cacheFolder(name: string): string {
  const caches = process.env["XDG_CACHE_HOME"] || path.join(homedir(), ".cache");
  return path.join(caches, "pulumi-spectrocluster", `${name}-${process.platform}-${process.arch}`);
}

/**
 * Has a folder of the cache made beside its place and moved there when it is whole: a break leaves no half.
 *
 * @param make - Makes it in the folder that it is given.
 * @param check - Throws if what is in a folder does not work.
 */
export async function intoCache<Made>(
  folder: string,
  make: (unfinished: string) => Promise<Made>,
  check: (folder: string) => Promise<unknown>,
): Promise<Made> {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    const made = await make(unfinished);
    await check(unfinished);
    await rename(unfinished, folder).catch(async () => {
      // Another process was faster; or what is there does not work.
      const works = await check(folder).then(
        () => true,
        () => false,
      );
      if (works) return;
      await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder);
    });
    return made;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Stands for the sources of a folder and what they pin: with others, what is made of them differs.
 *
 * @param sources - A relative one is beside this file.
 */
export async function fingerprint(sources: string): Promise<string> {
  const folder = path.resolve(import.meta.dirname, sources);
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(go|mod|sum|txt)$/.test(name)).sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}
