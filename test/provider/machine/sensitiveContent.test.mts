import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { SENSITIVE_PROPERTIES, SensitiveContent } from "../../../provider/machine/sensitiveContent.js";
import { rowsIn } from "../../support/rows.mjs";

interface Rows {
  removes: [name: string, machine: unknown, rest: unknown][];
  keeps: [name: string, machine: unknown][];
  annotations: { shown: Record<string, string>; hidden: Record<string, string> };
}

const rows: Rows = rowsIn("sensitiveContent.yaml", import.meta.url);

const remove = (value: unknown) => new SensitiveContent(value).remove();

describe("SensitiveContent", () => {
  for (const [name, machine, rest] of rows.removes) {
    it(`removes ${name}`, () => {
      remove(machine);
      assert.deepEqual(machine, rest);
    });
  }

  for (const [name, machine] of rows.keeps) {
    it(`keeps ${name}`, () => {
      const value = structuredClone(machine);
      remove(value);
      assert.deepEqual(value, machine);
    });
  }

  for (const [name, text] of Object.entries(rows.annotations.shown)) {
    it(`keeps the annotation ${name}: ${text.slice(0, 60)}`, () => assert.equal(shown(name, text), true));
  }

  for (const [name, text] of Object.entries(rows.annotations.hidden)) {
    it(`removes the annotation ${name}: ${text.slice(0, 60)}`, () => assert.equal(shown(name, text), false));
  }

  it("removes annotations of at most 200 characters by what follows", () => {
    assert.deepEqual([shown("a", "long ".repeat(40)), shown("a", `${"long ".repeat(40)}.`)], [true, false]);
  });

  it("keeps annotations that are numbers, but no objects and lists, and no text in place of all", () => {
    const value = [{ annotations: { a: { spec: {} }, b: 7, c: null, d: [1], token: 7 } }, { annotations: "kept" }];
    remove(value);
    assert.deepEqual(value, [{ annotations: { b: 7, c: null } }, {}]);
  });

  it("leaves everything else of a machine unchanged", () => {
    const complete = readFileSync(new URL("../validation/machines/complete.json", import.meta.url), "utf8");
    const value = JSON.parse(complete);
    remove(value);
    // In the complete machine these names occur only as sensitive members.
    const names = [...SENSITIVE_PROPERTIES.values()].flat();
    const rest = JSON.parse(complete, (name, member) => (names.includes(name) ? undefined : member));
    assert.deepEqual(value, rest);
  });
});

/** Whether an annotation of the instance stays. */
function shown(name: string, text: string): boolean {
  const machine = { spec: { template: { metadata: { annotations: { [name]: text, kept: "kept" } } } } };
  remove(machine);
  const { kept, ...rest } = machine.spec.template.metadata.annotations;
  assert.equal(kept, "kept");
  assert.deepEqual(rest, name in rest ? { [name]: text } : {});
  return name in rest;
}
