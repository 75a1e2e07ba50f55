import assert from "node:assert/strict";
import { withReferenceNames } from "../../../provider/machine/wireNames.js";
import { rowsIn } from "../../support/rows.mjs";
import { definitions } from "../schema.mjs";
import { completeMachine, machines } from "../validation/machines.mjs";
import { definitionsIn, schemaMembers } from "./schemaPaths.mjs";

const { notComplete, required }: { notComplete: Record<string, string>; required: Record<string, string[]> } = rowsIn(
  "virtualMachine.yaml",
  import.meta.url,
);

describe("the model of a virtual machine", () => {
  const leaves = leavesOf("VirtualMachine");

  // complete.json was written from the tables of the service's reference, independently of the model.
  it("has every member of complete.json with its type, those that servers send, and no other", () => {
    const documented = new Map<string, string>();
    collectLeaves(completeMachine, "", documented);
    const others = [...leaves].filter(([path]) => !documented.has(path));
    assert.deepEqual(Object.fromEntries(others), notComplete);
    for (const [path, type] of documented) assert.equal(leaves.get(path), type, path);
  });

  it("has what servers send in the machine of one", () => {
    const sent = new Map<string, string>();
    collectLeaves(withReferenceNames(structuredClone(machines.get("real-names.json"))), "", sent);
    const { "spec.runStrategy": _, ...others } = notComplete;
    for (const [path, type] of Object.entries(others)) assert.equal(sent.get(path), type, path);
  });

  it("requires what is documented as required and never omitted, and nothing else", () => {
    const ofSchema = [...definitionsIn("VirtualMachine")].flatMap((name) => {
      const members = definitions[name]?.required ?? [];
      return members.length > 0 ? [[name, [...members].sort()]] : [];
    });
    const documented = Object.entries(required).map(([name, members]) => [name, members.sort()]);
    assert.deepEqual(Object.fromEntries(ofSchema), Object.fromEntries(documented));
  });

  /** Adds the JSON types of what has no members of its own. A null member counts as absent. */
  function collectLeaves(value: unknown, path: string, found: Map<string, string>): void {
    const type = leaves.get(path);
    if (value === null) return;
    if (typeof value === "object" && (type === "object" || type === "array")) found.set(path, type);
    else if (Array.isArray(value)) for (const item of value) collectLeaves(item, `${path}[]`, found);
    else if (typeof value === "object") {
      // The keys of a map are not part of the path.
      const isMap = leaves.has(`${path}.*`);
      for (const [name, member] of Object.entries(value)) {
        collectLeaves(member, path === "" ? name : `${path}.${isMap ? "*" : name}`, found);
      }
    } else {
      const own = Number.isSafeInteger(value) ? "integer" : typeof value;
      found.set(path, type === "number|string" ? type : own);
    }
  }
});

describe("the model of the search-filter inputs", () => {
  it("has the documented members, none of which is required", () => {
    const texts = ["name", "uid"].map((name) => [`inputs.*.values[].${name}`, "string"]);
    assert.deepEqual(Object.fromEntries(leavesOf("ClusterSearchInputs")), Object.fromEntries(texts));
    for (const name of definitionsIn("ClusterSearchInputs")) assert.equal(definitions[name]?.required, undefined, name);
  });
});

/** The types of the members that have no members of their own. */
function leavesOf(definition: string): Map<string, string> {
  const members = [...schemaMembers(definition)];
  return new Map(members.flatMap(([path, { type, isLeaf }]) => (isLeaf ? [[path, type]] : [])));
}
