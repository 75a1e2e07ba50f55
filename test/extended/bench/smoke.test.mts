import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Candidate, STEPS } from "../../../bench/candidates/candidate.mjs";
import { growthCandidates, pulumiCandidates } from "../../../bench/candidates/pulumi.mjs";
import { terraform } from "../../../bench/candidates/terraform.mjs";
import { type Figure, figureOf, ratioOf } from "../../../bench/figure.mjs";
import { measureStacks } from "../../../bench/measureStacks.mjs";
import { pageFiles } from "../../../bench/page.mjs";
import { readResults } from "../../../bench/results.mjs";
import { testEngine } from "../../engine/stack.mjs";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const report = () => {};

/** What the service is asked in the three steps with this many clusters. */
const CLUSTERS = 2;
const REQUESTS: Readonly<Record<string, readonly number[]>> = {
  floor: [0, 0, 0],
  // A look and a PATCH for each; nothing; one PATCH.
  dynamic: [2 * CLUSTERS, 0, 1],
  plugin: [2 * CLUSTERS, 0, 1],
  "plugin-yaml": [2 * CLUSTERS, 0, 1],
  "documented-class": [CLUSTERS, 0, 1],
  // A PATCH and a read for each; two reads for each; the same, with a PATCH and a read.
  terraform: [2 * CLUSTERS, 2 * CLUSTERS, 2 * CLUSTERS + 2],
};

describe("the benchmark", function () {
  this.timeout(300_000);

  it("runs each candidate that there is, and counts its requests", async () => {
    const candidates: Candidate[] = pulumiCandidates(await testEngine());
    const missing = await terraform.unavailable?.();
    if (missing === undefined) candidates.push(terraform);
    else console.log(`      without ${terraform.title}: ${missing}`);

    const stacks = await measureStacks(candidates, { counts: [CLUSTERS], runs: 1, report });
    const requests = stacks.map(({ name, scales }) => [
      name,
      scales.flatMap((scale) => STEPS.map((step) => scale[step].requests.median)),
    ]);
    assert.deepEqual(
      requests,
      candidates.map(({ name }) => [name, REQUESTS[name]]),
    );
    for (const { scales } of stacks) {
      for (const { stateBytes, ...scale } of scales) {
        assertMeasured(stateBytes);
        for (const step of STEPS) assertMeasured(scale[step].seconds);
      }
    }
  });

  it("runs the stacks whose growth it measures, and counts their requests", async () => {
    const growth = await measureStacks(growthCandidates(await testEngine()), { counts: [CLUSTERS], runs: 1, report });
    assert.deepEqual(
      growth.flatMap(({ scales }) => scales.map(({ first }) => first.requests.median)),
      [2 * CLUSTERS, 2 * CLUSTERS],
    );
  });

  it("has the page that its results give", async () => {
    for (const { name, content } of pageFiles(await readResults())) {
      assert.equal(readFileSync(path.join(ROOT, name), "utf8"), content, `${name}: npm run bench -- --page`);
    }
  });
});

describe("a figure", () => {
  it("is the median of what was measured, and tells how far the runs are apart", () => {
    assert.deepEqual(figureOf([3, 1, 2]), { median: 2, min: 1, max: 3, samples: [3, 1, 2] });
    assert.deepEqual(figureOf([10, 2, 4, 1]), { median: 3, min: 1, max: 10, samples: [10, 2, 4, 1] });
    assert.deepEqual(figureOf([7]), { median: 7, min: 7, max: 7, samples: [7] });
    assert.throws(() => figureOf([]), /nothing was measured/);
  });

  it("is compared with another turn by turn", () => {
    assert.equal(ratioOf(figureOf([2, 40, 6]), figureOf([1, 20, 2])), 2);
  });
});

function assertMeasured(figure: Figure): void {
  const { median, min, max, samples } = figure;
  assert.ok(0 < min && min <= median && median <= max && samples.length === 1, JSON.stringify(figure));
}
