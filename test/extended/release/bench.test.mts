import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { CANDIDATE_NAMES, type Candidate, type CandidateName, STEPS } from "../../../bench/candidates/candidate.mjs";
import { pulumiCandidates } from "../../../bench/candidates/pulumi.mjs";
import { terraform } from "../../../bench/candidates/terraform.mjs";
import { figureOf, ratioOf } from "../../../bench/figure.mjs";
import { measureLibrary } from "../../../bench/library.mjs";
import { type Measurement, measure, schedule } from "../../../bench/measure.mjs";
import { pageFiles } from "../../../bench/page.mjs";
import { type Results, readResults } from "../../../bench/results.mjs";
import { targets } from "../../../bench/targets.mjs";
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
  documentedMap: [0, 0, 0],
  // A PATCH and a GET for each cluster, two GETs for each, the same with a PATCH and a GET.
  terraform: [2 * CLUSTERS, 2 * CLUSTERS, 2 * CLUSTERS + 2],
};

describe("npm run bench", () => {
  it("measures every candidate that is available", async () => {
    const candidates: Candidate[] = pulumiCandidates(await testEngine());
    const reason = await terraform.unavailable?.();
    if (reason === undefined) candidates.push(terraform);
    else console.log(`      without Terraform: ${reason}`);
    for (const candidate of candidates) {
      const { stateBytes, ...measured } = await measure(candidate, CLUSTERS, 1);
      const requests = STEPS.map((step) => measured[step].requests);
      assert.deepEqual(requests, REQUESTS[candidate.name], candidate.name);
      for (const step of STEPS) assert.ok(measured[step].seconds > 0);
      assert.ok(stateBytes > 0);
    }
  });

  it("measures loading, reading and checking", async () => {
    const short = { turns: 1, reads: 15, serviceMilliseconds: 1, checkMilliseconds: 5, warmupMilliseconds: 5 };
    const { machineBytes, samples } = await measureLibrary({ ...short, listedMachines: 50 });
    assert.ok(machineBytes > 19_000 && machineBytes < 21_000, `${machineBytes} bytes`);
    for (const [name, [value = 0, ...others]] of Object.entries(samples)) {
      assert.ok(value > 0 && others.length === 0, name);
    }
  });

  it("measures all candidates in turns, slow ones less often", () => {
    const candidates = (["fleet", "single"] as const).map((name) => ({ name, install: () => assert.fail() }));
    const turns: Partial<Record<CandidateName, Record<number, number>>> = { fleet: { 1: 2, 5: 1 }, single: { 1: 1 } };
    const order = schedule(candidates, (name) => turns[name] ?? {});
    assert.deepEqual(
      order.map(({ candidate, clusters, turn }) => `${candidate.name} ${clusters} ${turn}`),
      ["fleet 1 1", "single 1 1", "fleet 1 2", "fleet 5 1"],
    );
  });

  it("generated the page and the charts from bench/results.json", async () => {
    for (const { name, content } of pageFiles(await readResults(ROOT))) {
      assert.equal(readFileSync(path.join(ROOT, name), "utf8"), content, `${name}: npm run bench -- --page`);
    }
  });
});

describe("the page", () => {
  const conditions = { date: "", system: "", processors: "", node: "", engine: "", sdk: "" };
  const step = (seconds: number) => ({ seconds, requests: 0 });
  const measurement = (candidate: CandidateName, clusters: number, seconds: number): Measurement => ({
    ...{ candidate, clusters, turn: 1, stateBytes: 400 * clusters },
    ...{ first: step(seconds), unchanged: step(1), oneChanged: step(1) },
  });
  const measurements = [1, 500, 1000].flatMap((clusters) =>
    CANDIDATE_NAMES.map((name) => measurement(name, clusters, name === "fleet" ? 2 + clusters / 100 : 100)),
  );
  const targetOf = (results: Results, title: string) => targets(results).find((each) => each.title.includes(title));

  it("shows the ratios of the targets", () => {
    const complete = { conditions, measurements };
    assert.equal(targetOf(complete, "`HostClusterFleet` / Terraform: first up")?.value, 0.07);
    assert.equal(targetOf(complete, "bytes of state per cluster")?.value, 400);
    assert.equal(targetOf(complete, "growth of the first up")?.value.toFixed(3), (9.99 / 4.99).toFixed(3));
  });

  it("omits what was not measured", () => {
    const incomplete = { conditions, measurements: measurements.slice(0, 3) };
    assert.equal(targetOf(incomplete, "growth of the first up"), undefined);
    const [page] = pageFiles(incomplete);
    assert.doesNotMatch(page?.content ?? "", /growth of the first up|\|\s*\|\s*≤/);
  });
});

describe("a figure", () => {
  it("contains the median, and is compared with another one turn by turn", () => {
    const one = figureOf([2, 40, 6, 5]) ?? assert.fail();
    assert.equal(one.median, 5.5);
    assert.equal(ratioOf(one, figureOf([1, 20, 2, 5]) ?? assert.fail()), 2);
    assert.equal(ratioOf(one, figureOf([4]) ?? assert.fail()), 0.5);
    assert.equal(figureOf([]), undefined);
  });
});
