import assert from "node:assert/strict";
import path from "node:path";
import { execa } from "execa";
import { useEmulator } from "../../support/useEmulator.mjs";

const root = path.resolve(import.meta.dirname, "../../..");

/** Sends an update, a read of an unknown cluster, and an update to a port on which nothing listens. */
const PROGRAM = `
  const { connect } = require(${JSON.stringify(path.join(root, "dist/provider/api/client.js"))});
  const { resolveSettings } = require(${JSON.stringify(path.join(root, "dist/provider/configuration/index.js"))});
  const { readCluster, updateHostClusterConfig } = require(${JSON.stringify(path.join(root, "dist/provider/api/clusterRequests.js"))});
  const [, baseUrl, apiKey] = process.argv;
  const client = (values) => connect(resolveSettings({ baseUrl, apiKey, maxRetries: 1, ...values }, {})).client;
  const target = { clusterUid: "c1", projectUid: "secret-project" };
  (async () => {
    await client().send(updateHostClusterConfig(target, '{"clusterGroup":{"uid":"secret-group"}}'));
    await client().send(readCluster({ clusterUid: apiKey })).catch(() => {});
    await client({ baseUrl: "http://127.0.0.1:1" }).send(updateHostClusterConfig(target, "{}")).catch(() => {});
  })();
`;

describe("NODE_DEBUG=spectrocluster", function () {
  this.timeout(180_000);
  const emulator = useEmulator({ uid: "c1" });

  async function errorOutput(NODE_DEBUG: string): Promise<string> {
    emulator.fail(
      { status: 429, body: { code: "TooManyRequests", message: "slow down, secret-group", ref: "r-1" } },
      { torn: true, status: 200 },
    );
    const { baseUrl, apiKey } = emulator;
    const { stderr } = await execa(process.execPath, ["-e", PROGRAM, baseUrl, apiKey], { env: { NODE_DEBUG } });
    return stderr;
  }

  it("prints one line for each attempt, and nothing that may be secret", async () => {
    const output = await errorOutput("spectrocluster");
    const lines = output.split("\n").map((line) =>
      line
        .replace(/^SPECTROCLUSTER \d+: /, "")
        .replace(/\d+ ms/g, "N ms")
        .replace(/pace [\d.]+\/s/, "pace N/s")
        .replace(/ref [\da-f-]{36}/, "ref UUID"),
    );
    const patch = "PATCH /v1/spectroclusters/c1/clusterConfig/hostCluster";
    assert.deepEqual(lines, [
      `${patch} → 429, N ms, attempt 1, waited N ms, pace N/s, ref r-1`,
      `${patch} → ECONNRESET, N ms, attempt 2, waited N ms, pace N/s`,
      `${patch} → 204, N ms, attempt 3, waited N ms, pace N/s`,
      "GET /v1/spectroclusters/[API key] → 404, N ms, attempt 1, waited N ms, pace unlimited, ref UUID",
      `${patch} → ECONNREFUSED, N ms, attempt 1, waited N ms, pace unlimited`,
      `${patch} → ECONNREFUSED, N ms, attempt 2, waited N ms, pace unlimited`,
    ]);
    assert.ok(!output.includes(emulator.apiKey) && !output.includes("secret-"), output);
  });

  it("prints nothing without it", async () => {
    assert.equal(await errorOutput("http2"), "");
  });
});
