import assert from "node:assert/strict";
import { serviceHash } from "../../support/serviceHash.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";
import { resourceIn } from "./resourceIn.mjs";

const on = { isHostCluster: true };
const clusterGroup = { uid: "mine" };

describe("the inputs that a refresh returns", () => {
  const emulator = useEmulator(
    { uid: "a", hostClusterConfig: { ...on, clusterGroup } },
    { uid: "b", hostClusterConfig: on },
  );

  /** The inputs of a fleet after a refresh. */
  async function inputsAfter(state: object, inputs: object): Promise<unknown> {
    const __service = serviceHash(emulator.baseUrl);
    const fleet = resourceIn(testRun(emulator), "HostClusterFleet");
    const read = await fleet.read({ ...state, __service }, "id", { ...inputs, __service });
    return read?.inputs["clusters"];
  }

  it("have what the stored ones have and the state does not, because it is ignored", async () => {
    const clusters = { a: { ...on, clusterGroup, clusterEndpoint: { type: "Ingress" } } };
    assert.deepEqual(await inputsAfter({ clusters: { a: on } }, { clusters }), clusters);
  });

  it("are those of the state if an update was partial, so that the stored ones are older", async () => {
    const state = { clusters: { a: on, b: on }, pending: ["b"] };
    assert.deepEqual(await inputsAfter(state, { clusters: { a: { ...on, clusterGroup }, b: {} } }), { a: on, b: on });
  });

  it("have no parts of two references", async () => {
    const state = { clusters: { a: { ...on, clusterGroup } } };
    const inputs = { clusters: { a: { ...on, clusterGroup: { uid: "old", name: "old" } } } };
    assert.deepEqual(await inputsAfter(state, inputs), state.clusters);
  });
});
