import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { useReferenceNames } from "../../../provider/machine/wireNames.js";
import {
  BEYOND_REFERENCE_LEAVES,
  DOCUMENTED_LEAVES,
  type JsonType,
  REQUIRED_MEMBERS,
  SEARCH_INPUT_LEAVES,
} from "./documentedMembers.mjs";
import { schemaMembers } from "./schemaPaths.mjs";

const ALL_LEAVES = { ...DOCUMENTED_LEAVES, ...BEYOND_REFERENCE_LEAVES };

/** How the description of each member that the reference does not contain ends. */

/** Parts of a virtual machine with tests of their own: a member belongs to the longest path that matches. */
const AREAS = [
  "metadata",
  "spec",
  "spec.dataVolumeTemplates",
  "spec.template.metadata",
  "spec.template.spec",
  "spec.template.spec.affinity",
  "spec.template.spec.domain",
  "spec.template.spec.domain.devices",
  "spec.template.spec.volumes",
  "status",
];
const THE_REST = "the top";

/** Documented leaves that complete.json cannot have together with the others. */
const IMPOSSIBLE_TOGETHER: Record<string, string> = {
  "spec.runStrategy": "excludes spec.running",
};

describe("documented members", () => {
  for (const area of [...AREAS, THE_REST]) {
    it(`the schema has every leaf of ${area}, with its type`, () => {
      const members = schemaMembers("VirtualMachine");
      const wrong = documentedIn(area).flatMap((path) => {
        const found = members.get(path)?.type ?? "nothing";
        return found === DOCUMENTED_LEAVES[path] ? [] : [`${path}: ${found} instead of ${DOCUMENTED_LEAVES[path]}`];
      });
      assertNone(wrong);
    });

    it(`the schema has no other leaf in ${area}`, () => {
      assertNone(undocumentedLeaves("VirtualMachine", ALL_LEAVES).filter((path) => areaOf(path) === area));
    });

    it(`the schema requires what is documented as required in ${area}, and nothing else`, () => {
      const required = [...schemaMembers("VirtualMachine")].flatMap(([path, member]) =>
        member.required ? [path] : [],
      );
      const inArea = (paths: string[]) => paths.filter((path) => areaOf(path) === area).sort();
      assert.deepEqual(inArea(required), inArea(REQUIRED_MEMBERS));
    });
  }

  it("the schema has every leaf that the reference does not contain, with its type and optional", () => {
    const members = schemaMembers("VirtualMachine");
    for (const [path, type] of Object.entries(BEYOND_REFERENCE_LEAVES)) {
      const member = members.get(path.replace(/\[\]$/, ""));
      assert.equal(members.get(path)?.type, type, path);
      assert.equal(member?.required, false, path);
    }
  });

  it("the schema has the leaves of the search-filter inputs, none of them required, and no other", () => {
    const members = schemaMembers("ClusterSearchInputs");
    for (const [path, type] of Object.entries(SEARCH_INPUT_LEAVES)) assert.equal(members.get(path)?.type, type, path);
    assertNone([...members].flatMap(([path, { required }]) => (required ? [path] : [])));
    assertNone(undocumentedLeaves("ClusterSearchInputs", SEARCH_INPUT_LEAVES));
  });
});

describe("the machines that the tests read", () => {
  const folder = new URL("../validation/machines/", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

  for (const file of files) {
    // These files show that the validation accepts real machines, so they have to match the reference's tables too.
    it(`${file} has the documented types and the required members`, () => {
      const machine = readMachine(file);
      useReferenceNames(machine);
      const wrong = leavesOf(machine).flatMap(({ path, value }) => {
        const type = ALL_LEAVES[path];
        return type === undefined || hasType(value, type) ? [] : [`${path}: ${JSON.stringify(value)}, no ${type}`];
      });
      assertNone([...wrong, ...REQUIRED_MEMBERS.filter((path) => !everyParentHas(machine, path))]);
    });
  }

  it("real-names.json has every leaf that the reference does not contain", () => {
    const machine = readMachine("real-names.json");
    useReferenceNames(machine);
    const found = new Set(leavesOf(machine).map(({ path }) => path));
    assertNone(Object.keys(BEYOND_REFERENCE_LEAVES).filter((path) => !found.has(path)));
  });

  it("complete.json has every documented leaf that can be present together with the others, and nothing else", () => {
    const found = new Set(leavesOf(readMachine("complete.json")).map(({ path }) => path));
    const expected = new Set(Object.keys(DOCUMENTED_LEAVES).filter((path) => !(path in IMPOSSIBLE_TOGETHER)));
    assertNone([...expected].filter((path) => !found.has(path)).map((path) => `${path} is missing`));
    assertNone([...found].filter((path) => !expected.has(path)).map((path) => `${path} should not be there`));
  });

  function readMachine(file: string): unknown {
    return JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  }
});

function areaOf(path: string): string {
  const fitting = AREAS.filter((area) => path === area || path.startsWith(`${area}.`) || path.startsWith(`${area}[]`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? THE_REST;
}

function documentedIn(area: string): string[] {
  return Object.keys(DOCUMENTED_LEAVES).filter((path) => areaOf(path) === area);
}

function undocumentedLeaves(definition: string, documented: Record<string, JsonType>): string[] {
  return [...schemaMembers(definition)].flatMap(([path, { leaf }]) => {
    // If a list is a leaf, its items are not documented.
    const isItem = path.endsWith("[]") && documented[path.slice(0, -2)] === "array";
    return !leaf || path in documented || isItem ? [] : [path];
  });
}

/** Every leaf of a machine, and every other value at the path of a documented leaf. A null member counts as absent. */
function leavesOf(value: unknown, path = ""): { path: string; value: unknown }[] {
  if (value === null) return [];
  if (typeof value !== "object") return [{ path, value }];
  const type = ALL_LEAVES[path];
  const own = type === undefined ? [] : [{ path, value }];
  if (type === "array") return own;
  if (Array.isArray(value)) return [...own, ...value.flatMap((item) => leavesOf(item, `${path}[]`))];
  // The keys of a map are not part of the path.
  const isMap = `${path}.*` in DOCUMENTED_LEAVES;
  const inner = (name: string) => (path === "" ? name : `${path}.${isMap ? "*" : name}`);
  return [...own, ...Object.entries(value).flatMap(([name, member]) => leavesOf(member, inner(name)))];
}

function hasType(value: unknown, type: JsonType): boolean {
  switch (type) {
    case "integer":
      return Number.isSafeInteger(value);
    case "number-or-string":
      return typeof value === "number" || typeof value === "string";
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}

/** Whether each possible parent of the member at `path` has it. */
function everyParentHas(machine: unknown, path: string): boolean {
  const names = path.split(".");
  const last = names.pop() ?? "";
  const parents = names.reduce<unknown[]>(
    (values, name) => values.flatMap((value) => memberOf(value, name.replace("[]", "")) ?? []),
    [machine],
  );
  return parents.every((parent) => memberOf(parent, last) != null);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Fails with a list of all paths, so that one run shows all of them. */
function assertNone(places: string[]): void {
  assert.equal(places.length, 0, `${places.length} of them:\n${places.join("\n")}`);
}
