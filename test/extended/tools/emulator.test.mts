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
    let port = "";
    const shown = await withEmulator(["--bodies"], async (request, baseUrl) => {
      await request("PATCH", `${first}/clusterConfig/hostCluster`);
      for (const uid of [first, "other"]) await request("GET", uid);
      port = new URL(baseUrl).port;
      const drift = (...changes: string[]) => start("--port", port, ...changes.flatMap((each) => ["--drift", each]));
      const { exitCode, all } = await drift(`${configured}=off`, `${configured}=9443`, `${inProject}=on`);
      assert.equal(exitCode, 0, all);
      for (const line of [
        `${configured}: isHostCluster is now false`,
        `${configured}: the port of the Ingress is now 9443`,
        `${inProject}: isHostCluster is now true`,
      ])
        assert.ok(all.includes(line), all);
      assert.match((await drift("nobody=off")).all, /failed: there is no cluster nobody/);
      assert.match((await drift("c1=maybe")).all, /failed: --drift is UID=off, UID=on or UID=PORT, not "c1=maybe"/);
    });
    for (const line of [
      `PATCH /v1/spectroclusters/${first}/clusterConfig/hostCluster → 204`,
      '  > {"hostClusterConfig":{"isHostCluster":true}}',
      `GET /v1/spectroclusters/${first} → 200`,
      '  < {"metadata":{"name":"prod-1",',
      '  < {"code":"ResourceNotFound","message":"Cluster other is not found",',
    ])
      assert.ok(shown.includes(`\n${line}`), shown);
    for (const changed of [8443, 9443])
      assert.match(shown, new RegExp(`> .*"isHostCluster":false,"clusterEndpoint":.*"port":${changed}`));
    const { exitCode, all } = await start("--port", port, "--drift", `${first}=off`);
    assert.deepEqual([exitCode, /No emulator listens on this port/.test(all)], [1, true], all);
  });

  it("rejects the key as if no cluster existed", () =>
    withEmulator(["--reject-key"], async (request) => assert.equal(await request("GET", first), 404)));

  it("explains a wrong option", async () => {
    const { exitCode, all } = await start("--fail", "abc");
    assert.equal(exitCode, 1);
    assert.ok(all.includes('--fail is UID=STATUS or UID=reset, with x3 behind it for three times, not "abc"'), all);
  });
});
