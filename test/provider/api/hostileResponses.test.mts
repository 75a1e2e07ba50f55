import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { connect } from "../../../provider/api/client.js";
import {
  connectionError,
  type RequestContext,
  receivedObject,
  redirectError,
  statusError,
} from "../../../provider/api/requestErrors.js";
import { readCluster, readClusterSearchInputs } from "../../../provider/api/requests.js";
import { receivedResponse } from "../../../provider/api/response.js";
import { resolveSettings } from "../../../provider/configuration/index.js";
import type { ApiError, SpectroclusterError } from "../../../provider/errors.js";
import { getClusterSearchInputs } from "../../../provider/functions/getClusterSearchInputs.js";
import { runs } from "../../support/corpus.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import { startTcpServer } from "../../support/tcpServer.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { hostileJson, hostileText, UNPRINTABLE } from "../hostileCorpus.mjs";
import { testRun } from "../run/testRun.mjs";

const JSON_TYPE = { "content-type": "application/json" };

describe("hostile responses", () => {
  describe("on the wire with", () => {
    const sends = (text: string) => (socket: Socket) => void socket.end(Buffer.from(text, "latin1"));
    /** Sends the first text once, then the second one endlessly. */
    const endless = (first: string, again: string) => (socket: Socket) => {
      const part = Buffer.from(again.repeat(Math.ceil(65_536 / again.length)), "latin1");
      const send = () => {
        while (!socket.destroyed && socket.write(part));
      };
      socket.on("drain", send);
      socket.write(first);
      send();
    };
    const long = "y".repeat(1000);
    const bomb = gzipSync(Buffer.alloc(16_777_216, "x")).toString("latin1");
    const ofError = "HTTP/1.0 500 Failed\r\ncontent-type: application/json\r\n";
    const responds = (status: string, header: string) =>
      sends(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n${header}\r\n\r\n`);
    const none = (reason: string) => new RegExp(`^ConnectionError: .*\n.* received no response \\(${reason}`);
    const tooLarge = /^ResponseError: .*\n.* returned more than 16777216 bytes\./;
    for (const [name, respond, expected, requestTimeoutSeconds = 60] of [
      ["endless headers", endless("HTTP/1.1 200 OK\r\n", `x-a: ${long}\r\n`), none("Parse Err")],
      ["endless informational responses", endless("", "HTTP/1.1 103 Early\r\n\r\n"), none("Timeout"), 1],
      ["an endless body of an error", endless(`${ofError}\r\n`, long), tooLarge],
      ["an endless compressed body", endless(`${ofError}content-encoding: gzip\r\n\r\n`, bomb), tooLarge],
      ["no HTTP", sends("\u001b[2J\u009b31m\r\n\r\n"), none("Parse Error: Expected HTTP")],
      ["control characters in a header", responds("404 No", "x-a: \u001b[31m"), none("Parse Err")],
      ["an invalid status", responds("999 \u009b", "x-a: a"), /^ServerError: .*\n.* returned 999/],
    ] as [name: string, respond: (socket: Socket) => void, expected: RegExp, requestTimeoutSeconds?: number][]) {
      it(name, async () => {
        const server = await startTcpServer(respond);
        try {
          const values = { baseUrl: server.url, apiKey: "test-key", maxRetries: 0, requestTimeoutSeconds };
          const client = connect(resolveSettings(values, {}));
          const { name, message } = await errorOf(client.send(readClusterSearchInputs({})));
          assert.match(`${name}: ${message}`, expected);
          assert.doesNotMatch(message, UNPRINTABLE);
        } finally {
          server.stop();
        }
      });
    }
  });

  describe("in errors", () => {
    const apiKey = 'test/k+y"=';
    const settings = resolveSettings({ baseUrl: "https://api.example.com", apiKey }, {});
    const context: RequestContext = {
      request: { description: "read an object", method: "GET", path: "/v1/x" },
      settings,
      attemptNumber: 2,
    };
    const serviceText = fc.oneof(
      hostileText,
      hostileText.map((text) => text + apiKey + text),
      hostileText.map((text) => text + apiKey.split("").join("\u200b") + text),
      hostileText.map((text) => text.repeat(500)),
    );

    function assertSafe(error: SpectroclusterError | undefined): void {
      if (error === undefined) return;
      const { serviceCode = "", details = "", ref = "" } = error as Partial<ApiError>;
      const cause = error.cause as Error | undefined;
      for (const text of [error.message, serviceCode, details, ref, cause?.message ?? "", cause?.stack ?? ""]) {
        assert.doesNotMatch(text, UNPRINTABLE);
        assert.ok(!text.includes(apiKey), "no error contains the key");
        assert.ok(text.length < 3500, "no error is longer than a screen");
      }
    }

    const received = (status: number, text: string, headers = {}) =>
      receivedResponse(status, headers, Buffer.from(text), apiKey);

    /** Validates a response with a body that is not needed. */
    async function assertSafeResponse(contentType: string, text: string): Promise<void> {
      const response = receivedResponse(200, { "content-type": contentType }, Buffer.from(text), apiKey);
      await receivedObject(context, { response }).catch(assertSafe);
    }

    it("all text of the service is printable, short and without the key", () => {
      const status = fc.constantFrom(400, 401, 403, 404, 429, 500, 999);
      const member = fc.constantFrom("code", "reason", "message", "details", "ref");
      const body = fc.dictionary(member, fc.oneof(serviceText, hostileJson));
      return fc.assert(
        fc.asyncProperty(status, body, serviceText, serviceText, async (status, body, one, other) => {
          assertSafe(statusError(context, received(status, JSON.stringify(body), { "retry-after": one })));
          await assertSafeResponse("application/json", JSON.stringify({ code: "C", message: "m", ...body }));
          await assertSafeResponse(one, other || "text");
          for (const location of [other, `https://${other}/`]) {
            assertSafe(redirectError(context, received(302, "", { location })));
          }
          assertSafe(connectionError(context, Object.assign(new Error(one), { code: other })));
        }),
        runs(500),
      );
    });

    it("an error body has only its own members, and details of any depth", () => {
      const errorIn = (text: string) => received(400, text).serviceError();
      const { code, message } = errorIn('{"__proto__":{"code":"ResourceNotFound","message":"m"}}');
      assert.deepEqual([code, message], [undefined, undefined]);
      assert.equal(errorIn('{"message":{"toString":1}}').message, '{"toString":1}');
      const deep = `{"message":"m","details":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
      assertSafe(statusError(context, received(400, deep)));
    });
  });

  describe("as JSON", () => {
    const emulator = useEmulator({ uid: "c1" });

    it("with a number beyond the range of JavaScript are rejected", async () => {
      emulator.fail({ status: 200, headers: JSON_TYPE, body: `{"inputs":{},"n":${"9".repeat(1_000_000)}}` });
      const { message } = await errorOf(getClusterSearchInputs.call(async () => testRun(emulator), {}));
      assert.match(message, /- n must be a JSON value, not Infinity/);
      assert.ok(message.length < 1000);
    });

    it("about another cluster, or without the required member or with it in __proto__, are rejected", async () => {
      const lacksSpec = /an object that has no spec\.clusterConfig\.\n/;
      for (const [body, why] of [
        ['{"__proto__":{"spec":{}}}', lacksSpec],
        ['{"__proto__":{"code":"ResourceNotFound","message":"m"}}', lacksSpec],
        ['{"metadata":{"uid":null},"spec":{"clusterConfig":null}}', lacksSpec],
        ['{"metadata":{"uid":"c2"},"spec":{}}', /an object that has another UID, c2\./],
      ] as const) {
        emulator.fail({ status: 200, headers: JSON_TYPE, body });
        const reading = testRun(emulator).client.send(readCluster({ clusterUid: "c1" }));
        await assert.rejects(reading, why);
      }
    });
  });
});
