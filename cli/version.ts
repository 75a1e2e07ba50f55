import { manifest } from "../provider/installedPackage.js";

/** The oldest supported versions, from ranges such as `>=1.2` and `^1.2.3`. */
export const OLDEST = {
  node: manifest.engines.node.replace(/^\D+/, ""),
  pulumi: manifest.peerDependencies["@pulumi/pulumi"].replace(/^\D+/, ""),
};

/** Whether a version is older than a minimum such as `20.19`. */
export function isOlder(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, "en", { numeric: true }) < 0;
}
