import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";

/** Runs JavaScript in a fresh process in the project's folder and gives what it printed. */
const run = (code: string, ...flags: string[]) =>
  execFileSync(process.execPath, [...flags, "-e", code], { encoding: "utf8" }).trim();

describe("the package", function () {
  this.timeout(30_000);

  it("loads the provider without any module of Pulumi's, and without got", () => {
    const loaded = run(`
      require("pulumi-spectrocluster/provider");
      console.log(Object.keys(require.cache).join("\\n"));`);
    assert.match(loaded, /dist\/provider\/index\.js/);
    assert.doesNotMatch(loaded, /@pulumi|@grpc|node_modules\/got/);
  });

  it("loads the validation without any module of Pulumi's", () => {
    const loaded = run(
      `require("pulumi-spectrocluster/validation"); console.log(Object.keys(require.cache).join("\\n"));`,
    );
    assert.doesNotMatch(loaded, /@pulumi|@grpc|node_modules\/got/);
  });

  it("can be imported by name from an ES module", () => {
    const names = run(
      `import { HostClusterConfig, Provider, ApiError } from "pulumi-spectrocluster";
       import { checkHostClusterConfig } from "pulumi-spectrocluster/validation";
       console.log([HostClusterConfig, Provider, ApiError, checkHostClusterConfig].map((value) => value.name).join());`,
      "--input-type=module",
    );
    assert.equal(names, "HostClusterConfig,Provider,ApiError,checkHostClusterConfig");
  });
});
