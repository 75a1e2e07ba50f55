/** The versions that the tests use, in the table of docs/guides/getting-started.md. Raise those of NEWEST and PULUMI by hand. */
import semver from "semver";
import packageJson from "../package.json" with { type: "json" };

const oldestOf = (range: string) => semver.minVersion(range)?.version ?? "";

/** The oldest Node.js and SDK that package.json allows, and the newest ones. */
export const OLDEST = {
  node: oldestOf(packageJson.engines.node),
  sdk: oldestOf(packageJson.peerDependencies["@pulumi/pulumi"]),
};
export const NEWEST = { node: "26.12.1", sdk: "3.276.0" };

/** The Pulumi CLI to download or build if there is none. */
export const PULUMI = "3.274.1";
