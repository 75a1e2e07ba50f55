import assert from "node:assert/strict";
import type { ClientOptions } from "../../../provider/api/client.js";
import { readCluster, readClusterSearchInputs, updateHostClusterConfig } from "../../../provider/api/requests.js";
import { timeLimitsWithin } from "../../../provider/api/timeLimit.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";
import { failureOf } from "./failureOf.mjs";

describe("the client", () => {
  const clock = controlClock({ skipsBelow: 900 });
  const emulator = useEmulator({ uid: "c1" }, { uid: "c2" }, { uid: "p1", projectUid: "p" });

  const client = (settings?: SettingValues, options?: ClientOptions) => testRun(emulator, settings, options).client;
  const updateOf = (clusterUid: string) => updateHostClusterConfig({ clusterUid }, '{"isHostCluster":true}');
  const update = updateOf("c1");
  const read = readCluster({ clusterUid: "c1" });

  it("sends the path, the project and the key of the reference, and names the package", async () => {
    await client().send(updateHostClusterConfig({ clusterUid: "p1", projectUid: "p" }, '{"isHostCluster":true}'));
    const [{ method, url, body, headers } = assert.fail()] = emulator.requests;
    assert.deepEqual([method, url], ["PATCH", "/v1/spectroclusters/p1/clusterConfig/hostCluster"]);
    assert.deepEqual(body, { hostClusterConfig: { isHostCluster: true } });
    const { apikey, projectuid, accept, "user-agent": agent } = headers;
    assert.deepEqual([apikey, projectuid, accept], [emulator.apiKey, "p", "application/json"]);
    assert.match(String(agent), /^pulumi-spectrocluster\/\d/);
  });

  // A date has whole seconds, so up to one of them is lost.
  const isAbout7Seconds = (milliseconds: number) => milliseconds > 5000 && milliseconds <= 7000;
  const inSeconds = () => "7";
  const inEpoch = (now: number) => `${Math.floor(now / 1000) + 7}`;
  const inMilliseconds = (now: number) => `${Math.floor(now / 1000) + 7}000`;
  const asDate = (now: number) => new Date(now + 7000).toUTCString();
  const SHORT = { requestTimeoutSeconds: 1 };
  for (const { name, status, retryAfter, settings } of [
    { name: "seconds", status: 503, retryAfter: inSeconds },
    { name: "a longer time than an attempt", status: 503, retryAfter: inSeconds, settings: SHORT },
    { name: "a number that is a time in seconds", status: 503, retryAfter: inEpoch },
    { name: "a number that is a time in milliseconds", status: 429, retryAfter: inMilliseconds },
    { name: "a date", status: 503, retryAfter: asDate },
  ]) {
    it(`repeats a request after Retry-After with ${name}, by the clock of the service`, async () => {
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

  it("waits twice as long after each failure, for a random part of that time", async () => {
    Math.random = () => 1;
    emulator.fail({ status: 503, times: 4 });
    const sent = client().send(update);
    for (const milliseconds of [1001, 2001, 4001]) {
      await clock.runs((each) => each === milliseconds);
      clock.advance(milliseconds);
    }
    await sent;
  });

  describe("a refused request", () => {
    const refused: Fault = { status: 429 };

    it("fails at the deadline of the operation", async () => {
      emulator.fail({ ...refused, times: Number.POSITIVE_INFINITY });
      const error = await failureOf(client({ operationTimeoutSeconds: 1 }).send(update), emulator);
      assert.match(error.message, / returned 429 after \d+ attempts /);
      assert.deepEqual([error.name, error.outcomeUnknown], ["RateLimitError", false]);
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
      const errors = await Promise.all([update, read].map((request) => failureOf(one.send(request), emulator)));
      assert.equal(emulator.requests.length, 1);
      const messages = errors.map(({ message }) => message).join("\n\n");
      assert.match(messages, / returned 429 .*after the requested wait \(Retry-After: 3600\)/s);
      assert.match(messages, / was not sent, because Palette asked for a wait of 3600 s/);
      for (const { name, outcomeUnknown } of errors) {
        assert.deepEqual([name, outcomeUnknown], ["RateLimitError", false]);
      }
    });
  });

  describe("a deadline", () => {
    for (const isOnly of [true, false])
      it(`bounds the wait of ${isOnly ? "the only operation" : "one of several operations"} for other requests`, async () => {
        const one = client({ maxConcurrentRequests: 1 });
        const release = emulator.hold({});
        const updating = one.send(update);
        await emulator.until(() => emulator.underWay > 0);
        const waiting = one.retryTogether((send) => send(read), timeLimitsWithin(0.2, one.settings, isOnly)());
        const { message, outcomeUnknown } = await failureOf(waiting, emulator);
        assert.match(message, /^Not attempted within 0\.2 s, because other requests .* Increase customTimeouts\.$/);
        assert.equal(outcomeUnknown, false);
        release();
        await updating;
        assert.equal(emulator.requests.length, 1);
      });

    for (const method of ["retryTogether", "retryEach"] as const) {
      it(`is one for all requests in ${method}, which no other request interrupts`, async () => {
        const one = client({ maxConcurrentRequests: 1 });
        const both = ["c1", "c2"].map((clusterUid) =>
          one[method](async (send) => {
            await send(readCluster({ clusterUid }));
            await send(updateOf(clusterUid));
          }),
        );
        await Promise.all(both);
        const methods = emulator.requests.map(({ method }) => method);
        assert.deepEqual(methods, ["GET", "PATCH", "GET", "PATCH"]);
        const work = one[method](async (send) => {
          await send(update);
          clock.advance(700);
          emulator.fail({ lost: () => clock.advance(300) });
          await send(read);
        }, timeLimitsWithin(1, one.settings)());
        assert.match((await failureOf(work, emulator)).message, /^Cannot read .*\n.* did not succeed within 1 s/);
      });
    }
  });
});
