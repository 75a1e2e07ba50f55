import assert from "node:assert/strict";
import type { HostClusterConfigState } from "../../../provider/resources/hostClusterConfigProperties.js";
import type { Fault } from "../../emulator/index.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { hostClusterConfig, testCall, testClock, testRun } from "../run/testRun.mjs";

const state = { clusterUid: "c1", isHostCluster: true };

/** A response about a cluster. */
const cluster = (uid: string, hostClusterConfig: unknown) => ({
  metadata: { uid },
  spec: { clusterConfig: { hostClusterConfig } },
});

describe("a refresh of a HostClusterConfig", () => {
  const emulator = useEmulator({ uid: "c1", hostClusterConfig: { isHostCluster: true } });

  /** Reads the cluster in a run of its own. Returns the state and the messages. */
  async function read(stored: HostClusterConfigState = state) {
    const call = testCall(testRun(emulator, { maxRetries: 0 }, { clock: testClock() }));
    const result = await hostClusterConfig.read("c1", stored, call);
    return { state: result?.state, logged: call.logged };
  }

  const unsupported: [string, Fault][] = [
    ["405", { status: 405, body: "" }],
    ["501", { status: 501 }],
    ["404 of a proxy", { status: 404, body: "<html>no such page</html>" }],
    ["404 with another code", { status: 404, body: { code: "RouteNotFound", message: "no route" } }],
  ];
  for (const [name, fault] of unsupported) {
    it(`keeps the state and logs that the service does not support reading after ${name}`, async () => {
      emulator.fail({ ...fault, method: "GET", times: 3 });
      const { state: kept, logged } = await read();
      assert.deepEqual(kept, state);
      assert.match(logged.join(), /^Changes made outside Pulumi cannot be detected/);
    });
  }

  it("shows drift if the cluster has no host cluster configuration", async () => {
    const absent = [{}, { clusterConfig: null }, { clusterConfig: { hostClusterConfig: null } }];
    for (const spec of absent) {
      emulator.fail({ status: 200, body: { metadata: { uid: "c1" }, spec }, method: "GET" });
      const { state: found } = await read();
      assert.deepEqual(found, { ...state, isHostCluster: false }, JSON.stringify(spec));
    }
  });

  const wrong: [string, Fault, RegExp][] = [
    ["JSON of something else", { status: 200, body: { status: "healthy" } }, /an object that has no spec/],
    ["a cluster without a spec", { status: 200, body: { spec: null } }, /an object that has no spec/],
    [
      "a spec of another type",
      { status: 200, body: { spec: { clusterConfig: 1 } } },
      /spec\.clusterConfig that is not/,
    ],
    [
      "another cluster",
      { status: 200, body: cluster("c2", { isHostCluster: false }) },
      /an object that has another UID, c2/,
    ],
    ["no object", { status: 200, body: cluster("c1", "on") }, /hostClusterConfig that is not an object/],
    [
      "a member of another type",
      { status: 200, body: cluster("c1", { isHostCluster: "no" }) },
      /isHostCluster must be true or false, not "no"/,
    ],
  ];
  for (const [name, fault, message] of wrong) {
    it(`fails after ${name}`, () => {
      emulator.fail({ ...fault, method: "GET" });
      return assert.rejects(read(), message);
    });
  }

  describe("reads a port that the service returns as text", () => {
    const withPort = (port: unknown) => ({
      isHostCluster: true,
      clusterEndpoint: { type: "Ingress" as const, config: { ingressConfig: { host: "h", port: port as number } } },
    });
    const declared = { clusterUid: "c1", ...withPort(443) };
    const returns = (port: unknown) =>
      emulator.fail({ status: 200, body: cluster("c1", withPort(port)), method: "GET" });

    for (const [text, port] of [
      ["443", 443],
      ["8443", 8443],
    ] as const) {
      it(`as a number: ${text}`, async () => {
        returns(text);
        assert.deepEqual((await read(declared)).state, { clusterUid: "c1", ...withPort(port) });
      });
    }

    it("but no other text", async () => {
      returns("https");
      await assert.rejects(read(declared), /port must be a whole number.*not "https"/);
    });
  });

  it("suggests driftDetection: off if the key has no permission to read clusters", () => {
    emulator.fail({ status: 403, body: { code: "Forbidden", message: "no" }, method: "GET" });
    return assert.rejects(
      read(),
      /\nIf the API key has the permission to change clusters but not to read them, set driftDetection to off\./,
    );
  });
});
