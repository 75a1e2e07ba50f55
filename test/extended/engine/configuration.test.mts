import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Emulator } from "../../emulator/index.mjs";
import { withStack } from "../../engine/stack.mjs";

const ONE = 'new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true });';

const THREE =
  'for (const uid of ["c1", "c2", "c3"]) new HostClusterConfig(uid, { clusterUid: uid, isHostCluster: true });';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const diagnostics = (text: string | undefined) => text?.split("Diagnostics:")[1] ?? "";

describe("configuration in the engine", function () {
  this.timeout(180_000);

  it("takes address, key and project from the environment", async () => {
    const emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" });
    const env = {
      SPECTROCLOUD_HOST: emulator.baseUrl,
      SPECTROCLOUD_APIKEY: `  ${emulator.apiKey}\n`,
      SPECTROCLOUD_PROJECT_UID: "p1",
    };
    try {
      const config = { "spectrocluster:baseUrl": undefined, "spectrocluster:apiKey": undefined };
      await withStack({ program: ONE, config, env }, async ({ workspace, up }) => {
        await up();
        assert.equal(emulator.patches[0]?.headers["apikey"], emulator.apiKey);
        assert.equal(emulator.patches[0]?.headers["projectuid"], "p1");
        assert.ok(!(await workspace.run("stack", "export", "--show-secrets")).includes(emulator.apiKey));
      });
    } finally {
      await emulator.stop();
    }
  });

  it("takes the key from a variable that is named, so that a new key needs no change of the stack", () =>
    withStack(
      {
        program: ONE,
        config: { "spectrocluster:apiKey": undefined, "spectrocluster:apiKeyEnvironmentVariable": "TEAM_KEY" },
        emulator: { apiKeys: ["team-key-1"] },
        env: { TEAM_KEY: "team-key-1" },
      },
      async ({ workspace, emulator, up }) => {
        await up();
        assert.equal(emulator.patches[0]?.headers["apikey"], "team-key-1");
        assert.ok(!(await workspace.run("stack", "export", "--show-secrets")).includes("team-key-1"));

        emulator.apiKeys.splice(0, 1, "team-key-2");
        workspace.env["TEAM_KEY"] = "team-key-2";
        await workspace.run("destroy", "--yes", "--skip-preview");
        assert.equal(emulator.patches[1]?.headers["apikey"], "team-key-2");
      },
    ));

  it("warns in a preview of a misspelled setting, a plain-text key and suspicious arguments, and quotes no secret", () =>
    withStack(
      {
        program: `
          new HostClusterConfig("prod", { clusterUid: "c1", clusterEndpoint: { type: "Ingress" } });
          new HostClusterConfig("secret", { clusterUid: "c2", isHostCluster: true, clusterEndpoint: {
            type: "Ingress", config: { ingressConfig: { host: pulumi.secret("https://hidden.example.com/") } } } });`,
        config: { "spectrocluster:maxRetry": "3", "spectrocluster:apiKey": undefined },
      },
      async ({ workspace, emulator }) => {
        await workspace.setConfig({ "spectrocluster:apiKey": emulator.apiKey });
        const shown = diagnostics(await workspace.run("preview"));
        assert.match(shown, /warning: spectrocluster:maxRetry is not a setting .*; did you mean maxRetries\?/);
        assert.match(shown, /warning: spectrocluster:apiKey is stored in plain text .*pulumi config set --secret/);
        assert.match(shown, /HostClusterConfig \(prod\):\s+warning: isHostCluster is omitted, which means false/);
        assert.match(shown, /warning: clusterEndpoint.config.ingressConfig.host .*the value given \(may be secret\)/);
        assert.ok(!shown.includes(emulator.apiKey));
        assert.doesNotMatch(shown, /hidden/);
      },
    ));

  it("rejects values that JSON cannot represent, together with all other invalid values", () =>
    withStack(
      {
        program: `
          const cycle = {}; cycle.name = cycle;
          new HostClusterConfig("prod", {
            clusterUid: "c1",
            isHostCluster: () => true,
            clusterGroup: new Map(),
            hostCluster: { kind: new Date(0), name: 1n, uid: cycle },
            clusterEndpoint: { type: "Ingres", config: {
              ingressConfig: { port: NaN }, loadBalancerConfig: { externalIPs: ["a", , "b"] } } },
          });`,
      },
      async ({ workspace, emulator }) => {
        const { exitCode, all } = await workspace.start(["preview"]);
        assert.notEqual(exitCode, 0);
        const shown = diagnostics(all);
        assert.equal(count(shown, /error:/g), 1);
        for (const line of [
          "isHostCluster must be a JSON value, not a function",
          "clusterGroup must be a JSON value, not a Map",
          "hostCluster.kind must be a JSON value, not a Date",
          "hostCluster.name must be a JSON value, not a bigint",
          "hostCluster.uid.name.name must not contain itself",
          'clusterEndpoint.type must be "Ingress" or "LoadBalancer", not "Ingres"; did you mean "Ingress"?',
          "clusterEndpoint.config.ingressConfig.port must be a JSON value, not NaN",
          "clusterEndpoint.config.loadBalancerConfig.externalIPs[1] is undefined",
        ]) {
          assert.ok(shown.includes(`- ${line}`), `${line}\n${shown}`);
        }
        assert.doesNotMatch(shown, / at /, "no stack trace");
        assert.equal(emulator.requests.length, 0);
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
          /baseUrl of Provider "east" uses plain http.* set allowInsecureHttp of Provider "east" to true/,
        ],
      ] as const) {
        await program(code);
        const { exitCode, all } = await workspace.start(["preview"]);
        assert.notEqual(exitCode, 0, name);
        assert.match(diagnostics(all), message, `${name}: ${all}`);
        assert.doesNotMatch(diagnostics(all), /^\s+at /m, name);
      }
    }));

  it("reports missing settings once, with the command that sets them, and sends nothing", () =>
    withStack(
      { program: THREE, config: { "spectrocluster:baseUrl": undefined, "spectrocluster:apiKey": undefined } },
      async ({ workspace, emulator }) => {
        const { exitCode, all } = await workspace.start(["preview"]);
        assert.notEqual(exitCode, 0);
        const shown = diagnostics(all);
        assert.equal(count(shown, /error:/g), 1);
        assert.match(
          shown,
          /The address of the service is missing.\s+Set it: pulumi config set spectrocluster:baseUrl https/,
        );
        assert.match(
          shown,
          /The API key is missing.\s+Set it: pulumi config set --secret spectrocluster:apiKey {3}\(or/,
        );
        assert.doesNotMatch(shown, / at /, "no stack trace");
        assert.equal(emulator.requests.length, 0);
      },
    ));

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
      assert.match(diagnostics(all), /Cannot find module 'pulumi-spectrocluster\/provider'/);
      assert.doesNotMatch(diagnostics(all), /^\s+at /m);
      assert.equal(emulator.requests.length, requests);
    }));

  it("reports every error of a resource at once, and hides all values if one is secret", () =>
    withStack(
      {
        program: `new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: "yes", hostcluster: {}, clusterEndpoint: {
          type: pulumi.secret("hunter2-is-no-type"),
          config: { ingressConfig: pulumi.secret({ port: 70001 }), loadBalancerConfig: null } } });`,
      },
      async ({ workspace, emulator }) => {
        const { exitCode, all = "" } = await workspace.start(["preview"]);
        assert.notEqual(exitCode, 0);
        for (const line of [
          "isHostCluster must be true or false, not the value given (may be secret)",
          "hostcluster is not a known member; did you mean hostCluster?",
          'clusterEndpoint.type must be "Ingress" or "LoadBalancer", not the value given (may be secret)',
          "clusterEndpoint.config.ingressConfig.port must be a whole number from 1 to 65535, not the value given (may be secret)",
          "clusterEndpoint.config.loadBalancerConfig must be an object",
        ]) {
          assert.ok(diagnostics(all).includes(`has a problem: ${line}`), line);
        }
        assert.doesNotMatch(all, /hunter2|70001|<nil>/);
        assert.equal(emulator.requests.length, 0);
      },
    ));

  it("stores secret arguments encrypted", () =>
    withStack(
      {
        program: `new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true, clusterEndpoint: {
          type: "Ingress", config: { ingressConfig: { host: pulumi.secret("hidden.example.com") } } } });`,
      },
      async ({ workspace, emulator, up, resources }) => {
        await up();
        assert.match(JSON.stringify(emulator.patches[0]?.body), /hidden\.example\.com/);
        assert.doesNotMatch(await workspace.run("stack", "export"), /hidden\.example\.com/);
        const [resource] = await resources();
        assert.deepEqual(Object.keys(resource?.inputs ?? {}).sort(), [
          "__hasSecrets",
          "__owner",
          "__provider",
          "clusterEndpoint",
          "clusterUid",
          "isHostCluster",
        ]);
        assert.match(await up(), /2 unchanged/);
      },
    ));

  it("reports two resources for one cluster with both names, also if its UID is an output", () =>
    withStack({ program: "" }, async ({ program, failingUp, emulator }) => {
      for (const uid of ['"c1"', 'pulumi.output("c1")']) {
        await program(
          `new HostClusterConfig("a", { clusterUid: "c1" }); new HostClusterConfig("b", { clusterUid: ${uid} });`,
        );
        assert.match(await failingUp(), /HostClusterConfig "a" and HostClusterConfig "b" both declare cluster "c1"/);
        assert.ok(emulator.patches.length <= 1);
      }
    }));
});
