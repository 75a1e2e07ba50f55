import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { deflateSync, gzipSync } from "node:zlib";
import { parse } from "yaml";
import {
  removeSensitiveContent,
  SENSITIVE_MEMBERS,
  sensitiveValues,
  URL_MEMBERS,
} from "../../../provider/machine/sensitiveContent.js";
import { definitions } from "../schema.mjs";

const SECRET = "s3cret";
interface Rows {
  removes: [name: string, machine: unknown, rest: unknown][];
  keeps: [name: string, machine: unknown][];
  copies: Record<string, string>;
}

const rows: Rows = parse(readFileSync(new URL("sensitiveContent.yaml", import.meta.url), "utf8"));

const base64 = (data: string | Buffer) => Buffer.from(data).toString("base64");
const manifest = JSON.stringify({
  spec: { userData: SECRET, labels: Array.from({ length: 50 }, (_, index) => index) },
});
const zeros = Buffer.alloc(64 * 1024 * 1024);
const ENCODED: Record<string, string> = {
  base64: base64(manifest),
  "base64 for URLs": Buffer.from(manifest).toString("base64url"),
  "wrapped base64": base64(manifest).replace(/.{64}/g, "$&\r\n"),
  "base64 of UTF-16": base64(Buffer.from(manifest, "utf16le")),
  "base64 twice": base64(base64(manifest)),
  gzip: base64(gzipSync(manifest)),
  "gzip for URLs": gzipSync(manifest).toString("base64url"),
  "gzip in JSON": JSON.stringify({ encoding: "gzip", data: base64(gzipSync(manifest)) }),
  "gzip twice": base64(gzipSync(base64(gzipSync(manifest)))),
  "gzip that is cut off": base64(gzipSync(manifest)).slice(0, 80),
  zlib: base64(deflateSync(manifest)),
  "a gzip bomb": base64(gzipSync(zeros)),
  "base64 in too many layers": Array.from({ length: 12 }).reduce<string>(base64, "a".repeat(20)),
};

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

  for (const [name, text] of Object.entries({ ...rows.copies, ...ENCODED })) {
    it(`removes an annotation with a copy: ${name}`, () => {
      const machine = { spec: { template: { metadata: { annotations: { "example.com/a": text, kept: "kept" } } } } };
      removeSensitiveContent(machine);
      assert.deepEqual(machine.spec.template.metadata.annotations, { kept: "kept" });
    });
  }

  it("removes annotations of other types, and in place of all", () => {
    const value = [{ annotations: { a: { spec: {} }, b: 7, c: null } }, { annotations: "kept" }];
    removeSensitiveContent(value);
    assert.deepEqual(value, [{ annotations: { b: 7, c: null } }, {}]);
  });

  it("decompresses a limited number of texts", () => {
    const bomb = base64(gzipSync(zeros.subarray(0, 1024 * 1024)));
    const annotations = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [index, bomb]));
    removeSensitiveContent({ annotations });
    // Those that could be decompressed are known to be harmless.
    assert.equal(Object.keys(annotations).length, 8);
  });

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
