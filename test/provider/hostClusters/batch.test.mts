import assert from "node:assert/strict";
import { NotAttemptedError } from "../../../provider/api/timeLimit.js";
import { SpectroclusterError } from "../../../provider/errors.js";
import { batchError, forEachCluster } from "../../../provider/hostClusters/batch.js";
import { controlClock } from "../../support/clock.mjs";
import { NO_SERVICE, testCall, testRun } from "../run/testRun.mjs";

const clustersOf = (...uids: string[]) => uids.map((clusterUid) => ({ clusterUid }));
const failed = (clusterUid: string, message: string) => ({ clusterUid, error: new SpectroclusterError(message) });
const skipped = (clusterUid: string) => ({ clusterUid, error: new NotAttemptedError("the run was stopped") });

describe("forEachCluster", () => {
  const { advance } = controlClock();

  it("begins in the drawn order, and returns in the given one", async () => {
    const draws = [0.5, 0.9, 0.1];
    const run = testRun(NO_SERVICE, {}, { random: () => draws.shift() ?? 0 });
    const begun: string[] = [];
    const work = async ({ clusterUid }: { clusterUid: string }) => ({ place: begun.push(clusterUid) });
    assert.deepEqual(await forEachCluster("Writing", clustersOf("a", "b", "c"), work, testCall(run)), [
      { clusterUid: "a", place: 2 },
      { clusterUid: "b", place: 3 },
      { clusterUid: "c", place: 1 },
    ]);
    assert.deepEqual(await forEachCluster("Writing", [], work, testCall(run)), []);
  });

  for (const [uids, setting] of [
    [["a"], "customTimeouts"],
    [["a", "b"], "operationTimeoutSeconds"],
  ] as const) {
    it(`gives each of ${uids.length} the time of ${setting}, and shows progress only of several`, async () => {
      const progress: string[] = [];
      const call = testCall(testRun(NO_SERVICE), {
        timeoutSeconds: 7200,
        logProgress: (text) => progress.push(text),
      });
      const settings: string[] = [];
      let finish = () => {};
      const waits = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const doing = forEachCluster(
        "Writing",
        clustersOf(...uids),
        async ({ clusterUid }, { timeLimit }) => {
          settings.push(timeLimit.begin().setting);
          if (clusterUid === "b") throw new SpectroclusterError("no");
          await waits;
          return {};
        },
        call,
      );
      await new Promise(setImmediate);
      advance(20_000);
      finish();
      await doing;
      assert.deepEqual(
        settings,
        uids.map(() => setting),
      );
      const shown = uids.length === 1 ? [] : ["Writing 2 clusters: 0 done, 1 failed, 1 left"];
      assert.deepEqual(progress, shown);
    });
  }
});

describe("the error of a batch", () => {
  it("is that of its only cluster, unless that has a name", () => {
    const one = [failed("uid-1", "no")];
    assert.equal(batchError(one), one[0]?.error);
    assert.equal(
      batchError(one, (uid) => `"${uid}" (prod)`)?.message,
      '1 of 1 cluster failed:\n  1 failed: "uid-1" (prod)\n    no',
    );
    assert.equal(batchError([{ clusterUid: "uid-1" }, { clusterUid: "uid-2" }]), undefined);
  });

  it("has one reason for all that differ in the UID, the ID of the error or the declared name", () => {
    const results = [
      failed("uid-1", '"uid-1" was refused (no, ref 71c0)'),
      failed("uid-2", '"uid-2" was refused (no, ref 82d1)'),
      failed("uid-3", '"uid-3" was refused (no)'),
      failed("uid-4", '"uid-4" has another name:\ndeclared as "x", in Palette "y"'),
      failed("uid-5", '"uid-5" has another name:\ndeclared as "v", in Palette "w"'),
      { clusterUid: "uid-6" },
      skipped("uid-7"),
    ];
    const error = batchError(results);
    assert.equal(
      error?.message,
      [
        "5 of 7 clusters failed, 1 was not attempted:",
        '  3 failed: "uid-1", "uid-2", "uid-3"',
        '    "uid-1" was refused (no, ref 71c0)',
        '  2 failed: "uid-4", "uid-5"',
        '    "uid-4" has another name:',
        '    declared as "x", in Palette "y"',
        '  1 not attempted: "uid-7"',
        `    ${skipped("uid-7").error.message}`,
      ].join("\n"),
    );
    assert.equal(error?.code, "SPECTROCLUSTER_FLEET");
  });

  it("has a reason for each text of the service, also about a ref", () => {
    const message = batchError([
      failed("uid-1", "x (the ref gold is unknown, code A)"),
      failed("uid-2", "x (the ref silver, code A)"),
    ])?.message;
    assert.match(message ?? "", /ref gold.*ref silver/s);
    assert.match(
      batchError([failed("uid-1", "x (ref 71c0)"), failed("uid-2", "x (ref 82d1)")])?.message ?? "",
      / 2 failed: /,
    );
  });

  it("has up to 20 reasons, and says how many more there are", () => {
    const reasons = (count: number) =>
      Array.from({ length: count }, (_, index) => failed(`uid-${index}`, `reason ${index}`));
    assert.match(batchError(reasons(21))?.message ?? "", /reason 19\n {2}and others, for 1 more reason$/);
    assert.match(batchError(reasons(22))?.message ?? "", /reason 19\n {2}and others, for 2 more reasons$/);
  });

  it("counts what was not attempted, whether or not others have failed or succeeded", () => {
    const titleOf = (...uids: string[]) => batchError([{ clusterUid: "uid-1" }, ...uids.map(skipped)])?.message;
    assert.match(
      titleOf("uid-2", "uid-3") ?? "",
      /^2 of 3 clusters were not attempted:\n {2}2 not attempted: "uid-2", /,
    );
    assert.match(titleOf("uid-2") ?? "", /^1 of 2 clusters was not attempted:\n {2}1 not attempted: "uid-2"\n/);
  });
});
