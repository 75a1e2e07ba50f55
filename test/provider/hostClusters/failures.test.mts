import assert from "node:assert/strict";
import { mock } from "node:test";
import { SpectroclusterError } from "../../../provider/errors.js";
import { describeFailures } from "../../../provider/hostClusters/failures.js";
import { LimitedLog, Progress } from "../../../provider/hostClusters/progress.js";
import { countClusters, listed } from "../../../provider/messages/lists.js";

const numbered = (size: number) => Array.from({ length: size }, (_, index) => `c${index + 1}`);
const failure = (message: string) => new SpectroclusterError("SPECTROCLUSTER_API", message);

describe("messages about many clusters", () => {
  it("list the first 20 UIDs and count the others", () => {
    assert.equal(listed(["a"]), '"a"');
    assert.match(listed(numbered(20)), /^"c1", .*"c20"$/);
    assert.match(listed(numbered(1025)), /"c20" and 1,005 more$/);
    assert.deepEqual(
      [countClusters(1), countClusters(2), countClusters(1000)],
      ["1 cluster", "2 clusters", "1,000 clusters"],
    );
  });

  it("group clusters that failed for the same reason", () => {
    const failed = new Map(
      numbered(30).map((uid) => [uid, failure(`Cannot write "${uid}":\n422 (no, ref r-${uid}).`)] as const),
    );
    failed.set("other", failure("Cannot write: timeout"));
    assert.equal(
      describeFailures({ succeeded: new Map([["ok", 1]]), failed, notAttempted: [] }),
      `31 of 32 clusters failed:
- ${listed(numbered(30))}: Cannot write "c1":
  422 (no, ref r-c1).
- "other": Cannot write: timeout`,
    );
  });

  it("show the first 20 reasons and count the clusters that failed for others", () => {
    const failed = new Map(numbered(25).map((uid, index) => [uid, failure(`reason ${index}`)]));
    const lines = describeFailures({ succeeded: new Map(), failed, notAttempted: [] }).split("\n");
    assert.equal(lines.length, 22);
    assert.deepEqual(lines.slice(-2), ['- "c20": reason 19', "and 5 more"]);
  });

  it("list clusters that were not attempted, also if none failed", () => {
    const all = { succeeded: new Map(), failed: new Map(), notAttempted: ["a", "b"], stopReason: "time is over" };
    assert.equal(describeFailures(all), '2 clusters were not attempted, because time is over: "a", "b".');
  });

  it("are limited to 20 of a kind", () => {
    const logged: string[] = [];
    const limited = new LimitedLog((message) => logged.push(message));
    for (const uid of numbered(23)) limited.log(uid);
    limited.end();
    assert.deepEqual(logged, [...numbered(20), "3 more messages of this kind are not shown."]);
  });

  it("report progress after 10 seconds and then every 30 seconds, until the end", () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    try {
      const reported: string[] = [];
      const progress = new Progress("Writing", 1500, (message) => reported.push(message));
      mock.timers.tick(9_999);
      assert.deepEqual(reported, []);
      progress.update(1001);
      mock.timers.tick(1);
      assert.deepEqual(reported, ["Writing: 1,001 of 1,500 clusters done"]);
      mock.timers.tick(29_999);
      assert.equal(reported.length, 1);
      mock.timers.tick(1);
      assert.equal(reported.length, 2);
      progress.end();
      mock.timers.tick(100_000);
      assert.equal(reported.length, 2);
    } finally {
      mock.timers.reset();
    }
  });
});
