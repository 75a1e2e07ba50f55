import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { CANDIDATE_NAMES, type CandidateName, STEPS } from "../../../bench/candidates/candidate.mjs";
import { pulumiCandidates } from "../../../bench/candidates/pulumi.mjs";
import { terraformCandidates } from "../../../bench/candidates/terraform.mjs";
import { measureLibrary } from "../../../bench/library.mjs";
import { type Measurement, measure } from "../../../bench/measure.mjs";
import { pageFiles } from "../../../bench/page.mjs";
import { median, medianRatio, readResults } from "../../../bench/results.mjs";
import { targetsOf } from "../../../bench/targets.mjs";
import { ROOT } from "../../../tools/checkout.mjs";
import { testEngine } from "../../engine/stack.mjs";

const CLUSTERS = 2;

/** Requests of the three steps. */
const REQUESTS: Readonly<Record<CandidateName, readonly number[]>> = {
  // A GET and a PATCH for each cluster, nothing, a GET and a PATCH.
  fleet: [2 * CLUSTERS, 0, 2],
  single: [2 * CLUSTERS, 0, 2],
  noOp: [0, 0, 0],
  documentedClass: [CLUSTERS, 0, 1],
  // A PATCH and a GET for each cluster, two GETs for each, the same with a PATCH and a GET.
  terraform: [2 * CLUSTERS, 2 * CLUSTERS, 2 * CLUSTERS + 2],
};

describe("npm run bench", () => {
  it("measures every candidate that is available", async () => {
    const withTerraform = await terraformCandidates((message) => console.log(`      ${message}`));
    for (const candidate of [...pulumiCandidates(await testEngine()), ...withTerraform]) {
      const { stateBytes, ...measured } = await measure(candidate, CLUSTERS);
      const requests = STEPS.map((step) => measured[step].requests);
      assert.deepEqual(requests, REQUESTS[candidate.name], candidate.name);
      for (const step of STEPS) assert.ok(measured[step].seconds > 0);
      assert.ok(stateBytes > 0);
    }
  });

  it("measures loading, reading and validating", async () => {
    const [turn, ...others] = await measureLibrary(1, 15);
    assert.deepEqual(others, []);
    for (const [name, milliseconds] of Object.entries(turn ?? {})) assert.ok(milliseconds > 0, name);
  });

  it("generated the page and the charts from bench/results.json", async () => {
    for (const { name, content } of pageFiles(await readResults(ROOT))) {
      assert.equal(readFileSync(path.join(ROOT, name), "utf8"), content, `${name}: npm run bench -- --page`);
    }
  });
});

describe("the targets of npm run bench", () => {
  const conditions = { date: "", system: "", processors: "", node: "", engine: "", sdk: "" };
  const step = (seconds: number) => ({ seconds, requests: 0 });
  const measurement = (candidate: CandidateName, clusters: number, seconds: number): Measurement => ({
    ...{ candidate, clusters, stateBytes: 400 * clusters },
    ...{ first: step(seconds), unchanged: step(1), oneChanged: step(1) },
  });
  const measurements = [1, 500, 1000].flatMap((clusters) =>
    CANDIDATE_NAMES.map((name) => measurement(name, clusters, name === "fleet" ? 2 + clusters / 100 : 100)),
  );
  const valueAt = (title: string, measured = measurements) =>
    targetsOf({ conditions, library: [], limits: [], measurements: measured }).find((each) => each.title === title)
      ?.value;

  it("compare medians and ratios, and omit what was not measured", () => {
    assert.equal(valueAt("fleet / Terraform: first up"), 0.07);
    assert.equal(valueAt("fleet: bytes of state per cluster"), 400);
    const growth = "fleet: growth of the first up, (t1000 − t1) / (t500 − t1)";
    assert.equal(valueAt(growth)?.toFixed(3), (9.99 / 4.99).toFixed(3));
    assert.equal(valueAt(growth, measurements.slice(0, 3)), undefined);
  });

  it("compare turn by turn", () => {
    const samples = [2, 40, 6, 5];
    assert.equal(median(samples), 5.5);
    assert.equal(medianRatio(samples, [1, 20, 2, 5]), 2);
    assert.equal(medianRatio(samples, [4]), 0.5);
    assert.ok(Number.isNaN(median([])));
  });
});
