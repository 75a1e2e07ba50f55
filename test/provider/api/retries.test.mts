import assert from "node:assert/strict";
import type { Client } from "../../../provider/api/client.js";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/requests.js";
import type { Send } from "../../../provider/api/retries.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { withAdvice } from "../../../provider/errors.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";
import { failureOf } from "./failureOf.mjs";

describe("a read and a write that are retried together", () => {
  const clock = controlClock({ skipsBelow: 2000 });
  const emulator = useEmulator({ uid: "c1" });

  const read = readCluster({ clusterUid: "c1" });
  const update = updateHostClusterConfig({ clusterUid: "c1" }, '{"isHostCluster":true}');
  const client = (settings?: SettingValues) => testRun(emulator, settings).client;
  const both = async (send: Send) => {
    await send(read);
    await send(update);
  };
  const sent = () => emulator.requests.map(({ method, status }) => `${method} ${status}`).join(" ");

  for (const fault of [
    ...["-5", "soon", "1e999"].map((value) => ({ status: 429, headers: { "retry-after": value } })),
    { status: 502, body: "<html>" },
    { status: 503 },
    { status: 504 },
    ...[408, 520, 521, 522, 523, 524, 527, 530].flatMap((status) => [{ status }, { status, body: "<html>" }]),
    { status: 500, body: { code: "ServerTimeout", message: "busy" } },
    { status: 500, body: { reason: "ServerTimeout" } },
    { reset: true },
    { reset: true, applied: true },
    { torn: true, status: 200 },
  ] satisfies Fault[]) {
    it(`starts again with the read after ${JSON.stringify(fault)}`, async () => {
      emulator.fail({ ...fault, method: "GET" }, { ...fault, method: "PATCH", times: 2 });
      await client().retryTogether(both);
      const methods = emulator.requests.map(({ method }) => method).join(" ");
      assert.equal(methods, "GET GET PATCH GET PATCH GET PATCH");
    });
  }

  it("starts again also if the work adds advice to the error", async () => {
    emulator.fail({ status: 503, method: "GET" }, { status: 429, method: "PATCH" });
    await client().retryTogether((send) =>
      both(send).catch((error) => {
        throw withAdvice(error, "Try again.");
      }),
    );
    assert.equal(sent(), "GET 503 GET 200 PATCH 429 GET 200 PATCH 204");
  });

  it("has maxRetries for both requests together, without those that are refused", async () => {
    const busy: Fault = { status: 503 };
    emulator.fail(
      { ...busy, method: "GET" },
      { status: 429, method: "PATCH" },
      { ...busy, method: "PATCH" },
      { ...busy, method: "GET", every: 3 },
    );
    const error = await failureOf(client({ maxRetries: 2 }).retryTogether(both), emulator);
    assert.match(error.message, /^Cannot read .*\n.* returned 503 \(/);
    assert.equal(sent(), "GET 503 GET 200 PATCH 429 GET 200 PATCH 503 GET 503");
  });

  it("counts the attempts of each request", async () => {
    emulator.fail({ status: 503, method: "GET", times: 2 }, { status: 403, method: "PATCH" });
    const error = await failureOf(client().retryTogether(both), emulator);
    assert.match(error.message, /^Cannot update .*\n.* returned 403 \(/);
  });

  const timedOut = /^Cannot update .*\n.* did not succeed within 60 s/;
  for (const [says, refused, held, error, isUnknown] of [
    [
      "the 429 that has used up the deadline, also if the read is under way again",
      "PATCH",
      "GET",
      /^Cannot update .*\n.* returned 429/,
      false,
    ],
    ["no 429 after which the request was accepted, nor its attempts", "GET", "PATCH", timedOut, true],
    ["the timeout of a write under way, and not an earlier 429", "PATCH", "PATCH", timedOut, true],
  ] as const) {
    it(`names ${says}`, async () => {
      emulator.fail({ status: 429, method: refused });
      const failing = failureOf(client({ operationTimeoutSeconds: 60 }).retryTogether(both), emulator);
      await emulator.until(({ requests }) => requests.at(-1)?.method === refused);
      const { length } = emulator.requests;
      const release = emulator.hold({ method: held });
      await emulator.until(({ requests }) => requests.length > length && requests.at(-1)?.method === held);
      clock.advance(60_000);
      const { message, outcomeUnknown } = await failing;
      assert.match(message, error);
      assert.equal(outcomeUnknown, isUnknown);
      release();
    });
  }

  it("does not count a failure after which the work goes on", async () => {
    emulator.fail({ status: 404, method: "GET", times: 3 }, { status: 503, method: "PATCH", times: 2 });
    const work = async (send: Send) => {
      await send(read).catch(() => {});
      await send(update);
    };
    const error = await failureOf(client({ maxRetries: 1 }).retryTogether(work), emulator);
    assert.match(error.message, / returned 503 after 2 attempts/);
    assert.equal(sent(), "GET 404 PATCH 503 GET 404 PATCH 503");
  });

  describe("fails with an outcome that is", () => {
    const write = (fault: Fault): Fault => ({ ...fault, method: "PATCH" });
    const read403: Fault = { method: "GET", status: 403, every: 2 };
    const statuses = (...all: number[]) => all.map((status) => write({ status }));
    const torn = (status: number) => write({ torn: true, status });
    const once = { maxRetries: 0 };
    const short = { ...once, requestTimeoutSeconds: 2 };
    /** No response until the timeout. */
    const silence = write({ lost: () => clock.advance(2000) });
    for (const { name, isUnknown, faults, settings } of [
      { name: "known after a failed read", isUnknown: false, faults: [{ ...read403, every: 1 }] },
      { name: "known after 429 and a failed read", isUnknown: false, faults: [write({ status: 429 }), read403] },
      { name: "unknown after 503 and a failed read", isUnknown: true, faults: [write({ status: 503 }), read403] },
      { name: "unknown after a broken connection", isUnknown: true, faults: [write({ reset: true }), read403] },
      { name: "unknown after 503, 429 and 400", isUnknown: true, faults: statuses(503, 429, 400) },
      { name: "known after 429 and 400", isUnknown: false, faults: statuses(429, 400) },
      { name: "known after 429 and 302", isUnknown: false, faults: statuses(429, 302) },
      { name: "unknown after 503 and 302", isUnknown: true, faults: statuses(503, 302) },
      ...[302, 401, 403, 409].map((status) => ({
        ...{ name: `unknown after a truncated ${status}`, isUnknown: true, faults: [torn(status)], settings: once },
      })),
      { name: "unknown after an attempt's timeout", isUnknown: true, faults: [silence], settings: short },
    ] satisfies { name: string; isUnknown: boolean; faults: Fault[]; settings?: SettingValues }[]) {
      it(name, async () => {
        emulator.fail(...faults);
        const { outcomeUnknown } = await failureOf(client(settings).retryTogether(both), emulator);
        assert.equal(outcomeUnknown, isUnknown);
      });
    }

    it("unknown if there is a bug after a success", async () => {
      const work = client().retryTogether(async (send) => {
        await send(update);
        throw new Error("a bug");
      });
      const { code, outcomeUnknown, cause } = await failureOf(work, emulator);
      assert.deepEqual([code, outcomeUnknown, String(cause)], ["SPECTROCLUSTER_BUG", true, "Error: a bug"]);
    });
  });

  describe("fails if the run is cancelled, with an outcome that is", () => {
    const wait = (status: number) => emulator.fail({ status, headers: { "retry-after": "77" } });
    const whenItWaits = () => clock.runs((milliseconds) => milliseconds > 76_000 && milliseconds <= 77_000);
    const whenInFlight = () => emulator.until(({ underWay }) => underWay > 0);
    for (const { name, isUnknown, fails, isTime } of [
      { name: "unknown if it is in flight", isUnknown: true, fails: () => emulator.hold({}), isTime: whenInFlight },
      { name: "known if it waits after 429", isUnknown: false, fails: () => wait(429), isTime: whenItWaits },
      { name: "unknown if it waits after 503", isUnknown: true, fails: () => wait(503), isTime: whenItWaits },
    ]) {
      it(`${name}, and known if it is queued`, async () => {
        const end = new AbortController();
        fails();
        const ending: Client = testRun(emulator, { maxConcurrentRequests: 1 }, { end: end.signal }).client;
        const failures = [update, update].map((request) => failureOf(ending.send(request), emulator));
        await isTime();
        end.abort();
        const errors = await Promise.all(failures);
        for (const { code, message } of errors) {
          assert.equal(code, "SPECTROCLUSTER_CANCELLED");
          assert.match(message, / was cancelled because the run was cancelled\.\nRun the same command again\./);
        }
        const outcomes = errors.map(({ outcomeUnknown }) => outcomeUnknown);
        assert.deepEqual([outcomes, emulator.patches.length], [[isUnknown, false], 1]);
      });
    }
  });
});
