import assert from "node:assert/strict";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/clusterRequests.js";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";

describe("a request", () => {
  const emulator = useEmulator({ uid: "c1" }, { uid: "p1", projectUid: "p" });

  it("has the path, the project and the key of the reference, and names the package", async () => {
    const update = updateHostClusterConfig({ clusterUid: "p1", projectUid: "p" }, '{"isHostCluster":true}');
    await emulatorConnection(emulator).client.send(update);
    const [{ method, url, body, headers } = assert.fail()] = emulator.requests;
    assert.deepEqual([method, url], ["PATCH", "/v1/spectroclusters/p1/clusterConfig/hostCluster"]);
    assert.deepEqual(body, { hostClusterConfig: { isHostCluster: true } });
    const { apikey, projectuid, accept, "user-agent": agent } = headers;
    assert.deepEqual([apikey, projectuid, accept], [emulator.apiKey, "p", "application/json"]);
    assert.match(String(agent), /^pulumi-spectrocluster\/\d/);
  });

  it("that reads a cluster rejects another cluster, and one without a specification", async () => {
    const headers = { "content-type": "application/json" };
    for (const { body, why } of [
      { body: { metadata: { uid: "c2" }, spec: {} }, why: /an object that has another UID, c2\./ },
      { body: { metadata: { uid: "c1" }, status: {} }, why: /an object that has no spec\./ },
    ]) {
      emulator.fail({ status: 200, headers, body });
      await assert.rejects(emulatorConnection(emulator).client.send(readCluster({ clusterUid: "c1" })), why);
    }
  });
});
