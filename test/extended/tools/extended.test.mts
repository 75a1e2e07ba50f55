import assert from "node:assert/strict";
import { readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import semver from "semver";
import { CELLS, LOCKED_SDK, ROOT } from "../../../tools/extended/cells.mjs";
import { withFolder } from "../../support/withFolder.mjs";

const SCRIPT = "tools/extended/index.mts";

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  execa(process.execPath, ["--import", "tsx", script, ...args], {
    cwd: ROOT,
    reject: false,
    all: true,
    stdin: "ignore",
    env,
  });

describe("the cells of npm run test:extended", () => {
  it("are both ends of the supported ranges", async () => {
    const { engines, peerDependencies } = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8"));
    const sdks = peerDependencies["@pulumi/pulumi"];
    for (const { name, node, sdk } of CELLS) {
      assert.ok(semver.intersects(node, engines.node), name);
      assert.ok(semver.satisfies(sdk, sdks), name);
    }
    const cell = (wanted: string) => CELLS.find(({ name }) => name === wanted);
    assert.equal(cell("oldest")?.node, semver.minVersion(engines.node)?.version);
    assert.equal(cell("oldest")?.sdk, semver.minVersion(sdks)?.version);
    assert.ok(semver.gt(cell("newest")?.sdk ?? "", LOCKED_SDK));
  });
});

describe("npm run test:extended", function () {
  this.timeout(60_000);

  it("reports a missing prerequisite in one line and counts it as a failure", () =>
    withFolder(async (bin) => {
      await symlink(process.execPath, path.join(bin, "node"));
      const { exitCode, all } = await run(SCRIPT, ["languages"], { PATH: bin });
      assert.equal(exitCode, 1);
      assert.match(all, /^languages: not run\. .* missing: install .*$/m);
      assert.match(all, /\n0 passed, 1 failed$/);
    }));

  it("fails with the known names if a name is wrong", async () => {
    const { exitCode, all } = await run(SCRIPT, ["node19"]);
    assert.equal(exitCode, 1);
    assert.match(all, /^Unknown: node19\. Choose from .*newest\.$/);
  });
});
