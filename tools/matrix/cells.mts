import { readFileSync } from "node:fs";
import path from "node:path";

/** What the suite is run with. */
export interface Cell {
  name: string;
  /** Version of the npm package `node`, which brings Node.js itself: a major stands for its newest version. */
  node: string;
  /** Exact version of `@pulumi/pulumi`. */
  sdk: string;
}

export const SDK = "@pulumi/pulumi";
export const ROOT = path.resolve(import.meta.dirname, "../..");

/** The SDK of the lock file. */
export const LOCKED_SDK: string = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")).packages[
  `node_modules/${SDK}`
].version;

/**
 * All that is supported: each Node.js with the SDK that the project is developed with, and both ends of what
 * package.json admits. Exact versions of the SDK, so that a new one breaks nothing by itself; the newest one is raised
 * by hand.
 */
export const CELLS: readonly Cell[] = [
  { name: "node20", node: "20", sdk: LOCKED_SDK },
  { name: "node22", node: "22", sdk: LOCKED_SDK },
  { name: "node24", node: "24", sdk: LOCKED_SDK },
  { name: "oldest", node: "20.19.0", sdk: "3.217.0" },
  { name: "newest", node: "24", sdk: "3.270.0" },
];
