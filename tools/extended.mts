/** `npm run test:extended [-- PART…]`: the tests in test/extended, and those that depend on the SDK with the newest one. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { postgresExecutables } from "../test/support/postgres.mjs";
import { assertGo } from "./engine/goBuild.mjs";
import { findEngine } from "./engine/index.mjs";
import { languageHosts } from "./engine/languageHosts.mjs";
import { sdkGenerator } from "./engine/packageSdk.mjs";
import { pythonPackages } from "./engine/python.mjs";
import { cellNamed, ROOT } from "./matrix/cells.mjs";
import { runMocha } from "./matrix/mocha.mjs";
import { type Part, runParts } from "./matrix/parts.mjs";
import { runCell } from "./matrix/runCell.mjs";

const report = (message: string) => console.log(message);

/** What folders of test/extended need beyond Node.js and the engine. Each step throws with the way to install it. */
const PREREQUISITES: Record<string, (() => unknown)[]> = {
  bench: [hosts],
  languages: [hosts, () => sdkGenerator(report), assertGo, () => pythonPackages(report)],
  package: [assertNpmRegistry],
  postgresql: [postgresExecutables],
};

async function hosts(): Promise<void> {
  await languageHosts(await findEngine(report), report);
}

async function assertNpmRegistry(): Promise<void> {
  const { exitCode } = await execa("npm", ["view", "typescript", "version"], { reject: false });
  if (exitCode !== 0) throw new Error("The npm registry cannot be reached: set one with npm config set registry");
}

/** Tests whose result may depend on the version of Node.js or of the SDK. */
const DEPENDS_ON_SDK = [
  "test/engine/*.test.mts",
  "test/sdk/*.test.mts",
  "test/provider/{package,process,refresh}.test.mts",
  "test/provider/plugin/process.test.mts",
  "test/extended/engine/{automation,runtime}.test.mts",
];

const NEWEST = "newest";
const folders = readdirSync(path.join(ROOT, "test/extended"));
const known = [...folders, NEWEST];

/** The folders whose prerequisites are there run together, so that both processors are busy. */
async function partsOf(names: readonly string[]): Promise<Part[]> {
  const files: string[] = [];
  const parts: Part[] = [];
  for (const name of names.filter((each) => each !== NEWEST)) {
    try {
      for (const prepare of PREREQUISITES[name] ?? []) await prepare();
      files.push(`test/extended/${name}/**/*.test.mts`);
    } catch (error) {
      parts.push({ name, run: () => Promise.reject(error) });
    }
  }
  if (files.length > 0) parts.push({ name: "test/extended", run: () => runMocha({ files }) });
  if (names.includes(NEWEST)) parts.push({ name: NEWEST, run: () => runCell(cellNamed(NEWEST), DEPENDS_ON_SDK) });
  return parts;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(", ")}; choose from ${known.join(", ")}`);
  process.exitCode = 1;
} else {
  await runParts(await partsOf(names.length > 0 ? names : known));
}
