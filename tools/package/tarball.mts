import { mkdir } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import * as tar from "tar";

/** The package as `npm publish` uploads it. Requires a build. */
export interface Tarball {
  /** Its path. */
  file: string;
  files: { path: string }[];
  /** Download size in bytes. */
  size: number;
}

/** Packs the package with npm into a folder. */
export async function packInto(folder: string): Promise<Tarball> {
  // A dry run of npm publish makes the npm commands in its scripts dry runs too.
  const args = ["pack", "--dry-run=false", "--json", "--loglevel=error", "--pack-destination", folder];
  const { stdout } = await execa("npm", args, { cwd: path.resolve(import.meta.dirname, "../..") });
  const [{ filename, files, size }] = JSON.parse(stdout);
  return { file: path.join(folder, filename), files, size };
}

/** Unpacks a tarball into a new folder, as an installation does. */
export async function unpackInto(folder: string, { file }: Tarball): Promise<void> {
  await mkdir(folder, { recursive: true });
  await tar.extract({ file, cwd: folder, strip: 1 });
}
