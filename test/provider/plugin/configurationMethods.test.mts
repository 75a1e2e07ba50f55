import assert from "node:assert/strict";
import { UNKNOWN } from "../../../provider/engine.js";
import { DEFAULT_PROVIDER, PROVIDER, secret, sharePlugin, urnOf, withPlugin } from "./pluginProcess.mjs";

const EXPLICIT = urnOf("east", PROVIDER);
const IGNORED = "is not a setting of pulumi-spectrocluster and is ignored";
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
      for (const [name, isDefault] of [
        ["east", false],
        ["defaultEast", false],
        ["default", true],
        ["default_0_1_0_beta_1", true],
        ["default_0_1_0_https_/example.com", true],
      ] as const) {
        const urn = urnOf(name, PROVIDER);
        const before = logged("warning").length;
        const { failures } = await checkConfig({ ...right, baseURL: "https://x", version: "0.1.0" }, urn);
        const failure = `Provider "${name}" has no setting baseURL; did you mean baseUrl?`;
        const message = `spectrocluster:baseURL ${IGNORED}; did you mean baseUrl?`;
        const expected = isDefault ? [[], [{ message, urn }]] : [[failure], []];
        assert.deepEqual([failures, logged("warning").slice(before)], expected);
      }
      // In a project with the name of the package, the settings of the program are in the same namespace.
      const urn = `urn:pulumi:dev::spectrocluster::${PROVIDER}::default`;
      const before = logged("warning").length;
      await checkConfig({ ...right, colourOfTheProgram: "red", base_url: "https://x" }, urn);
      assert.deepEqual(logged("warning").slice(before).length, 1, "only what is similar");
    }));

  it("tells engines without a handshake that secrets and previews are supported", () =>
    withPlugin(async ({ configure }) => {
      const response = await configure(right);
      assert.deepEqual([response.getAcceptsecrets(), response.getSupportspreview()], [true, true]);
    }));
});
