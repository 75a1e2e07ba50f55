import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import path from "node:path";
import { withStack } from "../../engine/stack.mjs";

const ONE = 'new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true });';

const THREE =
  'for (const uid of ["c1", "c2", "c3"]) new HostClusterConfig(uid, { clusterUid: uid, isHostCluster: true });';
const diagnostics = (text: string | undefined) => text?.split("Diagnostics:")[1] ?? "";

describe("configuration in the engine", () => {
  it("takes address, key and project from the environment", () =>
    withStack(
      { program: ONE, config: { "spectrocluster:baseUrl": undefined, "spectrocluster:apiKey": undefined } },
      async ({ workspace, emulator, up }) => {
        Object.assign(workspace.env, {
          SPECTROCLOUD_HOST: emulator.baseUrl,
          SPECTROCLOUD_APIKEY: `  ${emulator.apiKey}\n`,
          SPECTROCLOUD_PROJECT_UID: "p1",
        });
        await up();
        const { headers } = emulator.patches[0] ?? {};
        assert.deepEqual([headers?.["apikey"], headers?.["projectuid"]], [emulator.apiKey, "p1"]);
        assert.ok(!(await workspace.run("stack", "export", "--show-secrets")).includes(emulator.apiKey));
      },
    ));

  it("warns in a preview of a misspelled setting, a plain-text key and suspicious arguments, and quotes no secret", () =>
    withStack(
      {
        program: `
          new HostClusterConfig("prod", { clusterUid: "c1", clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "x:y" } } } });
          new HostClusterConfig("secret", { clusterUid: "c2", isHostCluster: true, clusterEndpoint: {
            type: "Ingress", config: { ingressConfig: { host: pulumi.secret("https://hidden.example.com/") } } } });`,
        config: { "spectrocluster:maxRetry": "3", "spectrocluster:apiKey": undefined },
      },
      async ({ workspace, emulator }) => {
        await workspace.setConfig({ "spectrocluster:apiKey": emulator.apiKey });
        const shown = diagnostics(await workspace.run("preview"));
        assert.match(shown, /warning: spectrocluster:maxRetry is not a setting .*; did you mean maxRetries\?/);
        assert.match(shown, /warning: spectrocluster:apiKey is stored in plain text .*pulumi config set --secret/);
        assert.match(shown, /warning: HostClusterConfig "prod": clusterEndpoint\.config\.ingressConfig\.host is "x:y"/);
        assert.match(
          shown,
          /warning: HostClusterConfig "secret": .*ingressConfig\.host .*the value given \(may be secret\)/,
        );
        assert.ok(!shown.includes(emulator.apiKey));
        assert.doesNotMatch(shown, /hidden/);
      },
    ));

  it("rejects a program in one sentence and without a stack trace", () =>
    withStack({ program: "" }, async ({ workspace, program }) => {
      for (const [name, code, message] of [
        [
          "the option import",
          'new HostClusterConfig("prod", { clusterUid: "c1" }, { import: "c1" });',
          /HostClusterConfig "prod" has the option import, .*declaring a cluster adopts/,
        ],
        [
          "an output for all arguments",
          'new HostClusterConfig("prod", pulumi.output({ clusterUid: "c1" }));',
          /The arguments of HostClusterConfig "prod" are an output or a promise\. Pass an object/,
        ],
        [
          "a key that turns out to be blank",
          'new Provider("east", { baseUrl: "https://east.example.com", apiKey: pulumi.output(" ") });',
          /Provider "east" is not configured.\s+The API key is missing/,
        ],
        [
          "a setting that does not exist",
          'new Provider("east", { apikey: "k" });',
          /Provider "east" has no setting apikey; did you mean apiKey\?/,
        ],
        [
          "a missing key",
          'new Provider("east", { baseUrl: "https://east.example.com" });',
          /Provider "east" is not configured.\s+The API key is missing/,
        ],
        [
          "plain http",
          'new Provider("east", { baseUrl: "http://east.example.com", apiKey: "k" });',
          /baseUrl of Provider "east" uses plain http[\s\S]* set allowInsecureHttp of Provider "east" to true/,
        ],
      ] as const) {
        await program(code);
        const { exitCode, all } = await workspace.start(["preview"]);
        assert.notEqual(exitCode, 0, name);
        assert.match(diagnostics(all), message, `${name}: ${all}`);
        assert.doesNotMatch(diagnostics(all), /^\s+at /m, name);
      }
    }));

  it("suggests the prefix for a setting that was set without it", () =>
    withStack(
      { program: THREE, config: { "spectrocluster:baseUrl": undefined, baseUrl: "https://api.example.com" } },
      async ({ workspace }) => {
        const { exitCode, all } = await workspace.start(["preview"]);
        assert.notEqual(exitCode, 0);
        assert.match(diagnostics(all), /program:baseUrl is set\. Did you mean spectrocluster:baseUrl\?/);
      },
    ));

  it("names the package if it is not installed any more, and changes nothing", () =>
    withStack({ program: THREE }, async ({ workspace, up, emulator }) => {
      await up();
      const requests = emulator.requests.length;
      await rm(path.join(workspace.programFolder, "node_modules/pulumi-spectrocluster"), { recursive: true });
      const { exitCode, all } = await workspace.start(["destroy", "--yes"]);
      assert.notEqual(exitCode, 0);
      assert.match(diagnostics(all), /Cannot find module 'pulumi-spectrocluster\/provider'\s[\s\S]*Run npm install\./);
      assert.doesNotMatch(diagnostics(all), /^\s+at /m);
      assert.equal(emulator.requests.length, requests);
    }));
});
