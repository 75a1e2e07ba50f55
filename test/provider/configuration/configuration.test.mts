import assert from "node:assert/strict";
import { examineSettings, resolveSettings, type SettingValues } from "../../../provider/configuration/index.js";
import { isInNoProxy } from "../../../provider/configuration/proxy.js";
import { ConfigurationError } from "../../../provider/errors.js";
import { formatValue } from "../../../provider/messages/values.js";
import { createAuthority } from "../../emulator/certificates.mjs";
import { plantKey } from "../../support/plantedKey.mjs";
import { rowsIn } from "../../support/rows.mjs";
import { environment, variableOf } from "../../support/settings.mjs";

const rows: {
  wrong: [name: string, expected: string, ...values: unknown[]][];
  baseUrl: [text: string, result: string, advice?: string][];
} = rowsIn("settings.yaml", import.meta.url);

const SET_KEY =
  "Set it: pulumi config set --secret spectrocluster:apiKey   (or the environment variable SPECTROCLOUD_APIKEY)";
const SET_URL =
  "Set it: pulumi config set spectrocluster:baseUrl https://api.example.com   (or the environment variable SPECTROCLOUD_HOST)";

const given: SettingValues = { baseUrl: "https://api.example.com", apiKey: "key-0123" };

/** The message of the error that the values produce. */
function problems(values: SettingValues, variables: Record<string, string> = {}, providerName?: string): string {
  try {
    resolveSettings(values, variables, providerName);
  } catch (error) {
    assert.ok(error instanceof ConfigurationError);
    return error.message;
  }
  return assert.fail("the values are accepted");
}

describe("resolveSettings", () => {
  it("prefers given values to the environment, and ignores blank values", () => {
    const variables = environment({ baseUrl: "env.example.com", apiKey: " env-key-0\n", projectUid: "  " });
    assert.equal(resolveSettings(given, variables).apiKey, "key-0123");
    const { baseUrl, apiKey, apiKeyInState, projectUid } = resolveSettings({ baseUrl: " ", apiKey: "" }, variables);
    assert.deepEqual([baseUrl, apiKey], ["https://env.example.com", "env-key-0"]);
    assert.deepEqual([apiKeyInState, projectUid], [false, undefined]);
  });

  it("accepts numbers and booleans as values and as text", () => {
    const values = { maxRetries: 0, requestTimeoutSeconds: "5", allowInsecureHttp: "true", readInPreview: true };
    const parsed = { maxRetries: 0, requestTimeoutSeconds: 5, allowInsecureHttp: true, readInPreview: true };
    assert.deepEqual(resolveSettings({ ...given, ...values }, {}), { ...resolveSettings(given, {}), ...parsed });
  });

  for (const [name, expected, ...values] of rows.wrong) {
    it(`reports a wrong type or value of ${name} with key, value and remedy`, () => {
      for (const value of values) {
        const { apiKey } = name === "apiKeyEnvironmentVariable" ? { apiKey: undefined } : given;
        const variables = environment({ apiKey: "key-0123" });
        const { problems } = examineSettings({ ...given, apiKey, [name]: value }, variables);
        const message = `spectrocluster:${name} must be ${expected}, not ${formatValue(value)}.`;
        assert.deepEqual([problems.length, problems[0]?.setting, problems[0]?.message], [1, name, message]);
        assert.match(problems[0]?.advice ?? "", new RegExp(`^Set it: pulumi config set spectrocluster:${name} \\S`));
      }
    });
  }

  it("advises what a value means, or else the default of a setting that has one, never the riskier value", () => {
    for (const [name, advised, ...values] of [
      ["allowInsecureHttp", "true", "yes", "TRUE", "on", "1", 1, "y", "enabled"],
      ["allowInsecureHttp", "false", "no", "False", "off", "0", "n", "disabled", "maybe", "https"],
      ["reads", "off", "Off"],
      ["reads", "auto", "on", true, "AUTO", "never"],
      ["maxRetries", "8", "on"],
    ] as const) {
      for (const value of values) {
        const [{ advice } = assert.fail(name)] = examineSettings({ ...given, [name]: value }, {}).problems;
        assert.equal(advice, `Set it: pulumi config set spectrocluster:${name} ${advised}`, String(value));
      }
    }
    const ofProvider = problems({ ...given, strictArguments: "yes" }, {}, "east");
    assert.match(ofProvider, /\n {2}Set the argument strictArguments of Provider "east" to true {3}\(or the env/);
    const ofVariable = examineSettings(undefined, environment({ ...given, strictArguments: "yes" })).problems;
    assert.equal(ofVariable[0]?.advice, "Set the environment variable SPECTROCLOUD_STRICT_ARGUMENTS to true.");
  });

  it("reports quotes in a value, which an env file may have, without the value of the key", () => {
    for (const [name, value] of [
      ["baseUrl", '"https://api.example.com'],
      ["apiKey", "“key-0123”"],
      ["apiKey", "`key-0123'"],
      ["strictArguments", "'true'"],
    ] as const) {
      const variables = environment({ ...given, [name]: value });
      const found = examineSettings(undefined, variables).problems;
      const subject = `${name === "apiKey" ? "The API key from the" : "The"} environment variable ${variableOf(name)}`;
      const advice = "Remove the quotes.";
      assert.deepEqual(found, [{ setting: name, message: `${subject} is in quotes.`, advice }]);
    }
    // Without its quotes, the key may be in other settings as well.
    const { settings } = examineSettings({ baseUrl: given.baseUrl, apiKey: '"key-0123"', projectUid: "key-0123" }, {});
    assert.equal(settings.apiKey, "key-0123");
    const named = { baseUrl: given.baseUrl, apiKeyEnvironmentVariable: "TEAM_KEY" };
    assert.match(problems(named, { TEAM_KEY: "'key-0123'" }), /from the environment variable TEAM_KEY is in quotes\./);
  });

  it("asks about the environment variable if an argument of a provider is undefined", () => {
    for (const [name, values] of [
      ["apiKey", { baseUrl: given.baseUrl, apiKey: undefined }],
      ["baseUrl", { ...given, baseUrl: undefined }],
    ] as const) {
      const message = `The argument ${name} of Provider "west" is undefined.`;
      const hint = "Is what the program reads it from set, for example an environment variable?";
      assert.equal(problems(values, {}, "west"), `Provider "west" is not configured.\n${message}\n  ${hint}`);
    }
    assert.match(problems({ baseUrl: given.baseUrl }, {}, "west"), /\nThe API key is missing\.\n {2}Set the argument/);
    assert.match(problems({ ...given, apiKey: undefined }), /\nThe API key is missing\.\n {2}Set it: pulumi config/);
  });

  it("accepts certificates in one line, with the two characters of an escape for each end of a line", async () => {
    const pem = `${(await createAuthority("a")).certificate}\n${(await createAuthority("b")).certificate}`;
    for (const [end, written] of [
      ["\n", "\\n"],
      ["\n", "\\r\\n"],
      ["\r\n", "\r\n"],
    ] as const)
      for (const provider of [undefined, "east"]) {
        const lines = pem.split(/\r?\n/);
        const values = { ...given, caCertificate: lines.join(written) };
        assert.equal(resolveSettings(values, {}, provider).caCertificate, lines.join(end));
      }
  });

  const named = { baseUrl: given.baseUrl, apiKeyEnvironmentVariable: "TEAM_KEY" };
  const noPem = "-----BEGIN CERTIFICATE-----\nbm9uZQ==\n-----END CERTIFICATE-----";
  const notPem = /caCertificate must be certificates in PEM format\.\n {2}Set it: .*:caCertificate < ca\.pem/;
  const [teamKey, short] = [{ TEAM_KEY: "team-key" }, "q7w8e9r"];
  const wrong = environment({ baseUrl: "ftp://x", apiKey: "key-0123", projectUid: "a\tb" });
  const ofWrong = /\nThe .* SPECTROCLOUD_HOST must begin with https[\s\S]*\nThe .* SPECTROCLOUD_PROJECT_UID contains/;
  const all =
    /address of Palette is missing[\s\S]*API key is missing[\s\S]*requestTimeoutSeconds[\s\S]*maxRetries must/;
  const ofEast =
    /^Provider "east" has an invalid [\s\S]*argument baseUrl of Provider "east"[\s\S]*\nprojectUid of Provider "east"/;
  const joined = { baseUrl: "https://k0123\t456789.example.com/v1", apiKey: "k0123456789" };
  for (const [what, message, values, variables = {}, provider] of [
    ["all wrong settings at once, in order", all, { maxRetries: "many", requestTimeoutSeconds: 0 }],
    ["the environment variables with a wrong value", ofWrong, {}, wrong],
    ["the explicit provider", ofEast, { projectUid: {} }, {}, "east"],
    ["two keys", /are both set\.\n {2}Remove /, { ...given, ...named }, teamKey],
    ["an invalid key", /The API key .* contains characters that are inv/, { ...given, apiKey: `${short}\n${short}` }],
    ["a short key", /The API key from spec.* fewer than 8/, { ...given, apiKey: short }],
    ["the name of a file", notPem, { ...given, caCertificate: "ca.pem" }],
    ["a certificate that is none", notPem, { ...given, caCertificate: noPem }],
    ["no key in a suggestion", /Did you mean https:\/\/\[API key\]\.example\.com\?$/, joined],
  ] as [
    what: string,
    message: RegExp,
    values: SettingValues,
    variables?: Record<string, string>,
    provider?: string,
  ][]) {
    it(`reports ${what}`, () => {
      const shown = problems(values, variables, provider);
      assert.match(shown, message);
      assert.doesNotMatch(shown, /q7w/);
    });
  }

  it("reports a wrong type of the API key without its value", () => {
    const message = "The API key from spectrocluster:apiKey must be a string.";
    for (const value of [12345678, true, ["s3cret-key"]]) {
      const { problems, settings } = examineSettings({ ...given, apiKey: value }, {});
      assert.deepEqual([problems, settings.apiKey], [[{ setting: "apiKey", message, advice: SET_KEY }], ""]);
    }
  });

  describe("baseUrl", () => {
    for (const [text, baseUrl, advice] of rows.baseUrl) {
      it(`is or is not an address: ${text}`, () => {
        const { settings, problems } = examineSettings({ ...given, baseUrl: text }, {});
        if (baseUrl.startsWith("http")) {
          assert.deepEqual([settings.baseUrl, problems], [baseUrl, []]);
          return;
        }
        const remedy = "Set it: pulumi config set spectrocluster:baseUrl ";
        assert.deepEqual([settings.baseUrl, problems.length], ["", 1]);
        assert.equal(problems[0]?.message, `spectrocluster:baseUrl ${baseUrl}.`);
        assert.ok(problems[0].advice.startsWith(advice ?? remedy), problems[0].advice);
        assert.doesNotMatch(JSON.stringify(problems), /pa55word|s3cret/);
      });
    }

    it("must not contain the API key, which would be looked up in DNS or logged", () => {
      const apiKey = "k0123456789abcdef";
      for (const baseUrl of [apiKey, apiKey.toUpperCase(), `https://a.example.com/?key=${apiKey}`]) {
        const examined = examineSettings({ apiKey, baseUrl }, {});
        const message = "spectrocluster:baseUrl contains the API key.";
        assert.deepEqual(examined.problems, [{ setting: "baseUrl", message, advice: SET_URL }]);
        assert.equal(examined.settings.baseUrl, "");
      }
      const { problems } = examineSettings({ apiKey, baseUrl: "https://a.example.com", projectUid: `x${apiKey}` }, {});
      const messages = problems.map(({ message }) => message);
      assert.deepEqual(messages, ["spectrocluster:projectUid contains the API key."]);
      assert.equal(examineSettings({ apiKey: "short", baseUrl: "short" }, {}).settings.baseUrl, "");
    });
  });

  describe("the API key", () => {
    it("comes from the variable in apiKeyEnvironmentVariable, and from no other", () => {
      const variables = { ...teamKey, ...environment({ apiKey: "other-key" }) };
      const { apiKey, apiKeySource, apiKeyInState } = resolveSettings(named, variables);
      assert.deepEqual([apiKey, apiKeySource, apiKeyInState], ["team-key", "the environment variable TEAM_KEY", false]);
    });

    it("is not shown if it is in apiKeyEnvironmentVariable by mistake, and never an inherited member", () => {
      for (const notAName of ["sk_live_abcdefgh", "QXJTBVKWMZQ", "__proto__", "constructor", "BLANK"]) {
        const values = { baseUrl: given.baseUrl, apiKeyEnvironmentVariable: notAName };
        const shown = problems(values, { BLANK: " ", ...environment(given) });
        assert.match(
          shown,
          /apiKeyEnvironmentVariable is not the name of an environment variable that is set\.\n {2}Set that .* the key is now stored in plain text: replace the key\.$/,
        );
        assert.ok(!shown.includes(notAName));
      }
    });

    it("must not be an address; then the base URL is not used either, because it may be the key", () => {
      const baseUrl = plantKey();
      for (const apiKey of ["https://api.example.com", "HTTP://127.0.0.1:8080"]) {
        const { settings, problems: found } = examineSettings({ baseUrl, apiKey }, {});
        const message =
          "The API key from spectrocluster:apiKey is an address. Are spectrocluster:baseUrl and spectrocluster:apiKey swapped?";
        assert.deepEqual(found, [{ setting: "apiKey", message, advice: SET_KEY }]);
        assert.equal(settings.baseUrl, "");
        assert.ok(!problems({ baseUrl, apiKey }).includes(baseUrl));
      }
    });

    it("is redacted in other settings, also if it is long", () => {
      const apiKey = `${plantKey()}${"0123456789".repeat(16)}`;
      for (const setting of ["maxRetries", "reads"])
        assert.match(problems({ ...given, apiKey, [setting]: apiKey }), /must be [^"]*, not "\[API key\]"\.\n/);
    });
  });

  it("advises environment variables only if there is no stack", () => {
    const ofProject = environment({ baseUrl: "https://host", apiKey: "key-0123", projectUid: "é" });
    const advice = [{}, ofProject].flatMap((variables) => examineSettings(undefined, variables).problems);
    const set = "Set the environment variable SPECTROCLOUD_";
    assert.deepEqual(
      advice.map((problem) => problem.advice),
      [`${set}HOST.`, `${set}APIKEY.`, `${set}PROJECT_UID.`],
    );
  });
});

describe("NO_PROXY", () => {
  const noProxy: { list: string; direct?: string[]; proxied?: string[] }[] = rowsIn("noProxy.yaml", import.meta.url);
  for (const { list, direct = [], proxied = [] } of noProxy) {
    it(`means what it means for Go: ${JSON.stringify(list)}`, () => {
      const isDirect = (host: string) => isInNoProxy(list, new URL(host.includes("://") ? host : `https://${host}`));
      assert.deepEqual([...direct, ...proxied].filter(isDirect), direct);
    });
  }
});
