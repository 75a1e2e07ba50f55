import assert from "node:assert/strict";
import { execa } from "execa";
import got from "got";
import { ROOT } from "../../../tools/checkout.mjs";
import { EXAMPLE_CLUSTERS } from "../../../tools/demo/service.mjs";

const first = "63a1f0e2c0ffee0011223344";

/** Sends a request. @returns Its status, or the code of an error. */
type Send = (method: "GET" | "PATCH", path: string, projectUid?: string) => Promise<number | string>;

const start = (...args: string[]) =>
  execa(process.execPath, ["--import", "tsx", "tools/demo/emulator.mts", ...args], {
    ...{ cwd: ROOT, reject: false, all: true },
  });

/** Starts the command on a free port, stops it after the test, and returns what it has printed. */
async function withEmulator(args: readonly string[], test: (request: Send, baseUrl: string) => Promise<void>) {
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
    const request: Send = (method, url, projectUid) =>
      got(`${baseUrl}/v1/spectroclusters/${url}`, {
        method,
        headers: { ApiKey: apiKey, ...(projectUid && { ProjectUid: projectUid }) },
        ...(method === "PATCH" && { json: { hostClusterConfig: { isHostCluster: true } } }),
        ...{ retry: { limit: 0 }, throwHttpErrors: false },
      }).then(
        ({ statusCode }) => statusCode,
        ({ code }) => code,
      );
    await test(request, baseUrl);
  } finally {
    running.kill("SIGTERM");
    assert.equal((await running).exitCode, 0, shown);
  }
  return shown;
}

describe("npm run emulator", () => {
  it("serves the clusters of the examples and others, plays failures forever or some times, and logs requests without bodies", async () => {
    const added = ["--clusters", "200", ...["thrice", "once", "broken"].flatMap((uid) => ["--cluster", uid])];
    const failing = ["thrice=500x3", "once=resetx1", "broken=503"].flatMap((each) => ["--fail", each]);
    const shown = await withEmulator([...added, ...failing], async (request) => {
      for (const { uid, projectUid } of EXAMPLE_CLUSTERS) assert.equal(await request("GET", uid, projectUid), 200, uid);
      assert.equal(await request("PATCH", "63a1f0e2c0ffee0000000200/clusterConfig/hostCluster"), 204);
      assert.equal(await request("GET", "63a1f0e2c0ffee0000000201"), 404);
      for (const status of [500, 500, 500, 200, 200]) assert.equal(await request("GET", "thrice"), status);
      for (const result of ["ECONNRESET", 200]) assert.equal(await request("GET", "once"), result);
      for (const status of [503, 503]) assert.equal(await request("GET", "broken"), status);
    });
    assert.doesNotMatch(shown, /^ {2}[<>] /m);
    for (const line of [
      `GET /v1/spectroclusters/${first} → 200`,
      ` {2}${first} {2}prod-1 {2}host-cluster=yes tier=gold environment=prod`,
      " {2}\\w+ {2}prod-2 .* {2}configured already",
      " {2}\\w+ {2}dev-1 .* {2}project dev",
    ])
      assert.match(shown, new RegExp(`^${line}$`, "m"));
  });

  it("shows bodies, if that is wanted, and changes clusters while it runs, as somebody else would", async () => {
    const inProject = EXAMPLE_CLUSTERS.find(({ projectUid }) => projectUid !== undefined)?.uid ?? assert.fail();
    const configured = EXAMPLE_CLUSTERS.find(({ hostClusterConfig }) => hostClusterConfig)?.uid ?? assert.fail();
    const shown = await withEmulator(["--bodies"], async (request, baseUrl) => {
      await request("GET", first);
      const drift = (...changes: string[]) =>
        start("--port", new URL(baseUrl).port, ...changes.flatMap((each) => ["--drift", each]));
      const { exitCode, all } = await drift(`${configured}=9443`, `${configured}=off`, `${inProject}=on`);
      assert.equal(exitCode, 0, all);
      assert.match((await drift("c1=maybe")).all, /failed: --drift is UID=off, UID=on or UID=PORT, not "c1=maybe"/);
    });
    assert.match(shown, /^ {2}< \{"metadata":\{"name":"prod-1",/m);
    assert.match(shown, /^ {2}> .*"isHostCluster":false,"clusterEndpoint":.*"port":9443/m);
    assert.match(shown, /^ {2}> .*"isHostCluster":true/m);
  });
});
