import type { ProductionPackage } from "./dependencies.mjs";
import type { Tarball } from "./tarball.mjs";

const BIGGEST = 8;

/** What it costs to install the package, in words: sizes, files, further packages and the biggest entries. */
export function packageReport({ size, unpackedSize, files }: Tarball, packages: readonly ProductionPackage[]): string {
  const added = packages.filter(({ comesWithSdk }) => !comesWithSdk).length;
  const biggest = [...files].sort((a, b) => b.size - a.size).slice(0, BIGGEST);
  return [
    `packed    ${kilobytes(size)}`,
    `unpacked  ${kilobytes(unpackedSize)} in ${files.length} files`,
    `packages  ${added} that npm install adds beside @pulumi/pulumi`,
    "biggest entries:",
    ...biggest.map((file) => `${kilobytes(file.size)}  ${file.path}`),
  ].join("\n");
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString("en")} kB`.padStart(10);
}
