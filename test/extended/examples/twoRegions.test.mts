import assert from "node:assert/strict";
import { Emulator } from "../../emulator/index.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { NOW, outputs, withExample } from "./example.mjs";

const eastClusterUid = "63a1f0e2c0ffee0011223344";
const westClusterUid = "63a1f0e2c0ffee0055667788";

describe("examples/two-regions", function () {
  this.timeout(240_000);

  it("sends each service only its own key", () =>
    withServices(async (east, west) => {
      const config = { eastAddress: east.baseUrl, eastClusterUid, westAddress: west.baseUrl, westClusterUid };
      // A resource without an explicit provider would fail.
      const stackConfig = { "spectrocluster:baseUrl": undefined, "spectrocluster:apiKey": undefined };
      await withExample("two-regions", { config, stackConfig }, async (workspace) => {
        await workspace.setConfig({}, { eastApiKey: east.apiKey, westApiKey: west.apiKey });
        const printed = [await workspace.run("preview"), await workspace.run("up", ...NOW)];

        const endpoint = (region: string) => ({
          type: "Ingress",
          config: { ingressConfig: { host: `*.${region}.example.com`, port: 443 } },
        });
        assert.deepEqual(await outputs(workspace), { eastEndpoint: endpoint("east"), westEndpoint: endpoint("west") });
        for (const [service, uid] of [[east, eastClusterUid] as const, [west, westClusterUid] as const]) {
          assert.deepEqual([...new Set(service.requests.map(({ headers }) => headers["apikey"]))], [service.apiKey]);
          assert.deepEqual([...new Set(service.requests.map(({ url }) => url.split("/")[3]))], [uid]);
          assert.deepEqual(
            service.patches.map(({ status }) => status),
            [204],
          );
        }
        assert.deepEqual(
          west.requests.map(({ method }) => method),
          ["GET", "PATCH", "GET"],
          "the function reads after the resource was written",
        );

        const requests = [east.requests.length, west.requests.length];
        printed.push(await workspace.run("destroy", ...NOW));
        assert.deepEqual([east.requests.length, west.requests.length], requests, "a destroy sends nothing");
        for (const { apiKey } of [east, west]) {
          await assertKeyNowhere(apiKey, { folder: workspace.folder, contents: { "what was printed": printed } });
        }
      });
    }));
});

async function withServices(test: (east: Emulator, west: Emulator) => Promise<void>): Promise<void> {
  const east = await Emulator.start({ apiKeys: [plantKey()] });
  try {
    const west = await Emulator.start({ apiKeys: [plantKey()] });
    try {
      east.addCluster({ uid: eastClusterUid });
      west.addCluster({ uid: westClusterUid });
      await test(east, west);
    } finally {
      await west.stop();
    }
  } finally {
    await east.stop();
  }
}
