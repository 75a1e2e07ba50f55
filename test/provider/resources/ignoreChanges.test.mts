import assert from "node:assert/strict";
import { formatPath } from "../../../provider/json/paths.js";
import { pathsBelow, restoredPaths } from "../../../provider/resources/ignoreChanges.js";
import { rowsIn } from "../../support/rows.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";
import { DECLARATIONS, resourceIn } from "./resourceIn.mjs";

const clusterGroup = { uid: "g", name: "n" };
const LOAD_BALANCER = "clusterEndpoint.config.loadBalancerConfig";
const withIPs = (...externalIPs: string[]) => ({ config: { loadBalancerConfig: { externalIPs } } });

/** A path, the old and the new inputs or what both are, and the paths that the engine has restored. */
const rows: { is: string; pattern: string; both?: object; olds?: object; news?: object; restored?: string[] }[] =
  rowsIn("ignoreChanges.yaml", import.meta.url);

describe("a path in ignoreChanges", () => {
  for (const { is, pattern, both = {}, olds = both, news = both, restored = [] } of rows) {
    it(`is ${is}: ${pattern}`, () => assert.deepEqual(restoredPaths([pattern], olds, news).map(formatPath), restored));
  }

  it("is, for a cluster of a fleet, relative to it, and empty if the whole cluster is ignored", () => {
    const paths = [["clusters"], ["clusters", "x"], ["clusters", "x", "a"], ["clusters", "y", "a"], ["projectUid"]];
    assert.deepEqual(pathsBelow(paths, 2)(["clusters", "x"]), [[], [], ["a"]]);
    assert.deepEqual(pathsBelow(paths.slice(2), 2)(["clusters", "x"]), [["a"]]);
    assert.deepEqual(pathsBelow(paths.slice(0, 1), 2)(["clusters", "x"]), [[]]);
  });
});

describe("ignored fields", () => {
  const emulator = useEmulator({ uid: "c1" });
  const mine = {
    isHostCluster: true,
    clusterGroup,
    clusterEndpoint: { type: "LoadBalancer", ...withIPs("192.0.2.1") },
  };

  it("are all, also those that only a pending state has, if everything is ignored", async () => {
    const theirs = { isHostCluster: true, clusterGroup };
    emulator.addCluster({ uid: "c1", hostClusterConfig: theirs });
    const resource = resourceIn(testRun(emulator), "HostClusterConfig", { ignoreChanges: ["*"] });
    const args = { clusterUid: "c1", isHostCluster: true };
    const { __service } = await resource.checked(args);
    await resource.update({ ...args, __service, clusterGroup, pending: ["c1"] }, args, args);
    assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, theirs);
  });

  for (const { name, argsOf } of DECLARATIONS) {
    const prefix = name === "HostClusterFleet" ? "clusters.c1." : "";
    /** What the service has after an update of everything to which nothing is ignored but these fields. */
    async function written(
      fields: string[],
      actual: object | undefined,
      { values = {}, state = {}, args = argsOf("c1", mine) as object } = {},
    ) {
      emulator.addCluster({ uid: "c1", ...(actual && { hostClusterConfig: structuredClone(actual) as never }) });
      const resource = resourceIn(testRun(emulator, { maxRetries: 0, ...values }), name, {
        ignoreChanges: fields.map((field) => prefix + field),
      });
      const { __service } = await resource.checked({ ...args });
      await resource.update({ ...args, __service, pending: ["c1"], ...state }, { ...args }, args);
      return emulator.clusters.get("c1")?.hostClusterConfig;
    }

    describe(`of a ${name}`, () => {
      const theirs = { uid: "theirs" };
      const ofIPs = { clusterEndpoint: { type: "LoadBalancer", ...withIPs("198.51.100.7") } };
      for (const [is, field, actual, expected] of [
        ["as the service has them", "clusterGroup", { clusterGroup: theirs }, { clusterGroup: theirs }],
        ["absent if the service has none", "clusterGroup", { isHostCluster: true }, { clusterGroup: undefined }],
        ["the stored ones if the service has nothing around them", "clusterGroup", undefined, {}],
        ["lists, which a load balancer otherwise always sends", `${LOAD_BALANCER}.externalIPs[0]`, ofIPs, ofIPs],
        ["isHostCluster, which is never the stored one", "isHostCluster", undefined, { isHostCluster: undefined }],
      ] as [is: string, field: string, actual: object | undefined, expected: object][]) {
        it(`are ${is}`, async () => {
          const { clusterEndpoint, ...others } = (await written([field], actual)) as typeof mine;
          const { clusterEndpoint: endpoint, ...rest } = { ...mine, ...expected };
          assert.deepEqual(others, JSON.parse(JSON.stringify(rest)));
          const { externalIPs } = endpoint.config.loadBalancerConfig;
          assert.deepEqual(clusterEndpoint.config.loadBalancerConfig.externalIPs, externalIPs);
        });
      }

      it("are written if nothing confirms that this service has them, except one that would disable a live host", async () => {
        const theirs = { isHostCluster: true, clusterGroup: { uid: "theirs" } };
        for (const state of [{ __service: "another", pending: undefined }, { __unconfirmed: ["c1"] }]) {
          for (const isHostCluster of [true, false]) {
            const args = argsOf("c1", { ...mine, isHostCluster });
            for (const fields of [["clusterGroup", "isHostCluster"], ["*"]]) {
              const config = await written(fields, theirs, { state, args });
              assert.deepEqual([config?.["clusterGroup"], config?.["isHostCluster"]], [clusterGroup, true]);
            }
          }
        }
      });

      it("leave the state if they are what a lost write attempted and the service lacks", async () => {
        for (const theirs of [{ uid: "g" }, { uid: "g", name: "theirs" }, { ...clusterGroup }]) {
          emulator.addCluster({ uid: "c1", hostClusterConfig: { clusterGroup: theirs } });
          const ignoreChanges = [`${prefix}clusterGroup`];
          const resource = resourceIn(testRun(emulator), name, { ignoreChanges });
          const [args, attempted] = [{ isHostCluster: true }, { isHostCluster: true, clusterGroup }].map((config) =>
            argsOf("c1", config),
          );
          const { __service } = await resource.checked({ ...args });
          const state = await resource.update({ ...attempted, __service, pending: ["c1"] }, { ...args }, args);
          assert.deepEqual(state, { ...(theirs.name === "n" ? attempted : args), __service });
        }
      });

      it("are the stored ones if nothing can be read, and isHostCluster is then an error that names the option", async () => {
        const off = { values: { reads: "off" as const } };
        const config = await written(["clusterGroup"], { isHostCluster: false }, off);
        assert.deepEqual(config?.["clusterGroup"], clusterGroup);
        const { length } = emulator.patches;
        await assert.rejects(written(["isHostCluster"], {}, off), /\nWith isHostCluster in ignoreChanges, it is not/);
        assert.equal(emulator.patches.length, length);
      });
    });
  }
});
