import assert from "node:assert/strict";
import path from "node:path";
import { execa } from "execa";
import { useEmulator } from "../../support/useEmulator.mjs";

const api = path.resolve(import.meta.dirname, "../../../dist/provider/api");

/** Sends an update, and a read of an unknown cluster. */
const PROGRAM = `
  const { connect } = require(${JSON.stringify(`${api}/client.js`)});
  const { resolveSettings } = require(${JSON.stringify(`${api}/../configuration/index.js`)});
  const { readCluster, updateHostClusterConfig } = require(${JSON.stringify(`${api}/requests.js`)});
  const [, baseUrl, apiKey] = process.argv;
  const client = connect(resolveSettings({ baseUrl, apiKey }, {}));
  const update = updateHostClusterConfig({ clusterUid: "c1", projectUid: "secret-project" }, '{"clusterGroup":{"uid":"secret-group"}}');
  client.send(update).then(() => client.send(readCluster({ clusterUid: "gone" }))).catch(() => {});
`;

describe("NODE_DEBUG=spectrocluster", () => {
  const emulator = useEmulator({ uid: "c1" });

  it("prints one line for each attempt, and nothing that may be secret", async () => {
    emulator.fail(
      { status: 429, body: { code: "TooManyRequests", message: "slow down, secret-group", ref: "r-1" } },
      { torn: true, status: 200 },
    );
    const { baseUrl, apiKey } = emulator;
    const env = { NODE_DEBUG: "spectrocluster" };
    const { stderr } = await execa(process.execPath, ["-e", PROGRAM, baseUrl, apiKey], { env });
    const lines = stderr
      .replace(/^SPECTROCLUSTER \d+: /gm, "")
      .replace(/\d+ ms/g, "N ms")
      .replace(/pace \d+\.\d\/s/g, "pace N/s")
      .replace(/ref [\da-f-]{36}/, "ref UUID")
      .split("\n");
    const patch = "PATCH /v1/spectroclusters/c1/clusterConfig/hostCluster";
    assert.deepEqual(lines.slice(0, 3), [
      `${patch} → 429, N ms, attempt 1, waited N ms, pace N/s, ref r-1`,
      `${patch} → ECONNRESET, N ms, attempt 2, waited N ms, pace N/s`,
      `${patch} → 204, N ms, attempt 3, waited N ms, pace N/s`,
    ]);
    assert.match(String(lines[3]), /^GET \/v1\/spectroclusters\/gone → 404, N ms, attempt 1, .*, ref UUID$/);
    assert.ok(lines.length === 4 && !stderr.includes(apiKey) && !stderr.includes("secret-"), stderr);
  });
});
