import assert from "node:assert/strict";
import path from "node:path";
import { type InlineProgramArgs, LocalWorkspace, PulumiCommand } from "@pulumi/pulumi/automation/index.js";
import { HostClusterConfig } from "pulumi-spectrocluster";
import { Workspace } from "../../../tools/engine/workspace.mjs";
import { Emulator } from "../../emulator/index.mjs";
import { testEngine } from "../../engine/stack.mjs";

describe("the Automation API", function () {
  this.timeout(180_000);

  it("runs several programs in one process, each with its own view of which clusters are declared", async () => {
    const engine = await testEngine();
    const emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" });
    const workspace = await Workspace.create(engine, {
      program: { "Pulumi.yaml": "name: inline\nruntime: nodejs\n", "package.json": "{}" },
    });
    try {
      const pulumiCommand = await PulumiCommand.get({ root: path.resolve(path.dirname(engine.pulumi), "..") });
      const declare =
        (...names: string[]) =>
        async () => {
          for (const name of names) new HostClusterConfig(name, { clusterUid: "c1", isHostCluster: true });
        };
      const unconfigured = (stackName: string, program: InlineProgramArgs["program"]) =>
        LocalWorkspace.createOrSelectStack(
          { stackName, projectName: "inline", program },
          { workDir: workspace.programFolder, envVars: workspace.env, pulumiCommand },
        );
      const stack = async (stackName: string, program: InlineProgramArgs["program"]) => {
        const created = await unconfigured(stackName, program);
        await created.setConfig("spectrocluster:baseUrl", { value: emulator.baseUrl });
        await created.setConfig("spectrocluster:apiKey", { value: emulator.apiKey, secret: true });
        return created;
      };

      // The same program runs twice in one process. The declarations of the first run must not count as duplicates in the second.
      const one = await stack("one", declare("a"));
      assert.equal((await one.up()).summary.result, "succeeded");
      assert.equal((await one.up()).summary.resourceChanges?.same, 2);

      // At the same time, too.
      const [other, third] = [await stack("other", declare("b")), await stack("third", declare("c"))];
      for (const { summary } of await Promise.all([other.up(), third.up()])) assert.equal(summary.result, "succeeded");

      const twice = await stack("twice", declare("a", "b"));
      await assert.rejects(twice.up(), /"a" and HostClusterConfig "b" both declare cluster "c1"/);

      const lacking = await unconfigured("lacking", declare("a"));
      await assert.rejects(lacking.up(), /pulumi-spectrocluster is not configured/);
    } finally {
      await workspace.dispose();
      await emulator.stop();
    }
  });
});
