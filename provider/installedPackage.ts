/** This package as it is installed. */
import path from "node:path";

// An import would have the compiler copy package.json into dist, where it would end the package's own scope.
const MANIFEST = "pulumi-spectrocluster/package.json";

const manifest = require(MANIFEST) as {
  version: string;
  engines: { node: string };
  peerDependencies: { "@pulumi/pulumi": string };
};

export const { version } = manifest;

/** The oldest versions that it works with. */
export const OLDEST = {
  node: leastOf(manifest.engines.node),
  pulumi: leastOf(manifest.peerDependencies["@pulumi/pulumi"]),
};

/** The version in a range of the form `>=1.2` or `^1.2.3`. */
function leastOf(range: string): string {
  return range.replace(/^\D+/, "");
}

/** Absolute path of a file in the package. */
export function packageFile(name: string): string {
  return path.join(path.dirname(require.resolve(MANIFEST)), name);
}
