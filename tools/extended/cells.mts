import { readFileSync } from "node:fs";
import path from "node:path";

/** A combination of Node.js and SDK to run tests with. */
export interface Cell {
  name: string;
  /** Version of the npm package `node`, which contains Node.js itself; a major version stands for its newest release. */
  node: string;
  /** Exact version of `@pulumi/pulumi`. */
  sdk: string;
}

export const SDK = "@pulumi/pulumi";
export const ROOT = path.resolve(import.meta.dirname, "../..");

/** The SDK in the lock file. */
export const LOCKED_SDK: string = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")).packages[
  `node_modules/${SDK}`
].version;

/**
 * Both ends of the supported ranges in package.json; `npm test` is in between. SDK versions are exact, so that a new release
 * cannot break a build. Raise the newest version manually.
 */
export const CELLS: readonly Cell[] = [
  { name: "oldest", node: "20.19.0", sdk: "3.217.0" },
  { name: "newest", node: "24", sdk: "3.270.0" },
];
