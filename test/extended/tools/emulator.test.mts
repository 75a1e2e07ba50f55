import assert from "node:assert/strict";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { execa } from "execa";
import got from "got";
import { EXAMPLE_CLUSTERS } from "../../../tools/demo/service.mjs";
import { CREATED_BY_READERS, EXAMPLES } from "../../support/examples.mjs";
import { withFolder } from "../../support/withFolder.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const first = "63a1f0e2c0ffee0011223344";

interface Service {
  /** What the emulator has printed. */
  shown(): string;
  /** Status of a request, or the code of an error. */
  request(method: "GET" | "PATCH", path: string, projectUid?: string): Promise<number | string>;
  /** The first page of a search for clusters whose names begin so. */
  search(name?: string): Promise<FoundCluster[]>;
}

interface FoundCluster {
  metadata: { uid: string; name: string; labels?: Record<string, string>; creationTimestamp?: string };
  specSummary: { projectMeta?: { uid: string; name: string } };
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
      if (shown.includes("Ctrl-C")) resolve();
    });
  });
  await Promise.race([started, running]);
  const [, baseUrl = ""] = /spectrocluster:baseUrl (\S+)/.exec(shown) ?? [];
  const [, apiKey = ""] = /spectrocluster:apiKey (\S+)/.exec(shown) ?? [];
  try {
    assert.equal(baseUrl, `http://127.0.0.1:${port}`, shown);
    await test({
      shown: () => shown,
      request: (method, url, projectUid) =>
        got(`${baseUrl}/v1/spectroclusters/${url}`, {
          method,
          headers: { ApiKey: apiKey, ...(projectUid && { ProjectUid: projectUid }) },
          ...(method === "PATCH" && { json: { hostClusterConfig: { isHostCluster: true } } }),
          retry: { limit: 0 },
          throwHttpErrors: false,
        }).then(
          ({ statusCode }) => statusCode,
          ({ code }) => code,
        ),
      search: async (name = "") => {
        const match = { conjunction: "or", values: [name] };
        const filter = {
          property: "clusterName",
          type: "string",
          condition: { string: { operator: "beginsWith", match } },
        };
        const filterGroups = [{ conjunction: "and", filters: [filter] }];
        const response = got.post(`${baseUrl}/v1/dashboard/spectroclusters/search`, {
          headers: { ApiKey: apiKey },
          json: { filter: { conjunction: "and", filterGroups }, sort: [] },
        });
        return (await response.json<{ items: FoundCluster[] }>()).items;
      },
    });
  } finally {
    running.kill("SIGTERM");
    assert.equal((await running).exitCode, 0, shown);
  }
}

describe("npm run emulator", function () {
  this.timeout(180_000);

  it("serves the clusters of the examples with the printed address and key, and logs requests", () =>
    withEmulator([], async ({ shown, request }) => {
      for (const { uid, projectUid } of EXAMPLE_CLUSTERS) assert.equal(await request("GET", uid, projectUid), 200, uid);
      assert.match(shown(), new RegExp(`^GET /v1/spectroclusters/${first} → 200$`, "m"));
      assert.match(shown(), new RegExp(`^ {2}${first} {2}prod-1 {2}host-cluster=yes tier=gold$`, "m"));
      assert.match(shown(), /^ {2}\w+ {2}prod-2 .* {2}configured already$/m);
      assert.match(shown(), /^ {2}\w+ {2}dev-1 .* {2}project dev$/m);
    }));

  it("finds clusters with their names, labels, projects and creation times, and logs nothing with --quiet", () =>
    withEmulator(["--quiet"], async ({ shown, search }) => {
      const before = shown();
      const items = await search();
      assert.deepEqual(
        items.map(({ metadata }) => metadata.name),
        EXAMPLE_CLUSTERS.map(({ name }) => name),
      );
      for (const { metadata } of items) assert.ok(metadata.labels && metadata.creationTimestamp, metadata.uid);
      const projects = items.map(({ specSummary }) => specSummary.projectMeta?.name);
      assert.deepEqual(projects.filter(Boolean), ["dev"]);
      assert.equal(shown(), before);
    }));

  it("has the clusters that the examples and the README name", () => {
    const files = (readdirSync(EXAMPLES, { recursive: true, encoding: "utf8" }) as string[])
      .filter((name) => /\.\w+$/.test(name) && !CREATED_BY_READERS.test(name))
      .map((name) => path.join(EXAMPLES, name));
    const text = [...files, path.join(root, "README.md")].map((file) => readFileSync(file, "utf8")).join("\n");
    const named = new Set(text.match(/63a1f0e2c0ffee00\w{8}/g));
    assert.ok(named.size > 3);
    const known = new Set(EXAMPLE_CLUSTERS.map(({ uid }) => uid));
    assert.deepEqual(
      [...named].filter((uid) => !known.has(uid)),
      [],
    );
  });

  it("adds clusters, by number or from a CSV file, and fails for single ones", () =>
    withFolder(async (folder) => {
      const file = path.join(folder, "clusters.csv");
      const rows = [
        "clusterUid,name,labels,projectUid,type,host,port",
        "configured,,,,Ingress,*.example.com,443",
        "named,web,tier=gold env=dev,p1,,,",
        `${first},,,5f1c0a3be4b0c0ffee003344,,,`,
      ];
      await writeFile(file, `${rows.join("\n")}\n`);
      const args = ["--clusters", "200", "--clusters", file, "--fail", `${first}=503`, "--fail", "configured=reset"];
      await withEmulator(args, async ({ shown, request, search }) => {
        assert.equal(await request("PATCH", "63a1f0e2c0ffee0000000200/clusterConfig/hostCluster"), 204);
        assert.equal(await request("GET", "63a1f0e2c0ffee0000000201"), 404);
        assert.equal(await request("GET", first), 503);
        assert.equal(await request("GET", "configured"), "ECONNRESET");

        assert.equal(await request("GET", "named", "p1"), 200);
        assert.equal(await request("GET", "named", "5f1c0a3be4b0c0ffee003344"), 404);
        assert.equal(await request("GET", "named", "p2"), 403);
        const [named] = await search("web");
        assert.deepEqual(named?.metadata, { name: "web", uid: "named", labels: { tier: "gold", env: "dev" } });
        assert.match(shown(), new RegExp(`^ {2}${first} {2}prod-1 .* {2}project prod$`, "m"));
      });
    }));

  it("rejects reads of clusters only", () =>
    withEmulator(["--no-reads"], async ({ request }) => {
      assert.equal(await request("GET", first), 405);
      assert.equal(await request("PATCH", `${first}/clusterConfig/hostCluster`), 204);
      assert.equal(await request("GET", `${first}/vms/web-0?namespace=default`), 200);
    }));

  it("rejects the key as if no cluster existed", () =>
    withEmulator(["--reject-key"], async ({ request }) => assert.equal(await request("GET", first), 404)));

  it("explains wrong options", async () => {
    for (const [args, message] of [
      [["--port", "x"], '--port is a number from 1 to 65535, not "x"'],
      [["--clusters", "missing.csv"], "missing.csv"],
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
