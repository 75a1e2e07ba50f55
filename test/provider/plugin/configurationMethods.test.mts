import assert from "node:assert/strict";
import { UNKNOWN } from "../../../provider/engine/unknown.js";
import { DEFAULT_PROVIDER, type Plugin, PROVIDER, secret, sharePlugin, urnOf, withPlugin } from "./pluginProcess.mjs";

const EXPLICIT = urnOf("east", PROVIDER);
const on = { clusterUid: "c1", isHostCluster: true };
const right = { baseUrl: "https://api.example.com", apiKey: secret("key-0123") };

describe("the plugin's configuration", function () {
  this.timeout(180_000);
  sharePlugin();

  const run = (test: (plugin: Plugin) => Promise<void>, env?: Record<string, string>) =>
    withPlugin(test, undefined, env);

  it("keeps secrets secret, the key also if it is plain text, and the members that the engine adds", () =>
    run(async ({ checkConfig, logged }) => {
      for (const urn of [DEFAULT_PROVIDER, EXPLICIT]) {
        for (const [settings, inputs = settings] of [
          [right],
          [{ ...right, apiKey: "key-0123" }, right],
          [{ ...right, baseUrl: secret("https://api.example.com"), projectUid: secret("p") }],
          [{ ...right, version: "0.1.0", pluginDownloadURL: "https://example.com" }],
          // Unknown settings are not validated.
          [{ ...right, baseUrl: UNKNOWN }],
          [{ ...right, apiKey: secret(UNKNOWN) }],
          [{ ...right, maxRetries: UNKNOWN }],
        ]) {
          assert.deepEqual(await checkConfig(settings ?? {}, urn), { inputs, failures: [] });
        }
      }
      assert.deepEqual(logged("warning"), []);
    }));

  it("reports missing settings and their remedies as one failure", () =>
    run(async ({ checkConfig }) => {
      assert.deepEqual((await checkConfig({})).failures, [
        "pulumi-spectrocluster is not configured.\n" +
          "The address of the service is missing.\n" +
          "  Set it: pulumi config set spectrocluster:baseUrl https://api.example.com" +
          "   (or the environment variable SPECTROCLOUD_HOST)\n" +
          "The API key is missing.\n" +
          "  Set it: pulumi config set --secret spectrocluster:apiKey" +
          "   (or the environment variable SPECTROCLOUD_APIKEY)",
      ]);
      assert.deepEqual((await checkConfig({ baseUrl: "https://api.example.com" }, EXPLICIT)).failures, [
        'Provider "east" is not configured.\n' +
          "The API key is missing.\n" +
          '  Set the argument apiKey of Provider "east"   (or the environment variable SPECTROCLOUD_APIKEY)',
      ]);
    }));

  it("does not store settings from the environment", () =>
    run(
      async ({ checkConfig }) => {
        assert.deepEqual(await checkConfig({}), { inputs: {}, failures: [] });
        assert.deepEqual(await checkConfig({}, EXPLICIT), { inputs: {}, failures: [] });
      },
      { SPECTROCLOUD_HOST: "api.example.com", SPECTROCLOUD_APIKEY: "key-0123" },
    ));

  describe("with an unknown setting", () => {
    const misspelled = { ...right, baseURL: "https://x" };
    const url = "https_/example.com";

    for (const [name, version] of [
      ["east", undefined],
      ["default_east", undefined],
      ["default_east", "0.1.0"],
      ["default", "0.1.0"],
      ["default_0_2_0", "0.1.0"],
      ["default_0_1_0_east", "0.1.0"],
      ["default_0_1_0-beta_1", "0.1.0"],
    ] as const) {
      it(`fails in the explicit provider ${name}, version ${version}`, () =>
        run(async ({ checkConfig, logged }) => {
          const { failures } = await checkConfig({ ...misspelled, ...(version && { version }) }, urnOf(name, PROVIDER));
          assert.deepEqual(failures, [`Provider "${name}" has no setting baseURL; did you mean baseUrl?`]);
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
      it(`warns in the default provider ${name}, version ${version}`, () =>
        run(async ({ checkConfig, logged }) => {
          const urn = urnOf(name, PROVIDER);
          const settings = { ...misspelled, ...(version && { version }) };
          assert.deepEqual(await checkConfig(settings, urn), { inputs: settings, failures: [] });
          const ignored = "spectrocluster:baseURL is not a setting of pulumi-spectrocluster and is ignored";
          assert.deepEqual(logged("warning"), [{ message: `${ignored}; did you mean baseUrl?`, urn }]);
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
    run(async ({ configure, check, create, read }) => {
      assert.deepEqual(await configure({}), { acceptSecrets: true, supportsPreview: true });
      const missing = /^pulumi-spectrocluster is not configured.\nThe address .*\n.*\nThe API key is missing/;
      assert.match((await check(on)).failures.join(), missing);
      await assert.rejects(create(on), { details: missing });
      await assert.rejects(read("c1", { ...on, __service: "s" }), {
        details: /a refresh uses the settings stored in state/,
      });
    }));

  it("is an error of each later method if the engine attaches two of them", () =>
    run(async ({ attach, configure, check, create, delete: remove, invoke, engine }) => {
      await configure(right, EXPLICIT);
      await attach(engine.address);
      await configure(right, EXPLICIT);
      assert.deepEqual((await check(on)).failures, []);
      for (const other of [[right], [{ ...right, maxRetries: 0 }, EXPLICIT]] as const) {
        await attach(engine.address);
        await configure(...(other as unknown as Parameters<typeof configure>));
        const two = /^One process of the plugin has received two different configurations in one run/;
        assert.match((await check(on)).failures.join(), two);
        for (const call of [create(on), invoke("spectrocluster:index:getClusterSearchInputs")]) {
          await assert.rejects(call, { details: two });
        }
      }
      // It needs no settings.
      await remove(on);
    }));
});
