import assert from "node:assert/strict";
import {
  examineSettings,
  resolveSettings,
  SETTING_NAMES,
  type SettingValues,
  unknownSettings,
} from "../../provider/configuration.js";
import { ConfigurationError } from "../../provider/errors.js";
import { plantKey } from "../support/plantedKey.mjs";

const given: SettingValues = { baseUrl: "https://api.example.com", apiKey: "k" };

/** The problems that the values have, as text. */
function problems(values: SettingValues, environment: Record<string, string> = {}): string {
  try {
    resolveSettings(values, environment);
  } catch (error) {
    assert.ok(error instanceof ConfigurationError);
    return error.message;
  }
  return assert.fail("the values were to be refused");
}

describe("resolveSettings", () => {
  it("has defaults for everything but address and key", () => {
    assert.deepEqual(resolveSettings(given, {}), {
      baseUrl: "https://api.example.com",
      apiKey: "k",
      apiKeySource: "spectrocluster:apiKey",
      apiKeyInState: true,
      projectUid: undefined,
      requestTimeoutSeconds: 30,
      operationTimeoutSeconds: 300,
      maxRetries: 8,
      maxConcurrentRequests: 10,
      caCertificate: undefined,
      allowInsecureHttp: false,
      driftDetection: "auto",
    });
  });

  it("prefers what is given to the environment, and takes blank for not set", () => {
    const environment = {
      SPECTROCLOUD_HOST: "env.example.com",
      SPECTROCLOUD_APIKEY: " env-key\n",
      SPECTROCLOUD_PROJECT_UID: "  ",
    };
    assert.equal(resolveSettings(given, environment).apiKey, "k");
    const { baseUrl, apiKey, apiKeyInState, projectUid } = resolveSettings({ baseUrl: " ", apiKey: "" }, environment);
    assert.deepEqual(
      [baseUrl, apiKey, apiKeyInState, projectUid],
      ["https://env.example.com", "env-key", false, undefined],
    );
  });

  it("lists everything that is wrong at once", () => {
    const text = problems({ maxRetries: "many", requestTimeoutSeconds: 0 });
    for (const part of [
      "address of the service is missing",
      "API key is missing",
      "maxRetries",
      "requestTimeoutSeconds",
    ]) {
      assert.ok(text.includes(part), part);
    }
  });

  it("reads numbers and booleans as the program or the stack writes them", () => {
    const settings = resolveSettings(
      { ...given, maxRetries: 0, requestTimeoutSeconds: "5", allowInsecureHttp: true },
      {},
    );
    assert.deepEqual([settings.maxRetries, settings.requestTimeoutSeconds, settings.allowInsecureHttp], [0, 5, true]);
    for (const maxRetries of ["-1", "51", "1.5", "1e1", "0x1", "x"]) {
      assert.match(problems({ ...given, maxRetries }), /maxRetries must be a whole number from 0 to 50, not "/);
    }
    assert.match(
      problems({ ...given, allowInsecureHttp: "yes" }),
      /allowInsecureHttp must be true or false, not "yes"/,
    );
    assert.match(problems({ ...given, driftDetection: "on" }), /driftDetection must be auto or off, not "on"/);
  });

  describe("the address", () => {
    const accepted: Record<string, string> = {
      "api.example.com": "https://api.example.com",
      "api.example.com:8443": "https://api.example.com:8443",
      "https://api.example.com/": "https://api.example.com",
      "https://api.example.com/prefix//": "https://api.example.com/prefix",
      "http://127.0.0.1:8080": "http://127.0.0.1:8080",
      "http://localhost:8080": "http://localhost:8080",
      "http://[::1]:8080": "http://[::1]:8080",
    };
    for (const [text, baseUrl] of Object.entries(accepted)) {
      it(`accepts ${text}`, () => assert.equal(resolveSettings({ ...given, baseUrl: text }, {}).baseUrl, baseUrl));
    }

    const refused: Record<string, RegExp> = {
      "http://api.example.com": /plain http.*allowInsecureHttp/,
      "http://localhost.example.com": /plain http/,
      "http://127.0.0.1.example.com": /plain http/,
      "ftp://api.example.com": /must begin with https/,
      "https://user:pa55word@api.example.com": /must not hold a user name or password/,
      "https://api.example.com?key=s3cret": /must not have a query/,
      "https://api.example.com#s3cret": /must not have a query/,
      "https://": /is not an address/,
    };
    for (const [text, message] of Object.entries(refused)) {
      it(`refuses ${text}`, () => {
        const shown = problems({ ...given, baseUrl: text });
        assert.match(shown, message);
        assert.doesNotMatch(shown, /pa55word|s3cret/);
      });
    }

    it("may be plain http where that is allowed", () => {
      const settings = resolveSettings({ ...given, baseUrl: "http://api.example.com", allowInsecureHttp: "true" }, {});
      assert.equal(settings.baseUrl, "http://api.example.com");
    });
  });

  describe("the key", () => {
    it("comes from the variable that is named, and from no other", () => {
      const values = { baseUrl: given.baseUrl, apiKeyEnvironmentVariable: "TEAM_KEY" };
      const environment = { TEAM_KEY: "team", SPECTROCLOUD_APIKEY: "other" };
      const { apiKey, apiKeySource, apiKeyInState } = resolveSettings(values, environment);
      assert.deepEqual([apiKey, apiKeySource, apiKeyInState], ["team", "the environment variable TEAM_KEY", false]);
      assert.match(
        problems(values, { SPECTROCLOUD_APIKEY: "other" }),
        /apiKeyEnvironmentVariable is not the name of an environment variable that is set/,
      );
    });

    it("is no address, and where it is one, the address is not looked at: it may be the key", () => {
      const baseUrl = plantKey();
      for (const apiKey of ["https://api.example.com", "HTTP://127.0.0.1:8080"]) {
        const { settings, problems: found } = examineSettings({ baseUrl, apiKey }, {});
        assert.deepEqual(found, [
          {
            setting: "apiKey",
            message: "The API key from spectrocluster:apiKey is an address: are baseUrl and apiKey exchanged?",
            advice:
              "Set it: pulumi config set --secret spectrocluster:apiKey" +
              "   (or the environment variable SPECTROCLOUD_APIKEY)",
          },
        ]);
        assert.equal(settings.baseUrl, "");
        assert.ok(!problems({ baseUrl, apiKey }).includes(baseUrl));
      }
    });

    it("is not given twice", () => {
      assert.match(
        problems({ ...given, apiKeyEnvironmentVariable: "TEAM_KEY" }, { TEAM_KEY: "t" }),
        /are both set: keep one/,
      );
    });

    for (const apiKey of ["a\r\nb", "a\u0000b", "ключ", "clé", "a\u00a0b"]) {
      it(`is refused, and not shown, when a header cannot carry it: ${JSON.stringify(apiKey)}`, () => {
        const shown = problems({ ...given, apiKey });
        assert.match(shown, /characters that an HTTP header cannot carry/);
        assert.ok(!shown.includes(apiKey));
      });
    }
  });

  it("does not quote the key where it is in a wrong setting, nor a part of a long one", () => {
    const apiKey = `${plantKey()}${"0123456789".repeat(16)}`;
    for (const setting of ["maxRetries", "requestTimeoutSeconds", "allowInsecureHttp", "driftDetection"]) {
      const shown = problems({ ...given, apiKey, [setting]: apiKey });
      assert.match(shown, new RegExp(`${setting} must be .*, not "\\[API key\\]"`));
      assert.ok(!shown.includes(apiKey.slice(0, 20)));
    }
    const scheme = "k0123456789-abcdef".repeat(11);
    assert.doesNotMatch(problems({ apiKey: scheme.toUpperCase(), baseUrl: `${scheme}://` }), /k01/i);
  });

  it("refuses a project that would split the header, and a certificate that is none", () => {
    assert.match(problems({ ...given, projectUid: "a\nb" }), /projectUid has characters/);
    for (const caCertificate of ["ca.pem", "-----BEGIN CERTIFICATE-----\nbm9uZQ==\n-----END CERTIFICATE-----"]) {
      assert.match(problems({ ...given, caCertificate }), /caCertificate must be certificates as PEM text/);
    }
  });

  it("speaks of the environment alone where there is no stack", () => {
    assert.deepEqual(
      examineSettings(undefined, {}).problems.map(({ advice }) => advice),
      ["Set the environment variable SPECTROCLOUD_HOST.", "Set the environment variable SPECTROCLOUD_APIKEY."],
    );
  });

  it("speaks of the explicit provider that gave the values", () => {
    assert.throws(
      () => resolveSettings({}, {}, "east"),
      /Provider "east" is not configured[\s\S]*Give it to Provider "east", as its argument baseUrl/,
    );
  });
});

describe("unknownSettings", () => {
  const ignored = "is not a setting of pulumi-spectrocluster and is ignored";

  it("suggests what is probably meant, or tells what there is", () => {
    assert.deepEqual(unknownSettings(["apiKey", "apikey", "base_url", "frobnicate"]), [
      { suggestion: "apiKey", message: `spectrocluster:apikey ${ignored}; did you mean apiKey?` },
      { suggestion: "baseUrl", message: `spectrocluster:base_url ${ignored}; did you mean baseUrl?` },
      { suggestion: undefined, message: `spectrocluster:frobnicate ${ignored}; known are ${SETTING_NAMES.join(", ")}` },
    ]);
  });

  it("tells the explicit provider that has one", () => {
    const [{ message } = { message: "" }] = unknownSettings(["apikey"], "east");
    assert.equal(message, 'Provider "east" has no setting apikey; did you mean apiKey?');
  });
});
