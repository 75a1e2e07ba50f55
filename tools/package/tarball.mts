import path from "node:path";
import { execa } from "execa";

/** The package as `npm publish` uploads it: its path, its files, and its download size in bytes. */
export type Tarball = Awaited<ReturnType<typeof packInto>>;

/** Packs the package with npm into a folder. Requires a build. */
export async function packInto(folder: string) {
  // A dry run of npm publish makes the npm commands in its scripts dry runs too.
  const args = ["pack", "--dry-run=false", "--json", "--loglevel=error", "--pack-destination", folder];
  const { stdout } = await execa("npm", args, { cwd: path.resolve(import.meta.dirname, "../..") });
  const [{ filename, files, size }] = JSON.parse(stdout) as [
    { filename: string; files: { path: string }[]; size: number },
  ];
  return { file: path.join(folder, filename), files, size };
}
