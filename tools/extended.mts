/**
 * `npm run test:extended [-- PART…]`: runs the tests in test/extended and, with all of their corpus, those in test that use a
 * part of it; then the tests that depend on the SDK with the newest Node.js and SDK. Parts are the folders of test/extended,
 * `corpora`, `newest` and `oldest`. The last line has the numbers of all tests.
 */
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { copyCheckout, ROOT } from "./checkout.mjs";
import { nodeExecutable } from "./nodeExecutable.mjs";

/** Both ends of the ranges in package.json; `npm test` is in between. Raise the newest SDK manually. */
const VERSIONS: Record<string, { node: string; sdk: string }> = {
  oldest: { node: "20.19.0", sdk: "3.217.0" },
  newest: { node: "24", sdk: "3.270.0" },
};

/** Parts that run only if they are named: before a release. */
const ON_REQUEST = ["release", "oldest"];

/** Tests whose result may depend on the versions of Node.js and the SDK. */
const DEPENDS_ON_SDK = [
  "test/engine/life.test.mts",
  "test/sdk/*.test.mts",
  "test/provider/adapters/hostCluster.test.mts",
  "test/provider/dynamic/dynamicProvider.test.mts",
  "test/extended/engine/automation.test.mts",
  "test/extended/engine/runtime.test.mts",
];

const total = { passed: 0, failed: 0 };
const summary: string[] = [];

/** Runs a part and counts its tests. A part that cannot run, or ends without a result, counts as one failure. */
async function runPart(name: string, run: () => Promise<{ stdout: string; exitCode?: number }>): Promise<void> {
  console.log(`\n${name}`);
  const started = performance.now();
  try {
    const { stdout, exitCode } = await run();
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? [];
    if (passed === undefined || (exitCode !== 0 && failed === "0")) throw new Error(`mocha ended with ${exitCode}`);
    total.passed += Number(passed);
    total.failed += Number(failed);
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    summary.push(`${name}: ${passed} passed, ${failed} failed in ${minutes} minutes`);
  } catch (error) {
    total.failed += 1;
    summary.push(`${name}: not run. ${(error as Error).message}`);
  }
}

/**
 * Runs mocha, which ends tests that hang after a quarter of an hour, shows its output, and removes all temporary files. There
 * are more jobs than usual, because tests wait for an engine most of the time.
 */
async function mocha(files: readonly string[], node = process.execPath, checkout = ROOT) {
  const temporary = await mkdtemp(path.join(tmpdir(), "tests-"));
  const env = { PATH: pathWith(node), TMPDIR: temporary, TMP: temporary, TEMP: temporary, TEST_CORPUS: "all" };
  try {
    return await execa(node, ["node_modules/mocha/bin/mocha.js", "--timeout=900s", "--jobs=4", ...files], {
      ...{ cwd: checkout, env, reject: false },
      ...{ stdin: "ignore", stdout: ["inherit", "pipe"], stderr: "inherit" },
    });
  } finally {
    // Processes of a failed test may still be writing.
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
}

const pathWith = (node: string) => [path.dirname(node), process.env["PATH"]].join(path.delimiter);

/** Runs tests with other versions, in a copy of the checkout with its build: the package is tested as it is published. */
async function mochaWith({ node, sdk }: { node: string; sdk: string }) {
  const executable = await nodeExecutable(node);
  const folder = await mkdtemp(path.join(tmpdir(), "checkout-"));
  try {
    const cwd = await copyCheckout(path.join(folder, "checkout"));
    const options = { cwd, env: { PATH: pathWith(executable) } };
    // engine-strict: a package that does not support this Node.js fails here.
    const flags = [
      "--engine-strict",
      "--ignore-scripts",
      "--prefer-offline",
      "--no-audit",
      "--no-fund",
      "--save-exact",
    ];
    await execa("npm", ["install", ...flags, "--prefix", cwd, "--save-dev", `@pulumi/pulumi@${sdk}`], options);
    // Programs are compiled against the types of the SDK that their users have.
    await execa(executable, ["node_modules/typescript/bin/tsc", "-p", "examples"], options);
    return await mocha(DEPENDS_ON_SDK, executable, cwd);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The tests of `npm test` that have only a part of their corpus there. */
function testsWithCorpus(): string[] {
  const files = readdirSync(path.join(ROOT, "test"), { recursive: true, encoding: "utf8" });
  return files
    .map((file) => path.posix.join("test", file))
    .filter((file) => file.endsWith(".test.mts"))
    .filter((file) => readFileSync(path.join(ROOT, file), "utf8").includes("support/corpus.mjs"));
}

const folders = readdirSync(path.join(ROOT, "test/extended"));
const known = [...folders, "corpora", ...Object.keys(VERSIONS)];
const names = process.argv.slice(2);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(", ")}. Choose from ${known.join(", ")}.`);

const isChosen = (name: string) => (names.length > 0 ? names.includes(name) : !ON_REQUEST.includes(name));
const files = folders.filter(isChosen).map((name) => `test/extended/${name}/**/*.test.mts`);
if (isChosen("corpora")) files.push(...testsWithCorpus());
// The part "newest" runs these.
const ignored = isChosen("newest") ? DEPENDS_ON_SDK.map((file) => `--ignore=${file}`) : [];
if (files.length > 0) await runPart("test/extended", () => mocha([...files, ...ignored]));
for (const [name, versions] of Object.entries(VERSIONS)) {
  if (isChosen(name)) await runPart(name, () => mochaWith(versions));
}
console.log(`\n${summary.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
