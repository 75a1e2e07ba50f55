import assert from "node:assert/strict";
import type { SettingValues } from "../../../provider/configuration.js";
import { hostClusterConfig } from "../../../provider/resources/hostClusterConfig/index.js";
import { Emulator, type Fault } from "../../emulator/index.mjs";
import { testCall, testRun } from "./testRun.mjs";

const UIDS = Array.from({ length: 8 }, (_, index) => `c${index}`);

describe("the read before a create", function () {
  this.timeout(30_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster(...UIDS.map((uid) => ({ uid, hostClusterConfig: { isHostCluster: true } })));
  });
  afterEach(() => emulator.stop());

  /** Creates all resources at once, two at a time, and returns the reads and the messages. */
  async function createAll(values: SettingValues = {}) {
    const run = testRun(emulator, { maxConcurrentRequests: 2, maxRetries: 0, operationTimeoutSeconds: 2, ...values });
    const call = testCall(run);
    await Promise.all(UIDS.map((clusterUid) => hostClusterConfig.create({ clusterUid, isHostCluster: true }, call)));
    assert.equal(emulator.patches.length, UIDS.length);
    assert.ok(emulator.patches.every(({ status }) => status === 204));
    return { reads: emulator.requests.filter(({ method }) => method === "GET").length, logged: call.logged };
  }

  const ofService: [string, Fault][] = [
    ["does not respond", { delay: 60_000 }],
    ["resets the connection", { reset: true }],
    ["returns 401", { status: 401 }],
    ["returns 403", { status: 403, body: { code: "Forbidden", message: "no" } }],
    ["returns 405", { status: 405 }],
    ["returns 501", { status: 501 }],
    ["returns a 404 that is not its own", { status: 404, body: "<html>" }],
  ];
  for (const [name, fault] of ofService) {
    it(`is skipped for the rest of the run if the service ${name}, and that is logged once`, async () => {
      emulator.fail({ ...fault, method: "GET", times: Number.POSITIVE_INFINITY });
      const { reads, logged } = await createAll();
      assert.equal(reads, 2, "only the first creates, which run at the same time");
      assert.equal(logged.length, 1);
      assert.match(logged[0] ?? "", /are not shown in this run, because reading a cluster failed\.\n/);
      assert.match(logged[0] ?? "", /\nTo skip these reads, set driftDetection to off\.$/);
    });
  }

  const ofCluster: [string, Fault][] = [
    ["does not exist", { status: 404, body: { code: "ResourceNotFound", message: "no such cluster" } }],
    ["cannot be read for another reason", { status: 500 }],
    ["has an invalid configuration", { status: 200, body: { spec: { clusterConfig: { hostClusterConfig: "on" } } } }],
  ];
  for (const [name, fault] of ofCluster) {
    it(`is made for other clusters if a cluster ${name}`, async () => {
      emulator.fail({ ...fault, method: "GET" });
      assert.deepEqual(await createAll(), { reads: UIDS.length, logged: [] });
    });
  }

  it("is not made if driftDetection is off", async () =>
    assert.deepEqual(await createAll({ driftDetection: "off" }), { reads: 0, logged: [] }));

  it("quotes no value if an argument is secret", async () => {
    const hostClusterConfigWith = (uid: string) => ({ isHostCluster: true, hostCluster: { uid } });
    emulator.addCluster({ uid: "c0", hostClusterConfig: hostClusterConfigWith("hunter2") });
    const call = testCall(testRun(emulator), { hasSecrets: true });
    await hostClusterConfig.create({ clusterUid: "c0", ...hostClusterConfigWith("h") }, call);
    assert.deepEqual(call.logged, [
      'Cluster "c0" has a different configuration, which is overwritten:\n' +
        "hostCluster.uid: the value given (may be secret)",
    ]);
  });
});
