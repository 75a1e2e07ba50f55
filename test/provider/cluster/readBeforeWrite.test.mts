import assert from "node:assert/strict";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { SpectroclusterError } from "../../../provider/errors.js";
import type { HostClusterConfig, HostClusterConfigArgs } from "../../../provider/model/hostClusterConfig.js";
import { PartialFailure } from "../../../provider/resources/clusterResource.js";
import { hostClusterConfig } from "../../../provider/resources/hostClusterConfig/index.js";
import type { HostClusterConfigState } from "../../../provider/resources/hostClusterConfig/state.js";
import { hostClusterFleet } from "../../../provider/resources/hostClusterFleet/index.js";
import { Emulator, type EmulatorOptions, type Fault } from "../../emulator/index.mjs";
import { testCall, testRun } from "../run/testRun.mjs";

const UIDS = Array.from({ length: 6 }, (_, index) => `c${index}`);
const ALWAYS = Number.POSITIVE_INFINITY;

const ingress = (port = 443): HostClusterConfig => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port } } },
});
const declared = (port?: number) => ({ clusterUid: "c0", isHostCluster: true, ...ingress(port) });
const clusterGroup = { kind: "group", name: "one", uid: "g1" };

describe("a write", function () {
  this.timeout(30_000);
  let emulator: Emulator;

  async function start(options: EmulatorOptions = {}): Promise<void> {
    await emulator?.stop();
    emulator = await Emulator.start(options);
    emulator.addCluster(...UIDS.map((uid) => ({ uid, hostClusterConfig: { isHostCluster: false } })));
  }
  beforeEach(() => start());
  afterEach(() => emulator.stop());

  const has = (hostClusterConfig: Record<string, unknown>, uid = "c0") =>
    emulator.addCluster({ uid, hostClusterConfig });
  const configOf = (uid = "c0") => emulator.clusters.get(uid)?.hostClusterConfig;
  const callWith = (values: SettingValues = {}, options: { hasSecrets?: boolean } = {}) =>
    testCall(testRun(emulator, { maxRetries: 0, ...values }), options);
  const sent = () => emulator.requests.map(({ method }) => method).join(" ");
  const create = (args: HostClusterConfigArgs, call = callWith()) =>
    hostClusterConfig.create({ isHostCluster: false, ...args }, call).then(({ state }) => state);

  for (const patch of ["replace", "merge"] as const) {
    describe(`if the service is one that ${patch}s`, () => {
      beforeEach(() => start({ patch }));

      it("keeps what the program does not declare, in a create and in updates, and says so", async () => {
        has({
          isHostCluster: true,
          clusterEndpoint: {
            type: "LoadBalancer",
            config: { loadBalancerConfig: { externalIPs: ["192.0.2.1"], loadBalancerSourceRanges: ["10.0.0.0/8"] } },
          },
          clusterGroup,
          hostCluster: null,
        });
        const call = callWith();
        const state = await create(declared(), call);
        assert.deepEqual(emulator.patches[0]?.body, { hostClusterConfig: { ...ingress(), clusterGroup } });
        assert.deepEqual(call.logged, [
          'Cluster "c0" already has a configuration, which changes:\n' +
            'clusterEndpoint.type: "LoadBalancer" → "Ingress"\n' +
            "removed, because the new endpoint type does not use it: clusterEndpoint.config.loadBalancerConfig.externalIPs, " +
            "clusterEndpoint.config.loadBalancerConfig.loadBalancerSourceRanges\n" +
            "kept, because the program does not declare it: clusterGroup.kind, clusterGroup.name, clusterGroup.uid",
        ]);
        assert.ok(!JSON.stringify(state).includes("g1"), "what was read is not in the state");

        has({ ...configOf(), hostCluster: { uid: "h1" } });
        const update = callWith();
        await hostClusterConfig.update("c0", state, declared(8443), update);
        assert.equal(configOf()?.["isHostCluster"], true);
        assert.deepEqual(configOf()?.["clusterGroup"], clusterGroup);
        assert.deepEqual(configOf()?.["hostCluster"], { uid: "h1" });
        assert.deepEqual(update.logged, []);
      });

      it("says only what it keeps if nothing changes", async () => {
        has({ isHostCluster: true, clusterGroup });
        const call = callWith();
        await create({ clusterUid: "c0", isHostCluster: true }, call);
        assert.deepEqual(call.logged, [
          'Cluster "c0" already has a configuration:\n' +
            "kept, because the program does not declare it: clusterGroup.kind, clusterGroup.name, clusterGroup.uid",
        ]);
      });

      it("leaves out what the program no longer declares, also after a failed attempt", async () => {
        const state = await create({ ...declared(), clusterGroup });
        emulator.fail({ method: "PATCH", status: 500, applied: true });
        const withHost = { ...declared(), clusterGroup, hostCluster: { uid: "h1" } };
        const failure = await hostClusterConfig.update("c0", state, withHost, callWith()).catch((error) => error);
        assert.ok(failure instanceof PartialFailure);
        assert.deepEqual(configOf()?.["hostCluster"], { uid: "h1" });
        await hostClusterConfig.update("c0", failure.properties as HostClusterConfigState, declared(), callWith());
        assert.deepEqual(emulator.patches.at(-1)?.body, { hostClusterConfig: ingress() });
      });

      it("reports once that the service merges, if it does", async () => {
        const call = callWith();
        const dropped = async (clusterUid: string) => {
          const state = await create({ ...declared(), clusterUid, clusterGroup }, call);
          await hostClusterConfig.update(clusterUid, state, { ...declared(), clusterUid }, call);
        };
        await dropped("c0");
        await dropped("c1");
        const merging =
          'The service merges configurations: cluster "c0" still has fields that the program no longer declares: ' +
          'clusterGroup.kind, clusterGroup.name, clusterGroup.uid. To clear them, declare them empty ([] or ""), or clear ' +
          "them at the service.";
        assert.deepEqual(call.logged, patch === "merge" ? [merging] : []);
      });

      it("keeps the same in a fleet", async () => {
        for (const uid of UIDS) has({ isHostCluster: true, clusterGroup }, uid);
        const clusters = Object.fromEntries(UIDS.map((uid) => [uid, ingress()]));
        const call = callWith();
        const { state } = await hostClusterFleet.create({ clusters }, call);
        for (const uid of UIDS) assert.deepEqual(configOf(uid), { ...ingress(), clusterGroup });
        assert.equal(call.logged.length, UIDS.length);
        assert.ok(!JSON.stringify(state).includes("g1"));
      });
    });
  }

  it("reports what somebody else has changed since the last run, and nothing else", async () => {
    const state = await create({ ...declared(), clusterGroup: { uid: "g1" } });
    has({ ...ingress(9000), clusterGroup: { uid: "g2", name: "two" } });
    const call = callWith();
    await hostClusterConfig.update("c0", state, { ...declared(8443), clusterGroup: { uid: "g2" } }, call);
    assert.deepEqual(call.logged, [
      'Cluster "c0" was changed outside Pulumi. The update overwrites:\n' +
        "clusterEndpoint.config.ingressConfig.port: 9000 → 8443",
    ]);
  });

  it("is silent for a cluster that was not a host cluster, and for one that has what is declared", async () => {
    const call = callWith();
    await create(declared(), call);
    await create(declared(), call);
    assert.deepEqual(call.logged, []);
  });

  it("reports a host cluster that a create disables", async () => {
    has({ isHostCluster: true });
    const call = callWith();
    await create({ clusterUid: "c0" }, call);
    assert.deepEqual(call.logged, [
      'Cluster "c0" already has a configuration, which changes:\nisHostCluster: true → false',
    ]);
  });

  it("quotes no value if an argument is secret", async () => {
    has({ isHostCluster: true, hostCluster: { uid: "hunter2" }, clusterGroup: { uid: "hunter3" } });
    const call = callWith({}, { hasSecrets: true });
    await create({ ...declared(), hostCluster: { uid: "hunter4" } }, call);
    const [logged = ""] = call.logged;
    assert.match(logged, /hostCluster\.uid: the value given \(may be secret\) → the value given/);
    assert.match(logged, /clusterGroup\.uid$/);
    assert.doesNotMatch(logged, /hunter/);
  });

  it("stops to report after twenty clusters of a fleet, and counts the others", async () => {
    const uids = Array.from({ length: 25 }, (_, index) => `f${index}`);
    for (const uid of uids) has({ isHostCluster: true, clusterGroup }, uid);
    const call = callWith();
    await hostClusterFleet.create({ clusters: Object.fromEntries(uids.map((uid) => [uid, ingress()])) }, call);
    assert.equal(call.logged.length, 21);
    assert.equal(call.logged[20], "5 more messages of this kind are not shown.");
  });

  describe("reads", () => {
    it("once before a write, although its attempts are answered with 503", async () => {
      emulator.fail({ method: "PATCH", status: 503, times: 2 });
      await create(declared(), callWith({ maxRetries: 3 }));
      assert.equal(sent(), "GET PATCH PATCH PATCH");
    });

    it("again after an attempt without a response, and sends what the service has by then", async () => {
      has({ isHostCluster: true, clusterGroup });
      const release = emulator.hold({ method: "PATCH", reset: true });
      const writing = create(declared(), callWith({ maxRetries: 3 }));
      while (emulator.patches.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      has({ isHostCluster: true, clusterGroup, hostCluster: { uid: "h-new" } });
      release();
      await writing;
      assert.equal(sent(), "GET PATCH GET PATCH");
      assert.deepEqual(configOf(), { ...ingress(), clusterGroup, hostCluster: { uid: "h-new" } });
    });

    it("not if the run has read the cluster after its last write", async () => {
      const call = callWith();
      const state = await create(declared(), call);
      has({ ...ingress(), clusterGroup });
      await hostClusterConfig.read("c0", state, call);
      await hostClusterConfig.update("c0", state, declared(8443), call);
      assert.equal(sent(), "GET PATCH GET PATCH");
      assert.deepEqual(configOf(), { ...ingress(8443), clusterGroup });
      await hostClusterConfig.update("c0", declared(8443), declared(), call);
      assert.equal(sent(), "GET PATCH GET PATCH GET PATCH");
    });

    it("not for a cluster that is disabled", async () => {
      const state = await create(declared());
      await hostClusterConfig.delete("c0", state, callWith());
      assert.equal(sent(), "GET PATCH PATCH");
      assert.deepEqual(emulator.patches[1]?.body, { hostClusterConfig: { isHostCluster: false } });
    });

    it("not if readBeforeWrite is off", async () => {
      has({ isHostCluster: true, clusterGroup });
      const call = callWith({ readBeforeWrite: "off" });
      await create(declared(), call);
      assert.equal(sent(), "PATCH");
      assert.deepEqual(configOf(), { ...ingress() });
      assert.deepEqual(call.logged, []);
    });
  });

  describe("that cannot read", () => {
    /** Creates all resources one after another. */
    async function createAll(fault: Fault, values: SettingValues = {}) {
      emulator.fail({ ...fault, method: "GET", times: ALWAYS });
      const call = callWith({ operationTimeoutSeconds: 1, ...values });
      const errors: string[] = [];
      for (const clusterUid of UIDS) {
        await create({ ...declared(), clusterUid }, call).catch((error) => {
          assert.ok(error instanceof SpectroclusterError && !error.outcomeUnknown);
          errors.push(error.message);
        });
      }
      const reads = emulator.requests.filter(({ method }) => method === "GET").length;
      return { errors, reads, patches: emulator.patches.length, logged: call.logged };
    }

    const failing: [string, Fault][] = [
      ["does not respond", { delay: 60_000 }],
      ["resets the connection", { reset: true }],
      ["returns 401", { status: 401 }],
    ];
    for (const [name, fault] of failing) {
      it(`fails if the service ${name}, and so do all others of the run without another read`, async () => {
        const { errors, reads, patches } = await createAll(fault);
        assert.deepEqual([reads, patches], [1, 0]);
        assert.equal(errors.length, UIDS.length);
        assert.equal(new Set(errors).size, 1);
        assert.match(errors[0] ?? "", /^Cannot read cluster "c0":\n/);
        assert.doesNotMatch(errors[0] ?? "", /readBeforeWrite|driftDetection/);
      });
    }

    it("fails for each cluster on its own if the service returns 500, and says how to write without reading", async () => {
      const { errors, reads, patches } = await createAll({ status: 500 });
      assert.deepEqual([reads, patches], [UIDS.length, 0]);
      assert.match(
        errors[5] ?? "",
        /^Cannot read cluster "c5":\n[\s\S]*To write without reading, set readBeforeWrite to off\.$/,
      );
    });

    it("retries the read like every read", async () => {
      emulator.fail({ method: "GET", status: 503, times: 2 });
      await create(declared(), callWith({ maxRetries: 3 }));
      assert.equal(sent(), "GET GET GET PATCH");
    });

    it("fails as a whole operation with an unknown outcome if the read after a lost attempt fails", async () => {
      emulator.fail({ method: "PATCH", reset: true, applied: true });
      const run = create(declared(), callWith({ maxRetries: 1 }));
      while (emulator.patches.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      emulator.fail({ method: "GET", status: 500, times: ALWAYS });
      await assert.rejects(run, PartialFailure);
    });

    for (const [name, fault, reads] of [
      ["may not", { status: 403, body: { code: "Forbidden", message: "no" } }, UIDS.length],
      ["cannot, as the service does not offer it,", { status: 405 }, 3],
    ] as const) {
      it(`sends the declared fields alone if it ${name}, and says so once`, async () => {
        const result = await createAll(fault);
        assert.deepEqual([result.errors, result.reads, result.patches], [[], reads, UIDS.length]);
        assert.equal(result.logged.length, 1);
        assert.match(
          result.logged[0] ?? "",
          /^Only declared fields are sent if a configuration cannot be read, because the /,
        );
        assert.deepEqual(emulator.patches[0]?.body, { hostClusterConfig: ingress() });
      });
    }
  });

  for (const status of [400, 403, 422]) {
    it(`names the kept fields and the setting if the service rejects it with ${status}, and is not repeated`, async () => {
      has({ isHostCluster: true, clusterGroup });
      emulator.fail({ method: "PATCH", status });
      const failure = await create(declared()).catch((error) => error);
      assert.match(
        failure.message,
        /\nThe request also contained fields that the program does not declare, as the service had them: clusterGroup\.kind, clusterGroup\.name, clusterGroup\.uid\. To send only declared fields, set readBeforeWrite to off\./,
      );
      assert.equal(emulator.patches.length, 1);
    });
  }
});
