import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { SpectroclusterError } from "../../../provider/errors.js";
import type { Clock } from "../../../provider/hostClusters/clock.js";
import type { HostClusterConfig, HostClusterConfigArgs } from "../../../provider/model/hostClusterConfig.js";
import type { HostClusterConfigState } from "../../../provider/resources/hostClusterConfigProperties.js";
import { PartialFailure } from "../../../provider/run/partialFailure.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { hostClusterConfig, hostClusterFleet, testCall, testClock, testRun } from "../run/testRun.mjs";

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
  const clock = controlClock({ skipsBelow: 1000, idle: () => emulator.settled() });
  const emulator = useEmulator(...UIDS.map((uid) => ({ uid, hostClusterConfig: { isHostCluster: false } })));

  const has = (hostClusterConfig: Record<string, unknown>, uid = "c0") =>
    emulator.addCluster({ uid, hostClusterConfig });
  const configOf = (uid = "c0") => emulator.clusters.get(uid)?.hostClusterConfig;
  const callWith = (values: SettingValues = {}, options: { hasSecrets?: boolean; clock?: Clock } = {}) => {
    const { clock, ...others } = options;
    return testCall(testRun(emulator, { maxRetries: 0, ...values }, clock ? { clock } : {}), others);
  };
  const sent = () => emulator.requests.map(({ method }) => method).join(" ");
  const create = (args: HostClusterConfigArgs, call = callWith()) =>
    hostClusterConfig.create({ isHostCluster: false, ...args }, call).then(({ state }) => state);

  for (const patch of ["replace", "merge"] as const) {
    describe(`if the service is one that ${patch}s`, () => {
      beforeEach(() => emulator.restart({ patch }));

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
      await emulator.until(() => emulator.patches.length > 0);
      has({ isHostCluster: true, clusterGroup, hostCluster: { uid: "h-new" } });
      release();
      await writing;
      assert.equal(sent(), "GET PATCH GET PATCH");
      assert.deepEqual(configOf(), { ...ingress(), clusterGroup, hostCluster: { uid: "h-new" } });
    });

    it("again after a refresh, because somebody may have changed the cluster since", async () => {
      const call = callWith();
      const state = await create(declared(), call);
      await hostClusterConfig.read("c0", state, call);
      has({ ...ingress(), clusterGroup });
      await hostClusterConfig.update("c0", state, declared(8443), call);
      assert.equal(sent(), "GET PATCH GET GET PATCH");
      assert.deepEqual(configOf(), { ...ingress(8443), clusterGroup });
    });

    for (const [name, fault, seconds, requests] of [
      ["again if an attempt was held back for more than 5 s", { status: 503 }, 6, "GET PATCH GET PATCH"],
      ["not again within 5 s", { status: 503 }, 4, "GET PATCH PATCH"],
      ["again after a refusal with 429", { status: 429 }, 0, "GET PATCH GET PATCH"],
    ] as const) {
      it(name, async () => {
        const clock = testClock();
        const release = emulator.hold({ method: "PATCH", ...fault });
        const writing = create(declared(), callWith({ maxRetries: 1 }, { clock }));
        while (emulator.patches.length === 0) await setImmediate();
        has({ isHostCluster: true, clusterGroup });
        clock.time += seconds * 1000;
        release();
        await writing;
        assert.equal(sent(), requests);
        assert.deepEqual("clusterGroup" in (configOf() ?? {}), requests.includes("GET PATCH GET"));
      });
    }

    it("again if the first attempt had to wait for its turn, but never twice", async () => {
      let time = 0;
      const now = () => {
        time += 6000;
        return time;
      };
      await create(declared(), callWith({ maxRequestsPerSecond: 5 }, { clock: { ...testClock(), now } }));
      assert.equal(sent(), "GET GET PATCH");
    });

    it("once for each write, which takes the next turn after its read, with more slots than the service allows", async () => {
      // The clock runs five times as fast: a read is too old after a second, and all reads together take three.
      const clock = { ...testClock(), now: () => performance.now() * 5 };
      const uids = Array.from({ length: 60 }, (_, index) => `n${index}`);
      for (const uid of uids) has({ isHostCluster: false }, uid);
      const call = callWith({ maxConcurrentRequests: 256, maxRequestsPerSecond: 20 }, { clock });
      await hostClusterFleet.create({ clusters: Object.fromEntries(uids.map((uid) => [uid, ingress()])) }, call);
      assert.equal(emulator.requests.length, 2 * uids.length);
    });

    it("once for each write and for each refusal of a write, if the service limits requests", async () => {
      await emulator.restart({ rateLimits: { default: { rate: 50, burst: 25 } } });
      const uids = Array.from({ length: 100 }, (_, index) => `n${index}`);
      for (const uid of uids) has({ isHostCluster: false }, uid);
      await hostClusterFleet.create({ clusters: Object.fromEntries(uids.map((uid) => [uid, ingress()])) }, callWith());
      const count = (wanted: string, isRefused: boolean) =>
        emulator.requests.filter(({ method, status }) => method === wanted && (status === 429) === isRefused).length;
      assert.equal(count("PATCH", false), uids.length);
      assert.ok(count("GET", true) + count("PATCH", true) > 0, "the service has refused requests");
      assert.ok(count("GET", false) <= uids.length + count("PATCH", true));
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
      const call = callWith({ operationTimeoutSeconds: 1, ...values }, { clock: testClock() });
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
      ["does not respond", { lost: () => clock.advance(1000) }],
      ["resets the connection", { reset: true }],
      ["returns 401", { status: 401 }],
    ];
    for (const [name, fault] of failing) {
      it(`fails alone if the service ${name}, and the others of the run are written`, async () => {
        const { errors, reads, patches } = await createAll({ ...fault, url: /c0$/ });
        assert.deepEqual([errors.length, reads, patches], [1, UIDS.length, UIDS.length - 1]);
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

    it("fails as a whole operation with an unknown outcome if the read after a lost attempt fails", async () => {
      emulator.fail({ method: "PATCH", reset: true, applied: true });
      const run = create(declared(), callWith({ maxRetries: 1 }));
      await emulator.until(() => emulator.patches.length > 0);
      emulator.fail({ method: "GET", status: 500, times: ALWAYS });
      await assert.rejects(run, PartialFailure);
    });

    for (const [reason, fault, reads] of [
      ["the API key has no permission to read it", { status: 403, body: { code: "Forbidden" } }, UIDS.length],
      ["the service does not support reading it", { status: 405 }, 3],
    ] as const) {
      it(`sends the declared fields alone if ${reason}, and says so once`, async () => {
        const result = await createAll(fault, { operationTimeoutSeconds: 60 });
        assert.deepEqual([result.errors, result.reads, result.patches], [[], reads, UIDS.length]);
        assert.equal(result.logged.length, 1);
        const start = `Only declared fields are sent if a configuration cannot be read, because ${reason}.`;
        assert.equal(result.logged[0]?.slice(0, start.length), start);
        assert.deepEqual(emulator.patches[0]?.body, { hostClusterConfig: ingress() });
      });
    }
  });

  it("keeps members that the reference does not have, and says so", async () => {
    emulator.acceptsUnknownMembers = true;
    has({ isHostCluster: true, clusterGroup: { uid: "g1", labels: { team: "a" } }, quota: { cpu: "4", gpu: null } });
    const call = callWith();
    await create(declared(), call);
    const clusterGroupOfOthers = { uid: "g1", labels: { team: "a" } };
    assert.deepEqual(configOf(), { ...ingress(), clusterGroup: clusterGroupOfOthers, quota: { cpu: "4" } });
    assert.match(call.logged.join(), /not declare it: clusterGroup\.uid, clusterGroup\.labels\.team, quota\.cpu$/);
  });

  it("names kept members that the reference does not have if the service rejects them", async () => {
    has({ isHostCluster: true, quota: { "cpu.limit": "4" } });
    await assert.rejects(create(declared()), /422[\s\S]*as the service had them: quota\["cpu\.limit"\]\. To send only/);
    assert.equal(emulator.patches.length, 1);
  });

  describe("keeps what JavaScript does not represent:", () => {
    const json = { "content-type": "application/json" };
    const response = (config: string, name = "c0") =>
      `{"metadata":{"uid":"c0","name":"${name}"},"spec":{"clusterConfig":{"hostClusterConfig":${config}}}}`;

    it("all digits of numbers, wherever they are", async () => {
      emulator.acceptsUnknownMembers = true;
      const quota =
        '"quota":{"bytes":9007199254740993,"list":[{"n":-123456789012345678901,"m":1.5}],' +
        '"share":0.12345678901234567890123,"limit":1e400,"sum":12345678901234567890.5,"zero":-0}';
      emulator.fail({ method: "GET", status: 200, headers: json, body: response(`{"isHostCluster":true,${quota}}`) });
      await create(declared());
      assert.ok(emulator.patches[0]?.text?.includes(quota), emulator.patches[0]?.text);
    });

    it("fails if a kept text is not UTF-8, and sends nothing", async () => {
      const body = Buffer.from(response('{"clusterGroup":{"name":"Gr\u00fcn","uid":"g1"}}'), "latin1");
      emulator.fail({ method: "GET", status: 200, headers: json, body });
      await assert.rejects(
        create(declared()),
        /Cluster "c0" was not written: the service returns text that is not UTF-8 in fields .*: clusterGroup\.name\.\nCorrect/,
      );
      assert.deepEqual(emulator.patches, []);
    });

    it("but text elsewhere in the response need not be UTF-8", async () => {
      const body = Buffer.from(response('{"clusterGroup":{"uid":"g1"}}', "Gr\u00fcn"), "latin1");
      emulator.fail({ method: "GET", status: 200, headers: json, body });
      await create(declared());
      assert.deepEqual(configOf(), { ...ingress(), clusterGroup: { uid: "g1" } });
    });
  });

  it("that was rejected with 401 stops a fleet, also if the run has disabled the clusters", async () => {
    const call = callWith({ maxConcurrentRequests: 1 });
    const clusters = Object.fromEntries(UIDS.map((uid) => [uid, ingress()]));
    await hostClusterFleet.delete("f", { clusters }, call);
    emulator.apiKeys.length = 0;
    emulator.requests.length = 0;
    await assert.rejects(
      hostClusterFleet.create({ clusters }, call),
      /1 of 6 clusters failed[\s\S]*5 clusters were not/,
    );
    assert.equal(sent(), "GET");
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
