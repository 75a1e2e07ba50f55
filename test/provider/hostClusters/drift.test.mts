import assert from "node:assert/strict";
import { differencesBetween } from "../../../provider/hostClusters/canonicalForm.js";
import { withDrift } from "../../../provider/hostClusters/merge.js";
import type { HostClusterConfig } from "../../../provider/model/hostClusterConfig.js";
import { rowsIn } from "../../support/rows.mjs";

interface Row {
  what: string;
  declared: HostClusterConfig;
  actual: HostClusterConfig;
  /** What a refresh returns. Default: what the service has. */
  refreshed?: HostClusterConfig;
}

/** What a program declares and what the service has: the same, or with drift. */
const rows: { same: Row[]; drifted: Row[] } = rowsIn("drift.yaml", import.meta.url);

describe("drift", () => {
  for (const { what, declared, actual } of rows.same) {
    it(`does not include ${what}`, () => assert.deepEqual(withDrift(declared, actual), declared));
  }

  for (const { what, declared, actual, refreshed = actual } of rows.drifted) {
    it(`includes ${what}`, () => {
      assert.deepEqual(withDrift(declared, actual), refreshed);
      assert.notDeepEqual(differencesBetween(declared, refreshed), []);
    });
  }
});
