import assert from "node:assert/strict";
import { WIRE_NAMES, withReferenceNames } from "../../../provider/machine/wireNames.js";
import { rowsIn } from "../../support/rows.mjs";
import { schemaMembers } from "../model/schemaPaths.mjs";

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

  it("maps ten members and one value to names that the schema contains", () => {
    const members = schemaMembers("VirtualMachine");
    assert.equal(WIRE_NAMES.length, 10);
    for (const [objects, , name] of WIRE_NAMES) assert.ok(members.has(`${objects}.${name}`), `${objects}.${name}`);
    assert.ok(members.has("spec.dataVolumeTemplates[].spec.contentType"));
  });
});
