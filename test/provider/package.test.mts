import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";

/** Runs JavaScript in a new process in the project's folder and returns the output. */
const run = (code: string, ...flags: string[]) =>
  execFileSync(process.execPath, [...flags, "-e", code], { encoding: "utf8" }).trim();

describe("the package", () => {
  it("loads the provider without any module of Pulumi's, and without got", () => {
    const loaded = run(`
      require("pulumi-spectrocluster/provider");
      console.log(Object.keys(require.cache).join("\\n"));`);
    assert.match(loaded, /dist\/provider\/dynamic\/index\.js/);
    assert.doesNotMatch(loaded, /@pulumi|@grpc|node_modules\/got/);
  });

  it("loads the validators of results only for a function", () => {
    const loaded = run(`require("pulumi-spectrocluster"); console.log(Object.keys(require.cache).join("\\n"));`);
    assert.match(loaded, /dist\/sdk\/generated\/functions\.js/);
    assert.doesNotMatch(loaded, /resultValidators|virtualMachineRules/);
  });

  it("loads the validation without any module of Pulumi's", () => {
    const loaded = run(
      `require("pulumi-spectrocluster/validation"); console.log(Object.keys(require.cache).join("\\n"));`,
    );
    assert.doesNotMatch(loaded, /@pulumi|@grpc|node_modules\/got/);
  });
});
