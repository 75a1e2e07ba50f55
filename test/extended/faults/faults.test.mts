import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { FAULT_TABLE } from "./faultTable.mjs";
import { DESIRED_CONFIG, type Observations, observeFaults } from "./observeFaults.mjs";
import { PAGE, reliabilityPage } from "./reliabilityPage.mjs";

describe("a fault", () => {
  let observations: Observations;
  before(async () => {
    observations = await observeFaults();
  });

  it(`matches ${PAGE.path}; otherwise run ${PAGE.command}`, () => {
    const page = readFileSync(path.resolve(import.meta.dirname, "../../..", PAGE.path), "utf8");
    assert.equal(page, reliabilityPage(observations));
  });

  for (const { title, rows } of FAULT_TABLE) {
    describe(`(${title})`, () => {
      for (const row of rows) {
        it(`${row.name}: ${row.attempts} attempts, then ${row.state}, and the next up completes the changes`, () => {
          const seen = observations.get(row.name) ?? assert.fail("it was not observed");
          if (row.message) assert.match(seen.message, row.message);
          else assert.equal(seen.message, "");
          assert.equal(seen.gets, row.attempts);
          assert.equal(seen.patches, row.trap ? 0 : row.attempts);
          assert.equal(seen.state, row.state);
          assert.equal(seen.stateAfterNextUp, "created");
          assert.deepEqual(seen.remoteConfig, DESIRED_CONFIG);
        });
      }
    });
  }
});
