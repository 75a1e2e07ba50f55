import assert from "node:assert/strict";
import {
  readCluster,
  readClusterSearchInputs,
  updateHostClusterConfig,
} from "../../../provider/api/clusterRequests.js";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";

describe("operations", () => {
  const emulator = useEmulator({ uid: "c1" }, { uid: "p1", projectUid: "p" });

  const update = updateHostClusterConfig({ clusterUid: "p1", projectUid: "p" }, '{"isHostCluster":true}');
  const body = { hostClusterConfig: { isHostCluster: true } };
  for (const [name, operation, method, url, projectUid, expectedBody] of [
    ["updateHostClusterConfig", update, "PATCH", "/v1/spectroclusters/p1/clusterConfig/hostCluster", "p", body],
    ["readCluster", readCluster({ clusterUid: "c1" }), "GET", "/v1/spectroclusters/c1"],
    ["readClusterSearchInputs", readClusterSearchInputs({}), "GET", "/v1/dashboard/spectroclusters/search/input"],
  ] as const) {
    it(`${name} sends the request of the reference`, async () => {
      await emulatorConnection(emulator).client.send(operation);
      const [request] = emulator.requests;
      assert.deepEqual([request?.method, request?.url], [method, url]);
      assert.deepEqual(request?.body, expectedBody);
      assert.equal(request?.headers["apikey"], emulator.apiKey);
      assert.equal(request?.headers["projectuid"], projectUid);
      assert.equal(request?.headers["accept"], "application/json");
      assert.match(String(request?.headers["user-agent"]), /^pulumi-spectrocluster\/\d/);
    });
  }

  it("readCluster rejects another cluster, and one without a specification", async () => {
    const headers = { "content-type": "application/json" };
    for (const [body, why] of [
      [{ metadata: { uid: "c2" }, spec: {} }, /an object that has another UID, c2\./],
      [{ metadata: { uid: "c1" }, status: {} }, /an object that has no spec\./],
    ] as const) {
      emulator.fail({ status: 200, headers, body });
      await assert.rejects(emulatorConnection(emulator).client.send(readCluster({ clusterUid: "c1" })), why);
    }
  });
});
