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
    assert.deepEqual(state, { ...here(), ...actual });
    assert.deepEqual(inputs, { ...state, __imported: true });
    return { resource, state, inputs };
  }

  it("loses nothing in its first write that the program does not declare; later, what the program drops", async () => {
    const { resource, state, inputs } = await imported();
    assert.deepEqual((await resource.diffOfRefresh(state, inputs)).differences, [], "a refresh shows no mark");
    const declared = { clusterUid, ...ingress(8443), clusterGroup };
    const { differences } = await resource.diff(state, declared, inputs);
    assert.ok(differences.length > 0);
    assert.match(resource.logged.join(), /does not declare isHostCluster, which stays as it is/);
    const updated = await resource.update(state, declared, inputs);
    assert.deepEqual(updated, { ...here(), ...ingress(8443), clusterGroup });
    const now = { ...actual, ...ingress(8443, "a.example.com") };
    assert.deepEqual(atService(), now);
    await resource.update(updated, { clusterUid, ...ingress(8443) });
    assert.match(resource.logged.join(), / was written: overwrites a value\n.*keeps [\w.]*\.host as it is in/s);
    const { clusterGroup: _, ...rest } = now;
    assert.deepEqual(atService(), rest);
  });

  it("is like any other once an up has found no difference: what the program then drops is left out", async () => {
    const { resource, state } = await imported();
    const declared = { clusterUid, ...actual };
    // Without a difference, the engine stores the checked inputs and keeps the state.
    const inputs = await resource.checked(declared, { ...state, __imported: true });
    assert.deepEqual(inputs, { ...here(), ...actual });
    const { clusterGroup: _, ...dropped } = actual;
    await resource.update(state, { clusterUid, ...dropped }, inputs);
    assert.deepEqual(atService(), dropped);
  });

  it("loses nothing either if the outcome of its first write is unknown", async () => {
    const { resource, state, inputs } = await imported();
    emulator.fail({ method: "PATCH", reset: true });
    const failure = await partialFailureOf(resource.update(state, { clusterUid, ...ingress(8443) }, inputs));
    assert.deepEqual(failure.state, { ...here(), ...ingress(8443), pending: [clusterUid] });
    // The stored inputs are still those of the import, but now a program has declared something.
    assert.deepEqual(await resource.read(failure.state, clusterUid, inputs), {
      state: { ...here(), ...ingress(443) },
      inputs: { ...here(), ...ingress(443) },
    });
    await resource.update(failure.state, { clusterUid, ...ingress(443) }, inputs);
    assert.deepEqual(atService(), actual);
  });

  it("loses nothing either after an edit of its marks", async () => {
    const declared = { clusterUid, ...ingress(8443) };
    for (const __imported of ["x", "", 0, {}, []]) {
      for (const marks of [{}, { pending: {} }, { __unconfirmed: 7 }, { __dropped: { [clusterUid]: "" } }]) {
        emulator.addCluster({ uid: clusterUid, hostClusterConfig: actual });
        const { resource, state, inputs } = await imported();
        const [edited, edits] = [
          { ...state, ...marks },
          { ...inputs, __imported },
        ];
        assert.deepEqual(await resource.read(edited, clusterUid, edits), { state, inputs });
        const withoutReads = resourceIn(testRun(emulator, { reads: "off" }), "HostClusterConfig");
        const kept = Object.keys(marks).length === 0 ? state : { ...state, pending: [clusterUid] };
        assert.deepEqual(await withoutReads.read(edited, clusterUid, edits), { state: kept, inputs });
        await resource.update(edited, declared, edits);
        assert.deepEqual(atService(), { ...actual, ...ingress(8443, "a.example.com") });
      }
    }
  });

  it("stays as it is at a path that an option ignores, also when the option goes", async () => {
    const { state, inputs } = await imported();
    const ignoring = resourceIn(testRun(emulator), "HostClusterConfig", { ignoreChanges: ["clusterGroup"] });
    // The engine puts the stored value in place of the program's.
    const args = { clusterUid, ...actual };
    assert.equal((await ignoring.diff(state, args, inputs)).needsUpdate, true);
    const updated = await ignoring.update(state, args, inputs);
    const { clusterGroup: _, ...rest } = actual;
    assert.deepEqual([updated, emulator.patches], [{ ...here(), ...rest }, []]);
    await newResource().update(updated, { clusterUid, ...rest, hostCluster: { uid: "i" } });
    assert.deepEqual(atService(), { ...actual, hostCluster: { uid: "i" } });
  });

  it("is refreshed as a whole until its first write", async () => {
    const { resource, state, inputs } = await imported();
    const changed = { isHostCluster: true, hostCluster: { uid: "other", name: "new" } };
    emulator.addCluster({ uid: clusterUid, hostClusterConfig: changed });
    assert.deepEqual(await resource.read(state, clusterUid, inputs), {
      state: { ...here(), ...changed },
      inputs: { ...here(), ...changed, __imported: true },
    });
    const updated = await resource.update(state, { clusterUid, isHostCluster: true }, inputs);
    assert.deepEqual((await resource.read(updated, clusterUid))?.state, { ...here(), isHostCluster: true });
  });
});
