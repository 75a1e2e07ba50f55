import assert from "node:assert/strict";
import { ConfigurationError } from "../../../provider/errors.js";
import { Run } from "../../../provider/run/run.js";

describe("a refresh", () => {
  const refresh = (run: Run, error: Error) => run.withStoredSettings({}, () => Promise.reject(error));
  const advice = /\nIf they are set: a refresh uses the settings stored in state/;

  it("explains that missing settings may be older than the current ones, and no other error of the configuration", async () => {
    const run = new Run();
    await assert.rejects(refresh(run, new Error("not called")), advice);
    run.configure({ baseUrl: "https://api.example.com", apiKey: "key-0123" });
    const ofProxy = new ConfigurationError("The environment variable HTTPS_PROXY is not a valid proxy address.");
    await assert.rejects(refresh(run, ofProxy), ofProxy);
  });
});
