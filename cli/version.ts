import { manifest } from "../provider/installedPackage.js";

/** The oldest supported versions. */
export const OLDEST = {
  node: minimumOf(manifest.engines.node),
  pulumi: minimumOf(manifest.peerDependencies["@pulumi/pulumi"]),
};

/** The minimum of a range such as `>=1.2` or `^1.2.3`. */
function minimumOf(range: string): string {
  return range.replace(/^\D+/, "");
}

/** Whether a version is older than a minimum such as `20.19`. */
export function isOlder(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, "en", { numeric: true }) < 0;
}
