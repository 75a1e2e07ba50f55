import assert from "node:assert/strict";
import { execFile } from "node:child_process";
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
});
