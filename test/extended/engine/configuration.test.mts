import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import path from "node:path";
import { count, diagnostics } from "../../engine/functionStack.mjs";
import { assertNothingToDo, type TestStack, withStack } from "../../engine/stack.mjs";
import { configKey, stackConfiguration } from "../../support/settings.mjs";

const PROGRAM = 'new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true });';
const FLEET = 'new HostClusterFleet("fleet", { clusters: { c2: { isHostCluster: true } } });';

/** The diagnostics of a command that must fail. */
async function failureOf({ workspace }: TestStack, ...command: string[]): Promise<string> {
  const { exitCode, all = "" } = await workspace.start(command);
  assert.notEqual(exitCode, 0, all);
  assert.doesNotMatch(diagnostics(all), /^\s+at /m, "no stack trace");
  if (command[0] === "preview") assert.doesNotMatch(all, /HostCluster(Config|Fleet)/, "no resource is registered");
  return diagnostics(all);
}

describe("configuration in the engine", () => {
  const MISSPELLED = { "spectrocluster:maxRetry": "3" };

  it("warns of what is suspicious, and rejects what is wrong in one sentence and without a stack trace", () =>
    withStack({ program: PROGRAM, settings: { apiKey: undefined }, config: MISSPELLED }, async (stack) => {
      const { workspace, program, emulator } = stack;
      await workspace.setConfig(stackConfiguration({ apiKey: emulator.apiKey }));
      const shown = diagnostics(await stack.up());
      assert.match(shown, /warning: spectrocluster:maxRetry is not a setting .*; did you mean maxRetries\?/);
      assert.match(shown, /warning: spectrocluster:apiKey is stored in plain text .*pulumi config set --secret/);
      assert.ok(!shown.includes(emulator.apiKey));
      const requests = emulator.requests.length;

      await program('new Provider("east", { baseUrl: "https://east.example.com", apiKey: pulumi.output(" ") });');
      assert.match(await failureOf(stack, "preview"), /"east" is not configured.\s+The API key is missing/);

      // A transformation could set a provider.
      await program(`pulumi.runtime.registerStackTransformation(() => undefined);
        for (const declare of [() => { ${FLEET} }, () => HostClusterConfig.get("shared", "c1")]) {
          let error;
          try { declare(); } catch (thrown) { error = thrown; }
          if (!/is not configured/.test(error?.message)) throw new Error("this can be declared: " + declare);
        }
        ${PROGRAM}`);
      await workspace.run("config", "rm", configKey("baseUrl"));
      await workspace.setConfig({ "program:baseUrl": emulator.baseUrl });
      const missing = await failureOf(stack, "preview");
      assert.match(missing, /program:baseUrl is set\. Did you mean spectrocluster:baseUrl\?/);
      assert.equal(count(missing, /is not configured/g), 1, missing);

      await rm(path.join(workspace.programFolder, "node_modules/pulumi-spectrocluster"), { recursive: true });
      const advice = /Cannot find module 'pulumi-spectrocluster\/provider'\s[\s\S]*Install pulumi-spectrocluster\./;
      assert.match(await failureOf(stack, "destroy", "--yes"), advice);
      assert.equal(emulator.requests.length, requests);
    }));

  it("does not hide whether an argument is undefined or has no value", () =>
    withStack({ program: "" }, async (stack) => {
      const isUndefined = /is undefined\. Likely causes: a missing await or \.apply, a property that/;
      const hasNoValue =
        /clusterUid is required, but has no value: is it set, or did the resource that it comes from fail\?/;
      for (const [declaration, reason] of [
        ['HostClusterConfig("promise", { clusterUid: Promise.resolve({ uid: "c1" }).uid })', isUndefined],
        ['HostClusterConfig("output", { clusterUid: pulumi.output({ uid: "c1" }).id })', hasNoValue],
        ['HostClusterConfig("absent", {})', hasNoValue],
        ['HostClusterFleet("fleet", { clusters: undefined })', isUndefined],
      ] as const) {
        await stack.program(`new ${declaration};`);
        const { all = "" } = await stack.workspace.start(["preview"]);
        assert.match(all, reason);
      }
    }));

  it("is not needed if transformations of the stack and of a component set the provider", () => {
    const program = `
      const east = new Provider("east", { baseUrl: config.require("url"), apiKey: config.requireSecret("key") });
      const useEast = ({ props, opts, type }) =>
        type.includes("spectrocluster") ? { props, opts: { ...opts, provider: east } } : undefined;
      const parent = new pulumi.ComponentResource("app:Group", "app", {}, { transformations: [useEast] });
      new HostClusterConfig("inherited", { clusterUid: "c3", isHostCluster: true }, { parent });
      pulumi.runtime.registerStackTransformation(useEast);
      ${PROGRAM} ${FLEET}`;
    return withStack({ program, settings: { baseUrl: undefined, apiKey: undefined } }, async (stack) => {
      const { workspace, emulator, up } = stack;
      await workspace.setConfig({ "program:url": emulator.baseUrl }, { "program:key": emulator.apiKey });
      await up();
      assert.equal(emulator.patches.length, 3);
      await assertNothingToDo(stack);
    });
  });
});
