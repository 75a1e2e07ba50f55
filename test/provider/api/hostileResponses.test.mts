import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import path from "node:path";
import { deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import type { Response } from "got";
import { createClient } from "../../../provider/api/client.js";
import { readClusterSearchInputs } from "../../../provider/api/clusterRequests.js";
import {
  connectionError,
  errorInSuccess,
  invalidJsonError,
  notJsonError,
  parseServiceError,
  type RequestContext,
  redirectError,
  statusError,
} from "../../../provider/api/httpErrors.js";
import { parseJson } from "../../../provider/api/json.js";
import { resolveSettings } from "../../../provider/configuration/index.js";
import { type ApiError, SpectroclusterError } from "../../../provider/errors.js";
import { getClusterSearchInputs } from "../../../provider/functions/getClusterSearchInputs.js";
import { getVirtualMachine } from "../../../provider/functions/getVirtualMachine.js";
import { searchInputUid } from "../../../provider/functions/searchInputUid.js";
import { formatFindings } from "../../../provider/messages/finding.js";
import { Emulator, type Fault } from "../../emulator/index.mjs";
import { HOSTILE_TEXTS, hostileJson, hostileText, UNPRINTABLE } from "../hostileCorpus.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";
import type { Measurement } from "./measuredRequest.mjs";

const JSON_TYPE = { "content-type": "application/json" };
const MEBIBYTE = 1024 * 1024;

describe("hostile responses", function () {
  this.timeout(120_000);

  describe("of a gibibyte", () => {
    const block = Buffer.alloc(16 * MEBIBYTE, "x");
    const compressed = (encoding: string, part: Buffer) => ({ encoding, part, times: 16_384 });
    // Each compressed part is 16 MiB. All of them are 256 GiB, so that they cannot all be in flight before the client reads.
    const responses: Record<string, { encoding?: string; length?: number; part: Buffer; times: number }> = {
      "in chunks": { part: block.subarray(0, MEBIBYTE), times: 1024 },
      "with a Content-Length": { part: block.subarray(0, MEBIBYTE), times: 1024, length: 1024 * MEBIBYTE },
      "compressed by gzip": compressed("gzip", gzipSync(block)),
      "compressed by deflate": compressed("deflate", deflateSync(Buffer.concat([block, block, block, block]))),
    };
    const cases: [response: string, operation: "read" | "update", status: number][] = [
      ["in chunks", "read", 200],
      ["in chunks", "update", 500],
      ["with a Content-Length", "read", 404],
      ["with a Content-Length", "update", 200],
      ["compressed by gzip", "read", 200],
      ["compressed by gzip", "update", 500],
      ["compressed by gzip", "read", 404],
      ["compressed by deflate", "update", 200],
    ];
    for (const [name, operation, status] of cases) {
      it(`${name}, for status ${status} of ${operation === "read" ? "a read" : "an update"}, are not kept in memory`, async () => {
        const { encoding, length, part, times } = responses[name] as (typeof responses)[string];
        const headers = {
          ...JSON_TYPE,
          ...(encoding ? { "content-encoding": encoding } : {}),
          ...(length ? { "content-length": length } : {}),
        };
        let sent = 0;
        let closed: Promise<unknown> | undefined;
        const server = createServer((request, response) => {
          request.resume();
          closed = once(response, "close");
          response.writeHead(status, headers);
          const send = () => {
            while (!response.destroyed && sent < part.length * times) {
              sent += part.length;
              if (!response.write(part)) return;
            }
          };
          response.on("drain", send);
          send();
        });
        await withServer(server, async (baseUrl) => {
          const { name, message, outcomeUnknown, rss, arrayBuffers } = await measure(baseUrl, operation);
          assert.equal(name, "ResponseError");
          assert.match(message, /returned more than 16777216 bytes\.\nThe response may come from a proxy/);
          assert.equal(outcomeUnknown, operation === "update");
          await closed;
          assert.ok(sent < 0.25 * part.length * times, `${sent} bytes were sent`);
          assert.ok(rss < 150 * MEBIBYTE, `${rss} bytes more were in use`);
          assert.ok(arrayBuffers < 100 * MEBIBYTE, `${arrayBuffers} bytes were in buffers`);
        });
      });
    }
  });

  /** Makes a request in a separate process and measures its memory. */
  async function measure(baseUrl: string, operation: "read" | "update"): Promise<Measurement> {
    const script = path.join(import.meta.dirname, "measuredRequest.mts");
    const child = fork(script, [baseUrl, operation], { execArgv: ["--import=tsx"] });
    const exit = once(child, "exit");
    const [measurement] = await Promise.race([
      once(child, "message"),
      exit.then(([code]) => assert.fail(`the process ended with ${code}`)),
    ]);
    await exit;
    return measurement as Measurement;
  }

  async function withServer(server: Server, test: (baseUrl: string) => Promise<void>): Promise<void> {
    const sockets = new Set<Socket>();
    server.on("connection", (socket: Socket) => {
      sockets.add(socket);
      // The client may disconnect at any time.
      socket.on("error", () => {});
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    try {
      await test(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.close();
      for (const socket of sockets) socket.destroy();
    }
  }

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
    const body = (status: string, headers: string) =>
      `HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n${headers}\r\n\r\n`;

    const overflow = /received no response \(Parse Error: Header overflow\)/;
    const timeout = /received no response \(Timeout awaiting 'request' for 1000ms\)/;
    const cases: [string, (socket: Socket) => void, name: string, message: RegExp][] = [
      ["endless headers", endless("HTTP/1.1 200 OK\r\n", `x-a: ${long}\r\n`), "ConnectionError", overflow],
      ["an endless header", endless("HTTP/1.1 200 OK\r\nx-a: ", long), "ConnectionError", overflow],
      ["an endless reason phrase", endless("HTTP/1.1 200 ", long), "ConnectionError", overflow],
      [
        "endless trailers",
        endless("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n", `x-a: ${long}\r\n`),
        "ConnectionError",
        overflow,
      ],
      [
        "endless informational responses",
        endless("", "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n"),
        "ConnectionError",
        timeout,
      ],
      ["endless 100 Continue", endless("", "HTTP/1.1 100 Continue\r\n\r\n"), "ConnectionError", timeout],
      ["endless empty lines", endless("", "\r\n"), "ConnectionError", timeout],
      [
        "an endless body",
        endless("HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n", long),
        "ResponseError",
        /returned more than 16777216 bytes/,
      ],
      [
        "another protocol",
        sends("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"),
        "ConnectionError",
        /received no response \(101: the server switched to another protocol\)/,
      ],
      [
        "two lengths",
        sends("HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab"),
        "ConnectionError",
        /received no response \(Parse Error: .*Content-Length/,
      ],
      [
        "no HTTP",
        sends("\u001b[2J\u009b31m\r\n\r\n"),
        "ConnectionError",
        /received no response \(Parse Error: Expected HTTP/,
      ],
      [
        "control characters in a header",
        sends(body("404 No", "x-a: \u001b[31m")),
        "ConnectionError",
        /received no response \(Parse Error: Invalid header value char\)/,
      ],
      [
        "control characters in the reason phrase",
        sends(body("404 \u001b[31mNo\u009b", "x-a: a")),
        "ApiError",
        /returned 404\.\n/,
      ],
      [
        "control characters in the type",
        sends(body("200 OK", "content-type: text/\u009b31m\u0085html\u00ad")),
        "ResponseError",
        /returned 200 with text\/ 31m html instead of JSON/,
      ],
      [
        "control characters in a redirect",
        sends(body("302 Found", "location: https://evil\u009b31m.example/")),
        "ResponseError",
        /returned 302, a redirect to an invalid address, which is not followed/,
      ],
      [
        "control characters in Retry-After",
        sends(body("429 Wait", "retry-after: 9\u009b31m\u00ad")),
        "RateLimitError",
        /after the requested wait \(Retry-After: 9 31m\)/,
      ],
      ["an invalid status", sends(body("999 \u009b", "x-a: a")), "ServerError", /returned 999/],
    ];
    for (const [name, respond, className, message] of cases) {
      it(name, () => {
        const server = createTcpServer((socket) => {
          socket.once("data", () => respond(socket));
          socket.resume();
        });
        return withServer(server, async (baseUrl) => {
          const requestTimeoutSeconds = message === timeout ? 1 : 60;
          // A 429 is repeated until the deadline.
          const deadline = className === "RateLimitError" ? { operationTimeoutSeconds: 1 } : {};
          const values = { baseUrl, apiKey: "test-key", maxRetries: 0, requestTimeoutSeconds, ...deadline };
          const client = createClient(resolveSettings(values, {}));
          await assert.rejects(client.send(readClusterSearchInputs({})), (error: Error) => {
            assert.equal(error.name, className, error.message);
            assert.match(error.message, message);
            assert.doesNotMatch(error.message, UNPRINTABLE);
            return true;
          });
        });
      });
    }
  });

  describe("in errors", () => {
    const apiKey = 'test/k+y"=';
    const settings = resolveSettings({ baseUrl: "https://api.example.com", apiKey }, {});
    const context: RequestContext = {
      request: { description: "read an object", checkOnNotFound: "it", method: "GET", isRead: true, path: "/v1/x" },
      settings,
      outcomeUnknown: false,
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

    it("the service's error is printable, short and without the key", () =>
      fc.assert(
        fc.property(
          fc.constantFrom(400, 401, 403, 404, 429, 500, 999),
          fc.dictionary(
            fc.constantFrom("code", "reason", "message", "details", "ref"),
            fc.oneof(serviceText, hostileJson),
          ),
          serviceText,
          fc.option(serviceText, { nil: undefined }),
          (statusCode, body, statusMessage, retryAfter) => {
            const headers = { "retry-after": retryAfter };
            const response = { statusCode, statusMessage, headers, body: JSON.stringify(body), retryCount: 1 };
            assertSafe(statusError(context, response as unknown as Response));
            const received = { status: 200, contentType: "application/json", text: "" };
            assertSafe(errorInSuccess(context, received, { code: "C", message: "m", ...body }));
          },
        ),
        { numRuns: 500 },
      ));

    it("content types, redirects and causes are printable, short and without the key", () =>
      fc.assert(
        fc.property(serviceText, serviceText, (one, other) => {
          const received = { status: 302, contentType: one, text: other, location: other };
          assertSafe(notJsonError(context, received));
          assertSafe(redirectError(context, received));
          assertSafe(redirectError(context, { ...received, location: `https://${other}/` }));
          assertSafe(invalidJsonError(context, received, "JSON that is not an object"));
          assertSafe(connectionError(context, Object.assign(new Error(one), { code: other }) as never));
        }),
        { numRuns: 500 },
      ));

    it("an error body has only its own members", () => {
      assert.deepEqual(plain(parseServiceError('{"__proto__":{"code":"ResourceNotFound","message":"m"}}')), {});
      assert.deepEqual(plain(parseServiceError('{"constructor":{"prototype":{"code":"c"}},"toString":1}')), {});
      assert.deepEqual(plain(parseServiceError('{"message":{"toString":1},"code":["__proto__"]}')), {
        message: '{"toString":1}',
        code: '["__proto__"]',
      });
      assert.equal(({} as { code?: unknown }).code, undefined);
    });

    const plain = (value: object) => JSON.parse(JSON.stringify(value));

    it("an error body may have details of any depth", () => {
      const deep = `{"message":"m","details":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
      assertSafe(statusError(context, { statusCode: 400, headers: {}, body: deep } as unknown as Response));
    });
  });

  describe("as JSON", () => {
    let emulator: Emulator;
    beforeEach(async () => {
      emulator = await Emulator.start();
      emulator.addCluster({ uid: "c1" });
    });
    afterEach(() => emulator.stop());

    const target = { clusterUid: "c1", name: "web-0", namespace: "default" };
    const connect = async () => emulatorConnection(emulator);
    const json = (body: unknown): Fault => ({ status: 200, headers: JSON_TYPE, body });

    it("with a deep value that a later member replaces is rejected", async () => {
      const hidden = `{"spec":${"[".repeat(100_000)}${"]".repeat(100_000)},"spec":{"n":9007199254740993}}`;
      assert.equal(await parseJson(hidden), "JSON nested more than 100 levels deep");
      emulator.fail(json(hidden));
      const error = await failureOf(getVirtualMachine.call(connect, target), emulator);
      assert.equal(error.name, "ResponseError");
      assert.match(error.message, /returned 200 with JSON nested more than 100 levels deep/);
    });

    it("with a long number is reported with its first digits", async () => {
      emulator.fail(json(`{"inputs":{},"n":1${"0".repeat(300)}}`));
      const { warnings } = await getClusterSearchInputs.call(connect, {});
      assert.match(
        formatFindings(warnings),
        /^- n is 10{39}…, beyond 2\^53: the result contains the nearest JavaScript number/,
      );
    });

    it("with a number beyond the range of JavaScript is rejected", async () => {
      for (const validation of ["standard", "strict"] as const) {
        emulator.fail(json(`{"inputs":{},"n":${"9".repeat(1_000_000)}}`));
        const { message } = await failureOf(getClusterSearchInputs.call(connect, {}, { validation }), emulator);
        assert.match(message, /- n must be a JSON value, not Infinity/);
        assert.ok(message.length < 1000);
      }
    });

    it("with names of an object's prototype is read as usual", async () => {
      const body =
        '{"inputs":{"__proto__":{"values":[{"name":"dev","uid":"u1","__proto__":{"uid":"evil"}}]},' +
        '"constructor":{"values":[{"name":"dev","uid":"u2"}]}},"__proto__":{"inputs":{"project":{}}}}';
      emulator.fail(json(body), json(body));
      const { value, warnings } = await getClusterSearchInputs.call(connect, {}, { validation: "strict" });
      assert.deepEqual(warnings, []);
      assert.equal(searchInputUid(value, "__proto__", "dev"), "u1");
      assert.equal(searchInputUid(value, "constructor", "dev"), "u2");
      assert.throws(() => searchInputUid(value, "project", "dev"), /has no property "project"/);
      assert.equal(({} as { values?: unknown }).values, undefined);
    });

    it("with the required member in __proto__ lacks it", async () => {
      emulator.fail(json('{"__proto__":{"spec":{}}}'), json('{"__proto__":{"code":"ResourceNotFound","message":"m"}}'));
      await assert.rejects(getVirtualMachine.call(connect, target), /spec is required but missing/);
      await assert.rejects(getVirtualMachine.call(connect, target), /spec is required but missing/);
    });

    it("is never reported with control characters", async () => {
      for (const text of HOSTILE_TEXTS) {
        const machine = {
          metadata: { name: text, namespace: text, labels: { [text]: 7 }, creationTimestamp: text, [text]: text },
          spec: {
            runStrategy: text,
            template: {
              spec: { domain: { devices: { disks: [{ name: text }] } }, volumes: [{ name: text }, { name: text }] },
            },
          },
          status: { printableStatus: text, conditions: [{ type: text, status: text }] },
        };
        emulator.fail(json(machine), json({ inputs: { [text]: { values: [{ name: text, uid: 7 }] } } }));
        for (const read of [
          () => getVirtualMachine.call(connect, target),
          () => getClusterSearchInputs.call(connect, {}),
        ]) {
          const error = await failureOf(read(), emulator);
          assert.equal(error.name, "ValidationError");
          assert.doesNotMatch(error.message, UNPRINTABLE);
        }
        const inputs = { inputs: { [text]: { values: [{ name: text }] } } };
        for (const [property, name] of [
          [text, "other"],
          ["other", text],
          [text, text],
        ] as const) {
          assert.throws(
            () => searchInputUid(inputs, property, name),
            (error: Error) => !UNPRINTABLE.test(error.message),
          );
        }
      }
    });

    it("of any shape is a value or an error of this package, even without validation", () => {
      const value = fc.record({ name: fc.oneof(hostileText, hostileJson), uid: fc.oneof(hostileText, hostileJson) });
      const nearlyRight = fc.record({ values: fc.array(fc.oneof(value, hostileJson)) });
      const anyInputs = fc.oneof(hostileJson, fc.dictionary(hostileText, fc.oneof(nearlyRight, hostileJson)));
      return fc.assert(
        fc.asyncProperty(anyInputs, hostileText, async (inputs, wanted) => {
          emulator.fail(json(JSON.stringify({ inputs })));
          const { value } = await getClusterSearchInputs.call(connect, {}, { validation: "off" });
          for (const property of [wanted, ...Object.keys(inputs ?? {})]) {
            try {
              assert.equal(typeof searchInputUid(value, property, wanted), "string");
            } catch (error) {
              assert.ok(error instanceof SpectroclusterError, String(error));
              assert.doesNotMatch(error.message, UNPRINTABLE);
            }
          }
        }),
        { numRuns: 200 },
      );
    });
  });
});
