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

  it("that reads a cluster rejects another cluster", async () => {
    emulator.fail({ status: 200, body: { metadata: { uid: "c2" }, spec: {} } });
    const reading = emulatorConnection(emulator).client.send(readCluster({ clusterUid: "c1" }));
    await assert.rejects(reading, /an object that has another UID, c2\./);
  });
});
