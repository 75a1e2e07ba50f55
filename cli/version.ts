import { manifest } from "../provider/installedPackage.js";

/** The oldest versions that the package works with. */
export const OLDEST = {
  node: leastOf(manifest.engines.node),
  pulumi: leastOf(manifest.peerDependencies["@pulumi/pulumi"]),
};

/** The version in a range of the form `>=1.2` or `^1.2.3`. */
function leastOf(range: string): string {
  return range.replace(/^\D+/, "");
}

/** Whether a version is older than another one, of which only the first numbers may be given. */
export function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, "en", { numeric: true }) < 0;
}
