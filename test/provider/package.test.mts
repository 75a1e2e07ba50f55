import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";

/** The files that a new process in the project's folder has loaded after one module. */
function loadedWith(module: string): string {
  const code = `require("${module}"); console.log(Object.keys(require.cache).join("\\n"));`;
  return execFileSync(process.execPath, ["-e", code], { encoding: "utf8" });
}

describe("the package", () => {
  const libraries = /@pulumi|@grpc|node_modules\/got/;
  for (const [what, module, loaded, without] of [
    ["the provider without any module of Pulumi's, and without got", "/provider", "provider/dynamic/index", libraries],
    ["the validation without any module of Pulumi's", "/validation", "sdk/validation", libraries],
    [
      "the validators of results only for a function",
      "",
      "sdk/generated/functions",
      /resultValidators|virtualMachineRules/,
    ],
  ] as const) {
    it(`loads ${what}`, () => {
      const files = loadedWith(`pulumi-spectrocluster${module}`);
      assert.ok(files.includes(`dist/${loaded}.js`), files);
      assert.doesNotMatch(files, without);
    });
  }
});
