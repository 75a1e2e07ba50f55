import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import type { Stack } from "@pulumi/pulumi/automation/index.js";
import { HostClusterConfig, Provider, type ProviderArgs } from "pulumi-spectrocluster";
import { Workspace } from "../../../tools/engine/workspace.mjs";
import { Emulator } from "../../emulator/index.mjs";
import { testEngine, withStack } from "../../engine/stack.mjs";

describe("an explicit provider whose settings fail", function () {
  this.timeout(180_000);

  const failures: [title: string, args: () => ProviderArgs, message: RegExp][] = [
    [
      "a rejected promise",
      () => ({ projectUid: Promise.reject(new Error("the vault is sealed")) }),
      /projectUid of Provider "east" cannot be determined: the vault is sealed/,
    ],
    [
      "an output that fails",
      () => ({ projectUid: pulumi.output(Promise.reject<string>(new Error("the vault is sealed"))).apply(String) }),
      /projectUid of Provider "east" cannot be determined: the vault is sealed/,
    ],
    [
      "an output with a wrong value",
      () => ({ maxRetries: pulumi.output(99) }),
      /maxRetries of Provider "east" must be a whole number from 0 to 50, not 99/,
    ],
  ];

  describe("in an inline program, which an unhandled rejection does not end", () => {
    let emulator: Emulator;
    let workspace: Workspace;
    let stack: Stack;
    let failingArgs = (): ProviderArgs => ({});

    before(async () => {
      emulator = await Emulator.start();
      emulator.addCluster({ uid: "c1" });
      workspace = await Workspace.create(await testEngine(), {
        program: { "Pulumi.yaml": "name: inline\nruntime: nodejs\n", "package.json": "{}" },
      });
      const program = async () => {
        const settings = { baseUrl: emulator.baseUrl, apiKey: emulator.apiKey, ...failingArgs() };
        const provider = new Provider("east", settings);
        new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true }, { provider });
      };
      stack = await workspace.inlineStack({ stackName: "dev", projectName: "inline", program });
      await stack.up();
    });

    after(async () => {
      await workspace?.dispose();
      await emulator?.stop();
    });

    for (const [title, failing, message] of failures) {
      it(`fails the run and changes no host: ${title}`, async () => {
        const patches = emulator.patches.length;
        failingArgs = failing;
        let output = "";
        await assert.rejects(
          stack.up({
            onOutput: (text) => {
              output += text;
            },
          }),
        );
        assert.match(output, message);
        assert.equal(emulator.patches.length, patches);
        failingArgs = () => ({});
        const { summary } = await stack.up();
        assert.deepEqual([summary.result, summary.resourceChanges?.delete], ["succeeded", undefined]);
        assert.equal(emulator.patches.length, patches);
      });
    }
  });

  const PROVIDER = `const east = new Provider("east", {
    baseUrl: config.require("url"),
    apiKey: config.requireSecret("key"),
    projectUid: PROJECT,
  });`;
  const RESOURCE = 'new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true }, { provider: east });';
  const REJECTED = 'pulumi.output(Promise.reject(new Error("no project for " + config.get("key")))).apply(String)';

  it("is reported once, without the API key, also if no resource uses it", () =>
    withStack({ program: "" }, async ({ workspace, emulator, failingUp, program, up }) => {
      await workspace.setConfig({ "program:url": emulator.baseUrl }, { "program:key": emulator.apiKey });
      const [valid, invalid] = ["undefined", REJECTED].map((project) => PROVIDER.replace("PROJECT", project));
      await program(`${valid}${RESOURCE}`);
      await up();
      for (const resource of ["", RESOURCE]) {
        await program(`${invalid}${resource}`);
        const [, diagnostics = ""] = (await failingUp()).split("Diagnostics:");
        assert.equal(diagnostics.split("cannot be determined: no project for [API key]").length, 2, diagnostics);
        assert.ok(!diagnostics.includes(emulator.apiKey), diagnostics);
        assert.doesNotMatch(diagnostics, /at .*\.js:\d+|unhandled/i);
      }
      await program(`${valid}${RESOURCE}`);
      await up();
      assert.equal(emulator.patches.length, 1);
    }));

  it("leaves settings unknown in preview if they are unknown", () =>
    withStack({ program: "" }, async ({ workspace, emulator, program, up }) => {
      await workspace.setConfig({ "program:url": emulator.baseUrl }, { "program:key": emulator.apiKey });
      await program(`
        const address = new pulumi.dynamic.Resource({ create: async () => ({ id: "a" }) }, "address", {});
        const east = new Provider("east", {
          baseUrl: address.id.apply(() => config.require("url")),
          apiKey: config.requireSecret("key"),
        });
        new HostClusterConfig("prod", { clusterUid: "c1" }, { provider: east });`);
      assert.match(
        await workspace.run("preview", "--json"),
        /"spectrocluster:baseUrl": "04da6b54-80e4-46f7-96ec-b56ff0331ba9"/,
      );
      await up();
      assert.equal(emulator.patches.length, 1);
    }));
});
