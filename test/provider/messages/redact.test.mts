import assert from "node:assert/strict";
import { redact } from "../../../provider/messages/redact.js";

const KEY = "k0\"+/\\<&>%'=, z9";

describe("redact", () => {
  const json = (text: string) => JSON.stringify(text).slice(1, -1);
  const base64 = (encoding: "base64" | "base64url", before: string) => Buffer.from(before + KEY).toString(encoding);

  for (const [name, form] of [
    ["literally", KEY],
    ["in upper case", KEY.toUpperCase()],
    ["in JSON", json(KEY)],
    ["in Go's JSON", json(KEY).replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)],
    ["in JSON with escaped slashes", json(KEY).replaceAll("/", "\\/")],
    ["in a URL", encodeURIComponent(KEY)],
    ["in a URL with lower-case codes", encodeURIComponent(KEY).replace(/%../g, (code) => code.toLowerCase())],
    ["in a form", new URLSearchParams({ "": KEY }).toString().slice(1)],
  ] as const) {
    it(`replaces a key ${name}`, () => {
      assert.equal(redact(`one ${form}, two "${form}"`, KEY), 'one [API key], two "[API key]"');
    });
  }

  for (const before of ["", "a", "ab"]) {
    for (const encoding of ["base64", "base64url"] as const) {
      it(`replaces a key in ${encoding} after ${before.length} bytes`, () => {
        const redacted = redact(`Basic ${base64(encoding, before)}`, KEY);
        assert.match(redacted, /^Basic .{0,3}\[API key\].{0,3}$/);
        const inUrl = redact(encodeURIComponent(base64(encoding, before)), KEY);
        assert.match(inUrl, /^.{0,5}\[API key\].{0,7}$/);
      });
    }
  }

  it("replaces a key that is the whole text", () => {
    assert.equal(redact(KEY, KEY), "[API key]");
  });

  it("leaves other text as it is", () => {
    const text = 'a key "k0", 100 % of <it> & more';
    assert.equal(redact(text, KEY), text);
    assert.equal(redact(text, ""), text);
  });

  it("accepts a key that no header can carry", () => {
    assert.equal(redact("before \ud800ä🔑 after", "\ud800ä🔑"), "before [API key] after");
  });
});
