import assert from "node:assert/strict";
import { resolveSettings } from "../../provider/configuration/index.js";
import { errorOf } from "../support/errorOf.mjs";
import { assertKeyNowhere, plantKey } from "../support/plantedKey.mjs";

describe("the API key is not in the configuration error if it", () => {
  const key = plantKey();
  const inUrl = encodeURIComponent(key);
  for (const [name, values] of [
    ["cannot be sent", { apiKey: `${key}\n${key}` }],
    ["is set as the name of a variable", { apiKeyEnvironmentVariable: key }],
    ["is set twice", { apiKey: key, apiKeyEnvironmentVariable: key }],
    ["is part of the base URL", { apiKey: key, baseUrl: `https://k.example.com/?key=${inUrl}` }],
    ["is the user name in the base URL", { apiKey: key, baseUrl: `https://${inUrl}@k.example.com` }],
    ["is set as the certificate", { apiKey: key, caCertificate: key }],
  ] as const) {
    it(name, async () => {
      const configure = async () => resolveSettings({ baseUrl: "https://api.example.com", ...values }, {});
      const error = await errorOf(configure());
      assert.equal(error.name, "ConfigurationError");
      await assertKeyNowhere(key, { contents: { error } });
    });
  }
});
