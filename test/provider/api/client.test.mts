import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { createClient } from "../../../provider/api/client.js";
import { readClusterSearchInputs, updateHostClusterConfig } from "../../../provider/api/clusterRequests.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import type { SpectroclusterError } from "../../../provider/errors.js";

import { readVirtualMachine } from "../../../provider/functions/getVirtualMachine.js";
import type { GetVirtualMachineArgs } from "../../../provider/model/functions.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";
import { withLookup } from "./withLookup.mjs";

const machine: GetVirtualMachineArgs = { clusterUid: "c1", namespace: "default", name: "web-0" };

describe("the client", function () {
  this.timeout(30_000);
  const clock = controlClock({ skipsBelow: 900 });
  /** No response until this time has passed. */
  const silence = (milliseconds: number): Fault => ({ lost: () => clock.advance(milliseconds), times: 9 });
  const emulator = useEmulator({ uid: "c1" }, { uid: "c2" });

  beforeEach(() => {
    addMachine(machine);
  });

  function addMachine({ clusterUid, name, namespace }: GetVirtualMachineArgs): void {
    emulator.machines.push({ clusterUid, name, namespace, body: { metadata: { name }, spec: { running: true } } });
  }

  const client = (settings?: SettingValues) => emulatorConnection(emulator, settings).client;
  const update = updateHostClusterConfig({ clusterUid: "c1" }, { isHostCluster: true });
  const read = readVirtualMachine(machine);

  for (const [name, operation] of [
    ["updates", () => update],
    // Different ones, because equal ones share a request.
    ["reads", (index: number) => readVirtualMachine({ ...machine, name: `web-${index}` })],
  ] as const) {
    it(`limits the concurrent ${name} and reuses connections`, async () => {
      const one = client({ maxConcurrentRequests: 3 });
      for (let index = 1; index < 30; index += 1) addMachine({ ...machine, name: `web-${index}` });
      emulator.fail({ delay: 5, times: 30 });
      await Promise.all(Array.from({ length: 30 }, (_, index) => one.send(operation(index))));
      assert.equal(emulator.requests.length, 30);
      assert.equal(emulator.peakUnderWay, 3);
      assert.equal(emulator.connections, 3);
    });
  }

  describe("retries", () => {
    const faults: [string, Fault][] = [
      ["429", { status: 429 }],
      ["502", { status: 502, body: "<html>" }],
      ["503", { status: 503 }],
      ["504", { status: 504 }],
      ["500 with code ServerTimeout", { status: 500, body: { code: "ServerTimeout", message: "busy" } }],
      ["500 with reason ServerTimeout", { status: 500, body: { reason: "ServerTimeout" } }],
      ["a reset connection", { reset: true }],
      ["a reset connection after the request took effect", { reset: true, applied: true }],
      ["a truncated response", { torn: true, status: 200 }],
      ["a negative Retry-After", { status: 429, headers: { "retry-after": "-5" } }],
      ["an invalid Retry-After", { status: 429, headers: { "retry-after": "soon" } }],
      ["an infinite Retry-After", { status: 429, headers: { "retry-after": "1e999" } }],
    ];
    for (const [name, fault] of faults) {
      it(name, async () => {
        emulator.fail(fault);
        await client().send(update);
        emulator.fail(fault);
        await client().send(read);
        assert.equal(emulator.requests.length, 4);
      });
    }

    for (const [name, retryAfter, isWait, settings] of [
      ["seconds", () => "7", (milliseconds: number) => milliseconds === 7000, {}],
      // A date has whole seconds, so up to one of them is lost.
      [
        "a date",
        () => new Date(Date.now() + 7000).toUTCString(),
        (milliseconds: number) => milliseconds > 5000 && milliseconds <= 7000,
        {},
      ],
      [
        "a longer time than one attempt may take",
        () => "7",
        (milliseconds: number) => milliseconds === 7000,
        { requestTimeoutSeconds: 1 },
      ],
    ] as const) {
      it(`after Retry-After with ${name}`, async () => {
        emulator.fail({ status: 503, headers: { "retry-after": retryAfter() } });
        const sent = client(settings).send(update);
        await clock.runs(isWait);
        assert.equal(emulator.patches.length, 1);
        clock.advance(7000);
        await sent;
        assert.equal(emulator.patches.length, 2);
      });
    }

    for (const status of [429, 503]) {
      it(`after Retry-After with a date, by the clock of the service: ${status}`, async () => {
        for (const difference of [-3600, 3600]) {
          const serviceTime = Date.now() + difference * 1000;
          emulator.headers["date"] = new Date(serviceTime).toUTCString();
          emulator.fail({ status, headers: { "retry-after": new Date(serviceTime + 7000).toUTCString() } });
          const sent = client().send(update);
          await clock.runs((milliseconds) => milliseconds > 5000 && milliseconds <= 7000);
          assert.equal(emulator.patches.at(-1)?.status, status, `${difference}`);
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

    it("at most twice before the first response, if the host name does not resolve", async () => {
      const unknown = (name: string) => Object.assign(new Error(`ENOTFOUND ${name}`), { code: "ENOTFOUND" });
      const error = await withLookup(
        (name, answer) => answer(unknown(name)),
        () => failureOf(client({ baseUrl: "https://service.invalid" }).send(update), emulator),
      );
      assert.match(error.message, / received no response after 3 attempts \(.*ENOTFOUND/);
    });
  });

  describe("a refused request", () => {
    const refused: Fault = { status: 429 };

    it("does not count against maxRetries", async () => {
      emulator.fail(refused, { status: 503 }, refused, refused);
      await client({ maxRetries: 1 }).send(update);
      assert.equal(emulator.patches.length, 5);
    });

    it("is sent again if nothing depends on it", async () => {
      emulator.fail(refused, refused);
      await client().send(read, { bestEffort: true });
      assert.equal(emulator.requests.length, 3);
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

    it("is reported once, with the pace of the requests after it", async () => {
      const messages: string[] = [];
      const { settings } = emulatorConnection(emulator);
      const one = createClient(settings, undefined, (message) => messages.push(message));
      emulator.fail(refused, refused);
      for (const clusterUid of ["c1", "c2", "c1"]) await one.send(updateHostClusterConfig({ clusterUid }, {}));
      assert.equal(messages.length, 1);
      assert.match(
        messages[0] ?? "",
        /^The service limits requests to \/v1\/spectroclusters \(429\)\. .* about [\d.]+ a second\.$/,
      );
    });
  });

  it("sends at most maxRequestsPerSecond", async () => {
    const one = client({ maxRequestsPerSecond: 20 });
    const times: number[] = [];
    const beforeAttempt = () => void times.push(performance.now());
    await Promise.all(Array.from({ length: 10 }, () => one.send(update, { beforeAttempt })));
    // A late timer lets the next one follow sooner, but never more of them.
    assert.ok((times[9] as number) - (times[0] as number) >= 9 * 50 - 50 - 5);
  });

  it("bounds the wait for a concurrency slot by the timeout in the options", async () => {
    const one = client({ maxConcurrentRequests: 1 });
    const release = emulator.hold({});
    const updating = one.send(update);
    await emulator.until(() => emulator.underWay > 0);
    const { message, outcomeUnknown } = await failureOf(one.send(read, { timeoutSeconds: 0.2 }), emulator);
    assert.match(message, / did not succeed within 0\.2 s\.\n.* increase customTimeouts\./);
    assert.equal(outcomeUnknown, false);
    release();
    await updating;
    assert.equal(emulator.requests.length, 1);
  });

  it("measures deadlines by a clock that nobody can set", async () => {
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

  it("stops at the deadline of the operation", async () => {
    emulator.fail(silence(1000));
    const error = await failureOf(client({ operationTimeoutSeconds: 1 }).send(update), emulator);
    assert.equal(error.name, "TimeoutError");
    assert.match(error.message, / did not succeed within 1 s\.\n.* increase operationTimeoutSeconds\./);
  });

  it("stops at a deadline from the options", async () => {
    emulator.fail(silence(1000));
    for (const request of [
      () => client().send(update, { timeoutSeconds: 1 }),
      () => client().inSlot((send) => send(update), { timeoutSeconds: 1 }),
    ]) {
      const { message } = await failureOf(request(), emulator);
      assert.match(message, / did not succeed within 1 s\.\n.* increase customTimeouts\./);
    }
  });

  it("stops requests that are in flight, queued or waiting to be retried when the run is cancelled", async () => {
    const end = new AbortController();
    const ending = createClient(emulatorConnection(emulator, { maxConcurrentRequests: 2 }).settings, end.signal);
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

  describe("run", () => {
    it("uses one concurrency slot", async () => {
      const one = client({ maxConcurrentRequests: 1 });
      const runs = ["c1", "c2"].map((clusterUid) =>
        one.inSlot(async (send) => {
          await send(updateHostClusterConfig({ clusterUid }, {}));
          await send(readClusterSearchInputs({}));
        }),
      );
      await Promise.all(runs);
      const order = emulator.requests.map(({ method }) => method);
      assert.deepEqual(order, ["PATCH", "GET", "PATCH", "GET"]);
    });

    it("has one deadline", async () => {
      const run = client().inSlot(
        async (send) => {
          await send(update);
          clock.advance(700);
          emulator.fail(silence(300));
          await send(read);
        },
        { timeoutSeconds: 1 },
      );
      assert.match((await failureOf(run, emulator)).message, /^Cannot read .*\n.* did not succeed within 1 s/);
    });
  });

  describe("a best-effort request", () => {
    it("is not retried", async () => {
      emulator.fail({ status: 503 });
      const error = await failureOf(client().send(read, { bestEffort: true }), emulator);
      assert.equal(error.name, "ServerError");
      assert.equal(emulator.requests.length, 1);
    });

    it("takes at most half of the remaining time", async () => {
      emulator.fail({ ...silence(1000), times: 1 });
      await client().inSlot(
        async (send) => {
          await failureOf(send(read, { bestEffort: true }), emulator);
          await send(update);
        },
        { timeoutSeconds: 2 },
      );
      assert.equal(emulator.patches.length, 1);
    });

    it("takes at most half of the remaining time if the service refuses it", async () => {
      emulator.fail({ method: "GET", status: 429, times: Number.POSITIVE_INFINITY });
      await client().inSlot(
        async (send) => {
          const error = await failureOf(send(read, { bestEffort: true }), emulator);
          assert.equal(error.name, "RateLimitError");
          await send(update);
        },
        { timeoutSeconds: 4 },
      );
      assert.equal(emulator.patches.length, 1);
    });

    it("takes at most 5 s", async () => {
      emulator.fail(silence(5000));
      const error = await failureOf(client().send(read, { bestEffort: true }), emulator);
      assert.match(error.message, /Timeout awaiting 'request' for 5000ms/);
    });
  });

  describe("beforeAttempt", () => {
    it("is called before every attempt", async () => {
      emulator.fail({ status: 503 }, { reset: true });
      const requests: number[] = [];
      await client().send(update, { beforeAttempt: () => void requests.push(emulator.requests.length) });
      assert.deepEqual(requests, [0, 1, 2]);
    });

    for (const attempt of [0, 1]) {
      it(`stops the request by throwing before attempt ${attempt + 1}`, async () => {
        emulator.fail({ status: 503, times: 9 });
        // Its code must not count as a network error, which would be retried.
        const reason = Object.assign(new Error("declared elsewhere"), { code: "ECONNRESET" });
        const beforeAttempt = () => {
          if (emulator.requests.length === attempt) throw reason;
        };
        const request = client().inSlot((send) => send(update, { beforeAttempt }));
        // After an attempt that may have taken effect, it must not look as if nothing happened.
        await assert.rejects(request, (error: SpectroclusterError) =>
          attempt === 0 ? error === reason : error.cause === reason && error.outcomeUnknown,
        );
        assert.equal(emulator.requests.length, attempt);
      });
    }
  });

  describe("shares a request between equal reads", () => {
    it("that start together", async () => {
      const one = client();
      const received = await Promise.all(Array.from({ length: 500 }, () => one.send(read)));
      assert.equal(emulator.requests.length, 1);
      for (const { value } of received) {
        assert.deepEqual(value, { metadata: { name: "web-0" }, spec: { running: true } });
      }
    });

    it("while it waits for a concurrency slot", async () => {
      const one = client({ maxConcurrentRequests: 1 });
      const release = emulator.hold({});
      const updating = one.send(update);
      await emulator.until(() => emulator.underWay > 0);
      const first = one.send(read);
      await setImmediate();
      const second = one.send(read);
      release();
      await Promise.all([updating, first, second]);
      assert.equal(emulator.requests.length, 2);
    });

    it("with a copy of the object for each", async () => {
      const one = client();
      emulator.machines.splice(0, 1, { ...machine, body: '{"spec":{"a":[1]},"n":9007199254740993}' });
      const [mine, theirs] = await Promise.all([one.send(read), one.send(read)]);
      assert.equal(emulator.requests.length, 1);
      (mine.value as { spec: { a: number[] } }).spec.a.push(2);
      mine.inexactNumbers.pop();
      assert.deepEqual((theirs.value as { spec: unknown }).spec, { a: [1] });
      assert.equal(theirs.inexactNumbers.length, 1);
    });

    it("with the same failure for all, and none later", async () => {
      const one = client();
      emulator.fail({ status: 500 });
      const errors = await Promise.all(Array.from({ length: 20 }, () => failureOf(one.send(read), emulator)));
      assert.equal(emulator.requests.length, 1);
      for (const { name } of errors) assert.equal(name, "ServerError");
      await one.send(read);
      assert.equal(emulator.requests.length, 2);
    });
  });

  describe("does not share a request between reads", () => {
    it("if it was sent before the later one started, whose response must contain a finished write", async () => {
      const one = client();
      const body = (value: number) => ({ metadata: { name: "web-0" }, spec: { value } });
      emulator.machines.splice(0, 1, { ...machine, body: body(1) });
      const release = emulator.hold({ applied: true });
      const first = one.send(read);
      await emulator.until(() => emulator.underWay > 0);
      emulator.machines.splice(0, 1, { ...machine, body: body(2) });
      const second = one.send(read);
      release();
      const values = (await Promise.all([first, second])).map(({ value }) => value);
      assert.deepEqual(values, [body(1), body(2)]);
    });

    it("if it was sent and waits to be retried", async () => {
      const one = client();
      emulator.fail({ status: 429, headers: { "retry-after": "1" } });
      const first = one.send(read);
      await clock.runs((milliseconds) => milliseconds > 900 && milliseconds <= 1000);
      const second = one.send(read);
      clock.advance(1000);
      await Promise.all([first, second]);
      assert.equal(emulator.requests.length, 3);
    });

    it("that differ", async () => {
      const different: GetVirtualMachineArgs[] = [
        machine,
        { ...machine, name: "web-1" },
        { ...machine, namespace: "other" },
        { ...machine, clusterUid: "c2" },
        { ...machine, projectUid: "p" },
      ];
      for (const other of different) addMachine(other);
      const one = client();
      await Promise.all(different.map((other) => one.send(readVirtualMachine(other))));
      assert.equal(emulator.requests.length, different.length);
    });

    it("with different options", async () => {
      const one = client();
      await Promise.all([one.send(read), one.send(read, { omitServiceMessage: true })]);
      assert.equal(emulator.requests.length, 2);
    });

    it("of different clients", async () => {
      await Promise.all([client().send(read), client().send(read)]);
      assert.equal(emulator.requests.length, 2);
    });
  });
});
