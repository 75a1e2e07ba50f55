import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import semver from "semver";
import { CELLS, ROOT } from "../../../tools/matrix/cells.mjs";

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  execa(process.execPath, ["--import", "tsx", script, ...args], {
    cwd: ROOT,
    reject: false,
    all: true,
    stdin: "ignore",
    env,
  });

describe("the cells of npm run test:matrix", () => {
  it("include both ends of the supported ranges, and nothing else", async () => {
    const { engines, peerDependencies } = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8"));
    const sdks = peerDependencies["@pulumi/pulumi"];
    for (const { name, node, sdk } of CELLS) {
      assert.ok(semver.intersects(node, engines.node), name);
      assert.ok(semver.satisfies(sdk, sdks), name);
    }
    const cell = (wanted: string) => CELLS.find(({ name }) => name === wanted);
    assert.equal(cell("oldest")?.node, semver.minVersion(engines.node)?.version);
    assert.equal(cell("oldest")?.sdk, semver.minVersion(sdks)?.version);
    assert.equal(cell("newest")?.sdk, CELLS.map(({ sdk }) => sdk).sort(semver.rcompare)[0]);
  });
});

describe("npm run test:extended", function () {
  this.timeout(60_000);

  it("reports a missing prerequisite in one line and counts it as a failure", async () => {
    const bin = await mkdtemp(path.join(tmpdir(), "bin-"));
    try {
      await symlink(process.execPath, path.join(bin, "node"));
      const { exitCode, all } = await run("tools/extended.mts", ["languages"], { PATH: bin });
      assert.equal(exitCode, 1);
      assert.match(all, /^languages: not run\. .* missing: install .*$/m);
      assert.match(all, /\n0 passed, 1 failed$/);
    } finally {
      await rm(bin, { recursive: true });
    }
  });

  for (const script of ["tools/extended.mts", "tools/matrix/index.mts"]) {
    it(`${script} fails with the known names if a name is wrong`, async () => {
      const { exitCode, all } = await run(script, ["node19"]);
      assert.equal(exitCode, 1);
      assert.match(all, /^unknown.*node19.*choose from .*newest\.?$/i);
    });
  }
});
