import type { ProductionPackage } from "./dependencies.mjs";
import type { Tarball } from "./tarball.mjs";

const MAX_ENTRIES = 8;

/** The report on the size of an installation: sizes, files, additional packages and the largest entries. */
export function packageReport({ size, unpackedSize, files }: Tarball, packages: readonly ProductionPackage[]): string {
  const added = packages.filter(({ isInSdk }) => !isInSdk).length;
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, MAX_ENTRIES);
  return [
    `packed    ${kilobytes(size)}`,
    `unpacked  ${kilobytes(unpackedSize)} in ${files.length} files`,
    `packages  ${added} that npm install adds to @pulumi/pulumi`,
    "largest entries:",
    ...largest.map((file) => `${kilobytes(file.size)}  ${file.path}`),
  ].join("\n");
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString("en")} kB`.padStart(10);
}
