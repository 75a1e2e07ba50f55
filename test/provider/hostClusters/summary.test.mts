import assert from "node:assert/strict";
import { UNKNOWN } from "../../../provider/engine.js";
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
    summaryText({ name: "Fleet", isSingle, headline: "written", changes, total: 2 }, call);

  for (const [kind, { single, same, different = same }] of Object.entries(rows) as [ChangeKind, Row][]) {
    it(`describes the kind ${kind}`, () => {
      const change = { clusterUid: "a", kind, path: "field", from: 1, to: 2 };
      assert.equal(ofEach([change], true), single);
      assert.equal(ofEach([change, { ...change, clusterUid: "b" }]), same);
      assert.equal(ofEach([change, { ...change, clusterUid: "b", from: 3, to: 4 }]), different);
    });
  }

  it("hides values that may be secret, and what is not known yet, also within a list", () => {
    const change = { clusterUid: "a", kind: "changing", path: "ips", from: ["192.0.2.1"], to: ["192.0.2.2"] } as const;
    const textOf = (changes: Change[], hasSecrets: boolean) =>
      summaryText({ name: "Fleet", isSingle: true, headline: "changes", changes, total: 1 }, { ...call, hasSecrets });
    assert.equal(textOf([change], true), "Fleet: changes ips from a hidden value to another hidden value");
    assert.equal(
      textOf([{ ...change, kind: "declaring", from: undefined }], true),
      "Fleet: declares ips as a hidden value",
    );
    const unknown = { ...change, to: ["192.0.2.1", UNKNOWN] };
    assert.equal(textOf([unknown], false), 'Fleet: changes ips from ["192.0.2.1"] to a value that is not known yet');
  });

  it("names the cluster that leaves a single resource, unless it is the subject", () => {
    const changes: Change[] = [{ clusterUid: "a", kind: "removed" }];
    const textOf = (name: string) =>
      summaryText({ name, isSingle: true, headline: "removed", changes, total: 1 }, call);
    const stays = "stays as it is in Palette and is no longer managed";
    assert.deepEqual(
      [textOf("Single"), textOf('Cluster "a"')],
      [`Single: cluster "a" ${stays}`, `Cluster "a": ${stays}`],
    );
  });

  it("has up to 20 lines, and says how many more there are", () => {
    const changes = Array.from(
      { length: 21 },
      (_, index): Change => ({ ...{ clusterUid: "a", kind: "undeclared" }, path: `f${index}` }),
    );
    assert.match(ofEach(changes, true), /\n {2}and 1 more line \(all: --debug\)$/);
    assert.match(ofEach([...changes, { clusterUid: "a", kind: "unnamed" }], true), /\n {2}and 2 more lines \(all/);
  });

  it("has a line for each value that attempts to write one cluster have found, and counts clusters", () => {
    const changeOf = (clusterUid: string, from: string): Change => ({
      ...{ clusterUid, kind: "overwriting", path: "host" },
      ...{ from, to: "own" },
    });
    const ofOne = [changeOf("a", "x"), changeOf("a", "y")];
    const single =
      'Fleet was written: overwrites a value\n  overwrites host: "x" becomes "own"\n  overwrites host: "y" becomes "own"';
    assert.equal(ofEach(ofOne, true), single);
    const two = /\n {2}2 overwrite host, such as "x" with "own": "a", "b"$/;
    assert.match(ofEach([...ofOne, changeOf("b", "z")]), two);
    const twice = (uid: string, from: string) => [changeOf(uid, from), changeOf(uid, from)];
    assert.match(ofEach([...twice("a", "x"), ...twice("b", "y")]), two);
  });
});
