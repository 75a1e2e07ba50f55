import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { isInNoProxy } from "../../../provider/configuration/noProxy.js";

const rows: { list: string; direct?: string[]; proxied?: string[] }[] = parse(
  readFileSync(new URL("noProxy.yaml", import.meta.url), "utf8"),
);

describe("NO_PROXY", () => {
  for (const { list, direct = [], proxied = [] } of rows) {
    it(`means what it means for Go: ${JSON.stringify(list)}`, () => {
      const isDirect = (host: string) => isInNoProxy(list, new URL(host.includes("://") ? host : `https://${host}`));
      assert.deepEqual([...direct, ...proxied].filter(isDirect), direct);
    });
  }
});
