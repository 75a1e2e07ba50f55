import assert from "node:assert/strict";
import { ConfigurationError } from "../../../provider/errors.js";
import { Run } from "../../../provider/run/run.js";

describe("the declaration of a resource", () => {
  it("is found by its clusters, also if another resource has declared one of them since", () => {
    const run = new Run();
    const declaration = (...uids: string[]) => ({ clusterUids: new Set(uids), ignored: [], isImported: false });
    const [fleet, single] = [declaration("a", "b", "c"), { ...declaration("a"), owner: "single" }];
    assert.deepEqual([...run.declare(fleet), ...run.declare(single)], []);
    assert.equal(run.declarationOf(["a", "b", "c"]), fleet);
    assert.equal(run.declarationOf(["a"]), single);
    for (const uids of [[], ["a", "d"], ["d"]]) assert.equal(run.declarationOf(uids), undefined);
  });
});

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
