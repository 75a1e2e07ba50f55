/**
 * `npm run test:extended [-- PART…]`: runs the tests in test/extended, those with a corpus with all of it (`corpora`), and the
 * tests that depend on the SDK with the newest Node.js and SDK. The part `oldest` runs these with the oldest supported ones,
 * only if it is named.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { postgresExecutables } from "../../test/support/postgres.mjs";
import { actionlint } from "../engine/actionlint.mjs";
import { assertGo } from "../engine/goBuild.mjs";
import { findEngine } from "../engine/index.mjs";
import { languageHosts } from "../engine/languageHosts.mjs";
import { mavenEnvironment } from "../engine/maven.mjs";
import { prepareSdkGenerators } from "../engine/packageSdk.mjs";
import { pythonPackages } from "../engine/python.mjs";
import { CELLS, ROOT } from "./cells.mjs";
import { runMocha } from "./mocha.mjs";
import { type Part, runParts } from "./parts.mjs";
import { runCell } from "./runCell.mjs";

const report = (message: string) => console.log(message);

/** Prerequisites of folders of test/extended in addition to the engine. Each step throws an error with installation instructions. */
const PREREQUISITES: Record<string, (() => unknown)[]> = {
  github: [() => actionlint(report)],
  languages: [
    prepareLanguageHosts,
    () => prepareSdkGenerators(report),
    assertGo,
    () => pythonPackages(report),
    () => mavenEnvironment(report),
  ],
  package: [assertNpmRegistry],
  postgresql: [postgresExecutables],
};

async function prepareLanguageHosts(): Promise<void> {
  await languageHosts(await findEngine(report), report);
}

async function assertNpmRegistry(): Promise<void> {
  const { exitCode } = await execa("npm", ["view", "typescript", "version"], { reject: false });
  if (exitCode !== 0) throw new Error("The npm registry cannot be reached: set one with npm config set registry");
}

/** Tests whose result may depend on the versions of Node.js and the SDK. */
const DEPENDS_ON_SDK = [
  "test/engine/life.test.mts",
  "test/sdk/*.test.mts",
  "test/provider/package.test.mts",
  "test/provider/adapters/hostCluster.test.mts",
  "test/provider/dynamic/dynamicProvider.test.mts",
  "test/extended/engine/automation.test.mts",
  "test/extended/engine/functionReads.test.mts",
  "test/extended/engine/runtime.test.mts",
];

/** The name for the tests of `npm test` that have only a part of their corpus there. */
const CORPORA = "corpora";

const folders = readdirSync(path.join(ROOT, "test/extended"));
const known = [...folders, CORPORA, ...CELLS.map(({ name }) => name)];
const usual = [...folders, CORPORA, "newest"];

function filesWithCorpus(): string[] {
  const files = readdirSync(path.join(ROOT, "test"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".test.mts"))
    .map((file) => path.join("test", file))
    .filter((file) => readFileSync(path.join(ROOT, file), "utf8").includes("support/corpus.mjs"));
}

/** All folders with their prerequisites installed form one part, because mocha runs its files in parallel. */
async function partsOf(names: readonly string[]): Promise<Part[]> {
  const files = names.includes(CORPORA) ? filesWithCorpus() : [];
  const parts: Part[] = [];
  for (const name of names.filter((each) => folders.includes(each))) {
    try {
      for (const prepare of PREREQUISITES[name] ?? []) await prepare();
      files.push(`test/extended/${name}/**/*.test.mts`);
    } catch (error) {
      parts.push({ name, run: () => Promise.reject(error) });
    }
  }
  if (files.length > 0) parts.push({ name: "test/extended", run: () => runMocha({ files }) });
  for (const cell of CELLS.filter(({ name }) => names.includes(name))) {
    parts.push({ name: cell.name, run: () => runCell(cell, DEPENDS_ON_SDK) });
  }
  return parts;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. Choose from ${known.join(", ")}.`);
  process.exitCode = 1;
} else {
  await runParts(await partsOf(names.length > 0 ? names : usual));
}
