import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { createClient } from "../../../provider/api/client.js";
import { readClusterSearchInputs, updateHostClusterConfig } from "../../../provider/api/clusterRequests.js";
import type { SettingValues } from "../../../provider/configuration/index.js";

import { readVirtualMachine } from "../../../provider/functions/getVirtualMachine.js";
import type { GetVirtualMachineArgs } from "../../../provider/model/functions.js";
import { Emulator, type Fault } from "../../emulator/index.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";

const machine: GetVirtualMachineArgs = { clusterUid: "c1", namespace: "default", name: "web-0" };

describe("the client", function () {
  this.timeout(30_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
    addMachine(machine);
  });
  afterEach(() => emulator.stop());

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
      emulator.fail({ delay: 50, times: 30 });
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

    for (const [name, retryAfter, settings] of [
      ["seconds", () => "1", {}],
      // A date has whole seconds, so up to one of the two is lost.
      ["a date", () => new Date(Date.now() + 2000).toUTCString(), {}],
      ["a longer time than one attempt may take", () => "2", { requestTimeoutSeconds: 1 }],
    ] as const) {
      it(`after Retry-After with ${name}`, async () => {
        emulator.fail({ status: 503, headers: { "retry-after": retryAfter() } });
        const started = Date.now();
        await client(settings).send(update);
        assert.ok(Date.now() - started >= 990);
        assert.equal(emulator.patches.length, 2);
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
      const error = await failureOf(client({ baseUrl: "https://service.invalid" }).send(update), emulator);
      assert.match(error.message, / received no response after 3 attempts \(.*(ENOTFOUND|EAI_AGAIN)/);
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
      while (emulator.patches[0]?.status !== 429) await setTimeout(5);
      await setTimeout(50);
      const second = one.send(read).then(() => order.push("same part"));
      const other = one.send(readClusterSearchInputs({})).then(() => order.push("other part"));
      await Promise.all([first, second, other]);
      assert.equal(order[0], "other part");
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
    while (emulator.underWay === 0) await setTimeout(5);
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
      while (emulator.underWay === 0) await setTimeout(5);
      release();
      Date.now = () => now() + 3_600_000;
      await updating;
    } finally {
      Date.now = now;
    }
    assert.equal(emulator.patches.length, 3);
  });

  it("stops at the deadline of the operation", async () => {
    emulator.fail({ delay: 20_000, times: 9 });
    const error = await failureOf(client({ operationTimeoutSeconds: 1 }).send(update), emulator);
    assert.equal(error.name, "TimeoutError");
    assert.match(error.message, / did not succeed within 1 s\.\n.* increase operationTimeoutSeconds\./);
  });

  it("stops at a deadline from the options", async () => {
    emulator.fail({ delay: 20_000, times: 9 });
    for (const request of [
      client().send(update, { timeoutSeconds: 1 }),
      client().inSlot((send) => send(update), { timeoutSeconds: 1 }),
    ]) {
      const { message } = await failureOf(request, emulator);
      assert.match(message, / did not succeed within 1 s\.\n.* increase customTimeouts\./);
    }
  });

  it("stops requests that are in flight, queued or waiting to be retried when the run is cancelled", async () => {
    const end = new AbortController();
    const ending = createClient(emulatorConnection(emulator, { maxConcurrentRequests: 2 }).settings, end.signal);
    emulator.fail({ status: 503, headers: { "retry-after": "1" } });
    emulator.hold({});
    const updates = Array.from({ length: 3 }, () => failureOf(ending.send(update), emulator));
    while (emulator.patches.length < 2 || emulator.underWay > 1) await setTimeout(5);
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
      emulator.fail({ delay: 700, times: 2 });
      const run = client().inSlot(
        async (send) => {
          await send(update);
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
      emulator.fail({ delay: 5000 });
      await client().inSlot(
        async (send) => {
          await failureOf(send(read, { bestEffort: true }), emulator);
          await send(update);
        },
        { timeoutSeconds: 2 },
      );
      assert.equal(emulator.patches.length, 1);
    });

    it("takes at most 5 s", async () => {
      emulator.fail({ delay: 20_000 });
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
        await assert.rejects(request, (error) => error === reason);
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
      while (emulator.underWay === 0) await setTimeout(5);
      const first = one.send(read);
      await setTimeout(50);
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
      mine.inexactIntegers.pop();
      assert.deepEqual((theirs.value as { spec: unknown }).spec, { a: [1] });
      assert.equal(theirs.inexactIntegers.length, 1);
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
      while (emulator.underWay === 0) await setTimeout(5);
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
      while (emulator.requests.length === 0) await setTimeout(5);
      await one.send(read);
      await first;
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
