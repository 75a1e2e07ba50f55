import assert from "node:assert/strict";
import { findResource } from "../../../provider/resources/index.js";
import { PartialFailure } from "../../../provider/run/partialFailure.js";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testCall, testRun } from "../run/testRun.mjs";

const on = { isHostCluster: true };
const ELSEWHERE = "https://old.example.com";
const OTHER_SERVICE = /^This resource belongs to the service at https:\/\/old\.example\.com, .*baseUrl is http:\/\/127/;

/** A resource with its state, and what a program changes. */
const STATES: readonly [name: string, resource: string, state: object, changed: object][] = [
  ["a single resource", "HostClusterConfig", { clusterUid: "a", ...on }, { clusterUid: "a", isHostCluster: false }],
  ["a fleet with another limit", "HostClusterFleet", { clusters: { a: on } }, { clusters: { a: on }, maxRemovals: 1 }],
  ["a fleet with an added cluster", "HostClusterFleet", { clusters: { a: on } }, { clusters: { a: on, b: on } }],
  ["a fleet without a cluster", "HostClusterFleet", { clusters: { a: on, b: on } }, { clusters: { a: on } }],
];

describe("a state of one service", () => {
  const emulator = useEmulator({ uid: "a" }, { uid: "b" });

  const resourceOf = (name: string) => findResource(name) ?? assert.fail(name);

  for (const [name, resourceName, state, changed] of STATES) {
    it(`is not changed at another one: ${name}`, async () => {
      const resource = resourceOf(resourceName);
      const call = testCall(testRun(emulator));
      const stored = { ...state, __address: ELSEWHERE };
      const { failures } = await resource.check(changed, { ...call, olds: stored });
      assert.match(failures.join(), OTHER_SERVICE);
      for (const operation of [
        () => resource.diff(stored, changed, call),
        () => resource.update("id", stored, changed, call),
        () => resource.read("id", stored, call),
        () => resource.delete("id", stored, call),
      ]) {
        await assert.rejects(operation(), { code: "SPECTROCLUSTER_OTHER_SERVICE", message: OTHER_SERVICE });
      }
      assert.deepEqual([emulator.requests, call.logged], [[], []]);
    });

    it(`keeps its address if it is read or written: ${name}`, async () => {
      const resource = resourceOf(resourceName);
      const { baseUrl: __address } = emulator;
      const former = testRun(emulator, { baseUrlAliases: [ELSEWHERE] });
      const stored = { ...state, __address: ELSEWHERE };
      emulator.addCluster({ uid: "a", hostClusterConfig: on }, { uid: "b", hostClusterConfig: on });
      assert.deepEqual(await resource.read("id", stored, testCall(former)), { state: stored, inputs: stored });
      const written = await resource.update("id", stored, changed, testCall(former));
      assert.deepEqual(written, { ...changed, __address });
      emulator.fail({ method: "PATCH", status: 500, times: 2 });
      const error = await errorOf(resource.create(changed, testCall(testRun(emulator))));
      assert(error instanceof PartialFailure);
      assert.equal((error.properties as { __address?: string }).__address, __address);
    });
  }

  it("is stored after a write during which the plugin gets another configuration", async () => {
    const run = testRun(emulator);
    const release = emulator.hold({ method: "PATCH" });
    const created = resourceOf("HostClusterConfig").create({ clusterUid: "a", ...on }, testCall(run));
    await emulator.until(({ requests }) => requests.length > 1);
    run.configure({ baseUrl: ELSEWHERE, apiKey: "another-key" });
    release();
    assert.deepEqual((await created).state, { clusterUid: "a", ...on, __address: emulator.baseUrl });
    assert.throws(() => run.settings, /received two different configurations/);
  });

  it("that a create did not confirm is not described as written", async () => {
    const resource = resourceOf("HostClusterConfig");
    emulator.fail({ method: "PATCH", reset: true, times: Number.POSITIVE_INFINITY });
    const call = testCall(testRun(emulator, { maxRetries: 0 }));
    const { inputs } = await resource.check({ clusterUid: "a", ...on }, call);
    const error = await errorOf(resource.create(inputs, call));
    assert(error instanceof PartialFailure);
    const next = testCall(testRun(emulator, { baseUrl: ELSEWHERE }));
    const { failures } = await resource.check(on, { ...next, olds: inputs });
    const { message } = await errorOf(resource.read("a", error.properties, next));
    for (const shown of [failures.join(), message]) {
      assert.match(shown, /^This resource belongs to the service at http:\/\/127/);
      assert.doesNotMatch(shown, /was written/);
    }
  });

  it("has a secret address in no message", async () => {
    const run = testRun(emulator, { maxRetries: 0 });
    assert.equal(run.settings.isBaseUrlSecret, false);
    run.hideBaseUrl();
    const { host } = new URL(emulator.baseUrl);
    const states = [{}, { __address: ELSEWHERE }].map((more) => ({ clusterUid: "a", ...on, ...more }));
    emulator.fail({ status: 404, times: 2 }, { reset: true, times: 2 });
    for (const state of [...states, ...states]) {
      const { message } = await errorOf(resourceOf("HostClusterConfig").read("a", state, testCall(run)));
      assert(!message.includes(host) && !message.includes(ELSEWHERE), message);
    }
    await emulator.stop();
    const { message, cause } = await errorOf(resourceOf("HostClusterConfig").read("a", states[0], testCall(run)));
    assert.match(message, /GET \[secret baseUrl\]\/v1\/spectroclusters\/a received no response/);
    assert(!`${message}${cause}`.includes(host), message);
  });
});
