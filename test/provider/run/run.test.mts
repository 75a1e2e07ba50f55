import assert from "node:assert/strict";
import { ConfigurationError } from "../../../provider/errors.js";
import { Run } from "../../../provider/run/run.js";
import { NO_SERVICE, testRun } from "./testRun.mjs";

describe("the declaration of a resource", () => {
  it("is found by its clusters, also if another resource has declared one of them since", () => {
    const run = new Run();
    const declaration = (...uids: string[]) => ({ clusterUids: new Set(uids), ignored: [] });
    const [fleet, single] = [declaration("a", "b", "c"), { ...declaration("a"), owner: "single" }];
    assert.deepEqual([...run.declare(fleet), ...run.declare(single)], []);
    assert.equal(run.recordOf(["a", "b", "c"]), fleet);
    assert.equal(run.recordOf(["a"]), single);
    for (const uids of [[], ["a", "d"], ["d"]]) assert.equal(run.recordOf(uids), undefined);
  });
});

describe("a refresh", () => {
  it("does not explain by older settings an error of the configuration that is about something else", () => {
    const ofProxy = new ConfigurationError("The environment variable HTTPS_PROXY is not a valid proxy address.");
    const refresh = testRun(NO_SERVICE).withStoredSettings({}, () => Promise.reject(ofProxy));
    return assert.rejects(refresh, ofProxy);
  });
});
