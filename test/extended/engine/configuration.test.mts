import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import path from "node:path";
import { diagnostics } from "../../engine/functionStack.mjs";
import { type TestStack, withStack } from "../../engine/stack.mjs";
import { configKey, stackConfiguration } from "../../support/settings.mjs";

const PROGRAM = 'new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true });';

/** The diagnostics of a command that must fail. */
async function failureOf({ workspace }: TestStack, ...command: string[]): Promise<string> {
  const { exitCode, all = "" } = await workspace.start(command);
  assert.notEqual(exitCode, 0, all);
  assert.doesNotMatch(diagnostics(all), /^\s+at /m, "no stack trace");
  return diagnostics(all);
}

describe("configuration in the engine", () => {
  it("warns in a preview of a misspelled setting and a plain-text key, which it does not quote", () =>
    withStack(
      { program: PROGRAM, settings: { apiKey: undefined }, config: { "spectrocluster:maxRetry": "3" } },
      async ({ workspace, emulator }) => {
        await workspace.setConfig(stackConfiguration({ apiKey: emulator.apiKey }));
        const shown = diagnostics(await workspace.run("preview"));
        assert.match(shown, /warning: spectrocluster:maxRetry is not a setting .*; did you mean maxRetries\?/);
        assert.match(shown, /warning: spectrocluster:apiKey is stored in plain text .*pulumi config set --secret/);
        assert.ok(!shown.includes(emulator.apiKey));
      },
    ));

  it("rejects a program in one sentence and without a stack trace", () =>
    withStack({ program: PROGRAM }, async (stack) => {
      const { workspace, program, emulator, up } = stack;
      await up();
      const requests = emulator.requests.length;
      await program('new Provider("east", { baseUrl: "https://east.example.com", apiKey: pulumi.output(" ") });');
      assert.match(await failureOf(stack, "preview"), /"east" is not configured.\s+The API key is missing/);
      await program(PROGRAM);
      await workspace.run("config", "rm", configKey("baseUrl"));
      await workspace.setConfig({ "program:baseUrl": emulator.baseUrl });
      const prefix = /program:baseUrl is set\. Did you mean spectrocluster:baseUrl\?/;
      assert.match(await failureOf(stack, "preview"), prefix);

      await rm(path.join(workspace.programFolder, "node_modules/pulumi-spectrocluster"), { recursive: true });
      const removed = await failureOf(stack, "destroy", "--yes");
      assert.match(
        removed,
        /Cannot find module 'pulumi-spectrocluster\/provider'\s[\s\S]*Install pulumi-spectrocluster\./,
      );
      assert.equal(emulator.requests.length, requests);
    }));
});
