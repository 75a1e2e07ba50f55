import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { execa } from "execa";
import semver from "semver";
import { CELLS, ROOT } from "../../../tools/matrix/cells.mjs";
import { problemsOf, summary } from "../../../tools/matrix/report.mjs";

const matrix = (args: string[], env: Record<string, string> = {}) =>
  execa(process.execPath, ["--import", "tsx", "tools/matrix/index.mts", ...args], {
    cwd: ROOT,
    reject: false,
    all: true,
    stdin: "ignore",
    // Where a CI says that it is one, mocha has colours, terminal or not.
    env: { NO_COLOR: "1", ...env },
  });

const cell = { name: "one", node: "24", sdk: "3.217.0" };
const suite = { node: "24.1.0", sdk: "3.217.0", passed: 3, failed: 0, failures: [] };

describe("a cell of the matrix", () => {
  it("is fine where all passed on what it says", () => {
    assert.deepEqual(problemsOf(cell, suite, 0), []);
  });

  for (const [what, ran, exitCode, problem] of [
    ["another Node.js", { node: "22.1.0" }, 0, "ran on Node.js 22.1.0, not 24"],
    ["another SDK", { sdk: "3.217.1" }, 0, "ran with @pulumi/pulumi 3.217.1, not 3.217.0"],
    ["no test", { passed: 0 }, 0, "ran no test"],
    ["a failure", { failed: 1, failures: ["a › b"] }, 1, "failed: a › b"],
    ["another end of mocha's", {}, 7, "mocha ended with 7"],
  ] as const) {
    it(`fails for ${what}`, () => {
      const failures = "failures" in ran ? [...ran.failures] : [];
      assert.deepEqual(problemsOf(cell, { ...suite, ...ran, failures }, exitCode), [problem]);
    });
  }

  it("is one of those that the package admits, whose ends are among them", async () => {
    const { engines, peerDependencies } = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8"));
    const admitted = peerDependencies["@pulumi/pulumi"];
    for (const { name, node, sdk } of CELLS) {
      assert.ok(semver.intersects(node, engines.node), name);
      assert.ok(semver.satisfies(sdk, admitted), name);
    }
    const oldest = CELLS.find(({ name }) => name === "oldest");
    assert.equal(oldest?.node, semver.minVersion(engines.node)?.version);
    assert.equal(oldest?.sdk, semver.minVersion(admitted)?.version);
    assert.equal(
      CELLS.find(({ name }) => name === "newest")?.sdk,
      CELLS.map(({ sdk }) => sdk).sort(semver.rcompare)[0],
    );
  });

  it("is told in a table; the last line is the sum of those that ran", () => {
    const told = summary([
      { cell, suite, problems: [], seconds: 61 },
      {
        cell: { ...cell, name: "two" },
        suite: { ...suite, passed: 4, failed: 2 },
        problems: ["failed: x"],
        seconds: 6,
      },
      { cell: { ...cell, name: "three" }, problems: ["no such version"], seconds: 0 },
    ]).split("\n");
    assert.deepEqual(
      told.slice(3, 6).map((line) => line.split(/[│ ]+/).slice(1, -1)),
      [
        ["one", "24.1.0", "3.217.0", "3", "0", "1.0", "ok"],
        ["two", "24.1.0", "3.217.0", "4", "2", "0.1", "failed"],
        ["three", "24", "3.217.0", "-", "-", "0.0", "failed"],
      ],
    );
    assert.deepEqual(told.slice(7), ["two: failed: x", "three: no such version", "7 passed, 2 failed"]);
  });
});

describe("npm run test:matrix", function () {
  this.timeout(60_000);
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "matrix-test-"));
    await mkdir(path.join(folder, "tmp"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Runs the tests, here; whatever that leaves would be in our temporary folder. */
  function runHere(code: string) {
    const spec = path.join(folder, "some.test.mts");
    writeFileSync(spec, code);
    return matrix(["here", "--spec", spec], { TMPDIR: path.join(folder, "tmp") });
  }
  const left = async () => (await readdir(path.join(folder, "tmp"))).filter((name) => name.startsWith("matrix-"));

  it("runs tests, ends with what it counted, and leaves nothing", async () => {
    const { exitCode, all } = await runHere('it("passes", () => {}); it("passes, too", () => {});');
    assert.equal(exitCode, 0, all);
    assert.match(all, /✔ passes, too/);
    assert.ok(all.includes(`│ here │ ${process.versions.node} `), all);
    assert.match(all, /\n2 passed, 0 failed$/);
    assert.equal(all.match(/ passed, /g)?.length, 1, all);
    assert.deepEqual(await left(), []);
  });

  it("fails where a test does, and names it", async () => {
    const { exitCode, all } = await runHere('describe("it", () => it("fails", () => { throw new Error("so"); }));');
    assert.equal(exitCode, 1, all);
    assert.match(all, /\nhere: failed: it › fails\n0 passed, 1 failed$/);
  });

  it("fails where there is no test", async () => {
    const { exitCode, all } = await runHere("export {};");
    assert.equal(exitCode, 1, all);
    assert.match(all, /\nhere: ran no test\n0 passed, 0 failed$/);
  });

  it("fails where the tests do not get to their end", async () => {
    const { exitCode, all } = await runHere('it("ends mocha", () => void process.kill(process.ppid, "SIGKILL"));');
    assert.equal(exitCode, 1, all);
    assert.match(all, /\nhere: mocha did not get to its end.*SIGKILL.*\n0 passed, 0 failed$/s);
  });

  it("that is ended leaves nothing behind: no folder, and no process, though that has a group of its own", async () => {
    const pids = path.join(folder, "pids");
    const running = runHere(`
      import { spawn } from "node:child_process";
      import { renameSync, writeFileSync } from "node:fs";
      it("hangs", function (done) {
        this.timeout(0);
        const { pid } = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true });
        writeFileSync("${pids}.new", JSON.stringify([process.pid, pid]));
        renameSync("${pids}.new", "${pids}");
      });`);
    while (!existsSync(pids) && running.exitCode === null) await setTimeout(20);
    running.kill("SIGTERM");
    const { exitCode, all } = await running;
    assert.equal(exitCode, 1, all);
    assert.match(all, /npm run test:matrix failed: ended by SIGTERM$/);
    assert.deepEqual(await left(), []);
    const alive = (pid: number) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    // Whoever adopts a process that was killed may take a moment to notice.
    const started: number[] = JSON.parse(readFileSync(pids, "utf8"));
    for (let waited = 0; waited < 5000 && started.some(alive); waited += 20) await setTimeout(20);
    assert.deepEqual(started.filter(alive), []);
  });

  it("--help tells the cells and does nothing", async () => {
    const { exitCode, all } = await matrix(["--help"]);
    assert.equal(exitCode, 0);
    for (const { name } of CELLS) assert.ok(all.includes(`\n  ${name} `), name);
    assert.doesNotMatch(all, /passed/);
  });

  for (const args of [["node19"], ["--frobnicate"]]) {
    it(`fails for ${args.join(" ")}`, async () => {
      const { exitCode, all } = await matrix(args);
      assert.equal(exitCode, 1);
      assert.match(all, /^npm run test:matrix failed: /);
    });
  }
});
