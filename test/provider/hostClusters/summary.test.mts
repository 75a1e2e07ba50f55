import assert from "node:assert/strict";
import { type Change, type ChangeKind, summaryText } from "../../../provider/hostClusters/summary.js";
import { rowsIn } from "../../support/rows.mjs";
import { NO_SERVICE, testCall, testRun } from "../run/testRun.mjs";

/** What a summary says of each kind of change: of a single cluster, of two with the same values, and of two with others each. */
interface Row {
  single: string;
  same: string;
  /** Default: the same. */
  different?: string;
}

const rows: Record<ChangeKind, Row> = rowsIn("summary.yaml", import.meta.url);

describe("a summary", () => {
  const call = testCall(testRun(NO_SERVICE));
  const ofEach = (changes: Change[], isSingle = false) =>
    summaryText({ subject: "Fleet", isSingle, headline: "written", changes, total: 2 }, call);

  for (const [kind, { single, same, different = same }] of Object.entries(rows) as [ChangeKind, Row][]) {
    it(`describes the kind ${kind}`, () => {
      const change = { clusterUid: "a", kind, path: "field", from: 1, to: 2 };
      assert.equal(ofEach([change], true), single);
      assert.equal(ofEach([change, { ...change, clusterUid: "b" }]), same);
      assert.equal(ofEach([change, { ...change, clusterUid: "b", from: 3, to: 4 }]), different);
    });
  }

  it("has a line for each value that attempts to write one cluster have found, and counts clusters", () => {
    const changeOf = (clusterUid: string, from: string): Change => ({
      ...{ clusterUid, kind: "overwriting", path: "host" },
      ...{ from, to: "own" },
    });
    const ofOne = [changeOf("a", "x"), changeOf("a", "y")];
    const single =
      'Fleet was written: overwrites a value\n  overwrites host: "x" becomes "own"\n  overwrites host: "y" becomes "own"';
    assert.equal(ofEach(ofOne, true), single);
    assert.match(ofEach([...ofOne, changeOf("b", "z")]), /\n {2}2 overwrite host, such as "x" with "own": "a", "b"$/);
  });
});
