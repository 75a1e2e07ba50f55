import assert from "node:assert/strict";
import { UNKNOWN } from "../../../provider/engine/unknown.js";
import { Emulator } from "../../emulator/index.mjs";
import { ADAPTERS, type Adapter } from "./adapters.mjs";

type Properties = Record<string, unknown>;

const on = { clusterUid: "c1", isHostCluster: true };
const off = { clusterUid: "c1", isHostCluster: false };
const withHost = { ...on, hostCluster: { uid: "h" } };
const withIPs = (externalIPs: unknown) => ({
  ...on,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs } } },
});

/** Methods of an adapter and their expected results. Each starts one process with each adapter. */
const CASES: readonly [name: string, test: (adapter: Adapter, emulator: Emulator) => Promise<void>][] = [
  [
    "checks inputs, and sends nothing",
    async ({ check, diff }, emulator) => {
      for (const [inputs, complete = inputs] of [
        [{ clusterUid: "c1" }, off],
        [withIPs(["10.0.0.2", "10.0.0.1", "10.0.0.2"])],
        [{ ...on, clusterUid: UNKNOWN }],
        [{ ...on, clusterEndpoint: UNKNOWN }],
        [withIPs(["10.0.0.2", UNKNOWN])],
      ] as [Properties, Properties?][]) {
        assert.deepEqual(await check(inputs), { inputs: complete, failures: [] });
        assert.equal((await diff({ ...on, clusterUid: "c2" }, inputs)).hasChanges, true);
      }
      assert.deepEqual(emulator.requests, []);
    },
  ],
  [
    // The engine would print the value of a property.
    "reports failures without a property",
    async ({ check }) => {
      const wrong = { clusterUid: "c1", isHostCluster: "yes", clusterEndpoint: { tpye: "Ingress" } };
      assert.deepEqual((await check(wrong)).failures, [
        { property: "", reason: 'clusterEndpoint.tpye is not a known member (value "Ingress"); did you mean type?' },
        { property: "", reason: 'isHostCluster must be true or false, not "yes"' },
      ]);
    },
  ],
  [
    "compares canonical forms",
    async ({ diff }) => {
      for (const [olds, news, hasChanges, replaces] of [
        [on, on, false, []],
        [withIPs(["b", "a", "b"]), withIPs(["a", "b"]), false, []],
        [on, off, true, []],
        [on, { ...on, clusterUid: "c2" }, true, ["clusterUid"]],
        [on, { ...on, clusterUid: UNKNOWN }, true, []],
        [{ clusterUid: "c1" }, on, true, []],
      ] as const) {
        assert.deepEqual(await diff(olds, news), { hasChanges, replaces }, JSON.stringify([olds, news]));
      }
    },
  ],
  [
    "creates, updates, reads and deletes",
    async (adapter, emulator) => {
      assert.deepEqual(await adapter.create(on), { id: "c1", properties: on });
      assert.deepEqual(await adapter.update(on, withHost), withHost);
      assert.deepEqual(await adapter.read("c1", withHost), { id: "c1", properties: withHost, inputs: withHost });
      // Nothing in this process declares the other cluster.
      await adapter.delete({ ...on, clusterUid: "c2" });
      assert.deepEqual(
        emulator.patches.map(({ url, body }) => [
          url.split("/")[3],
          (body as { hostClusterConfig: object }).hostClusterConfig,
        ]),
        [
          ["c1", { isHostCluster: true }],
          ["c1", { isHostCluster: true, hostCluster: { uid: "h" } }],
          ["c2", { isHostCluster: false }],
        ],
      );
    },
  ],
  [
    "say in a diff which host clusters will be disabled",
    async ({ diff, shown }) => {
      await diff(on, off);
      await shown(/The host cluster "c1" will be disabled, because isHostCluster turns false\./);
      await diff(on, { ...on, clusterUid: "c2" });
      await shown(/The host cluster "c1" will be disabled, because clusterUid changes to "c2"\./);
    },
  ],
  [
    "keep what a program does not declare, and log it",
    async ({ create, shown }, emulator) => {
      emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: true, clusterGroup: { uid: "g1" } } });
      assert.deepEqual(await create(on), { id: "c1", properties: on });
      assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, {
        ...{ isHostCluster: true },
        clusterGroup: { uid: "g1" },
      });
      await shown(/kept, because the program does not declare it: clusterGroup\.uid/);
    },
  ],
  [
    "protect a resource that was written to another service",
    async (adapter) => {
      const elsewhere = { ...on, clusterUid: "c9", __address: "https://old.example.com" };
      await adapter.diff(elsewhere, elsewhere);
      await adapter.shown(/was written to https:\/\/old\.example\.com, but baseUrl is now http/);
      for (const operation of [() => adapter.read("c9", elsewhere), () => adapter.delete(elsewhere)]) {
        await assert.rejects(
          operation(),
          /does not have clusters of this resource, which was written to https:\/\/old/,
        );
      }
      await adapter.delete({ ...elsewhere, clusterUid: "c1" });
      await adapter.shown(/baseUrl is now http\S+ It is disabled at the new address\./);
    },
  ],
  [
    "explain only for a refresh and a delete that the key may come from the state",
    async (adapter, emulator) => {
      emulator.fail({ status: 401, times: 3 });
      const hint = /If you replaced the key: refresh and delete use the key stored in state/;
      await assert.rejects(adapter.read("c1", on), hint);
      await assert.rejects(adapter.delete({ ...on, clusterUid: "c2" }), hint);
      await assert.rejects(adapter.create(on), ({ message }: Error) => !hint.test(message) && /401/.test(message));
    },
  ],
  [
    "does not disable a cluster that the run declares, and logs it",
    async (adapter, emulator) => {
      await adapter.check(on);
      await adapter.delete(on);
      assert.deepEqual(emulator.patches, []);
      await adapter.shown(/Cluster "c1" was not disabled, because another resource of this run will write/);
    },
  ],
  [
    "removes a cluster that no longer exists from the state, and logs it",
    async (adapter) => {
      const gone = { ...on, clusterUid: "c9" };
      assert.deepEqual(await adapter.read("c9", gone), { id: "", properties: undefined, inputs: undefined });
      await adapter.shown(/Cluster "c9" no longer exists, so it is removed from the state\./);
    },
  ],
  [
    "imports a configuration, also of a cluster that is not a host",
    async ({ read }, emulator) => {
      assert.deepEqual(await read("c1", {}), { id: "c1", properties: off, inputs: off });
      emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: true } });
      assert.deepEqual(await read("c1", {}), { id: "c1", properties: on, inputs: on });
    },
  ],
  [
    "reports errors of the service",
    async (adapter, emulator) => {
      for (const method of [
        () => adapter.create(on),
        () => adapter.update(on, withHost),
        () => adapter.read("c1", on),
        () => adapter.delete({ ...on, clusterUid: "c2" }),
      ]) {
        emulator.recover();
        emulator.fail({ status: 403, body: { code: "Forbidden", message: "not yours" }, times: 2 });
        await assert.rejects(method(), / returned 403 \(not yours, code Forbidden\)\.\nThe API key from/);
      }
    },
  ],
];

for (const [adapterName, withAdapter] of Object.entries(ADAPTERS)) {
  describe(`a HostClusterConfig of ${adapterName}`, function () {
    this.timeout(60_000);
    let emulator: Emulator;

    beforeEach(async () => {
      emulator = await Emulator.start();
      emulator.addCluster({ uid: "c1" }, { uid: "c2" });
    });
    afterEach(() => emulator.stop());

    for (const [name, test] of CASES) it(name, () => withAdapter(emulator, (adapter) => test(adapter, emulator)));
  });
}
