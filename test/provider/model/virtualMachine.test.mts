import assert from "node:assert/strict";
import { Ajv } from "ajv";
import { withReferenceNames } from "../../../provider/machine/wireNames.js";
import { rowsIn } from "../../support/rows.mjs";
import { definitions } from "../schema.mjs";
import { completeMachine, machines } from "../validation/machines.mjs";

const { required }: { required: Record<string, string[]> } = rowsIn("virtualMachine.yaml", import.meta.url);

describe("the model of a virtual machine", () => {
  // complete.json was written from the tables of the service's reference, independently of the model.
  it("has every member of the complete machine with its type, and the types of what servers send", () => {
    const closed = JSON.parse(JSON.stringify(definitions), (_name, value) =>
      value?.properties ? { ...value, additionalProperties: false } : value,
    );
    const sent = withReferenceNames(structuredClone(machines.get("real-names.json")));
    for (const [machine, model] of [
      [completeMachine, closed],
      [sent, definitions],
    ]) {
      const ajv = new Ajv({ schemas: [{ $id: "model", definitions: model }], strict: false, validateFormats: false });
      // A null member counts as absent.
      const present = JSON.parse(JSON.stringify(machine), (_name, value) => value ?? undefined);
      assert.ok(ajv.validate("model#/definitions/VirtualMachine", present), ajv.errorsText());
    }
  });

  it("requires what is documented as required and never omitted, and nothing else", () => {
    const ofSchema = [...definitionsIn("VirtualMachine")].flatMap((name) => {
      const members = definitions[name]?.required ?? [];
      return members.length > 0 ? [[name, [...members].sort()]] : [];
    });
    const documented = Object.entries(required).map(([name, members]) => [name, members.sort()]);
    assert.deepEqual(Object.fromEntries(ofSchema), Object.fromEntries(documented));
  });
});

/** The names of a definition and of all definitions in it. */
function definitionsIn(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const references = JSON.stringify(definitions[name]).matchAll(/"#\/definitions\/(\w+)"/g);
  for (const [, inner = ""] of references) definitionsIn(inner, found);
  return found;
}
