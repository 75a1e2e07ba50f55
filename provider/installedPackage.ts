/** This package as it is installed. */
import path from "node:path";

// An import would have the compiler copy package.json into dist, where it would end the package's own scope.
const MANIFEST = "pulumi-spectrocluster/package.json";

/** What its package.json says. */
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
