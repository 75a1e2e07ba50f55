/** This package as it is installed. */
import path from "node:path";

// An import would have the compiler copy package.json into dist, where it would end the package's own scope.
const MANIFEST = "pulumi-spectrocluster/package.json";

export const { version } = require(MANIFEST) as { version: string };

/** Absolute path of a file in the package. */
export function packageFile(name: string): string {
  return path.join(path.dirname(require.resolve(MANIFEST)), name);
}
