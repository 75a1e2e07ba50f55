import assert from "node:assert/strict";
import { serviceHash } from "../../support/serviceHash.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";
import { partialFailureOf, resourceIn } from "./resourceIn.mjs";

const clusterUid = "c1";
const clusterGroup = { uid: "g" };
const ingress = (port: number, host?: string) => ({
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { port, ...(host && { host }) } } },
});
const actual = { isHostCluster: true, ...ingress(443, "a.example.com"), clusterGroup, hostCluster: { uid: "h" } };

describe("an imported HostClusterConfig", () => {
  const emulator = useEmulator({ uid: clusterUid, hostClusterConfig: actual });
  const newResource = () => resourceIn(testRun(emulator, { maxRetries: 0 }), "HostClusterConfig");
  const here = () => ({ clusterUid, __service: serviceHash(emulator.baseUrl) });
  const atService = () => emulator.clusters.get(clusterUid)?.hostClusterConfig;

  async function imported() {
    const resource = newResource();
    const { state, inputs } = (await resource.read(undefined, clusterUid)) ?? { state: {}, inputs: {} };
    assert.deepEqual(
      [inputs, state],
      [
        { ...here(), ...actual },
        { ...here(), ...actual, __imported: true },
      ],
    );
    return { resource, state };
  }

  it("loses nothing in its first write that the program does not declare; later, what the program drops", async () => {
    const { resource, state } = await imported();
    const declared = { clusterUid, ...ingress(8443), clusterGroup };
    const { differences } = await resource.diff(state, declared);
    assert.ok(differences.length > 0);
    const updated = await resource.update(state, declared);
    assert.deepEqual(updated, { ...here(), ...ingress(8443), clusterGroup });
    const now = { ...actual, ...ingress(8443, "a.example.com") };
    assert.deepEqual(atService(), now);
    await resource.update(updated, { clusterUid, ...ingress(8443) });
    assert.match(
      resource.logged.join(),
      /"c1" already has .*kept, because the program does not declare it: [^\n]*host/s,
    );
    const { clusterGroup: _, ...rest } = now;
    assert.deepEqual(atService(), rest);
  });

  it("loses nothing either if the outcome of its first write is unknown", async () => {
    const { resource, state } = await imported();
    emulator.fail({ method: "PATCH", reset: true });
    const failure = await partialFailureOf(resource.update(state, { clusterUid, ...ingress(8443) }));
    assert.deepEqual(failure.state, { ...here(), ...ingress(8443), pending: [clusterUid] });
    await resource.update(failure.state, { clusterUid, ...ingress(443) });
    assert.deepEqual(atService(), actual);
  });

  it("is refreshed as a whole until its first write", async () => {
    const { resource, state } = await imported();
    const changed = { isHostCluster: true, hostCluster: { uid: "other", name: "new" } };
    emulator.addCluster({ uid: clusterUid, hostClusterConfig: changed });
    assert.deepEqual(await resource.read(state, clusterUid), {
      state: { ...here(), ...changed, __imported: true },
      inputs: { ...here(), ...changed },
    });
    const updated = await resource.update(state, { clusterUid, isHostCluster: true });
    assert.deepEqual((await resource.read(updated, clusterUid))?.state, { ...here(), isHostCluster: true });
  });
});
