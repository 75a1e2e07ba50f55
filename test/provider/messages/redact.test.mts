import assert from "node:assert/strict";
import { redact } from "../../../provider/messages/redact.js";

const KEY = "k0\"+/\\<&>%'=, z9";

describe("redact", () => {
  it("replaces a key, as it is and in JSON, wherever it is", () => {
    for (const form of [KEY, JSON.stringify(KEY).slice(1, -1)]) {
      assert.equal(redact(`one ${form}, two "${form}"`, KEY), 'one [API key], two "[API key]"');
    }
    assert.equal(redact(KEY, KEY), "[API key]");
    assert.equal(redact("before \ud800ä🔑 after", "\ud800ä🔑"), "before [API key] after");
  });

  it("leaves other text as it is", () => {
    const text = 'a key "k0", 100 % of <it> & more';
    assert.equal(redact(text, KEY), text);
    assert.equal(redact(text, ""), text);
  });
});
