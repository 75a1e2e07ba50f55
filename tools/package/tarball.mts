import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import * as tar from "tar";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** The package as `npm publish` sends it. It has to be built before. */
export interface Tarball {
  /** Its path. */
  file: string;
  /** What is in it, with sizes in bytes. */
  files: { path: string; size: number }[];
  /** Bytes that are downloaded. */
  size: number;
  /** Bytes that it takes once it is installed. */
  unpackedSize: number;
}

/** Has npm pack the package, and takes the tarball away after it was used. */
export async function withTarball<Result>(use: (tarball: Tarball) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
  try {
    return await use(await packInto(folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Has npm pack the package into a folder. */
export async function packInto(folder: string): Promise<Tarball> {
  // A dry run of npm publish makes the npm commands in its scripts dry runs too.
  const args = ["pack", "--dry-run=false", "--json", "--loglevel=error", "--pack-destination", folder];
  const { stdout } = await execa("npm", args, { cwd: ROOT });
  const [{ filename, files, size, unpackedSize }] = JSON.parse(stdout);
  return { file: path.join(folder, filename), files, size, unpackedSize };
}

/** Unpacks a tarball into a folder, which it makes, as an installation does. */
export async function unpackInto(folder: string, { file }: Tarball): Promise<void> {
  await mkdir(folder, { recursive: true });
  await tar.extract({ file, cwd: folder, strip: 1 });
}

/** The bytes of a tarball, for tools that read it by themselves. */
export async function tarballBytes({ file }: Tarball): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file));
}
