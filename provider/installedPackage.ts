// If package.json were imported, the compiler would copy it into dist, where Node.js would find the copy first.
const manifest = require("pulumi-spectrocluster/package.json") as {
  version: string;
  engines: { node: string };
  peerDependencies: { "@pulumi/pulumi": string };
};

export const { version } = manifest;

export const OLDEST = {
  node: minimumOf(manifest.engines.node),
  pulumi: minimumOf(manifest.peerDependencies["@pulumi/pulumi"]),
};

/** The minimum of a range such as `>=1.2` or `^1.2.3`. */
function minimumOf(range: string): string {
  return range.replace(/^\D+/, "");
}

export function isOlder(version: string, minimum: string): boolean {
  // Comparing numbers in a text as such would load the data of languages, which takes longer than half of the package.
  const sortable = (text: string) => text.replace(/\d+/g, (digits) => digits.padStart(9, "0"));
  return sortable(version) < sortable(minimum);
}

/** Why this Node.js cannot run the package; undefined if it can. */
export function nodeProblem(): string | undefined {
  const { node } = process.versions;
  if (!isOlder(node, OLDEST.node)) return undefined;
  return `pulumi-spectrocluster requires Node.js ${OLDEST.node} or newer. This is Node.js ${node}.`;
}
