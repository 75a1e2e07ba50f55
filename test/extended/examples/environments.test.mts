import assert from "node:assert/strict";
import { symlink } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { EXAMPLE_CLUSTERS } from "../../../tools/demo/service.mjs";
import { NOW } from "../../engine/stack.mjs";
import { EXAMPLES } from "../../support/examples.mjs";
import { withExample } from "./example.mjs";

describe("examples/environments", () => {
  const clusters = structuredClone([...EXAMPLE_CLUSTERS]);
  const clusterNamed = (name: string) => clusters.find((cluster) => cluster.name === name) ?? assert.fail(name);

  it("reports what each stack changes, disables and lacks, and takes a port to the next stack by an output", () => {
    const settings = { baseUrl: undefined, apiKey: undefined, maxRetries: undefined };
    return withExample("environments", { clusters, settings, modules: ["tsx"] }, async (workspace, emulator) => {
      await symlink("../company-hosts", path.join(workspace.programFolder, "node_modules/company-hosts"), "junction");
      await workspace.run("config", "set", "--secret", "planted", "a planted secret");
      const bin = path.resolve(EXAMPLES, "../node_modules/.bin");
      const report = async () => {
        const env = { ...workspace.env, PATH: [bin, workspace.env["PATH"]].join(path.delimiter) };
        const options = { cwd: workspace.programFolder, env, extendEnv: false, all: true, reject: false } as const;
        const { exitCode, all } = await execa("npm", ["run", "--silent", "report"], options);
        assert.doesNotMatch(all, /planted|example\.com/, "no configuration and no output");
        return { exitCode, all };
      };

      workspace.env["SPECTROCLOUD_HOST"] = emulator.baseUrl;
      const withoutKey = await report();
      assert.equal(withoutKey.exitCode, 1);
      assert.match(
        withoutKey.all,
        /^Failed:\n {2}dev: .*\n {2}The API key is missing\.\n {4}Set it: .*SPECTROCLOUD_APIKEY/m,
      );
      assert.deepEqual(emulator.requests, []);

      workspace.env["SPECTROCLOUD_APIKEY"] = emulator.apiKey;
      for (const stack of ["stage", "prod"]) await workspace.run("stack", "init", stack, "--no-select");
      await workspace.run("config", "set", "port", "8443");
      await workspace.run("up", ...NOW);
      const dev = clusterNamed("dev-1");
      dev.labels = { ...dev.labels, "host-cluster": "no" };
      const { exitCode, all } = await report();
      assert.equal(exitCode, 1);
      assert.match(all, /^Changes:\n {2}dev: 1 update\n(.*\n)* {2}stage: 3 create\n/);
      assert.match(all, new RegExp(`^Disabled.*\n {2}dev: ${dev.uid}\nFailed:\n {2}prod: .*up --stack stage$`, "m"));
      assert.match(await workspace.run("stack", "--show-name"), /^dev$/m);

      await workspace.run("up", "--stack", "stage", ...NOW);
      assert.match(JSON.stringify(clusterNamed("staging-1").hostClusterConfig), /"port":8443/);
    });
  });
});
