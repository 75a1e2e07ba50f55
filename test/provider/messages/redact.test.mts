import assert from "node:assert/strict";
import { containsKey, hideTexts, redact } from "../../../provider/messages/redact.js";

const KEY = "k0\"+/\\<&>%'=, z9";

describe("redact", () => {
  it("replaces a key, as it is and in JSON, wherever it is", () => {
    for (const form of [KEY, JSON.stringify(KEY).slice(1, -1)]) {
      assert.equal(redact(`one ${form}, two "${form}"`, KEY), 'one [API key], two "[API key]"');
    }
    assert.equal(redact(KEY, KEY), "[API key]");
    assert.equal(redact("before \ud800ä🔑 after", "\ud800ä🔑"), "before [API key] after");
  });

  it("replaces a key in the forms in which this package writes it, also after its white space is collapsed", () => {
    const key = 'test/k+y"=  z\ud800';
    const wellFormed = key.toWellFormed();
    for (const form of [
      encodeURIComponent(wellFormed),
      new URLSearchParams({ name: wellFormed }).toString().slice("name=".length),
      key.replace(/\s+/g, " "),
      wellFormed,
    ]) {
      assert.equal(redact(`/v1/${form}/vms`, key), "/v1/[API key]/vms", form);
    }
  });

  it("replaces other secret texts where they stand alone", () =>
    assert.equal(
      hideTexts('dev, "DEV" and b\\"c, not developers', ["dev", 'b"c']),
      '[secret], "[secret]" and [secret], not developers',
    ));

  it("finds a key in JSON, whatever it escapes", () => {
    for (const escaped of ['test/k+y"', 'test\\/k\\u002By\\"', "test/k\\u002by\\u0022"]) {
      assert.ok(containsKey(`{"a":"${escaped}"}`, 'test/k+y"'), escaped);
    }
    assert.ok(!containsKey('{"a":"test/k+z"}', 'test/k+y"'));
  });

  it("finds and replaces a key without case, because host names and codes are written in lower case", () => {
    const key = 'AbC/dEf"+kEy1';
    for (const form of ['abc/def"+key1', 'ABC/DEF"+KEY1', encodeURIComponent(key).toLowerCase(), 'abc\\/def\\"+key1']) {
      assert.ok(containsKey(`https://${form}.example.com`, key), form);
    }
    assert.equal(redact("https://abcdef-key.example.com", "AbcDef-Key"), "https://[API key].example.com");
  });

  it("leaves other text as it is", () => {
    const text = 'a key "k0", 100 % of <it> & more';
    assert.equal(redact(text, KEY), text);
    assert.equal(redact(text, ""), text);
  });
});
