import assert from "node:assert/strict";
import path from "node:path";
import { execa } from "execa";
import got from "got";

const root = path.resolve(import.meta.dirname, "../../..");

describe("npm run emulator", function () {
  this.timeout(30_000);

  it("serves the cluster of README.md with the printed address and key, and stops at a signal", async () => {
    const running = execa(process.execPath, ["--import", "tsx", "tools/demo/emulator.mts"], {
      cwd: root,
      reject: false,
    });
    let shown = "";
    let response = "";
    for await (const line of running.iterable()) {
      shown += `${line}\n`;
      if (line.endsWith("Requests:")) {
        const [, baseUrl] = /spectrocluster:baseUrl (\S+)/.exec(shown) ?? [];
        const [, apiKey] = /spectrocluster:apiKey (\S+)/.exec(shown) ?? [];
        const [, uid] = /cluster (\w+)\./.exec(shown) ?? [];
        response = await got(`${baseUrl}/v1/spectroclusters/${uid}`, { headers: { ApiKey: apiKey } }).text();
      }
      if (line.startsWith("GET ")) running.kill("SIGTERM");
    }
    const { exitCode } = await running;
    assert.equal(exitCode, 0, shown);
    assert.match(response, /63a1f0e2c0ffee0011223344/);
    assert.match(shown, /^GET \/v1\/spectroclusters\/63a1f0e2c0ffee0011223344 → 200$/m);
  });
});
