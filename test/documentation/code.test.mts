import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { codeBlocks, compileErrors } from "./code.mjs";
import { markdownFiles, ROOT } from "./markdownFiles.mjs";

/** Includes the reference, which contains the examples of all public symbols. */
const blocks = markdownFiles().flatMap((file) => codeBlocks(file, readFileSync(path.join(ROOT, file), "utf8")));

describe("code in the documentation", () => {
  it("compiles", () => {
    // The examples for Pulumi's registry have the name of the language that the registry expects.
    const programs = blocks.filter(({ language }) => language === "ts" || language === "typescript");
    for (const file of ["README.md", "docs/registry/HostClusterFleet.md"])
      assert.ok(programs.some((block) => block.file === file));
    assert.deepEqual(compileErrors(programs), []);
  });
});
