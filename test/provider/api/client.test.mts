import assert from "node:assert/strict";
import type { ClientOptions } from "../../../provider/api/client.js";
import {
  readCluster,
  readClusterSearchInputs,
  updateHostClusterConfig,
} from "../../../provider/api/clusterRequests.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";

describe("the client", function () {
  this.timeout(180_000);
  const clock = controlClock({ skipsBelow: 900 });
  /** No response until this time has passed. */
  const silence = (milliseconds: number): Fault => ({ lost: () => clock.advance(milliseconds), times: 9 });
  const emulator = useEmulator({ uid: "c1" }, { uid: "c2" });

  const client = (settings?: SettingValues, options?: ClientOptions) =>
    emulatorConnection(emulator, settings, options).client;
  const updateOf = (clusterUid: string) => updateHostClusterConfig({ clusterUid }, '{"isHostCluster":true}');
  const update = updateOf("c1");
  const read = readCluster({ clusterUid: "c1" });

  it("limits the concurrent requests and reuses connections", async () => {
    const one = client({ maxConcurrentRequests: 3 });
    emulator.fail({ delay: 5, times: 30 });
    await Promise.all(Array.from({ length: 30 }, (_, index) => one.send(index % 2 ? update : read)));
    assert.equal(emulator.requests.length, 30);
    assert.equal(emulator.peakUnderWay, 3);
    assert.equal(emulator.connections, 3);
  });

  describe("retries", () => {
    for (const fault of [
      { status: 429 },
      { status: 502, body: "<html>" },
      { status: 503 },
      { status: 504 },
      { status: 500, body: { code: "ServerTimeout", message: "busy" } },
      { status: 500, body: { reason: "ServerTimeout" } },
      { reset: true },
      { reset: true, applied: true },
      { torn: true, status: 200 },
      ...["-5", "soon", "1e999"].map((value) => ({ status: 429, headers: { "retry-after": value } })),
    ]) {
      it(JSON.stringify(fault), async () => {
        for (const operation of [update, read]) {
          emulator.fail(fault);
          await client().send(operation);
        }
        assert.equal(emulator.requests.length, 4);
      });
    }

    // A date has whole seconds, so up to one of them is lost.
    const isAbout7Seconds = (milliseconds: number) => milliseconds > 5000 && milliseconds <= 7000;
    for (const [name, status, retryAfter, settings] of [
      ["seconds", 503, () => "7", {}],
      ["a longer time than one attempt may take", 503, () => "7", { requestTimeoutSeconds: 1 }],
      ["a date", 503, (now: number) => new Date(now + 7000).toUTCString(), {}],
      ["a date, of 429", 429, (now: number) => new Date(now + 7000).toUTCString(), {}],
    ] as const) {
      it(`after Retry-After with ${name}, by the clock of the service`, async () => {
        for (const difference of [-3600, 3600]) {
          const serviceTime = Date.now() + difference * 1000;
          const date = new Date(serviceTime).toUTCString();
          emulator.fail({ status, headers: { date, "retry-after": retryAfter(serviceTime) } });
          const sent = client(settings).send(update);
          await clock.runs(isAbout7Seconds);
          assert.equal(emulator.patches.at(-1)?.status, status);
          clock.advance(7000);
          await sent;
        }
        assert.equal(emulator.patches.length, 4);
      });
    }

    it("at most maxRetries times", async () => {
      emulator.fail({ status: 503, times: 9 });
      const error = await failureOf(client({ maxRetries: 2 }).send(update), emulator);
      assert.equal(error.name, "ServerError");
      assert.match(error.message, / returned 503 after 3 attempts /);
      assert.equal(emulator.patches.length, 3);
    });
  });

  describe("a refused request", () => {
    const refused: Fault = { status: 429 };

    it("does not count against maxRetries", async () => {
      emulator.fail(refused, { status: 503 }, refused, refused);
      await client({ maxRetries: 1 }).send(update);
      assert.equal(emulator.patches.length, 5);
    });

    it("fails at the deadline of the operation", async () => {
      emulator.fail({ ...refused, times: Number.POSITIVE_INFINITY });
      const error = await failureOf(client({ operationTimeoutSeconds: 1 }).send(update), emulator);
      assert.equal(error.name, "RateLimitError");
      assert.match(error.message, / returned 429 after \d+ attempts /);
    });

    it("with Retry-After delays all requests to its part of the service", async () => {
      emulator.fail({ ...refused, headers: { "retry-after": "1" } });
      const one = client();
      const order: string[] = [];
      const first = one.send(update).then(() => order.push("refused"));
      await clock.runs((milliseconds) => milliseconds > 900 && milliseconds <= 1000);
      const second = one.send(read).then(() => order.push("same part"));
      await one.send(readClusterSearchInputs({}));
      assert.deepEqual([order, emulator.requests.length], [[], 2]);
      clock.advance(1000);
      await Promise.all([first, second]);
    });

    it("with Retry-After beyond the deadline fails at once, and so do those that wait", async () => {
      const one = client({ operationTimeoutSeconds: 60, maxRequestsPerSecond: 1 });
      emulator.fail({ ...refused, headers: { "retry-after": "3600" } });
      const errors = await Promise.all([failureOf(one.send(update), emulator), failureOf(one.send(read), emulator)]);
      assert.equal(emulator.requests.length, 1);
      const messages = errors.map(({ message }) => message).join("\n\n");
      assert.match(messages, / returned 429 .*after the requested wait \(Retry-After: 3600\)/s);
      assert.match(messages, / was not sent, because the service asked for a wait of 3600 s/);
      for (const { name, outcomeUnknown } of errors) {
        assert.deepEqual([name, outcomeUnknown], ["RateLimitError", false]);
      }
    });

    it("is reported once", async () => {
      const messages: string[] = [];
      const one = client({}, { log: (message) => messages.push(message) });
      emulator.fail(refused, refused);
      for (const clusterUid of ["c1", "c2", "c1"]) await one.send(updateOf(clusterUid));
      const limits = "The service limits requests to /v1/spectroclusters (429)";
      assert.deepEqual(messages, [`${limits}. They are repeated, and sent more slowly.`]);
    });
  });

  describe("a deadline", () => {
    it("bounds the wait for a concurrency slot", async () => {
      const one = client({ maxConcurrentRequests: 1 });
      const release = emulator.hold({});
      const updating = one.send(update);
      await emulator.until(() => emulator.underWay > 0);
      const waiting = one.asUnit((send) => send(read), { timeoutSeconds: 0.2 });
      const { message, outcomeUnknown } = await failureOf(waiting, emulator);
      assert.match(message, / did not succeed within 0\.2 s\.\n.* increase customTimeouts\./);
      assert.equal(outcomeUnknown, false);
      release();
      await updating;
      assert.equal(emulator.requests.length, 1);
    });

    it("is measured by a clock that nobody can set", async () => {
      const { now } = Date;
      try {
        const release = emulator.hold({ status: 503 }, { status: 503 });
        const updating = client({ operationTimeoutSeconds: 60 }).send(update);
        await emulator.until(() => emulator.underWay > 0);
        release();
        Date.now = () => now() + 3_600_000;
        await updating;
      } finally {
        Date.now = now;
      }
      assert.equal(emulator.patches.length, 3);
    });

    it("that a call sets ends its requests, and the advice is to increase customTimeouts", async () => {
      emulator.fail(silence(1000));
      const { name, message } = await failureOf(
        client().asUnit((send) => send(update), { timeoutSeconds: 1 }),
        emulator,
      );
      assert.equal(name, "TimeoutError");
      assert.match(message, / did not succeed within 1 s\.\nRun the same command again, or increase customTimeouts\.$/);
    });

    for (const method of ["asUnit", "inSlot"] as const) {
      it(`is one for all requests in ${method}, which have one concurrency slot`, async () => {
        const one = client({ maxConcurrentRequests: 1 });
        const both = ["c1", "c2"].map((clusterUid) =>
          one[method](async (send) => {
            await send(readCluster({ clusterUid }));
            await send(updateOf(clusterUid));
          }),
        );
        await Promise.all(both);
        assert.deepEqual(
          emulator.requests.map(({ method }) => method),
          ["GET", "PATCH", "GET", "PATCH"],
        );
        const work = one[method](
          async (send) => {
            await send(update);
            clock.advance(700);
            emulator.fail(silence(300));
            await send(read);
          },
          { timeoutSeconds: 1 },
        );
        assert.match((await failureOf(work, emulator)).message, /^Cannot read .*\n.* did not succeed within 1 s/);
      });
    }
  });

  it("stops requests that are in flight, queued or waiting to be retried when the run is cancelled", async () => {
    const end = new AbortController();
    const ending = client({ maxConcurrentRequests: 2 }, { end: end.signal });
    emulator.fail({ status: 503, headers: { "retry-after": "1" } });
    emulator.hold({});
    const updates = Array.from({ length: 3 }, () => failureOf(ending.send(update), emulator));
    await emulator.until(() => emulator.patches.length === 2 && emulator.underWay === 1);
    end.abort();
    const errors = await Promise.all(updates);
    for (const { message } of errors) {
      assert.match(message, / was cancelled because the run was cancelled\.\nRun the same command again\./);
    }
    assert.deepEqual(
      errors.map(({ outcomeUnknown }) => outcomeUnknown),
      [true, true, false],
    );
    assert.equal(emulator.patches.length, 2);
  });
});
