import assert from "node:assert/strict";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import got from "got";
import { EXAMPLE_CLUSTERS } from "../../../tools/demo/service.mjs";
import { CREATED_BY_READERS, EXAMPLES } from "../../support/examples.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const first = "63a1f0e2c0ffee0011223344";

interface Service {
  /** What the emulator has printed. */
  shown(): string;
  /** Status of a request, or the code of an error. */
  request(method: "GET" | "PATCH", path: string): Promise<number | string>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts the command on a free port, and stops it after the test. */
async function withEmulator(args: readonly string[], test: (service: Service) => Promise<void>): Promise<void> {
  const port = await freePort();
  const running = execa(
    process.execPath,
    ["--import", "tsx", "tools/demo/emulator.mts", "--port", `${port}`, ...args],
    {
      cwd: root,
      reject: false,
      all: true,
    },
  );
  let shown = "";
  const started = new Promise<void>((resolve) => {
    running.all.on("data", (text) => {
      shown += text;
      if (shown.includes("Requests:")) resolve();
    });
  });
  await Promise.race([started, running]);
  const [, baseUrl = ""] = /spectrocluster:baseUrl (\S+)/.exec(shown) ?? [];
  const [, apiKey = ""] = /spectrocluster:apiKey (\S+)/.exec(shown) ?? [];
  try {
    assert.equal(baseUrl, `http://127.0.0.1:${port}`, shown);
    await test({
      shown: () => shown,
      request: (method, url) =>
        got(`${baseUrl}/v1/spectroclusters/${url}`, {
          method,
          headers: { ApiKey: apiKey },
          ...(method === "PATCH" && { json: { hostClusterConfig: { isHostCluster: true } } }),
          retry: { limit: 0 },
          throwHttpErrors: false,
        }).then(
          ({ statusCode }) => statusCode,
          ({ code }) => code,
        ),
    });
  } finally {
    running.kill("SIGTERM");
    assert.equal((await running).exitCode, 0, shown);
  }
}

describe("npm run emulator", function () {
  this.timeout(30_000);

  it("serves the clusters of the examples with the printed address and key, and logs requests", () =>
    withEmulator([], async ({ shown, request }) => {
      for (const { uid } of EXAMPLE_CLUSTERS) assert.equal(await request("GET", uid), 200, uid);
      assert.match(shown(), new RegExp(`^GET /v1/spectroclusters/${first} → 200$`, "m"));
      assert.match(shown(), /^ {2}\w+ {2}configured already$/m);
    }));

  it("has all clusters that the examples and the README name", () => {
    const files = (readdirSync(EXAMPLES, { recursive: true, encoding: "utf8" }) as string[])
      .filter((name) => /\.\w+$/.test(name) && !CREATED_BY_READERS.test(name))
      .map((name) => path.join(EXAMPLES, name));
    const text = [...files, path.join(root, "README.md")].map((file) => readFileSync(file, "utf8")).join("\n");
    const named = [...new Set(text.match(/63a1f0e2c0ffee00\w{8}/g))].sort();
    assert.ok(named.length > 3);
    assert.deepEqual(named, EXAMPLE_CLUSTERS.map(({ uid }) => uid).sort());
  });

  it("adds clusters, by number or from a CSV file, and fails for single ones", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "emulator-"));
    try {
      const file = path.join(folder, "clusters.csv");
      await writeFile(file, "clusterUid,type,host,port\nconfigured,Ingress,*.example.com,443\n");
      const args = ["--clusters", "200", "--clusters", file, "--fail", `${first}=503`, "--fail", "configured=reset"];
      await withEmulator(args, async ({ request }) => {
        assert.equal(await request("PATCH", "63a1f0e2c0ffee0000000200/clusterConfig/hostCluster"), 204);
        assert.equal(await request("GET", "63a1f0e2c0ffee0000000201"), 404);
        assert.equal(await request("GET", first), 503);
        assert.equal(await request("GET", "configured"), "ECONNRESET");
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("rejects reads of clusters only", () =>
    withEmulator(["--no-reads"], async ({ request }) => {
      assert.equal(await request("GET", first), 405);
      assert.equal(await request("PATCH", `${first}/clusterConfig/hostCluster`), 204);
      assert.equal(await request("GET", `${first}/vms/web-0?namespace=default`), 200);
    }));

  it("has deleted clusters, which reject changes", () =>
    withEmulator(["--deleted", first], async ({ request }) => {
      assert.equal(await request("GET", first), 200);
      assert.equal(await request("PATCH", `${first}/clusterConfig/hostCluster`), 400);
    }));

  it("rejects the key as if no cluster existed", () =>
    withEmulator(["--reject-key"], async ({ request }) => assert.equal(await request("GET", first), 404)));

  it("explains wrong options", async () => {
    for (const [args, message] of [
      [["--port", "x"], '--port is a number from 1 to 65535, not "x"'],
      [["--fail", "abc"], '--fail is UID=STATUS or UID=reset, not "abc"'],
    ] as const) {
      const { exitCode, stderr } = await execa(
        process.execPath,
        ["--import", "tsx", "tools/demo/emulator.mts", ...args],
        { cwd: root, reject: false },
      );
      assert.equal(exitCode, 1);
      assert.ok(stderr.includes(message), stderr);
    }
  });
});
