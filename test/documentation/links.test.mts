import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { markdownFiles, ROOT } from "./markdownFiles.mjs";

const modules = path.join(ROOT, "node_modules");

/** What is wrong with the links between the files, and to their headings. Nothing is fetched. */
function brokenLinks(folder: string, files: readonly string[]): Promise<string> {
  const how = ["--no-config", "--no-ignore", "--quiet", "--no-stdout", "--no-color"];
  const use = ["--use", `${path.join(modules, "remark-validate-links/index.js")}=repository:false`];
  const command = [path.join(modules, "remark-cli/cli.js"), ...how, ...use, ...files];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { cwd: folder }, (error, _stdout, stderr) => {
      if (error) reject(error);
      else resolve(stderr);
    });
  });
}

describe("links in the documentation", function () {
  this.timeout(30_000);

  it("lead somewhere", async () => {
    const files = markdownFiles();
    for (const name of ["README.md", "docs/api/README.md", "examples/ingress/README.md"])
      assert.ok(files.includes(name));
    assert.equal(await brokenLinks(ROOT, files), "");
  });

  it("that lead nowhere are noticed: to a file, to a heading here, to a heading there", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "links-"));
    try {
      writeFileSync(path.join(folder, "a.md"), "# A\n\n[a](#a) [b](b.md#b) [1](nowhere.md) [2](#b) [3](b.md#a)\n");
      writeFileSync(path.join(folder, "b.md"), "# B\n");
      const broken = await brokenLinks(folder, ["a.md", "b.md"]);
      assert.deepEqual(
        [...broken.matchAll(/Cannot find .*`/g)].map(([message]) => message),
        ["Cannot find file `nowhere.md`", "Cannot find heading for `#b`", "Cannot find heading for `#a` in `b.md`"],
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
