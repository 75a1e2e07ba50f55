import assert from "node:assert/strict";
import { ConfigurationError } from "../../../provider/errors.js";
import { NO_SERVICE, testRun } from "./testRun.mjs";

describe("a refresh", () => {
  it("does not explain by older settings an error of the configuration that is about something else", () => {
    const ofProxy = new ConfigurationError("The environment variable HTTPS_PROXY is not a valid proxy address.");
    const refresh = testRun(NO_SERVICE).withStoredSettings({}, () => Promise.reject(ofProxy));
    return assert.rejects(refresh, ofProxy);
  });
});
