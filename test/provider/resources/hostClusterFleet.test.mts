import assert from "node:assert/strict";
import { readCluster } from "../../../provider/api/clusterRequests.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { UNKNOWN } from "../../../provider/engine/unknown.js";
import type { HostClusterFleetArgs } from "../../../provider/model/hostClusterFleet.js";
import type { FleetInputs, FleetState } from "../../../provider/resources/hostClusterFleetProperties.js";
import type { CheckCall } from "../../../provider/resources/resource.js";
import { PartialFailure } from "../../../provider/run/partialFailure.js";
import { RunContext } from "../../../provider/run/runContext.js";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { hostClusterFleet, testCall, testRun } from "../run/testRun.mjs";

const on = { isHostCluster: true };
const off = { isHostCluster: false };
/** The mark of a cluster whose last request was lost, and had only this field. */
const lostOn = { fields: ["isHostCluster"] };
const ingress = (port: unknown, host: unknown = "a.example.com") => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress" as const, config: { ingressConfig: { host, port } as { port: number } } },
});
/** A PATCH that is rejected without an effect. */
const rejected = { method: "PATCH", status: 422, body: { code: "Invalid", message: "not possible" } } as const;
/** A PATCH whose outcome is unknown. */
const lost = { method: "PATCH", reset: true } as const;

describe("HostClusterFleet", function () {
  this.timeout(30_000);
  const emulator = useEmulator(...["a", "b", "c", "d"].map((uid) => ({ uid })));
  let settings: SettingValues;

  beforeEach(() => {
    settings = { maxRetries: 0 };
  });

  /** A call in a run of its own. */
  const newCall = (run = testRun(emulator, settings)) => testCall(run);
  /** The inputs as the engine passes them on, after a check without failures. */
  const checked = async (args: HostClusterFleetArgs, call: CheckCall) => {
    const { inputs, failures } = await hostClusterFleet.check(args, call);
    assert.deepEqual(failures, []);
    return inputs as FleetInputs;
  };
  const create = async (clusters: FleetState["clusters"], others: Partial<HostClusterFleetArgs> = {}) => {
    const call = newCall();
    return hostClusterFleet.create(await checked({ clusters, ...others }, call), call);
  };
  const update = async (
    state: FleetState,
    clusters: FleetState["clusters"],
    others: Partial<HostClusterFleetArgs> = {},
  ) => {
    const call = newCall();
    return hostClusterFleet.update("fleet-1", state, await checked({ clusters, ...others }, call), call);
  };
  const diff = (state: FleetState, inputs: unknown) =>
    hostClusterFleet.diff(state, inputs as HostClusterFleetArgs, newCall());
  const partial = async (operation: Promise<unknown>): Promise<PartialFailure & { properties: FleetState }> => {
    const error = await errorOf(operation);
    assert.ok(error instanceof PartialFailure, String(error));
    return error as never;
  };
  /** UID and body of each PATCH so far, which are then forgotten. */
  const sent = () => {
    const patches = emulator.patches.map(({ url, body }) => {
      const { hostClusterConfig } = body as { hostClusterConfig: object };
      return [decodeURIComponent(url.split("/")[3] ?? ""), hostClusterConfig];
    });
    emulator.requests.length = 0;
    return patches;
  };

  describe("sends", () => {
    it("the whole configuration of each cluster on create, and stores it", async () => {
      const { id, state } = await create({ a: ingress(443), b: {} }, { projectUid: "p", maxRemovals: 1 });
      assert.match(id, /^fleet-[0-9a-f-]{36}$/);
      assert.deepEqual(state, { clusters: { a: ingress(443), b: off }, projectUid: "p", maxRemovals: 1 });
      assert.deepEqual(emulator.requests.map(({ method, headers }) => `${method} ${headers["projectuid"]}`).sort(), [
        "GET p",
        "GET p",
        "PATCH p",
        "PATCH p",
      ]);
      assert.deepEqual(Object.fromEntries(sent()), { a: ingress(443), b: off });
    });

    it("one request for each difference, removals last, and nothing for unchanged clusters", async () => {
      const { state } = await create({ a: on, b: on, c: on });
      sent();
      assert.deepEqual(await update(state, { a: on, b: ingress(443), d: on }), {
        clusters: { a: on, b: ingress(443), d: on },
      });
      const patches = sent();
      assert.deepEqual(Object.fromEntries(patches), { b: ingress(443), d: on, c: off });
      assert.deepEqual(patches.at(-1), ["c", off]);
      assert.deepEqual(await update({ clusters: { a: on, b: off } }, { a: on }), { clusters: { a: on } });
      assert.deepEqual(sent(), [], "a removed cluster that is disabled already needs no request");
    });

    it("each cluster's own project", async () => {
      const state = await update(
        { clusters: { c: { ...on, projectUid: "old" } } },
        { a: on, b: { ...on, projectUid: "q" } },
        { projectUid: "p" },
      );
      assert.deepEqual(state, { clusters: { a: on, b: { ...on, projectUid: "q" } }, projectUid: "p" });
      const projects = emulator.patches.map(({ url, headers }) => [url.split("/")[3], headers["projectuid"]]);
      assert.deepEqual(Object.fromEntries(projects), { a: "p", b: "q", c: "old" });
    });

    it("at most maxConcurrentRequests at the same time", async () => {
      const uids = Array.from({ length: 40 }, (_, index) => `n${index}`);
      emulator.addCluster(...uids.map((uid) => ({ uid })));
      emulator.fail({ delay: 20, times: 100 });
      settings = { maxConcurrentRequests: 3 };
      await create(Object.fromEntries(uids.map((uid) => [uid, on])));
      assert.equal(emulator.peakUnderWay, 3);
    });
  });

  describe("after failures", () => {
    it("stores what succeeded, and the next update sends only what is missing", async () => {
      emulator.fail({ ...rejected, url: "/b/" }, { ...lost, url: "/c/" });
      const { id, message, properties, reasons } = await partial(create({ a: on, b: on, c: on }));
      assert.match(id, /^fleet-/);
      assert.deepEqual(properties, { clusters: { a: on }, pending: { c: lostOn } });
      assert.deepEqual(reasons, [message]);
      // In the order of the responses.
      assert.match(
        message,
        /^2 of 3 clusters failed:\n- "[bc]": [\s\S]*\nThe next pulumi up repeats only what failed\.$/,
      );
      assert.match(message, /\n- "b": .*\n.*422/);
      assert.match(message, /\n- "c": .*\n.*received no response/);
      sent();
      assert.deepEqual(await update(properties, { a: on, b: on, c: on }), { clusters: { a: on, b: on, c: on } });
      assert.deepEqual(Object.fromEntries(sent()), { b: on, c: on });
    });

    it("throws a plain error if nothing took effect", async () => {
      emulator.fail({ ...rejected, times: 4 });
      for (const change of [create({ a: on, b: on }), update({ clusters: { a: on } }, { a: off, c: on })]) {
        await assert.rejects(change, (error: Error) => {
          assert.ok(!(error instanceof PartialFailure));
          assert.match(error.message, /^2 of 2 clusters failed:[\s\S]*No cluster was changed\.$/);
          return true;
        });
      }
    });

    it("never disables a cluster for which nothing took effect", async () => {
      emulator.fail({ ...rejected, url: "/b/" });
      const { properties } = await partial(create({ a: on, b: on }));
      sent();
      assert.deepEqual(await update(properties, { a: on }), { clusters: { a: on } });
      assert.deepEqual(sent(), []);
      await hostClusterFleet.delete("fleet-1", properties, newCall());
      assert.deepEqual(sent(), [["a", off]]);
    });

    it("disables a removed cluster whose write may have taken effect, in its own project", async () => {
      emulator.fail({ ...lost, url: "/b/" });
      const { properties } = await partial(create({ a: on, b: { ...on, projectUid: "q" } }));
      assert.deepEqual(properties, { clusters: { a: on }, pending: { b: { ...lostOn, projectUid: "q" } } });
      sent();
      assert.deepEqual(await update(properties, { a: on }), { clusters: { a: on } });
      assert.equal(emulator.patches[0]?.headers["projectuid"], "q");
      assert.deepEqual(sent(), [["b", off]]);
    });

    it("keeps the scope of a cluster without a project when the fleet gets one", async () => {
      const projectOf = (uid: string) =>
        emulator.patches.filter(({ url }) => url.includes(`/${uid}/`)).at(-1)?.headers["projectuid"];
      emulator.fail({ ...rejected, url: "/a/" });
      const { properties } = await partial(
        update({ clusters: { a: on, b: on }, pending: { d: lostOn } }, { a: on, b: on }, { projectUid: "p" }),
      );
      assert.deepEqual(properties.clusters["a"], { ...on, projectUid: "" });
      assert.deepEqual([projectOf("a"), projectOf("b"), projectOf("d")], ["p", "p", undefined]);
      const { clusters } = await update(properties, { b: on }, { projectUid: "p" });
      assert.deepEqual([projectOf("a"), clusters], [undefined, { b: on }]);
    });

    it("keeps a cluster that could not be disabled", async () => {
      const { state } = await create({ a: on, b: on, c: on });
      emulator.fail({ ...rejected, url: "/b/" }, { ...lost, url: "/c/" });
      const { properties } = await partial(update(state, { a: ingress(443) }));
      assert.deepEqual(properties, { clusters: { a: ingress(443), b: on, c: on }, pending: { c: lostOn } });
      sent();
      assert.deepEqual(await update(properties, { a: ingress(443) }), { clusters: { a: ingress(443) } });
      assert.deepEqual(Object.fromEntries(sent()), { b: off, c: off });
      // The program declares them again: only the cluster that may be disabled needs a request.
      await update(properties, { a: ingress(443), b: on, c: on });
      assert.deepEqual(sent(), [["c", on]]);
    });

    it("stops if a failure concerns all clusters", async () => {
      const uids = Array.from({ length: 50 }, (_, index) => `n${index}`);
      settings = { maxRetries: 0, apiKey: "another-key" };
      const clusters = Object.fromEntries(uids.map((uid) => [uid, on]));
      await assert.rejects(
        update({ clusters: { a: on } }, clusters),
        /Error: 10 of 50 clusters failed:\n- "n0", "n1", .*"n9": .*\n.*401[\s\S]*\n40 clusters were not attempted, because the failure concerns all clusters: "n10", .*"n29" and 20 more\.\n1 cluster that the program no longer declares stays enabled for now, because the failure concerns all clusters: "a"\.\nNo cluster was changed\.$/,
      );
      // The read before each create, and the write.
      assert.ok(emulator.patches.length <= 10);
    });

    for (const [name, fault] of [
      ["no response", lost],
      ["503", { status: 503, applied: true }],
      ["500", { status: 500, applied: true }],
    ] as const) {
      it(`stops if ten clusters in a row get ${name}`, async () => {
        const uids = Array.from({ length: 15 }, (_, index) => `n${index}`);
        settings = { maxRetries: 0, maxConcurrentRequests: 1, readBeforeWrite: "off" };
        emulator.fail({ ...fault, times: 10 });
        const { properties, message } = await partial(create(Object.fromEntries(uids.map((uid) => [uid, on]))));
        assert.equal(emulator.patches.length, 10);
        assert.match(
          message,
          /5 clusters were not attempted, because 10 clusters in a row got no usable response: "n10"/,
        );
        assert.equal(Object.keys(properties.pending ?? {}).length, 10);
      });
    }

    it("stops if ten clusters in a row are refused with 429 until their deadline", async () => {
      const clusters = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`n${index}`, on]));
      settings = { operationTimeoutSeconds: 1, maxConcurrentRequests: 10, readBeforeWrite: "off" };
      emulator.fail({ status: 429, times: Number.POSITIVE_INFINITY });
      await assert.rejects(
        create(clusters),
        /\d+ clusters were not attempted, because 10 clusters in a row got no usable/,
      );
    });

    it("accepts any fraction of a second as the rest of the time", async () => {
      const { state } = await hostClusterFleet.create({ clusters: { a: on } }, { ...newCall(), timeoutSeconds: 2.01 });
      assert.deepEqual(state, { clusters: { a: on } });
      await newCall().run.client.send(readCluster({ clusterUid: "a" }), { timeoutSeconds: 1.001 });
    });

    it("fails a preview whose time is over before all clusters are read", async () => {
      settings = { readInPreview: true };
      await assert.rejects(
        hostClusterFleet.preview(undefined, { clusters: { a: on, b: on } }, { ...newCall(), timeoutSeconds: 0 }),
        /^SpectroclusterError: 2 clusters were not attempted, because the timeout of the operation has passed: "a", "b"\.$/,
      );
    });

    it("stops at the timeout of the whole operation, which also bounds the removals", async () => {
      const uids = Array.from({ length: 12 }, (_, index) => `n${index}`);
      emulator.addCluster(...uids.map((uid) => ({ uid })));
      settings = { maxRetries: 0, maxConcurrentRequests: 1, readBeforeWrite: "off" };
      const writes = Object.fromEntries(uids.slice(0, 7).map((uid) => [uid, on]));
      const removals = Object.fromEntries(uids.slice(7).map((uid) => [uid, on]));
      const passed = / because the timeout of the operation has passed: /;
      for (const [held, requests, pending] of [
        ["n2", 3, { n2: lostOn }],
        ["n8", 9, { n8: lostOn }],
      ] as const) {
        const release = emulator.hold({ method: "PATCH", url: `/${held}/` });
        const call = { ...newCall(), timeoutSeconds: 1 };
        const update = hostClusterFleet.update("f", { clusters: removals }, { clusters: writes }, call);
        const { message, properties } = await partial(update);
        release();
        assert.match(message, passed);
        assert.equal(sent().length, requests);
        assert.deepEqual(properties.pending, pending);
        for (const uid of ["n10", "n11"]) assert.deepEqual(properties.clusters[uid], on);
      }
    });
  });

  it("writes, and keeps what it would disable, if the record of the run cannot be used", async () => {
    const { XDG_RUNTIME_DIR, PULUMI_HOME } = process.env;
    Object.assign(process.env, { XDG_RUNTIME_DIR: "", PULUMI_HOME: import.meta.filename });
    try {
      const run = new RunContext("127.0.0.1:1");
      run.configure({ baseUrl: emulator.baseUrl, apiKey: emulator.apiKey, ...settings });
      const { state } = await hostClusterFleet.create({ clusters: { a: on, b: on } }, newCall(run));
      const removing = hostClusterFleet.update("f", state, { clusters: { a: on, c: on } }, newCall(run));
      const { properties, message } = await partial(removing);
      assert.match(message, /1 of 2 clusters failed:\n- "b": The record of this run cannot be used/);
      assert.deepEqual(properties.clusters, { a: on, b: on, c: on });
      await assert.rejects(hostClusterFleet.delete("f", state, newCall(run)), /The record of this run cannot be used/);
      assert.deepEqual(sent().sort(), [
        ["a", on],
        ["b", on],
        ["c", on],
      ]);
    } finally {
      process.env["XDG_RUNTIME_DIR"] = XDG_RUNTIME_DIR ?? "";
      if (PULUMI_HOME === undefined) delete process.env["PULUMI_HOME"];
      else process.env["PULUMI_HOME"] = PULUMI_HOME;
    }
  });

  describe("read", () => {
    const read = (state: FleetState | undefined, call = newCall()) => hostClusterFleet.read("f", state, call);

    it("shows drift by cluster, and removes clusters that no longer exist with a message", async () => {
      emulator.addCluster({ uid: "a", hostClusterConfig: off }, { uid: "b", hostClusterConfig: on });
      emulator.clusters.delete("c");
      const call = newCall();
      const clusters = { a: on, b: { ...on, projectUid: "p" }, c: on };
      const state: FleetState = { clusters, maxRemovals: 3, pending: { d: lostOn, b: lostOn } };
      const inputs = { clusters: { a: off, b: { ...on, projectUid: "p" } }, maxRemovals: 3 };
      assert.deepEqual(await read(state, call), { state: { ...inputs, pending: state.pending }, inputs });
      assert.equal(call.logged.length, 1);
      assert.match(call.logged.join(), /^Cluster "c" no longer exists, so it is removed from the state\. /);
    });

    it("keeps what is pending, so that the next update completes it", async () => {
      emulator.addCluster({ uid: "a", hostClusterConfig: on });
      for (const state of [
        { clusters: { a: on }, pending: { b: lostOn } },
        { clusters: {}, pending: { b: lostOn } },
      ] as FleetState[]) {
        const result = await read(state);
        assert.deepEqual(result, { state, inputs: { clusters: state.clusters } });
        const { isPending, differences } = await diff(state, { clusters: { a: on, b: on } });
        assert.ok(isPending || differences.length > 0);
      }
    });

    it("keeps edited states and pending clusters as they are", async () => {
      emulator.addCluster({ uid: "a", hostClusterConfig: off });
      for (const state of [
        { clusters: { a: null } },
        { clusters: { a: "on" } },
        { clusters: { a: on }, pending: { a: lostOn } },
        { clusters: null },
        { maxRemovals: 1 },
      ] as unknown as FleetState[]) {
        const call = newCall();
        assert.deepEqual((await read(state, call))?.state, state);
        assert.deepEqual(call.logged, []);
      }
    });

    it("drops a mark that is not an object", async () => {
      const result = await read({ clusters: { a: on }, pending: "none" } as unknown as FleetState);
      assert.deepEqual(result?.state, { clusters: { a: off } });
    });

    it("removes a fleet without clusters", async () => {
      emulator.clusters.clear();
      assert.equal(await read({ clusters: { a: on } }), undefined);
    });

    it("sends nothing if driftDetection is off", async () => {
      settings = { driftDetection: "off" };
      const state: FleetState = { clusters: { a: on }, pending: { b: lostOn } };
      assert.deepEqual(await read(state), { state, inputs: { clusters: { a: on } } });
      assert.equal(emulator.requests.length, 0);
    });

    it("cannot import", () =>
      assert.rejects(read(undefined), /cannot be imported\. Declare it in the program and run pulumi up: that adopts/));
  });

  describe("delete", () => {
    it("disables all clusters, continues past failures, reports them and can be repeated", async () => {
      emulator.clusters.delete("c");
      const state: FleetState = {
        clusters: { a: on, b: on, c: on, d: off },
        pending: { e: lostOn },
      };
      emulator.addCluster({ uid: "a", hostClusterConfig: on }, { uid: "e" });
      emulator.fail({ ...rejected, url: "/a/" });
      const call = newCall();
      await assert.rejects(
        hostClusterFleet.delete("f", state, call),
        /1 of 4 clusters failed:\n- "a": .*\n.*422[\s\S]*\nAll clusters stay in the state\. Run the same command again to repeat/,
      );
      assert.deepEqual(call.logged, ['1 cluster not disabled, because the service no longer has them: "c".']);
      assert.deepEqual(
        sent()
          .map(([uid]) => uid)
          .sort(),
        ["a", "b", "c", "e"],
      );
      await hostClusterFleet.delete("f", state, newCall());
    });

    it("works for a state that only has pending clusters, or more clusters than the limit", async () => {
      await hostClusterFleet.delete("f", { clusters: {}, pending: { a: lostOn } }, newCall());
      assert.deepEqual(sent(), [["a", off]]);
      const many = Object.fromEntries(Array.from({ length: 5002 }, (_, index) => [`n${index}`, off]));
      await hostClusterFleet.delete("f", { clusters: { ...many, b: on } }, newCall());
      assert.deepEqual(sent(), [["b", off]]);
    });

    it("sends no request whose target an edited state makes invalid", async () => {
      const edited = { clusters: { "..": on, b: { ...on, projectUid: "x\ny" } }, pending: "none" };
      await assert.rejects(
        hostClusterFleet.delete("f", edited as never, newCall()),
        /2 of 2 clusters failed:\n- "\.\.": The cluster to send a request for is not valid/,
      );
      assert.deepEqual(emulator.requests, []);
    });

    it("does not disable clusters that the run declares", async () => {
      const run = testRun(emulator, settings);
      const replacement = { clusters: { a: on, b: on } };
      await hostClusterFleet.check(replacement, newCall(run));
      // With deleteBeforeReplace the delete comes before the create.
      const first = newCall(run);
      await hostClusterFleet.delete("f", { clusters: { a: on, b: on, c: on } }, first);
      const message = (reason: string) => [
        `2 clusters not disabled, because other resources of this run ${reason}: "a", "b".`,
      ];
      assert.deepEqual(first.logged, message("will write their configurations"));
      assert.deepEqual(sent(), [["c", off]]);
      await hostClusterFleet.create(replacement, newCall(run));
      sent();
      const second = newCall(run);
      await hostClusterFleet.delete("f", { clusters: { a: on, b: on } }, second);
      assert.deepEqual(sent(), []);
      assert.deepEqual(second.logged, message("declare their configurations"));
    });

    it("fails for clusters that another resource of the run could not write", async () => {
      const run = testRun(emulator, settings);
      emulator.fail({ ...rejected, url: "/a/" });
      await partial(hostClusterFleet.create({ clusters: { a: on, b: on } }, newCall(run)));
      await assert.rejects(
        hostClusterFleet.delete("f", { clusters: { a: on, b: on, c: on } }, newCall(run)),
        /1 of 3 clusters failed:\n- "a": Cluster "a" was not disabled\. Another resource of this run declares it/,
      );
    });
  });

  describe("diff", () => {
    const paths = async (state: FleetState, inputs: unknown) =>
      (await diff(state, inputs)).differences.map(({ path }) => path);

    it("lists added and removed clusters, and the properties of changed ones", async () => {
      const state = { clusters: { a: ingress(443), b: on, "63a1": on } };
      const inputs = { clusters: { a: ingress(8443), "63a1": on, e: off }, projectUid: "p", maxRemovals: 2 };
      assert.deepEqual(await paths(state, inputs), [
        "clusters.a.clusterEndpoint.config.ingressConfig.port",
        "clusters.b",
        "clusters.e",
        "projectUid",
        "maxRemovals",
      ]);
      assert.deepEqual(await paths({ clusters: { "63a1": on } }, { clusters: { "63a1": off } }), [
        'clusters["63a1"].isHostCluster',
      ]);
    });

    it("treats unknown values as differences", async () => {
      const state = { clusters: { a: ingress(443), b: on } };
      const { differences, note } = await diff(state, { clusters: UNKNOWN });
      assert.deepEqual([differences.map(({ path }) => path), note], [["clusters"], undefined]);
      assert.deepEqual(await paths(state, { clusters: { a: ingress(UNKNOWN), b: UNKNOWN, c: UNKNOWN } }), [
        "clusters.a.clusterEndpoint.config.ingressConfig.port",
        "clusters.b",
        "clusters.c",
      ]);
    });

    it("refuses more removals than maxRemovals, with their number and the first 200 UIDs", async () => {
      const fleetOf = (size: number): FleetState => ({
        clusters: Object.fromEntries(Array.from({ length: size }, (_, index) => [`n${index}`, on])),
      });
      const old = fleetOf(25);
      const inputs = (maxRemovals?: number) => ({
        clusters: { n0: on, other: on },
        ...(maxRemovals === undefined ? {} : { maxRemovals }),
      });
      assert.equal((await paths(old, inputs(24))).length, 26);
      assert.equal((await paths(old, inputs())).length, 25);
      await assert.rejects(
        diff(old, inputs(5)),
        /^SpectroclusterError: The update would remove 24 clusters, but maxRemovals is 5: "n1", "n2", .*"n24"\.\nCheck that the list of clusters is complete\. If all of these are to be disabled, increase maxRemovals for this run\.$/,
      );
      await assert.rejects(
        diff(fleetOf(1226), inputs(5)),
        /would remove 1,225 .*: "n1", .*"n200" and 1,025 more \(NODE_DEBUG=spectrocluster lists all\)\.\nCheck/,
      );
      // So is a cluster whose write has an unknown outcome.
      const pending: FleetState = { clusters: { n0: on }, pending: { b: lostOn } };
      await assert.rejects(diff(pending, inputs(0)), /would remove 1 cluster, .*: "b"\./);
    });

    it("is pending, with a note, until everything is complete", async () => {
      const state: FleetState = { clusters: { a: on }, pending: { b: lostOn, c: lostOn } };
      const { isPending, note } = await diff(state, { clusters: { a: on } });
      assert.deepEqual([isPending, note], [true, '2 clusters are disabled: "b", "c".']);
      assert.equal((await diff({ clusters: { a: on } }, { clusters: { a: on } })).isPending, false);
    });

    it("reads each cluster a fixed number of times", async () => {
      let reads = 0;
      const counted = (size: number) => {
        const clusters = Object.fromEntries(Array.from({ length: size }, (_, index) => [`n${index}`, ingress(443)]));
        const count = (target: object, key: PropertyKey) => {
          reads += 1;
          return Reflect.getOwnPropertyDescriptor(target, key);
        };
        const get = (target: object, key: PropertyKey) => count(target, key)?.value;
        return { clusters: new Proxy<FleetState["clusters"]>(clusters, { get, getOwnPropertyDescriptor: count }) };
      };
      const readsFor = async (size: number) => {
        reads = 0;
        assert.deepEqual(await paths(counted(size) as FleetState, counted(size)), []);
        return reads;
      };
      const readsOfOne = await readsFor(1);
      assert.ok(readsOfOne > 0);
      assert.equal(await readsFor(100), 100 * readsOfOne);
    });
  });

  describe("check", () => {
    let run: RunContext;
    beforeEach(() => {
      run = testRun(emulator, { projectUid: "p" });
    });
    const check = (inputs: object, name = "fleet") =>
      hostClusterFleet.check(inputs, { ...newCall(run), resourceKey: name, label: `HostClusterFleet "${name}"` });

    it("fills in the defaults of each cluster, and leaves unknown values in place", async () => {
      for (const [clusters, expected] of [
        [
          { a: {}, b: ingress(UNKNOWN), c: UNKNOWN },
          { a: off, b: ingress(UNKNOWN), c: UNKNOWN },
        ],
        [UNKNOWN, UNKNOWN],
      ]) {
        const { inputs, failures } = await check({ clusters, maxRemovals: 1 });
        assert.deepEqual(failures, []);
        assert.deepEqual(inputs, { clusters: expected, projectUid: "p", maxRemovals: 1, __address: emulator.baseUrl });
      }
    });

    it("rejects a cluster that another resource declares, and names both", async () => {
      assert.deepEqual((await check({ clusters: { a: on, b: on } }, "one")).failures, []);
      const { failures } = await check({ clusters: { b: on, c: on } }, "two");
      assert.deepEqual(failures, [
        'HostClusterFleet "one" and HostClusterFleet "two" both declare cluster "b".\n' +
          "Each would overwrite the other in every run. Remove one of the declarations.",
      ]);
    });
  });
});
