import assert from "node:assert/strict";
import { once } from "node:events";
import { utimes } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { ROOT } from "../../../tools/extended/cells.mjs";
import { selectTests } from "../../../tools/watch.mjs";

describe("npm run test:watch", function () {
  this.timeout(120_000);

  it("selects tests by their paths, their titles and what they import", () => {
    const { files, titled } = selectTests(["api/pace"]);
    assert.deepEqual([files, titled], [["test/provider/api/pace.test.mts"], []]);
    assert.deepEqual(selectTests(["messages/redact"]).files, ["test/provider/messages/redact.test.mts"]);
    assert.deepEqual(selectTests(["logs the pace once"]), {
      files: [],
      titled: ["test/provider/plugin/process.test.mts"],
    });
    assert.ok(!selectTests(["life"]).files.some((file) => file.startsWith("test/extended/")));
  });

  it("runs them now and after a change", async () => {
    const watching = execa(process.execPath, ["--import", "tsx", "tools/watch.mts", "api/pace"], {
      cwd: ROOT,
      reject: false,
      stdin: "ignore",
    });
    let touching: NodeJS.Timeout | undefined;
    try {
      let printed = "";
      const prints = async (pattern: RegExp) => {
        while (!pattern.test(printed)) printed += (await once(watching.stdout, "data"))[0];
        printed = "";
      };
      await prints(/\d+ passed, 0 failed/);
      // Whether the watcher is ready cannot be seen, so the file changes until it is. A change ends a run, so the changes end.
      const file = path.join(ROOT, "test/provider/api/pace.test.mts");
      touching = setInterval(() => utimes(file, new Date(), new Date()), 500);
      await prints(/Test files that concern/);
      clearInterval(touching);
      await prints(/\d+ passed, 0 failed/);
    } finally {
      clearInterval(touching);
      watching.kill();
      await watching;
    }
  });
});
