import assert from "node:assert/strict";
import { execa } from "execa";
import got from "got";
import { ROOT } from "../../../tools/checkout.mjs";
import { EXAMPLE_CLUSTERS } from "../../../tools/demo/service.mjs";

const first = "63a1f0e2c0ffee0011223344";

interface Service {
  /** Status of a request, or the code of an error. */
  request(method: "GET" | "PATCH", path: string, projectUid?: string): Promise<number | string>;
}

const start = (...args: string[]) =>
  execa(process.execPath, ["--import", "tsx", "tools/demo/emulator.mts", ...args], {
    ...{ cwd: ROOT, reject: false, all: true },
  });

/** Starts the command on a free port, stops it after the test, and returns what it has printed. */
async function withEmulator(args: readonly string[], test: (service: Service) => Promise<void>): Promise<string> {
  const running = start("--port", "0", ...args);
  let shown = "";
  const started = new Promise<void>((resolve) => {
    running.all.on("data", (text) => {
      shown += text;
      if (shown.includes("Ctrl-C")) resolve();
    });
  });
  await Promise.race([started, running]);
  try {
    const [, baseUrl = ""] = /spectrocluster:baseUrl (\S+)/.exec(shown) ?? [];
    const [, apiKey = ""] = /spectrocluster:apiKey (\S+)/.exec(shown) ?? [];
    assert.match(baseUrl, /^http:\/\/127\.0\.0\.1:\d+$/, shown);
    await test({
      request: (method, url, projectUid) =>
        got(`${baseUrl}/v1/spectroclusters/${url}`, {
          method,
          headers: { ApiKey: apiKey, ...(projectUid && { ProjectUid: projectUid }) },
          ...(method === "PATCH" && { json: { hostClusterConfig: { isHostCluster: true } } }),
          ...{ retry: { limit: 0 }, throwHttpErrors: false },
        }).then(
          ({ statusCode }) => statusCode,
          ({ code }) => code,
        ),
    });
  } finally {
    running.kill("SIGTERM");
    assert.equal((await running).exitCode, 0, shown);
  }
  return shown;
}

describe("npm run emulator", () => {
  it("serves the clusters of the examples with the printed address and key, and logs requests", async () => {
    const shown = await withEmulator([], async ({ request }) => {
      for (const { uid, projectUid } of EXAMPLE_CLUSTERS) assert.equal(await request("GET", uid, projectUid), 200, uid);
    });
    for (const line of [
      `GET /v1/spectroclusters/${first} → 200`,
      ` {2}${first} {2}prod-1 {2}host-cluster=yes tier=gold`,
      " {2}\\w+ {2}prod-2 .* {2}configured already",
      " {2}\\w+ {2}dev-1 .* {2}project dev",
    ])
      assert.match(shown, new RegExp(`^${line}$`, "m"));
  });

  it("adds clusters, and plays failures of single ones", async () => {
    const added = ["--clusters", "200", "--cluster", "mine", "--cluster", "broken"];
    const failing = ["--fail", `${first}=503`, "--fail", "broken=reset"];
    await withEmulator([...added, ...failing], async ({ request }) => {
      assert.equal(await request("PATCH", "63a1f0e2c0ffee0000000200/clusterConfig/hostCluster"), 204);
      assert.equal(await request("GET", "63a1f0e2c0ffee0000000201"), 404);
      assert.equal(await request("GET", "mine"), 200);
      assert.equal(await request("GET", first), 503);
      assert.equal(await request("GET", "broken"), "ECONNRESET");
    });
  });

  it("rejects the key as if no cluster existed", () =>
    withEmulator(["--reject-key"], async ({ request }) => assert.equal(await request("GET", first), 404)));

  it("explains a wrong option", async () => {
    const { exitCode, all } = await start("--fail", "abc");
    assert.equal(exitCode, 1);
    assert.ok(all.includes('--fail is UID=STATUS or UID=reset, not "abc"'), all);
  });
});
