import assert from "node:assert/strict";
import type { ClientOptions, Send } from "../../../provider/api/client.js";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/clusterRequests.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";

describe("a unit of a read and a write", function () {
  this.timeout(180_000);
  const clock = controlClock({ skipsBelow: 2000 });
  const emulator = useEmulator({ uid: "c1" });

  const read = readCluster({ clusterUid: "c1" });
  const update = updateHostClusterConfig({ clusterUid: "c1" }, '{"isHostCluster":true}');
  const client = (settings?: SettingValues, options?: ClientOptions) =>
    emulatorConnection(emulator, settings, options).client;
  const both = async (send: Send) => {
    await send(read);
    await send(update);
  };
  const sent = () => emulator.requests.map(({ method, status }) => `${method} ${status}`).join(" ");

  for (const fault of [{ status: 429 }, { status: 503 }, { reset: true }] satisfies Fault[]) {
    it(`starts again with the read after ${JSON.stringify(fault)}`, async () => {
      const status = fault.status ?? 0;
      emulator.fail({ ...fault, method: "GET" }, { ...fault, method: "PATCH", times: 2 });
      await client().asUnit(both);
      assert.equal(sent(), `GET ${status} GET 200 PATCH ${status} GET 200 PATCH ${status} GET 200 PATCH 204`);
    });
  }

  it("has maxRetries for both requests together, without those that are refused", async () => {
    const busy: Fault = { status: 503 };
    emulator.fail(
      { ...busy, method: "GET" },
      { status: 429, method: "PATCH" },
      { ...busy, method: "PATCH" },
      { ...busy, method: "GET", every: 3 },
    );
    const error = await failureOf(client({ maxRetries: 2 }).asUnit(both), emulator);
    assert.match(error.message, /^Cannot read .*\n.* returned 503 after 4 attempts/);
    assert.equal(sent(), "GET 503 GET 200 PATCH 429 GET 200 PATCH 503 GET 503");
  });

  describe("fails with an outcome that is", () => {
    const read403: Fault = { method: "GET", status: 403 };
    const write = (fault: Fault): Fault => ({ ...fault, method: "PATCH" });
    for (const [name, expected, faults] of [
      ["known after a failed read", false, [read403]],
      ["known after 429 and a failed read", false, [write({ status: 429 }), { ...read403, every: 2 }]],
      ["unknown after 503 and a failed read", true, [write({ status: 503 }), { ...read403, every: 2 }]],
      ["unknown after a broken connection and a failed read", true, [write({ reset: true }), { ...read403, every: 2 }]],
      ["unknown after 503, 429 and 400", true, [503, 429, 400].map((status) => write({ status }))],
      ["known after 429 and 400", false, [429, 400].map((status) => write({ status }))],
    ] satisfies [string, boolean, Fault[]][]) {
      it(name, async () => {
        emulator.fail(...faults);
        assert.equal((await failureOf(client().asUnit(both), emulator)).outcomeUnknown, expected);
      });
    }

    it("unknown if there is a bug after a success", async () => {
      const work = client().asUnit(async (send) => {
        await send(update);
        throw new Error("a bug");
      });
      const { code, outcomeUnknown } = await failureOf(work, emulator);
      assert.deepEqual([code, outcomeUnknown], ["SPECTROCLUSTER_BUG", true]);
    });
  });

  describe("of one write fails with an outcome that is", () => {
    /** No response until the timeout, which is two seconds. */
    const silence: Fault = { lost: () => clock.advance(2000) };
    for (const [name, expected, faults, settings] of [
      ["known after a wait beyond the deadline", false, [{ status: 429, times: 99 }], { operationTimeoutSeconds: 2 }],
      ["known after 429 and 302", false, [{ status: 429 }, { status: 302 }], {}],
      ["unknown after 503 and 302", true, [{ status: 503 }, { status: 302 }], {}],
      ["unknown after a truncated response", true, [{ torn: true, status: 200 }], { maxRetries: 0 }],
      ["known after a truncated redirect", false, [{ torn: true, status: 302 }], { maxRetries: 0 }],
      ["unknown after an attempt's timeout", true, [silence], { requestTimeoutSeconds: 2, maxRetries: 0 }],
    ] satisfies [string, boolean, Fault[], SettingValues][]) {
      it(name, async () => {
        emulator.fail(...faults);
        assert.equal((await failureOf(client(settings).send(update), emulator)).outcomeUnknown, expected);
      });
    }
  });

  describe("of a cancelled run is", () => {
    const isAbout77Seconds = (milliseconds: number) => milliseconds > 76_000 && milliseconds <= 77_000;
    const wait = { "retry-after": "77" };
    const whenItWaits = () => clock.runs(isAbout77Seconds);
    const whenInFlight = () => emulator.until(({ underWay }) => underWay > 0);
    for (const [name, expected, fails, isTime] of [
      ["unknown if it is in flight", true, () => emulator.hold({}), whenInFlight],
      ["known if it waits after 429", false, () => emulator.fail({ status: 429, headers: wait }), whenItWaits],
      ["unknown if it waits after 503", true, () => emulator.fail({ status: 503, headers: wait }), whenItWaits],
    ] as const) {
      it(name, async () => {
        const end = new AbortController();
        await fails();
        const failure = failureOf(client({}, { end: end.signal }).send(update), emulator);
        await isTime();
        end.abort();
        const { code, outcomeUnknown } = await failure;
        assert.deepEqual([code, outcomeUnknown], ["SPECTROCLUSTER_CANCELLED", expected]);
      });
    }
  });

  describe("succeeds if the write returns", () => {
    const json = { "content-type": "application/json" };
    const text = { "content-type": "text/plain" };
    const bodies = ["", "OK", "[1]", "null", "7", '{"updated":tr', "\ufeff", '\ufeff{"updated":true}'];
    const codes = ["OK", "Success", "Accepted", "NoContent", "CREATED", 200];
    for (const fault of [
      { status: 204, body: "", untyped: true },
      ...[200, 201, 202].map((status) => ({ status, body: { updated: true }, headers: json })),
      ...bodies.flatMap((body) => [json, text].map((headers) => ({ status: 200, body, headers }))),
      { status: 200, body: "OK", untyped: true },
      ...[
        ...codes.map((code) => ({ code, message: "done" })),
        { code: "Queued", message: "", details: "", ref: "r-1" },
        { message: "done" },
        { error: null, errors: [], success: true, status: "Success" },
      ].map((body) => ({ status: 200, body, headers: json })),
    ] satisfies Fault[]) {
      it(JSON.stringify(fault), async () => {
        emulator.fail({ applied: true, ...fault });
        await client().send(update);
        assert.equal(emulator.patches.length, 1);
      });
    }
  });
});
