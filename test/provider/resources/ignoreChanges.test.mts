import assert from "node:assert/strict";
import { formatPath } from "../../../provider/json/paths.js";
import { below, restoredPaths } from "../../../provider/resources/ignoreChanges.js";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";
import { DECLARATIONS, resourceIn } from "./resourceIn.mjs";

const clusterGroup = { uid: "g", name: "n" };
const withIPs = (...externalIPs: string[]) => ({ config: { loadBalancerConfig: { externalIPs } } });

describe("a path in ignoreChanges", () => {
  const rows: [is: string, pattern: string, olds: object, news: object, ...restored: string[]][] = [
    ["restored if both have the same", "clusterGroup", { clusterGroup }, { clusterGroup }, "clusterGroup"],
    ["restored if both have nothing", "a.b.c", {}, { a: { d: 1 } }, "a.b.c"],
    ["not restored if the program's value arrives", "a.b", {}, { a: { b: 1 } }],
    ["not restored if the program removes the object around it", "a.b", { a: { b: 1 } }, {}],
    ["one for each name that a wildcard matches", "*", { a: 1, b: 2 }, { a: 1, b: 3, c: 4 }, "a"],
    ["everything, also what neither has, if a wildcard has set back everything", "*", { a: 1 }, { a: 1 }, "", "a"],
    [
      "restored in each cluster that has not changed",
      "clusters.*.a",
      { clusters: { x: { a: 1 }, y: { a: 1 } } },
      { clusters: { x: { a: 1 }, z: { a: 1 } } },
      "clusters.x.a",
    ],
    [
      "a whole list, although it names an item",
      "externalIPs[1]",
      { externalIPs: [1, 2] },
      { externalIPs: [1, 2] },
      "externalIPs",
    ],
    [
      "not restored if the program changes another item",
      "externalIPs[1]",
      { externalIPs: [1, 2] },
      { externalIPs: [3, 2] },
    ],
    [
      "a whole reference, although it names a member",
      "clusterGroup.name",
      { clusterGroup },
      { clusterGroup },
      "clusterGroup",
    ],
    [
      "not restored if the program changes another member",
      "clusterGroup.name",
      { clusterGroup },
      { clusterGroup: { ...clusterGroup, uid: "h" } },
    ],
    [
      "in the engine's syntax, with quotes",
      '["a\\"b"].["c.d"]',
      { 'a"b': { "c.d": 1 } },
      { 'a"b': { "c.d": 1 } },
      '["a\\"b"]["c.d"]',
    ],
    [
      "in the engine's syntax, with a quoted wildcard",
      'clusters["*"]',
      { clusters: { x: 1 } },
      { clusters: { x: 1 } },
      "clusters.x",
    ],
    ...[".a", "a.", "a[", 'a["b]', "a[b]", ""].map(
      (wrong) =>
        ["nothing if the engine cannot read it", wrong, { a: { b: 1 } }, { a: { b: 1 } }] as [
          string,
          string,
          object,
          object,
        ],
    ),
  ];
  for (const [is, pattern, olds, news, ...restored] of rows) {
    it(`is ${is}: ${pattern}`, () => assert.deepEqual(restoredPaths([pattern], olds, news).map(formatPath), restored));
  }

  it("is, for a cluster of a fleet, relative to it, and empty if the whole cluster is ignored", () => {
    const paths = [["clusters"], ["clusters", "x"], ["clusters", "x", "a"], ["clusters", "y", "a"], ["projectUid"]];
    assert.deepEqual(below(["clusters", "x"], paths), [[], [], ["a"]]);
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
    async function written(fields: string[], actual: object | undefined, { values = {}, state = {} } = {}) {
      emulator.addCluster({ uid: "c1", ...(actual && { hostClusterConfig: structuredClone(actual) as never }) });
      const resource = resourceIn(testRun(emulator, { maxRetries: 0, ...values }), name, {
        ignoreChanges: fields.map((field) => prefix + field),
      });
      const args = argsOf("c1", mine);
      const { __service } = await resource.checked(args);
      await resource.update({ ...args, __service, pending: ["c1"], ...state }, args, args);
      return emulator.clusters.get("c1")?.hostClusterConfig;
    }

    describe(`of a ${name}`, () => {
      for (const [is, fields, actual, expected] of [
        [
          "as the service has them",
          ["clusterGroup"],
          { isHostCluster: false, clusterGroup: { uid: "theirs" } },
          { ...mine, clusterGroup: { uid: "theirs" } },
        ],
        [
          "absent if the service has none",
          ["clusterGroup"],
          { isHostCluster: true },
          { ...mine, clusterGroup: undefined },
        ],
        ["the stored ones if the service has nothing around them", ["clusterGroup"], undefined, mine],
        [
          "lists, which a load balancer otherwise always sends",
          ["clusterEndpoint.config.loadBalancerConfig.externalIPs[0]"],
          { clusterEndpoint: { type: "LoadBalancer", ...withIPs("198.51.100.7") } },
          { ...mine, clusterEndpoint: { type: "LoadBalancer", ...withIPs("198.51.100.7") } },
        ],
        [
          "isHostCluster, which is never the stored one",
          ["isHostCluster"],
          undefined,
          { ...mine, isHostCluster: undefined },
        ],
      ] as [string, string[], object | undefined, object][]) {
        it(`are ${is}`, async () => {
          const config = (await written(fields, actual)) as typeof mine | undefined;
          const { clusterEndpoint, ...others } = config ?? {};
          const { clusterEndpoint: endpoint, ...rest } = JSON.parse(JSON.stringify(expected));
          assert.deepEqual(others, rest);
          assert.deepEqual(
            clusterEndpoint?.config.loadBalancerConfig.externalIPs,
            endpoint.config.loadBalancerConfig.externalIPs,
          );
        });
      }

      it("are as the service has them, also at another address than that of the state", async () => {
        const theirs = { isHostCluster: true, clusterGroup: { uid: "theirs" } };
        const state = { __service: "another", pending: undefined };
        const config = await written(["clusterGroup", "isHostCluster"], theirs, { state });
        assert.deepEqual([config?.["clusterGroup"], config?.["isHostCluster"]], [theirs.clusterGroup, true]);
      });

      it("are the stored ones if nothing can be read, and isHostCluster is then an error that names the option", async () => {
        const off = { values: { reads: "off" as const } };
        assert.deepEqual(
          (await written(["clusterGroup"], { isHostCluster: false }, off))?.["clusterGroup"],
          clusterGroup,
        );
        const { length } = emulator.patches;
        await assert.rejects(
          written(["isHostCluster"], {}, off),
          /Declare isHostCluster: .*\nWith isHostCluster in ignoreChanges, it is not declared/,
        );
        assert.equal(emulator.patches.length, length);
      });
    });
  }
});
