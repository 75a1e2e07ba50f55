import assert from "node:assert/strict";
import { createClient } from "../../../provider/api/client.js";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/clusterRequests.js";
import { stopsAllRequests } from "../../../provider/api/errorScope.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";

const JSON_TYPE = { "content-type": "application/json" };
const TEXT_TYPE = { "content-type": "text/plain" };
const BYTE_ORDER_MARK = "\ufeff";

describe("the outcome of a request", function () {
  this.timeout(30_000);
  const clock = controlClock({ skipsBelow: 2000 });
  /** No response until the deadline or the timeout, which are two seconds. */
  const silence: Fault = { lost: () => clock.advance(2000) };
  const emulator = useEmulator({ uid: "c1" });

  const update = updateHostClusterConfig({ clusterUid: "c1" }, { isHostCluster: true });
  const client = (settings?: SettingValues, end?: AbortSignal) =>
    createClient(emulatorConnection(emulator, settings).settings, end);

  const success = (body: unknown, headers: Record<string, string> = JSON_TYPE): Fault => ({
    status: 200,
    headers,
    body,
  });

  for (const [name, faults, settings, expected] of [
    ["known after a wait beyond the deadline", [{ status: 429, times: 99 }], { operationTimeoutSeconds: 2 }, false],
    ["known after 429 and 302", [{ status: 429 }, { status: 302 }], {}, false],
    ["unknown after 503 and 302", [{ status: 503 }, { status: 302 }], {}, true],
    ["unknown after a truncated response", [{ torn: true, status: 200 }], { maxRetries: 0 }, true],
    ["known after a truncated redirect", [{ torn: true, status: 302 }], { maxRetries: 0 }, false],
    ["unknown after an attempt's timeout", [silence], { requestTimeoutSeconds: 2, maxRetries: 0 }, true],
  ] satisfies [string, Fault[], SettingValues, boolean][]) {
    it(`is ${name}`, async () => {
      emulator.fail(...faults);
      assert.equal((await failureOf(client(settings).send(update), emulator)).outcomeUnknown, expected);
    });
  }

  for (const [name, faults, expected] of [
    ["a success", [], true],
    ["503", [{ status: 503 }], true],
    ["a reset connection", [{ reset: true }], true],
    ["a success after 429", [{ status: 429 }], true],
    ["a rejection", [{ status: 400 }], false],
    ["429", [{ status: 429, headers: { "retry-after": "86400" } }], false],
  ] satisfies [string, Fault[], boolean][]) {
    it(`is ${expected ? "unknown" : "known"} if something fails after ${name}`, async () => {
      emulator.fail(...faults);
      const bug = new Error("a bug");
      const failure = await failureOf(
        client().send(update, {
          async afterAttempt(effect) {
            if (name !== "a success after 429" || effect !== "none") throw bug;
          },
        }),
        emulator,
      );
      assert.equal(failure.outcomeUnknown ?? false, expected);
      assert.equal(expected ? failure.cause : failure, bug);
    });
  }

  it("is known if the connection is refused", async () => {
    await emulator.stop();
    assert.equal((await failureOf(client({ maxRetries: 1 }).send(update), emulator)).outcomeUnknown, false);
  });

  it("is always known for reads", async () => {
    emulator.fail({ reset: true }, { status: 302 });
    assert.equal((await failureOf(client().send(readCluster({ clusterUid: "c1" })), emulator)).outcomeUnknown, false);
  });

  describe("of a cancelled request", () => {
    /** Cancels the run at a time, and returns the outcome. */
    async function cancelled(time: () => Promise<void>): Promise<boolean> {
      const end = new AbortController();
      const failure = failureOf(client({}, end.signal).send(update), emulator);
      await time();
      end.abort();
      const error = await failure;
      assert.equal(error.code, "SPECTROCLUSTER_CANCELLED");
      assert.equal(stopsAllRequests(error), true);
      return error.outcomeUnknown;
    }
    const wait = { "retry-after": "77" };
    const waits = () => clock.runs((milliseconds) => milliseconds > 76_000 && milliseconds <= 77_000);

    it("is unknown if it is in flight", async () => {
      emulator.hold({});
      assert.equal(await cancelled(() => emulator.until(({ underWay }) => underWay > 0)), true);
    });

    it("is known if it waits to be retried after 429", async () => {
      emulator.fail({ status: 429, headers: wait });
      assert.equal(await cancelled(waits), false);
    });

    it("is known if it waits to be retried after a refused connection", async () => {
      await emulator.stop();
      assert.equal(await cancelled(() => clock.runs((milliseconds) => milliseconds > 0 && milliseconds <= 501)), false);
    });

    it("is unknown if it waits to be retried after 503", async () => {
      emulator.fail({ status: 503, headers: wait });
      assert.equal(await cancelled(waits), true);
    });
  });

  describe("is success for a 2xx response with", () => {
    const bodies: [string, Fault][] = [
      ["no body", { status: 204, body: "" }],
      ["an empty body", success("")],
      ["white space", success(" \r\n", TEXT_TYPE)],
      ["JSON", success({ updated: true })],
      ["JSON and status 202", { ...success({ updated: true }), status: 202 }],
      ["JSON with a byte order mark", success(`${BYTE_ORDER_MARK}{"updated":true}`)],
      ["a byte order mark alone", success(BYTE_ORDER_MARK)],
      ["code Accepted and status 202", { ...success({ code: "Accepted" }), status: 202 }],
      ["an empty message", { ...success({ code: "Queued", message: "", details: "", ref: "r-1" }), status: 202 }],
      ...["OK", "Success", "Ok", "Accepted", "NoContent", "CREATED"].map((code): [string, Fault] => [
        `code ${code}`,
        success({ code, message: "done" }),
      ]),
      ["a numeric code", success({ code: 200, message: "done" })],
      ["a code without a message", success({ code: "Updated" })],
      ["a message without a code", success({ message: "done" })],
      ["members for errors that are empty", success({ error: null, errors: [], success: true, status: "Success" })],
    ];
    for (const [name, fault] of bodies) {
      it(name, async () => {
        emulator.fail({ applied: true, ...fault });
        assert.equal(await client().send(update), undefined);
        assert.equal(emulator.patches.length, 1);
      });
    }
  });

  for (const [name, body, message] of [
    ["a member error", { error: "session expired" }, /an error \(session expired\)\.\nThe response may come/],
    ["a list of errors", { success: false, errors: ["denied"] }, /returned 200 with an error \(\["denied"\]\)/],
    ["success: false alone", { success: false }, /returned 200 with an error\.\n/],
  ] as const) {
    it(`is unknown after a 2xx response with ${name}`, async () => {
      emulator.fail(success(body));
      const failure = await failureOf(client().send(update), emulator);
      assert.match(failure.message, message);
      assert.equal(failure.outcomeUnknown, true);
    });
  }
});
