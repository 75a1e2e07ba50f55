import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type CandidateName, STEPS } from "../../../bench/candidates/candidate.mjs";
import { pulumiCandidates } from "../../../bench/candidates/pulumi.mjs";
import { terraformCandidates } from "../../../bench/candidates/terraform.mjs";
import { measure } from "../../../bench/measure.mjs";
import { pageFiles } from "../../../bench/page.mjs";
import { readResults } from "../../../bench/results.mjs";
import { ROOT } from "../../../tools/checkout.mjs";
import { testEngine } from "../../engine/stack.mjs";

const CLUSTERS = 2;

/** Requests of the three steps. */
const REQUESTS: Readonly<Record<CandidateName, readonly number[]>> = {
  // A GET and a PATCH for each cluster, nothing, a GET and a PATCH.
  fleet: [2 * CLUSTERS, 0, 2],
  single: [2 * CLUSTERS, 0, 2],
  noOp: [0, 0, 0],
  noOpFleet: [0, 0, 0],
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

  it("generated the page and the charts from bench/results.json", async () => {
    for (const { name, content } of pageFiles(await readResults(ROOT))) {
      assert.equal(readFileSync(path.join(ROOT, name), "utf8"), content, `${name}: npm run bench -- --page`);
    }
  });
});
