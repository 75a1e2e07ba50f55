import assert from "node:assert/strict";
import {
  DEFAULT_PROVIDER,
  type Plugin,
  PROVIDER,
  secret,
  sharePlugin,
  UNKNOWN,
  urnOf,
  withPlugin,
} from "./pluginProcess.mjs";

const EXPLICIT = urnOf("east", PROVIDER);
const right = { baseUrl: "https://api.example.com", apiKey: secret("key-0123") };

describe("the plugin's configuration", function () {
  this.timeout(60_000);
  sharePlugin();

  const run = (test: (plugin: Plugin) => Promise<void>, env?: Record<string, string>) =>
    withPlugin(test, undefined, env);

  it("accepts an address and a key, and keeps the key secret", () =>
    run(async ({ checkConfig, logged }) => {
      assert.deepEqual(await checkConfig(right), { inputs: right, failures: [] });
      // Also if the key is plain text in the stack configuration.
      assert.deepEqual((await checkConfig({ ...right, apiKey: "key-0123" })).inputs, right);
      assert.deepEqual(await checkConfig(right, EXPLICIT), { inputs: right, failures: [] });
      assert.deepEqual(logged("warning"), []);
    }));

  it("preserves secrets", () =>
    run(async ({ checkConfig }) => {
      const settings = {
        baseUrl: secret("https://api.example.com"),
        apiKey: secret("key-0123"),
        projectUid: secret("p"),
      };
      assert.deepEqual(await checkConfig(settings), { inputs: settings, failures: [] });
    }));

  it("reports missing settings and their remedies as one failure", () =>
    run(async ({ checkConfig }) => {
      const { failures } = await checkConfig({});
      assert.deepEqual(failures, [
        {
          property: "",
          reason:
            "pulumi-spectrocluster is not configured.\n" +
            "The address of the service is missing.\n" +
            "  Set it: pulumi config set spectrocluster:baseUrl https://api.example.com" +
            "   (or the environment variable SPECTROCLOUD_HOST)\n" +
            "The API key is missing.\n" +
            "  Set it: pulumi config set --secret spectrocluster:apiKey" +
            "   (or the environment variable SPECTROCLOUD_APIKEY)",
        },
      ]);
      const explicit = await checkConfig({ baseUrl: "https://api.example.com" }, EXPLICIT);
      assert.deepEqual(
        explicit.failures.map(({ reason }) => reason),
        [
          'Provider "east" is not configured.\n' +
            "The API key is missing.\n" +
            '  Set the argument apiKey of Provider "east"   (or the environment variable SPECTROCLOUD_APIKEY)',
        ],
      );
    }));

  it("does not store settings from the environment", () =>
    run(
      async ({ checkConfig }) => {
        assert.deepEqual(await checkConfig({}), { inputs: {}, failures: [] });
        assert.deepEqual(await checkConfig({}, EXPLICIT), { inputs: {}, failures: [] });
      },
      { SPECTROCLOUD_HOST: "api.example.com", SPECTROCLOUD_APIKEY: "key-0123" },
    ));

  it("does not validate unknown settings", () =>
    run(async ({ checkConfig }) => {
      for (const settings of [
        { baseUrl: UNKNOWN, apiKey: secret("key-0123") },
        { baseUrl: "https://api.example.com", apiKey: secret(UNKNOWN) },
        { ...right, maxRetries: UNKNOWN },
      ]) {
        assert.deepEqual(await checkConfig(settings, EXPLICIT), { inputs: settings, failures: [] });
      }
    }));

  it("reports an unknown setting as a warning in the stack configuration and as a failure in an explicit provider", () =>
    run(async ({ checkConfig, logged }) => {
      const settings = { ...right, baseURL: "https://x" };
      assert.deepEqual(await checkConfig(settings), { inputs: settings, failures: [] });
      assert.deepEqual(logged("warning"), [
        {
          message:
            "spectrocluster:baseURL is not a setting of pulumi-spectrocluster and is ignored; did you mean baseUrl?",
          urn: DEFAULT_PROVIDER,
        },
      ]);
      assert.deepEqual((await checkConfig(settings, EXPLICIT)).failures, [
        { property: "", reason: 'Provider "east" has no setting baseURL; did you mean baseUrl?' },
      ]);
      assert.equal(logged("warning").length, 1);
    }));

  describe("of an explicit provider with a name like that of a default provider", () => {
    const misspelled = { ...right, baseURL: "https://x" };
    const url = "https_/example.com";

    for (const [name, version] of [
      ["default_east", undefined],
      ["default_east", "0.1.0"],
      ["default", "0.1.0"],
      ["default_0_2_0", "0.1.0"],
      ["default_0_1_0_east", "0.1.0"],
      ["default_0_1_0-beta_1", "0.1.0"],
    ] as const) {
      it(`fails with a misspelled setting: ${name}, version ${version}`, () =>
        run(async ({ checkConfig, logged }) => {
          const { failures } = await checkConfig({ ...misspelled, ...(version && { version }) }, urnOf(name, PROVIDER));
          assert.deepEqual(failures, [
            { property: "", reason: `Provider "${name}" has no setting baseURL; did you mean baseUrl?` },
          ]);
          assert.deepEqual(logged("warning"), []);
        }));
    }

    for (const [name, version] of [
      ["default", undefined],
      ["default_0_1_0", undefined],
      ["default_0_1_0", "0.1.0"],
      ["default_0_1_0_beta_1", "0.1.0-beta.1"],
      [`default_0_1_0_${url}`, "0.1.0"],
      [`default_${url}`, undefined],
    ] as const) {
      it(`is distinct from the default provider ${name}, version ${version}, which logs a warning`, () =>
        run(async ({ checkConfig, logged }) => {
          const { failures } = await checkConfig({ ...misspelled, ...(version && { version }) }, urnOf(name, PROVIDER));
          assert.deepEqual(failures, []);
          assert.equal(logged("warning").length, 1);
        }));
    }
  });

  it("ignores the settings of a program in a project that has the name of the package", () =>
    run(async ({ checkConfig, logged }) => {
      const urn = `urn:pulumi:dev::spectrocluster::${PROVIDER}::default`;
      await checkConfig({ ...right, colourOfTheProgram: "red" }, urn);
      assert.deepEqual(logged("warning"), []);
      await checkConfig({ ...right, apikey: "key-0123" }, urn);
      assert.match(logged("warning")[0]?.message ?? "", /did you mean apiKey\?/);
    }));

  it("returns the members that the engine adds", () =>
    run(async ({ checkConfig, logged }) => {
      const settings = { ...right, version: "0.1.0", pluginDownloadURL: "https://example.com" };
      for (const urn of [DEFAULT_PROVIDER, EXPLICIT]) {
        assert.deepEqual(await checkConfig(settings, urn), { inputs: settings, failures: [] });
      }
      assert.deepEqual(logged("warning"), []);
    }));

  it("is updated without replacing resources", () =>
    run(async ({ diffConfig }) => {
      const same = { changes: "none", replaces: [], detailed: undefined, diffs: [] };
      assert.deepEqual(await diffConfig(right, right), same);
      assert.deepEqual(await diffConfig(right, { ...right, apiKey: "key-0123" }), same);
      const other = { ...right, baseUrl: "https://other.example.com" };
      assert.deepEqual(await diffConfig(right, other), { ...same, changes: "some", diffs: ["baseUrl"] });
      const less = { baseUrl: right.baseUrl, projectUid: "p" };
      assert.deepEqual(await diffConfig(right, less), { ...same, changes: "some", diffs: ["apiKey", "projectUid"] });
    }));

  it("is stored by configure without validation; the methods that use it report problems", () =>
    run(async ({ configure, check, create, delete: remove }) => {
      assert.deepEqual(await configure({}), { acceptSecrets: true, supportsPreview: true });
      const inputs = { clusterUid: "c1", isHostCluster: true };
      const missing = /^pulumi-spectrocluster is not configured.\nThe address .*\n.*\nThe API key is missing/;
      assert.match((await check(inputs)).failures[0]?.reason ?? "", missing);
      await assert.rejects(create(inputs), { details: missing });
      await assert.rejects(remove(inputs), { details: /add --run-program, with the resource still in the program/ });
    }));

  it("is an error of each later method if one plugin receives two of them in one run", () =>
    run(async ({ attach, configure, check, create, delete: remove, invoke }) => {
      const inputs = { clusterUid: "c1", isHostCluster: true };
      await configure({ baseUrl: "https://api.example.com", apiKey: "key-0123" }, EXPLICIT);
      await configure({ baseUrl: "https://api.example.com", apiKey: "key-0123" }, EXPLICIT);
      assert.deepEqual((await check(inputs)).failures, []);
      await configure(right);
      const two = /^One process of the plugin has received two different configurations in one run/;
      assert.match((await check(inputs)).failures[0]?.reason ?? "", two);
      const calls = [create(inputs), remove(inputs), invoke("spectrocluster:index:getClusterSearchInputs")];
      for (const call of calls) await assert.rejects(call, { details: two });
      // The plugin outlives the run.
      await attach("127.0.0.1:2");
      await configure(right);
      assert.deepEqual((await check(inputs)).failures, []);
      // Each provider of the run attaches.
      await attach("127.0.0.1:2");
      await configure({ ...right, maxRetries: 0 });
      assert.match((await check(inputs)).failures[0]?.reason ?? "", two);
    }));
});
