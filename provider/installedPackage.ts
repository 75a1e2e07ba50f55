/** The installed package. */
import path from "node:path";

// If package.json were imported, the compiler would copy it into dist, where Node.js would find the copy first.
const MANIFEST = "pulumi-spectrocluster/package.json";

export const manifest = require(MANIFEST) as {
  version: string;
  engines: { node: string };
  peerDependencies: { "@pulumi/pulumi": string };
};

export const { version } = manifest;

/** Absolute path of a file in the package. */
export function packageFile(name: string): string {
  return path.join(path.dirname(require.resolve(MANIFEST)), name);
}
