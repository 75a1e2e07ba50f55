import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  removeSensitiveContent,
  SENSITIVE_MEMBERS,
  sensitiveValues,
  URL_MEMBERS,
} from "../../../provider/machine/sensitiveContent.js";
import { definitions } from "../schema.mjs";

const SECRET = "s3cret";
const rows: { removes: [name: string, machine: unknown, rest: unknown][]; keeps: [name: string, machine: unknown][] } =
  parse(readFileSync(new URL("sensitiveContent.yaml", import.meta.url), "utf8"));

describe("removeSensitiveContent", () => {
  for (const [name, machine, rest] of rows.removes) {
    it(`removes ${name}`, () => {
      removeSensitiveContent(machine);
      assert.deepEqual(machine, rest);
    });
  }

  for (const [name, machine] of rows.keeps) {
    it(`keeps ${name}`, () => {
      const value = structuredClone(machine);
      removeSensitiveContent(value);
      assert.deepEqual(value, machine);
    });
  }

  it("leaves everything else of a machine unchanged", () => {
    const complete = readFileSync(new URL("../validation/machines/complete.json", import.meta.url), "utf8");
    const value = JSON.parse(complete);
    removeSensitiveContent(value);
    // In the complete machine these names occur only as sensitive members.
    const names = [...SENSITIVE_MEMBERS.values()].flat();
    assert.deepEqual(
      value,
      JSON.parse(complete, (name, member) => (names.includes(name) ? undefined : member)),
    );
  });
});

describe("sensitiveValues", () => {
  it("contains whole texts, even if a part of them is not sensitive", () => {
    const url = `https://user:${SECRET}@a`;
    const template = { spec: { livenessProbe: { httpGet: { path: "/kept" } } } };
    const machine = { spec: { dataVolumeTemplates: [{ spec: { source: { http: { url } } } }], template } };
    assert.deepEqual([...sensitiveValues(machine)], [url]);
  });
});

describe("SENSITIVE_MEMBERS and URL_MEMBERS", () => {
  it("name members of the model, whose descriptions mention includeSensitive", () => {
    for (const [parent, members] of [...SENSITIVE_MEMBERS, ...URL_MEMBERS]) {
      for (const member of members) {
        const isMap = parent === "annotations";
        const description = isMap ? propertyOf("ObjectMeta", parent) : propertyOf(typeOf(parent), member);
        assert.match(description ?? "", /includeSensitive/, `${parent}.${member}`);
      }
    }
  });
});

/** The type of the members with a name, which is the same for all of them. */
function typeOf(member: string): string {
  for (const { properties = {} } of Object.values(definitions)) {
    const reference = properties[member]?.$ref;
    if (reference !== undefined) return reference.replace("#/definitions/", "");
  }
  return assert.fail(`no type has a member ${member} that is an object`);
}

function propertyOf(type: string, member: string): string | undefined {
  return definitions[type]?.properties?.[member]?.description;
}
