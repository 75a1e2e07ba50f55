import assert from "node:assert/strict";
import type { SettingValues } from "../../../provider/configuration/index.js";
import type {
  HostClusterConfigInputs,
  HostClusterConfigState,
} from "../../../provider/resources/hostClusterConfigProperties.js";
import type { PartialFailure } from "../../../provider/run/partialFailure.js";
import type { RunContext } from "../../../provider/run/runContext.js";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { hostClusterConfig, testCall, testRun } from "../run/testRun.mjs";

const on = { clusterUid: "c1", isHostCluster: true };
const off = { clusterUid: "c1", isHostCluster: false };
/** The state after a create with an unknown outcome. */
const pending = { clusterUid: "c1", pending: { fields: ["isHostCluster"] } };
const withHost = { ...on, hostCluster: { uid: "h" } };
const withIngress = (port: unknown) => ({
  ...on,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "a.example.com", port } } },
});
const withIPs = (externalIPs: unknown) => ({
  ...on,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs } } },
});

describe("HostClusterConfig", () => {
  const emulator = useEmulator({ uid: "c1" }, { uid: "c2" });
  let run: RunContext;

  /** Starts a run, whose settings are for the emulator. */
  const startRun = (settings: SettingValues = {}) => {
    run = testRun(emulator, { maxRetries: 0, ...settings });
  };
  /** A call of the current run. */
  const call = () => testCall(run);
  /** The inputs as the engine passes them on, after a check without failures. */
  const checked = async (args: object) => {
    const { inputs, failures } = await check(args);
    assert.deepEqual(failures, []);
    return inputs as HostClusterConfigInputs;
  };
  const create = async (args: object) => hostClusterConfig.create(await checked(args), call());
  const update = async (state: object, args: object) =>
    hostClusterConfig.update("c1", state as HostClusterConfigState, await checked(args), call());
  const remove = (state: object, by = call()) => hostClusterConfig.delete("c1", state as HostClusterConfigState, by);
  const diff = async (state: object, args: object) =>
    hostClusterConfig.diff(state as HostClusterConfigState, await checked(args), call());
  const check = (inputs: object) => hostClusterConfig.check(inputs, call());
  /** The configurations that were sent. */
  const sent = () => emulator.patches.map(({ body }) => (body as { hostClusterConfig: object }).hostClusterConfig);

  beforeEach(() => {
    startRun();
  });

  it("differs in the whole configuration while a write is pending, even from the default", async () => {
    for (const inputs of [on, off]) {
      const { differences } = await diff(pending, inputs);
      assert.deepEqual(
        differences.map(({ path }) => path),
        ["isHostCluster"],
      );
    }
  });

  describe("writes", () => {
    it("no configuration that somebody made invalid in the state", async () => {
      const inputs = { ...on, clusterUid: ".." };
      await assert.rejects(hostClusterConfig.create(inputs, call()), /not valid:\n- clusterUid must be a cluster UID/);
      assert.deepEqual(emulator.requests, []);
    });

    it("to one cluster one after another, and to several clusters at the same time", async () => {
      const release = emulator.hold({ method: "PATCH", times: 4 });
      const ports = [1, 2, 3];
      const writes = [
        ...ports.map((port) => update(on, withIngress(port))),
        update(on, { ...withHost, clusterUid: "c2" }),
      ];
      await emulator.until(() => emulator.patches.length === 2);
      release();
      await Promise.all(writes);
      const toFirst = emulator.patches.filter(({ url }) => url.includes("/c1/"));
      assert.deepEqual(
        toFirst.map(({ body }) => body),
        ports.map((port) => {
          const { clusterUid, ...hostClusterConfig } = withIngress(port);
          return { hostClusterConfig };
        }),
      );
      assert.equal(emulator.peakUnderWay, 2);
    });
  });

  describe("read", () => {
    const read = (state?: object, by = call()) => hostClusterConfig.read("c1", state as HostClusterConfigState, by);

    it("imports the configuration of a cluster in the provider's project", async () => {
      startRun({ projectUid: "p" });
      const { clusterEndpoint } = withIPs(["b", "a"]);
      emulator.addCluster({ uid: "c1", projectUid: "p", hostClusterConfig: { isHostCluster: true, clusterEndpoint } });
      const found = { ...withIPs(["b", "a"]), projectUid: "p" };
      assert.deepEqual(await read(), { state: { ...found, __imported: true }, inputs: found });
    });

    it("marks what it imports until the first write, so that this drops nothing", async () => {
      const hostClusterConfig = { isHostCluster: true, hostCluster: { uid: "h" }, clusterGroup: { uid: "g" } };
      emulator.addCluster({ uid: "c1", hostClusterConfig });
      const imported = (await read())?.state as object;
      const refreshed = (await read(imported))?.state as object;
      assert.deepEqual(refreshed, imported);
      const { note } = await diff(imported, withHost);
      assert.equal(note, "kept: never written by this program: clusterGroup.uid");

      emulator.fail({ method: "PATCH", status: 500 });
      const { properties } = await errorOf<PartialFailure>(update(imported, withHost));
      const state = await update(properties, withHost);
      assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, hostClusterConfig);
      assert.deepEqual(state, withHost);
      // From now on the program has declared it.
      assert.equal((await diff(state, on)).note, undefined);
      await update(state, on);
      assert.deepEqual(sent().at(-1), { isHostCluster: true, clusterGroup: { uid: "g" } });
    });

    it("drops what a write since the import may have declared", async () => {
      const group = { clusterGroup: { uid: "g" } };
      emulator.addCluster({
        uid: "c1",
        hostClusterConfig: { isHostCluster: true, ...group, hostCluster: { uid: "h" } },
      });
      const imported = (await read())?.state as object;
      emulator.fail({ method: "PATCH", status: 500 });
      const { properties } = await errorOf<PartialFailure>(update(imported, { ...on, ...group }));
      assert.equal((await diff(properties, on)).note, "kept: never written by this program: hostCluster.uid");
      await update(properties, on);
      assert.deepEqual(sent().at(-1), { isHostCluster: true, hostCluster: { uid: "h" } });
    });

    for (const [name, uid, message] of [
      ["that the service does not have", "c3", /Cluster c3 is not found/],
      ["whose UID is invalid", "..", /clusterUid must be a cluster UID/],
    ] as const) {
      it(`does not import a cluster ${name}`, () =>
        assert.rejects(hostClusterConfig.read(uid, undefined, call()), message));
    }
  });

  it("checks before every attempt of a delete whether the run declares the cluster by now", async () => {
    startRun({ maxRetries: 5 });
    emulator.fail({ method: "PATCH", status: 429, headers: { "retry-after": "1" } });
    // The resource is being replaced, which deletes it first.
    await check({ ...on, clusterUid: "c2" });
    const removed = remove(on);
    await emulator.until(() => emulator.patches.length > 0);
    await check(on);
    await Promise.all([removed, create(on)]);
    assert.deepEqual(
      emulator.patches.map(({ body, status }) => [body, status]),
      [
        [{ hostClusterConfig: { isHostCluster: false } }, 429],
        [{ hostClusterConfig: { isHostCluster: true } }, 204],
      ],
    );
  });
});
