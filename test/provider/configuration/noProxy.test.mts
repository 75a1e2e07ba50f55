import assert from "node:assert/strict";
import { isInNoProxy } from "../../../provider/configuration/noProxy.js";
import { rowsIn } from "../../support/rows.mjs";

const rows: { list: string; direct?: string[]; proxied?: string[] }[] = rowsIn("noProxy.yaml", import.meta.url);

describe("NO_PROXY", () => {
  for (const { list, direct = [], proxied = [] } of rows) {
    it(`means what it means for Go: ${JSON.stringify(list)}`, () => {
      const isDirect = (host: string) => isInNoProxy(list, new URL(host.includes("://") ? host : `https://${host}`));
      assert.deepEqual([...direct, ...proxied].filter(isDirect), direct);
    });
  }
});
