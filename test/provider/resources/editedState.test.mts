import assert from "node:assert/strict";
import { marksIn, type State, storedClusters } from "../../../provider/resources/clusterState.js";
import { serviceHash } from "../../support/serviceHash.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";
import { DECLARATIONS, type Properties, resourceIn } from "./resourceIn.mjs";

const LOAD_BALANCER = ["clusterEndpoint", "config", "loadBalancerConfig"];
const PATHS = [
  [...LOAD_BALANCER, "externalIPs"],
  ...[LOAD_BALANCER, LOAD_BALANCER.slice(0, 2), LOAD_BALANCER.slice(0, 1)],
  ...[["clusterGroup"], ["clusterGroup", "uid"], ["isHostCluster"], ["projectUid"], []],
];
const lists = { externalIPs: ["203.0.113.7"], loadBalancerSourceRanges: ["10.0.0.0/8"] };
const declared = {
  isHostCluster: true,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: lists } },
  clusterGroup: { uid: "mine" },
};

describe("null in a state", () => {
  const emulator = useEmulator({ uid: "c1" });

  for (const { name, argsOf } of DECLARATIONS) {
    const root = name === "HostClusterFleet" ? ["clusters", "c1"] : [];
    const paths = PATHS.map((path) => [...root, ...path]).filter((path) => path.length > 0);

    it(`is an absent value, for anything in a ${name}`, async () => {
      const args = argsOf("c1", declared);
      for (const path of paths) {
        for (const isRefreshed of [true, false]) {
          emulator.addCluster({ uid: "c1", hostClusterConfig: structuredClone(declared) });
          const stored = { ...structuredClone(args), __service: serviceHash(emulator.baseUrl) };
          setNull(stored, path);
          const resource = resourceIn(testRun(emulator), name);
          const { state, inputs } = (isRefreshed && (await resource.read(stored, "c1", stored))) || {
            state: stored,
            inputs: stored,
          };
          await resource.diff(state, args, inputs);
          const { __service, ...written } = await resource.update(state, args, inputs);
          assert.deepEqual(written, args, path.join("."));
          assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, declared, path.join("."));
        }
      }
    });
  }
});

describe("a state without usable clusters", () => {
  const emulator = useEmulator({ uid: "c1" });
  const args = { clusters: { c1: declared } };
  const error = {
    name: "SpectroclusterError",
    message: /^HostClusterFleet "test" has no usable .*\n.*pulumi state delete/,
  };

  for (const clusters of [undefined, null, "c1", 7, [declared], {}]) {
    it(`is an error for clusters: ${JSON.stringify(clusters)}, except for a delete`, async () => {
      const state = { clusters, __service: serviceHash(emulator.baseUrl) };
      const fleet = resourceIn(testRun(emulator), "HostClusterFleet");
      for (const operation of [fleet.read(state), fleet.diff(state, args), fleet.update(state, args)])
        await assert.rejects(operation, error);
      fleet.delete(state);
      assert.equal(emulator.requests.length, 0);
    });
  }

  it("is an error in a refresh without a cluster UID, and another one replaces it", async () => {
    const state = { clusterUid: 7, __service: serviceHash(emulator.baseUrl) };
    const single = resourceIn(testRun(emulator), "HostClusterConfig");
    await assert.rejects(single.read(state, "c1"), /^SpectroclusterError: HostClusterConfig "test" has no usable /);
    assert.deepEqual((await single.diff(state, { clusterUid: "c1" })).replaces, ["clusterUid"]);
  });

  it("may have a cluster of another shape", async () => {
    for (const entry of ["text", 7, [], null]) {
      emulator.addCluster({ uid: "c1", hostClusterConfig: declared });
      const state = { clusters: { c1: entry }, __service: serviceHash(emulator.baseUrl) };
      const fleet = resourceIn(testRun(emulator), "HostClusterFleet");
      await fleet.read(state, "id", state);
      await fleet.diff(state, args);
      await fleet.diffOfRefresh(args, state);
      assert.deepEqual((await fleet.update(state, args))["clusters"], args.clusters);
      assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, declared);
    }
  });
});

describe("what a state has of a cluster", () => {
  const config = { isHostCluster: true };
  const inState = (state: State, imported?: object[]) =>
    storedClusters([{ clusterUid: "c1", config }], state, imported).get("c1");

  for (const marks of [{ pending: [7] }, { __dropped: { c1: ["/a", "b"] } }, { __dropped: { c1: ["a"] } }] as object[])
    it(`is pending with ${JSON.stringify(marks)}, which somebody has edited`, () => {
      assert.deepEqual([marksIn(marks).hasPending, inState(marks)?.isPending], [true, true]);
    });

  it("was imported if the stored inputs are those of an import, and no write has attempted something else", () => {
    const [same, other] = [
      { clusterUid: "c1", config },
      { clusterUid: "c1", config: {} },
    ];
    const pending = { pending: ["c1"] };
    assert.deepEqual(
      [inState({}, [other]), inState(pending, [same]), inState(pending, [other]), inState({}, []), inState({})].map(
        (cluster) => cluster?.isImported,
      ),
      [true, true, false, false, false],
    );
  });
});

function setNull(properties: Properties, path: readonly string[]): void {
  const parent = path.slice(0, -1).reduce((value, step) => value[step] as Properties, properties);
  parent[path.at(-1) as string] = null;
}
