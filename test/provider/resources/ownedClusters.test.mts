import assert from "node:assert/strict";
import { SpectroclusterError } from "../../../provider/errors.js";
import { HostClusters } from "../../../provider/hostClusters/hostClusters.js";
import { type Entry, MemoryRecord } from "../../../provider/hostClusters/owners/record.js";
import type { FleetInputs, FleetState } from "../../../provider/resources/hostClusterFleetProperties.js";
import type { CheckCall, Resource } from "../../../provider/resources/resource.js";
import type { RunContext } from "../../../provider/run/runContext.js";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { hostClusterConfig, hostClusterFleet, testCall, testRun } from "../run/testRun.mjs";

const on = { isHostCluster: true };
const single = (clusterUid: string) => ({ clusterUid, ...on });
const fleet = (uids: string[], others: Partial<FleetInputs> = {}) => ({
  clusters: Object.fromEntries(uids.map((uid) => [uid, on])),
  ...others,
});

describe("a cluster that one resource loses and another one declares", () => {
  const emulator = useEmulator(...["a", "b", "c", "d"].map((uid) => ({ uid, hostClusterConfig: on })));
  let run: RunContext;
  /** What happens while a fleet waits for owners. After that, the time of the wait is over. */
  let whileWaiting: (() => Promise<unknown>) | undefined;
  let now: number;
  const clock = {
    now: () => now,
    async sleep() {
      await whileWaiting?.();
      if (whileWaiting === undefined) now += 10_000;
      whileWaiting = undefined;
    },
  };

  beforeEach(() => {
    startRun();
  });

  /** A run of the engine. */
  const startRun = () => {
    now = 0;
    whileWaiting = undefined;
    run = testRun(emulator, { maxRetries: 0 }, { clock });
  };
  const callOf = (resourceKey: string) => testCall(run, { resourceKey });
  const check = (owner: string, resource: Resource, inputs: object, options: Partial<CheckCall> = {}) =>
    resource.check(inputs, { ...callOf(owner), ...options });
  const diff = (owner: string, resource: Resource, state: object, inputs = state) =>
    resource.diff(state as never, inputs as never, callOf(owner));
  const remove = (owner: string, state: object) => hostClusterConfig.delete("", state as never, callOf(owner));
  const update = (state: object, inputs: object, call = callOf("fleet")): Promise<FleetState> => {
    return hostClusterFleet.update("f", state as never, inputs as never, call);
  };
  const enabled = () =>
    [...emulator.clusters.values()]
      .filter(({ hostClusterConfig }) => hostClusterConfig?.["isHostCluster"])
      .map(({ uid }) => uid);
  const notDisabled = /Cluster "a" was not disabled\. Another resource of this run declares it, but has not written it/;

  describe("stays in the state of a delete", () => {
    it("that is the rest of an earlier run, if its name is replaced or fails its check", async () => {
      await check("new", hostClusterConfig, single("a"));
      // The engine checks again what it replaces, and creates it later or never.
      await check("old", hostClusterConfig, single("c"));
      await diff("old", hostClusterConfig, single("b"), single("c"));
      await check("old", hostClusterConfig, single("c"));
      await assert.rejects(remove("old", single("a")), notDisabled);
      await check("failing", hostClusterConfig, { ...single("c"), x: 1 });
      await assert.rejects(remove("failing", single("a")), notDisabled);
    });

    it("if the resource was renamed and is replaced, the delete hands over", async () => {
      await check("new", hostClusterConfig, single("a"));
      await check("renamed", hostClusterConfig, single("c"));
      await diff("renamed", hostClusterConfig, single("a"), single("c"));
      await check("renamed", hostClusterConfig, single("c"));
      await remove("old", single("a"));
      assert.deepEqual(emulator.patches, []);
    });

    it("if a replaced resource is checked again, the delete hands over", async () => {
      await check("old", hostClusterConfig, single("a"));
      await diff("old", hostClusterConfig, single("a"));
      // The engine replaces it nevertheless, as with replaceOnChanges.
      await check("old", hostClusterConfig, single("a"));
      await remove("old", single("a"));
    });

    // That no order of checks, diffs and writes loses a cluster is tested with a model of the protocol.
    for (const [name, fail] of [
      [
        "whose check fails because of the adapter",
        () => check("new", hostClusterConfig, single("a"), { problemsOf: () => ["too large"] }),
      ],
      ["whose failure the SDK reports", () => HostClusters.of(run).announce("new", ["a"], "failed")],
      [
        "whose diff is refused",
        async () => {
          await check("new", hostClusterFleet, fleet(["a"], { maxRemovals: 0 }));
          await errorOf(diff("new", hostClusterFleet, fleet(["a", "c"]), fleet(["a"], { maxRemovals: 0 })));
        },
      ],
    ] as const) {
      it(`that precedes a create, if the cluster has an owner ${name}`, async () => {
        await check("old", hostClusterConfig, single("b"));
        await fail();
        await assert.rejects(remove("old", single("a")), notDisabled);
        assert.deepEqual(emulator.patches, []);
      });
    }

    it("and the error warns of --target, after which the provider does not see the owner", async () => {
      await check("new", hostClusterConfig, single("a"));
      await assert.rejects(
        remove("old", single("a")),
        /without --target or --exclude: the provider does not see a resource that is not targeted, so it would disable/,
      );
    });
  });

  describe("that is a fleet,", () => {
    const before = fleet(["a", "b"], { maxRemovals: 0 });
    const after = fleet(["b"], { maxRemovals: 1 });
    const mark: FleetState = { ...after, pending: { a: { fields: ["isHostCluster"], handedOver: true } } };

    it("is waited for", async () => {
      await check("new", hostClusterConfig, single("a"));
      whileWaiting = () => hostClusterConfig.create(single("a"), callOf("new"));
      const call = callOf("fleet");
      assert.deepEqual(await update(before, after, call), after);
      assert.deepEqual(call.logged, [
        '1 cluster not disabled, because other resources of this run declare their configurations: "a".',
      ]);
    });

    it("stays in the state if the owner fails meanwhile", async () => {
      await check("new", hostClusterConfig, single("a"));
      emulator.fail({ method: "PATCH", status: 422 });
      whileWaiting = () => errorOf(hostClusterConfig.create(single("a"), callOf("new")));
      await assert.rejects(update(before, after), notDisabled);
    });

    it("keeps a mark if the owner writes later, which an update removes that finds the owner unchanged", async () => {
      await check("new", hostClusterConfig, single("a"));
      const call = callOf("fleet");
      assert.deepEqual(await update(before, after, call), mark);
      assert.match(
        call.logged.join(),
        /^1 cluster not disabled, because other resources have not written them yet\..* declare them in the fleet again, run pulumi up, and then remove them, which disables them: "a"\.$/,
      );

      startRun();
      await check("fleet", hostClusterFleet, after);
      const { isPending, note } = await diff("fleet", hostClusterFleet, mark, { ...after, maxRemovals: 0 });
      assert.deepEqual([isPending, note], [false, '1 cluster was handed over to another resource: "a".']);
      assert.equal((await diff("fleet", hostClusterFleet, mark, after)).isPending, true);
      // The program is unchanged, and the owner is checked after the fleet.
      whileWaiting = async () => {
        await check("new", hostClusterConfig, single("a"));
        await diff("new", hostClusterConfig, single("a"));
      };
      assert.deepEqual(await update(mark, after), after);
      assert.deepEqual(emulator.patches, []);
    });

    it("drops a mark without a wait once the cluster is no host cluster any more, or gone", async () => {
      whileWaiting = () => assert.fail("it waits");
      emulator.addCluster({ uid: "a", hostClusterConfig: { isHostCluster: false } });
      const call = callOf("fleet");
      assert.deepEqual(await update(mark, after, call), after);
      emulator.clusters.delete("a");
      assert.deepEqual(await update({ ...mark, clusters: {} }, after, call), after);
      assert.deepEqual(call.logged, []);
    });

    it("keeps a mark if the cluster cannot be read, or may be gone", async () => {
      emulator.fail({ method: "GET", url: "/a", status: 500 });
      assert.deepEqual(await update(mark, after), mark);
      emulator.recover();
      startRun();
      emulator.clusters.delete("a");
      // No request of this run has succeeded, so the key may be the reason.
      emulator.fail({ method: "GET", url: "/a", status: 404 });
      const call = callOf("fleet");
      assert.deepEqual(await update(mark, after, call), mark);
      assert.match(call.logged.join(), /^1 cluster not disabled, because other resources have not written them yet/);
    });

    it("never disables it because of the mark, but once it was declared again", async () => {
      // Nothing declares the cluster any more.
      assert.deepEqual(await update(mark, after), mark);
      const call = callOf("fleet");
      await hostClusterFleet.delete("f", { clusters: {}, pending: mark.pending ?? {} }, call);
      assert.deepEqual(call.logged, [
        '1 cluster not disabled, because other resources were to write their configurations: "a".',
      ]);
      assert.deepEqual(emulator.patches, []);
      const { state } = (await hostClusterFleet.read("f", mark, callOf("fleet"))) ?? {};
      assert.deepEqual(state, mark);

      emulator.fail({ method: "PATCH", status: 422 });
      await errorOf(update(mark, before));
      const declared = await update(mark, before);
      assert.deepEqual(declared, before);
      startRun();
      assert.deepEqual(await update(declared, after), after);
      assert.deepEqual(enabled(), ["b", "c", "d"]);
    });
  });

  describe("and that is not in the list of the new fleet,", () => {
    const old = fleet(["a", "b", "c"], { maxRemovals: 1 });

    it("is not disabled with more others than maxRemovals", async () => {
      await check("new", hostClusterFleet, fleet(["a"]));
      await hostClusterFleet.create(fleet(["a"]), callOf("new"));
      const sent = emulator.patches.length;
      await assert.rejects(
        hostClusterFleet.delete("f", old, callOf("fleet")),
        /The delete would disable 2 clusters, but maxRemovals of the fleet is 1: "b", "c"\..* Nothing was disabled\.\nCheck/,
      );
      assert.equal(emulator.patches.length, sent);
      const { maxRemovals, ...unlimited } = old;
      await hostClusterFleet.delete("f", unlimited, callOf("fleet"));
      assert.deepEqual(enabled(), ["a", "d"]);
    });

    it("is disabled with the others if the run declares none of them", async () => {
      await hostClusterFleet.delete("f", old, callOf("fleet"));
      assert.deepEqual(enabled(), ["d"]);
    });
  });

  describe("at another address", () => {
    let store: MemoryRecord;
    let localhost: string;
    /** The provider of the new owner, which has another name for the service. */
    const other = (aliases: string[] = []) =>
      testRun(emulator, { baseUrl: localhost, baseUrlAliases: aliases, maxRetries: 0 }, { store });
    const write = async (at: RunContext) => {
      const call = testCall(at, { resourceKey: "new" });
      await hostClusterConfig.check(single("a"), call);
      await hostClusterConfig.create(single("a"), call);
    };

    beforeEach(() => {
      store = new MemoryRecord();
      localhost = emulator.baseUrl.replace("127.0.0.1", "localhost");
      run = testRun(emulator, { maxRetries: 0 }, { store });
    });

    it("is written, and not disabled: the error names both addresses", async () => {
      await write(other());
      const { message } = await errorOf(remove("old", single("a")));
      assert.ok(
        message.startsWith(`Cluster "a" was not disabled at ${emulator.baseUrl}, because another resource`),
        message,
      );
      assert.match(message, new RegExp(`declares it at ${localhost}\\. .*\\n.*baseUrlAliases`));
      await assert.rejects(update(fleet(["a", "b"]), fleet(["b"])), /not disabled at http/);
      assert.deepEqual(enabled(), ["a", "b", "c", "d"]);
      assert.equal(emulator.patches.length, 1);
    });

    it("is taken over if an alias of either provider links them", async () => {
      await write(other([emulator.baseUrl]));
      await remove("old", single("a"));
      store = new MemoryRecord();
      run = testRun(emulator, { baseUrlAliases: [localhost], maxRetries: 0 }, { store });
      await write(other());
      await remove("old", single("a"));
      assert.deepEqual(enabled(), ["a", "b", "c", "d"]);
    });

    it("is not disabled if the address of the owner is not known, because its settings are invalid", async () => {
      const invalid = testRun(emulator, { apiKey: "" }, { store });
      await hostClusterConfig.check(single("a"), testCall(invalid, { resourceKey: "new" }));
      await assert.rejects(remove("old", single("a")), notDisabled);
      assert.deepEqual(emulator.patches, []);
    });
  });

  it("was disabled if only the end of the request cannot be recorded", async () => {
    /** A disk that is full once the request was announced. */
    class FullDisk extends MemoryRecord {
      override async append(entries: readonly Entry[]): Promise<void> {
        const isEnd = entries.some(([kind, , status]) => kind === "disable" && status !== "announced");
        if (isEnd) throw new SpectroclusterError("SPECTROCLUSTER_RUN_RECORD", "ENOSPC");
        return super.append(entries);
      }
    }
    run = testRun(emulator, { maxRetries: 0 }, { store: new FullDisk() });
    await remove("old", single("a"));
    assert.deepEqual(await update(fleet(["b", "c"]), fleet(["c"])), fleet(["c"]));
    assert.deepEqual(enabled(), ["c", "d"]);
  });
});
