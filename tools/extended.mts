/**
 * `npm run test:extended [-- PART…]`: runs the tests in test/extended, and those in test that have more to do with all of
 * their corpus (`corpora`) or depend on the SDK (`sdk`), with the newest Node.js and SDK; `oldest` runs the latter with the
 * oldest. Parts are the folders of test/extended and these three. The last line has the numbers of all tests.
 */
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { copyCheckout, ROOT } from "./checkout.mjs";
import { nodeExecutable } from "./nodeExecutable.mjs";
import { NEWEST, OLDEST } from "./versions.mjs";

/** Parts that run only if they are named: before a release. */
const ON_REQUEST = ["release", "oldest"];

/** Beginnings of the paths of tests whose result may depend on the versions of Node.js and the SDK. */
const DEPENDS_ON_SDK = [
  // Compiles programs against the types of the SDK that their users have.
  "test/documentation/code",
  "test/engine/life",
  "test/sdk/",
  "test/provider/adapters/",
  "test/provider/dynamic/",
  "test/extended/engine/automation",
];

const total = { passed: 0, failed: 0 };

/** Runs tests and counts them. If they cannot run, or end without a result, that counts as one failure. */
async function runPart(versions: typeof NEWEST, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  console.log(`\nNode.js ${versions.node}, SDK ${versions.sdk}`);
  try {
    const { stdout, exitCode } = await runTests(versions, files);
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? [];
    if (passed === undefined || (exitCode !== 0 && failed === "0")) throw new Error(`mocha ended with ${exitCode}`);
    total.passed += Number(passed);
    total.failed += Number(failed);
  } catch (error) {
    total.failed += 1;
    console.error((error as Error).message);
  }
}

/**
 * Runs tests with other versions, in a copy of the checkout with its build: the package is tested as it is published. Removes
 * all temporary files.
 */
async function runTests({ node, sdk }: { node: string; sdk: string }, files: readonly string[]) {
  const executable = await nodeExecutable(node);
  const folder = await mkdtemp(path.join(tmpdir(), "tests-"));
  try {
    const cwd = await copyCheckout(path.join(folder, "checkout"));
    const options = { cwd, env: { PATH: [path.dirname(executable), process.env["PATH"]].join(path.delimiter) } };
    // engine-strict: a package that does not support this Node.js fails here.
    const flags = "--engine-strict --ignore-scripts --prefer-offline --no-audit --no-fund --save-exact".split(" ");
    await execa("npm", ["install", ...flags, "--prefix", cwd, "--save-dev", `@pulumi/pulumi@${sdk}`], options);
    const temporary = path.join(folder, "tmp");
    await mkdir(temporary);
    const env = {
      ...options.env,
      ...{ TMPDIR: temporary, TMP: temporary, TEMP: temporary, TEST_CORPUS: "all" },
      // Loading the SDK, in two processes, is most of the work of a command.
      NODE_COMPILE_CACHE: path.join(folder, "compiled"),
    };
    // A test that hangs ends after a quarter of an hour. There are more jobs than usual, because tests wait for an engine.
    return await execa(executable, ["node_modules/mocha/bin/mocha.js", "--timeout=900s", "--jobs=4", ...files], {
      ...{ cwd, env, reject: false },
      ...{ stdin: "ignore", stdout: ["inherit", "pipe"], stderr: "inherit" },
    });
  } finally {
    // Processes of a failed test may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The parts to which a file with tests belongs. */
function partsOf(file: string): string[] {
  const [, folder] = /^test\/extended\/([^/]+)\//.exec(file) ?? [];
  const usesCorpus = readFileSync(path.join(ROOT, file), "utf8").includes("support/corpus.mjs");
  const dependsOnSdk = DEPENDS_ON_SDK.some((start) => file.startsWith(start));
  return [...(folder ? [folder] : []), ...(usesCorpus ? ["corpora"] : []), ...(dependsOnSdk ? ["sdk", "oldest"] : [])];
}

const partsOfFiles = readdirSync(path.join(ROOT, "test"), { recursive: true, encoding: "utf8" })
  .map((file) => path.posix.join("test", file.replaceAll(path.sep, "/")))
  .filter((file) => file.endsWith(".test.mts"))
  .map((file) => ({ file, parts: partsOf(file) }));
const known = new Set(partsOfFiles.flatMap(({ parts }) => parts));
const names = process.argv.slice(2);
const unknown = names.filter((name) => !known.has(name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(", ")}. Choose from ${[...known].sort().join(", ")}.`);

const chosen = names.length > 0 ? names : [...known].filter((name) => !ON_REQUEST.includes(name));
const inParts = (wanted: readonly string[]) =>
  partsOfFiles.filter(({ parts }) => parts.some((part) => wanted.includes(part))).map(({ file }) => file);
await runPart(NEWEST, inParts(chosen.filter((name) => name !== "oldest")));
if (chosen.includes("oldest")) await runPart(OLDEST, inParts(["oldest"]));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
