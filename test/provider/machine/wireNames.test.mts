import assert from "node:assert/strict";
import { withReferenceNames } from "../../../provider/machine/wireNames.js";
import { rowsIn } from "../../support/rows.mjs";

const rows: {
  renames: [name: string, machine: unknown, expected: unknown][];
  keeps: [name: string, machine: unknown][];
} = rowsIn("wireNames.yaml", import.meta.url);

describe("withReferenceNames", () => {
  for (const [name, machine, expected] of rows.renames) {
    it(`replaces names of ${name}`, () => {
      withReferenceNames(machine);
      assert.deepEqual(machine, expected);
    });
  }

  for (const [name, machine] of rows.keeps) {
    it(`does not change ${name}`, () => {
      const value = structuredClone(machine);
      withReferenceNames(value);
      assert.deepEqual(value, machine);
    });
  }
});
