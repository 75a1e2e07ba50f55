import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { createClient } from "../../../provider/api/client.js";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/clusterRequests.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { Emulator, type Fault } from "../../emulator/index.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";

const JSON_TYPE = { "content-type": "application/json" };
const TEXT_TYPE = { "content-type": "text/plain" };
const BYTE_ORDER_MARK = "\ufeff";

describe("the outcome of a request", function () {
  this.timeout(30_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" });
  });
  afterEach(() => emulator.stop());

  const update = updateHostClusterConfig({ clusterUid: "c1" }, { isHostCluster: true });
  const client = (settings?: SettingValues, end?: AbortSignal) =>
    createClient(emulatorConnection(emulator, settings).settings, end);

  const error = { code: "Failed", message: "it failed" };
  const success = (body: unknown, headers: Record<string, string> = JSON_TYPE): Fault => ({
    status: 200,
    headers,
    body,
  });

  /** Everything that ends a request with an error, and whether the outcome is unknown if nothing happened before. */
  const endings: [name: string, fault: Fault, className: string, alone: boolean, settings?: SettingValues][] = [
    ["302", { status: 302, headers: { location: "/login" } }, "ResponseError", false],
    ["304", { status: 304 }, "ResponseError", false],
    ["400", { status: 400 }, "ApiError", false],
    ["401", { status: 401 }, "AuthenticationError", false],
    ["403", { status: 403 }, "PermissionError", false],
    ["404", { status: 404, body: { code: "ResourceNotFound", message: "gone" } }, "NotFoundError", false],
    ["409", { status: 409 }, "ApiError", false],
    ["429", { status: 429, headers: { "retry-after": "86400" } }, "RateLimitError", false],
    ["500", { status: 500 }, "ServerError", true],
    ["503", { status: 503, headers: { "retry-after": "86400" } }, "ServerError", true],
    ["HTML", { status: 200, body: "<html>Sign in</html>" }, "ResponseError", true],
    ["an error of the service with status 200", success(error), "ResponseError", true],
    ["an oversized body", success("x".repeat(17 * 1024 * 1024)), "ResponseError", true],
    ["a response after the deadline", { delay: 5000 }, "TimeoutError", true, { operationTimeoutSeconds: 2 }],
    ["a wait beyond the deadline", { status: 429, times: 99 }, "RateLimitError", false, { operationTimeoutSeconds: 2 }],
  ];
  for (const [name, fault, className, alone, settings] of endings) {
    it(`is ${alone ? "unknown" : "known"} after ${name}`, async () => {
      emulator.fail(fault);
      const failure = await failureOf(client(settings).send(update), emulator);
      assert.equal(failure.name, className);
      assert.equal(failure.outcomeUnknown, alone);
    });

    it(`is unknown after a reset connection and ${name}`, async () => {
      emulator.fail({ reset: true, applied: true }, fault);
      const failure = await failureOf(client(settings).send(update), emulator);
      assert.equal(failure.name, className);
      assert.equal(failure.outcomeUnknown, true);
    });
  }

  for (const [name, faults, settings, expected] of [
    ["known after 429 and 302", [{ status: 429 }, { status: 302 }], {}, false],
    ["unknown after 503 and 302", [{ status: 503 }, { status: 302 }], {}, true],
    ["unknown after a truncated response", [{ torn: true, status: 200 }], { maxRetries: 0 }, true],
    ["known after a truncated redirect", [{ torn: true, status: 302 }], { maxRetries: 0 }, false],
    ["unknown after an attempt's timeout", [{ delay: 3000 }], { requestTimeoutSeconds: 1, maxRetries: 0 }, true],
  ] satisfies [string, Fault[], SettingValues, boolean][]) {
    it(`is ${name}`, async () => {
      emulator.fail(...faults);
      assert.equal((await failureOf(client(settings).send(update), emulator)).outcomeUnknown, expected);
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
    /** Cancels the run as soon as `isTime`, and returns the outcome. */
    async function cancelled(isTime: () => boolean): Promise<boolean> {
      const end = new AbortController();
      const failure = failureOf(client({}, end.signal).send(update), emulator);
      while (!isTime()) await setTimeout(5);
      // The client reads a response after the service has sent it.
      await setTimeout(200);
      end.abort();
      const { code, outcomeUnknown } = await failure;
      assert.equal(code, "SPECTROCLUSTER_CANCELLED");
      return outcomeUnknown;
    }
    const wait = { "retry-after": "60" };
    const hasResponse = () => emulator.patches.some(({ status }) => status > 0) && emulator.underWay === 0;

    it("is unknown if it is in flight", async () => {
      emulator.hold({});
      assert.equal(await cancelled(() => emulator.underWay > 0), true);
    });

    it("is known if it waits to be retried after 429", async () => {
      emulator.fail({ status: 429, headers: wait });
      assert.equal(await cancelled(hasResponse), false);
    });

    it("is known if it waits to be retried after a refused connection", async () => {
      await emulator.stop();
      const started = Date.now();
      assert.equal(await cancelled(() => Date.now() - started > 500), false);
    });

    it("is unknown if it waits to be retried after 503", async () => {
      emulator.fail({ status: 503, headers: wait });
      assert.equal(await cancelled(hasResponse), true);
    });
  });

  describe("is success for a 2xx response with", () => {
    const bodies: [string, Fault][] = [
      ["no body", { status: 204, body: "" }],
      ["an empty body", success("")],
      ["white space", success(" \r\n", TEXT_TYPE)],
      ["plain text", success("OK", TEXT_TYPE)],
      ["plain text as JSON", success("OK")],
      ["plain text without Content-Type", { ...success("OK", {}), untyped: true }],
      ["JSON", success({ updated: true })],
      ["JSON and status 202", { ...success({ updated: true }), status: 202 }],
      ["JSON as text", success('{"updated":true}', TEXT_TYPE)],
      ["JSON without Content-Type", { ...success('{"updated":true}', {}), untyped: true }],
      ["JSON with a byte order mark", success(`${BYTE_ORDER_MARK}{"updated":true}`)],
      ["a byte order mark alone", success(BYTE_ORDER_MARK)],
      ["null", success("null")],
      ["a list", success('[{"code":"Failed","message":"it failed"}]')],
      ["code Accepted and status 202", { ...success({ code: "Accepted" }), status: 202 }],
      ["an empty message", { ...success({ code: "Queued", message: "", details: "", ref: "r-1" }), status: 202 }],
      ["truncated JSON", success('{"updated":tr')],
      ...["OK", "Success", "Ok", "Accepted", "NoContent", "CREATED"].map((code): [string, Fault] => [
        `code ${code}`,
        success({ code, message: "done" }),
      ]),
      ["a numeric code", success({ code: 200, message: "done" })],
      ["a code without a message", success({ code: "Updated" })],
      ["a message without a code", success({ message: "done" })],
    ];
    for (const [name, fault] of bodies) {
      it(name, async () => {
        emulator.fail({ applied: true, ...fault });
        assert.equal(await client().send(update), undefined);
        assert.equal(emulator.patches.length, 1);
      });
    }
  });

  describe("is an error for a 2xx response with", () => {
    const page = "<!doctype html><title>Sign in</title>";
    const notJson = /returned 200 with .* instead of JSON\.\nThe response may come from a proxy or a login page/;
    const serviceError = /returned 200 with an error of the service \(it failed, code Failed\)\.\nFix what/;
    const bodies: [string, Fault, RegExp][] = [
      ["HTML", success(page, { "content-type": "text/html; charset=utf-8" }), notJson],
      ["HTML as text", success(page, TEXT_TYPE), notJson],
      ["HTML as JSON", success(page), notJson],
      ["HTML without Content-Type", { ...success(page, {}), untyped: true }, notJson],
      ["HTML with a byte order mark", success(BYTE_ORDER_MARK + page, TEXT_TYPE), notJson],
      ["an error of the service", success(error), serviceError],
      ["an error of the service as text", success(JSON.stringify(error), TEXT_TYPE), serviceError],
      ["an error without Content-Type", { ...success(JSON.stringify(error), {}), untyped: true }, serviceError],
      ["an error with a byte order mark", success(BYTE_ORDER_MARK + JSON.stringify(error)), serviceError],
      [
        "text of one byte too much",
        success("x".repeat(16 * 1024 * 1024 + 1), TEXT_TYPE),
        /returned more than 16777216 b/,
      ],
    ];
    for (const [name, fault, message] of bodies) {
      it(name, async () => {
        emulator.fail({ applied: true, ...fault });
        const failure = await failureOf(client().send(update), emulator);
        assert.equal(failure.name, "ResponseError");
        assert.match(failure.message, message);
        assert.equal(failure.outcomeUnknown, true);
        assert.equal(emulator.patches.length, 1);
      });
    }
  });
});
