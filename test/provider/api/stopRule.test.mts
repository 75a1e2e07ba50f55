import assert from "node:assert/strict";
import dns from "node:dns";
import { setImmediate } from "node:timers/promises";
import type { Client, ClientOptions } from "../../../provider/api/client.js";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/requests.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { PartialFailure } from "../../../provider/engine.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { randomNumbers } from "../../support/corpus.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { type Properties, resourceIn } from "../resources/resourceIn.mjs";
import { testRun } from "../run/testRun.mjs";

describe("a run that gets nowhere", () => {
  const clock = controlClock({ skipsBelow: 900 });
  const emulator = useEmulator({ uid: "c1" });

  const client = (settings: SettingValues = {}, options?: ClientOptions) =>
    testRun(emulator, { maxRetries: 0, ...settings }, options).client;
  const update = updateHostClusterConfig({ clusterUid: "c1" }, "{}");
  const times = (count: number) => Array.from({ length: count });

  /** Makes requests one after another, which must all fail by themselves. */
  async function fail(one: Client, fault: Fault, count: number): Promise<void> {
    emulator.fail({ ...fault, times: count });
    for (const _ of times(count)) {
      const { code } = await errorOf<Error & { code: string }>(one.send(update));
      assert.notEqual(code, "SPECTROCLUSTER_NOT_ATTEMPTED");
    }
  }

  /** The next request is not sent. */
  async function assertStopped(one: Client, reason: string): Promise<void> {
    const before = emulator.requests.length;
    await assert.rejects(one.send(update), {
      code: "SPECTROCLUSTER_NOT_ATTEMPTED",
      message: `Not attempted, because ${reason}. Another error of this run has the details.`,
      outcomeUnknown: false,
    });
    assert.equal(emulator.requests.length, before);
  }

  const noConnection = "there is no connection to Palette";
  for (const { name, baseUrlOf, reason = noConnection } of [
    {
      name: "a rejected key",
      baseUrlOf: () => emulator.baseUrl,
      reason: "Palette rejected the API key from spectrocluster:apiKey",
    },
    { name: "a refused connection", baseUrlOf: () => "http://127.0.0.1:1" },
    { name: "an unknown host", baseUrlOf: () => "https://service.invalid" },
    { name: "a failed TLS handshake", baseUrlOf: () => emulator.baseUrl.replace("http:", "https:") },
  ]) {
    it(`stops after ${name}`, async () => {
      const one = client({ baseUrl: baseUrlOf() });
      await fail(one, { status: 401 }, 1);
      await assertStopped(one, reason);
    });
  }

  describe("that cannot connect", () => {
    const { lookup } = dns;
    afterEach(() => {
      dns.lookup = lookup;
    });

    /** Resolves all names to the emulator, or fails as the system does. */
    function setLookup(code?: string): void {
      const error = code === undefined ? null : Object.assign(new Error(`getaddrinfo ${code}`), { code });
      dns.lookup = ((_name: string, _options: object, callback: (error: Error | null, addresses: object[]) => void) =>
        callback(error, [{ address: "127.0.0.1", family: 4 }])) as never;
    }

    for (const code of ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED"]) {
      for (const succeeds of [false, true]) {
        const [when, attempts] = succeeds ? ["goes on after a success", 6] : ["stops before a success", 3];
        it(`${when}, after ${attempts} attempts with ${code}`, async () => {
          const baseUrl = emulator.baseUrl.replace("127.0.0.1", "service.example");
          const one = client({ baseUrl, allowInsecureHttp: true, maxRetries: 5 });
          setLookup();
          if (succeeds) await one.send(update);
          setLookup(code);
          // Ends the connection that the first operation has left.
          if (succeeds) emulator.fail({ reset: true });
          const { message } = await errorOf(one.send(update));
          assert.match(message, new RegExp(` no response after ${attempts} attempts \\(getaddrinfo ${code}\\)`));
          setLookup();
          await (succeeds ? one.send(update) : assertStopped(one, noConnection));
        });
      }
    }
  });

  const noUsableResponse = "10 operations in a row got no usable response";
  const page: Fault = { status: 200, body: "<html>", headers: { "content-type": "text/html" } };
  const silence: Fault = { lost: () => clock.advance(1000) };
  const gateway = [408, 502, 520, 530].map((status) => ({ status, body: { code: "Busy", message: "by a gateway" } }));
  const bodies = [{ code: 500, message: "by a gateway" }, { code: "ServerTimeout" }];
  const notOwn = bodies.map((body) => ({ status: 500, body }));
  const own: Fault = { status: 500 };
  for (const fault of [...gateway, ...notOwn, own, { status: 503 }, { reset: true }, page, silence]) {
    it(`stops after ten operations that end with ${JSON.stringify(fault)}`, async () => {
      const one = client({ requestTimeoutSeconds: 1 });
      // Palette's own 500 is about one cluster if others are written. That they are read shows nothing.
      await one.send(fault === own ? readCluster({ clusterUid: "c1" }) : update);
      await fail(one, fault, 10);
      await assertStopped(one, noUsableResponse);
    });
  }

  it("stops beside a service that does not respond after about ten of 40 concurrent operations", async () => {
    const one = client({ requestTimeoutSeconds: 1, maxConcurrentRequests: 10 });
    emulator.fail({ lost: () => {}, times: Number.POSITIVE_INFINITY });
    const all = times(40).map(() => errorOf<Error & { code: string }>(one.retryTogether((send) => send(update))));
    await emulator.until(({ underWay }) => underWay === 10);
    clock.advance(1000);
    const notAttempted = (await Promise.all(all)).filter(({ code }) => code === "SPECTROCLUSTER_NOT_ATTEMPTED");
    assert.equal(notAttempted.length, 30);
  });

  for (const status of [400, 403, 404, 500, 501, 429]) {
    it(`is not one that gets ${status} after a success`, async () => {
      const one = client();
      await one.send(update);
      for (const _ of times(12)) {
        await fail(one, { status, headers: { "retry-after": "3600" } }, 1);
        // Until then, the service refuses all requests.
        clock.advance(3_600_000);
      }
      await one.send(update);
    });
  }

  it("is not one in which an operation succeeds before ten have failed", async () => {
    const one = client();
    for (const _ of times(2)) {
      await fail(one, { status: 503 }, 9);
      await one.send(update);
    }
    await fail(one, { status: 503 }, 10);
    await assertStopped(one, noUsableResponse);
  });

  it("is not one with twelve dead clusters, which fail after others have succeeded", async () => {
    const one = client({ requestTimeoutSeconds: 1, maxConcurrentRequests: 20 });
    emulator.fail({ url: "/dead", lost: () => {}, times: 12 });
    const dead = times(12).map(() => errorOf(one.send(readCluster({ clusterUid: "dead" }))));
    await emulator.until(({ underWay }) => underWay === 12);
    clock.advance(1);
    await one.send(update);
    clock.advance(1000);
    await Promise.all(dead);
    await one.send(update);
  });

  describe("with a fleet of 100 clusters, ten at a time,", () => {
    const uids = times(100).map((_, index) => `${index < 12 ? "dead" : "live"}${index}`);
    const clusters = Object.fromEntries(uids.map((uid) => [uid, { isHostCluster: true }]));
    const failed: Fault = { method: "PATCH", status: 500, body: { code: "Failed", message: "no" } };
    beforeEach(() => emulator.addCluster(...uids.map((uid) => ({ uid }))));

    const inOrder = () => 0;

    /** Writes the fleet, and lets the time pass slowly enough for responses. Returns the state, if there is one. */
    async function up(state: object | undefined, random = inOrder) {
      const values = { maxRetries: 0, requestTimeoutSeconds: 1, maxConcurrentRequests: 10 };
      const run = testRun(emulator, values, { random });
      // A read shows nothing about writes.
      await run.client.send(readCluster({ clusterUid: "c1" }));
      const fleet = resourceIn(run, "HostClusterFleet");
      let error: Error | undefined;
      const writing = state ? fleet.update(state, { clusters }) : fleet.create({ clusters });
      void errorOf(writing).then((failure) => {
        error = failure;
      });
      for (let turn = 0; error === undefined; turn += 1) {
        await setImmediate();
        if (turn % 50 === 0) clock.advance(100);
      }
      return error instanceof PartialFailure ? (error.properties as Properties) : undefined;
    }

    const draws = [inOrder, ...[1, 2, 3, 4].map(randomNumbers), inOrder] as [() => number, ...(() => number)[]];
    for (const [name, fault] of [
      ["get Palette's own 500", failed],
      ["time out when they are read", { method: "GET", lost: () => {} }],
      ["time out when they are written", { method: "PATCH", lost: () => {} }],
    ] as [string, Fault][]) {
      it(`writes all others in two runs if the first twelve ${name}`, async () => {
        for (const index of [0, 2, 4]) {
          emulator.addCluster(...uids.map((uid) => ({ uid })));
          emulator.fail({ ...fault, url: "/dead", times: Number.POSITIVE_INFINITY });
          await up(await up(undefined, draws[index]), draws[index + 1]);
          emulator.recover();
          const written = [...emulator.clusters.values()].filter(({ hostClusterConfig }) => hostClusterConfig);
          assert.deepEqual(written.map(({ uid }) => uid).join(), uids.slice(12).join());
        }
      });
    }
  });

  it("goes on for a script, which decides itself", async () => {
    const one = client({}, { neverStops: true });
    await fail(one, { status: 401 }, 12);
    await one.send(update);
  });
});
