import assert from "node:assert/strict";
import { UNKNOWN } from "../../../provider/engine/unknown.js";
import { DEFAULT_PROVIDER, PROVIDER, secret, sharePlugin, urnOf, withPlugin } from "./pluginProcess.mjs";

const EXPLICIT = urnOf("east", PROVIDER);
const on = { clusterUid: "c1", isHostCluster: true };
const right = { baseUrl: "https://api.example.com", apiKey: secret("key-0123") };

describe("the plugin's configuration", () => {
  sharePlugin();

  it("keeps secrets secret, the key also if it is plain text, and the members that the engine adds", () =>
    withPlugin(async ({ checkConfig, logged }) => {
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

  it("is reported with the name of an explicit provider if a setting is missing", () =>
    withPlugin(async ({ checkConfig }) => {
      const { failures } = await checkConfig({ baseUrl: right.baseUrl }, EXPLICIT);
      assert.match(failures.join(), /^Provider "east" is not .*\nThe API key .*\n.* apiKey of Provider "east"/);
    }));

  it("with an unknown setting fails in an explicit provider, and warns in a default one", () =>
    withPlugin(async ({ checkConfig, logged }) => {
      const url = "https_/example.com";
      for (const { name, version, isDefault = false } of [
        { name: "east" },
        { name: "default_east", version: "0.1.0" },
        { name: "default", version: "0.1.0" },
        { name: "default_0_1_0_east", version: "0.1.0" },
        { name: "default", isDefault: true },
        { name: "default_0_1_0", isDefault: true },
        { name: "default_0_1_0", version: "0.1.0", isDefault: true },
        { name: "default_0_1_0_beta_1", version: "0.1.0-beta.1", isDefault: true },
        { name: `default_0_1_0_${url}`, version: "0.1.0", isDefault: true },
        { name: `default_${url}`, isDefault: true },
      ]) {
        const urn = urnOf(name, PROVIDER);
        const settings = { ...right, baseURL: "https://x", ...(version && { version }) };
        const before = logged("warning").length;
        const { failures } = await checkConfig(settings, urn);
        const ignored = "spectrocluster:baseURL is not a setting of pulumi-spectrocluster and is ignored";
        const failure = `Provider "${name}" has no setting baseURL; did you mean baseUrl?`;
        assert.deepEqual(
          [failures, logged("warning").slice(before)],
          isDefault ? [[], [{ message: `${ignored}; did you mean baseUrl?`, urn }]] : [[failure], []],
        );
      }
      // In a project with the name of the package, the settings of the program are in the same namespace.
      const urn = `urn:pulumi:dev::spectrocluster::${PROVIDER}::default`;
      const before = logged("warning").length;
      await checkConfig({ ...right, colourOfTheProgram: "red" }, urn);
      assert.equal(logged("warning").length, before);
    }));

  it("is an error of each later method if the engine attaches two of them", () =>
    withPlugin(async ({ attach, configure, check, create, delete: remove, invoke, engine }) => {
      await configure(right, EXPLICIT);
      await attach(engine.address);
      const response = await configure(right, EXPLICIT);
      // For engines without a handshake.
      assert.deepEqual([response.getAcceptsecrets(), response.getSupportspreview()], [true, true]);
      assert.deepEqual((await check(on)).failures, []);
      for (const other of [[right], [{ ...right, maxRetries: 0 }, EXPLICIT]] as Parameters<typeof configure>[]) {
        await attach(engine.address);
        await configure(...other);
        const two = /^One process of the plugin has received two different configurations in one run/;
        assert.match((await check(on)).failures.join(), two);
        for (const call of [create(on), invoke("spectrocluster:index:getClusterSearchInputs")]) {
          await assert.rejects(call, { details: two });
        }
      }
      // It needs no settings.
      await remove("c1", on);
    }));
});
