import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pageFiles } from "../../../bench/page.mjs";
import { readResults } from "../../../bench/results.mjs";
import { ROOT } from "../../../tools/checkout.mjs";

describe("npm run bench", () => {
  it("generated the page and the charts from bench/results.json", async () => {
    for (const { name, content } of pageFiles(await readResults(ROOT))) {
      assert.equal(readFileSync(path.join(ROOT, name), "utf8"), content, `${name}: npm run bench -- --page`);
    }
  });
});
