import assert from "node:assert/strict";
import { getClusterSearchInputs } from "../../../provider/functions/getClusterSearchInputs.js";
import { getHostClusterConfig } from "../../../provider/functions/getHostClusterConfig.js";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "../api/emulatorConnection.mjs";

describe("calls of a function", () => {
  const emulator = useEmulator({ uid: "c1", hostClusterConfig: { isHostCluster: true } }, { uid: "c2" });
  let connection: ReturnType<typeof emulatorConnection>;
  beforeEach(() => {
    connection = emulatorConnection(emulator, { maxRetries: 0 });
  });
  const read = (clusterUid: string, projectUid?: string) =>
    getHostClusterConfig.call(async () => connection, { clusterUid, ...(projectUid && { projectUid }) });

  it("that are equal and made at the same time share one request, and each has its own result", async () => {
    const values = (await Promise.all([read("c1"), read("c1"), read("c1")])).map(({ value }) => value);
    for (const value of values) assert.deepEqual(value, { isHostCluster: true });
    assert.equal(new Set(values).size, 3);
    assert.equal(emulator.requests.length, 1);
  });

  it("that are equal and made at the same time fail together", async () => {
    const results = await Promise.allSettled([read("c9"), read("c9")]);
    assert.deepEqual(
      results.map(({ status }) => status),
      ["rejected", "rejected"],
    );
    assert.equal(emulator.requests.length, 1);
  });

  it("that differ, or are made later, send their own request", async () => {
    const inputs = getClusterSearchInputs.call(async () => connection, {});
    await Promise.all([read("c1"), read("c2"), read("c1", "p"), inputs]);
    assert.equal(emulator.requests.length, 4);
    emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: false } });
    assert.deepEqual((await read("c1")).value, { isHostCluster: false });
  });
});
