import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import {
  readCluster,
  readClusterSearchInputs,
  updateHostClusterConfig,
} from "../../../provider/api/clusterRequests.js";
import type { RequestOptions, ServiceRequest } from "../../../provider/api/serviceRequest.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import type { ApiError } from "../../../provider/errors.js";
import { readVirtualMachine } from "../../../provider/functions/getVirtualMachine.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";

const JSON_TYPE = { "content-type": "application/json" };
const TEXT_TYPE = { "content-type": "text/plain" };
const MEBIBYTE = 1024 * 1024;
const BYTE_ORDER_MARK = "\ufeff";
const PAGE = "<!doctype html><title>Sign in</title>";
const machine = { clusterUid: "c1", namespace: "default", name: "web-0" };
const refused = { code: "Failed", message: "it\nfailed", details: "d", ref: "r-1" };
const success = (body: unknown, headers: Record<string, string> = JSON_TYPE): Fault => ({ status: 200, headers, body });

/** 1 MiB that unpacks to 1 GiB. */
const BOMB = Buffer.concat([
  gzipSync('{"spec":"'),
  ...Array(64).fill(gzipSync(Buffer.alloc(16 * MEBIBYTE, "x"))),
  gzipSync('"}'),
]);

const page = /returned 200 with an HTML page\.\nThe response may come from a proxy or a login page\. Check/;
const notJson = /returned 200 with .+ instead of JSON\.\nThe response may come from a proxy or a login page\. Check/;
const invalid = /returned 200 with invalid or truncated JSON\.\nRun the same command again\. .* check baseUrl/;
const notObject = /returned 200 with JSON that is not an object/;
const tooLarge = /returned more than 16777216 bytes\.\nThe response may come from a proxy/;
const serviceError = /returned 200 with an error \(it failed, d, code Failed, ref r-1\)\.\nFix what/;

/** Responses with status 200 that are not the service's, and the messages of a read and a write. A write may accept them. */
const BODIES: Record<string, [fault: Fault, read: RegExp, write?: RegExp]> = {
  HTML: [success(PAGE, { "content-type": "text/html; charset=utf-8" }), notJson, page],
  "HTML as text": [success(PAGE, TEXT_TYPE), notJson, page],
  "HTML as JSON": [success(PAGE), invalid, page],
  "HTML without Content-Type": [{ ...success(PAGE, {}), untyped: true }, notJson, page],
  "HTML with a byte order mark": [success(BYTE_ORDER_MARK + PAGE, TEXT_TYPE), notJson, page],
  "an HTML type without a page": [success("", { "content-type": "text/html" }), notJson, page],
  "an error of the service": [success(refused), serviceError, serviceError],
  "an error of the service as text": [success(JSON.stringify(refused), TEXT_TYPE), notJson, serviceError],
  "an error with a byte order mark": [success(BYTE_ORDER_MARK + JSON.stringify(refused)), serviceError, serviceError],
  "an error of Kubernetes": [
    success({ kind: "Status", status: "Failure", message: "denied", reason: "Forbidden", code: 403 }),
    /an error \(denied, code 403\)/,
    /an error \(denied, code 403\)/,
  ],
  "a member error": [
    success({ error: "session expired" }),
    /with an error \(session expired\)\.\nThe response may come/,
    /with an error \(session expired\)\.\nThe response may come/,
  ],
  "a list of errors": [
    success({ success: false, errors: ["denied"] }),
    /with an error \(\["denied"\]\)/,
    /with an error \(\["denied"\]\)/,
  ],
  "success: false alone": [success({ success: false }), /with an error\.\n/, /with an error\.\n/],
  "a body above 16 MiB": [success("x".repeat(16 * MEBIBYTE + 1), TEXT_TYPE), tooLarge, tooLarge],
  "a body that unpacks to 1 GiB": [success(BOMB, { ...JSON_TYPE, "content-encoding": "gzip" }), tooLarge, tooLarge],
  "plain text": [success("Please log in", TEXT_TYPE), notJson],
  "plain text as JSON": [success("OK"), invalid],
  "JSON as text": [success("{}", TEXT_TYPE), notJson],
  "JSON without Content-Type": [{ ...success('{"updated":true}', {}), untyped: true }, notJson],
  "truncated JSON": [success('{"spec":{"running":tr'), invalid],
  "a list": [success([refused]), notObject],
  null: [success("null"), notObject],
  "a number": [success("9007199254740993"), notObject],
  "an empty body": [success(""), /returned 200 with an empty body/],
  "status 204": [{ status: 204, body: "" }, /returned 204 with no Content-Type instead of JSON/],
};

describe("errors of requests", function () {
  const clock = controlClock({ skipsBelow: 1000 });
  this.timeout(180_000);
  const emulator = useEmulator({ uid: "c1" });

  beforeEach(() => {
    emulator.machines.push({ ...machine, body: { spec: {} } });
  });

  const update = updateHostClusterConfig({ clusterUid: "c1" }, '{"isHostCluster":true}');
  const read = readVirtualMachine(machine);

  /** The error of a request, which must fail. */
  const failure = (operation: ServiceRequest, settings?: SettingValues, options?: RequestOptions) =>
    failureOf(emulatorConnection(emulator, settings).client.send(operation, options), emulator);

  for (const [operation, description] of [
    [update, 'update the host cluster configuration of cluster "c1":\nPATCH http'],
    [readCluster({ clusterUid: "c1" }), 'read cluster "c1":\nGET http'],
    [read, 'read virtual machine "web-0" in namespace "default" of cluster "c1":\nGET http'],
    [readClusterSearchInputs({}), "read the inputs of the cluster search filter:\nGET http"],
  ] as const) {
    it(`start with "Cannot ${description.split(":")[0]}"`, async () => {
      emulator.fail({ status: 400 });
      const { message } = await failure(operation);
      assert.ok(message.startsWith(`Cannot ${description}`), message);
    });
  }

  describe("for", () => {
    const notFound = { code: "ResourceNotFound", message: "no such object" };
    const fix = /Fix what the service reports, then run the same command again\./;
    const again = /Run the same command again/;
    const unsupported =
      /The service does not support this request\. Check baseUrl \(http:.*\) and the service's version/;
    const foreign =
      /not the service's own "not found"\. Check baseUrl \(http:.*\) and the project\. The request was made wi/;
    /** No response until the deadline, which is two seconds. */
    const silence: Fault = { lost: () => clock.advance(2000) };
    const wait = { "retry-after": "86400" };
    /** The outcome is that of a write. */
    const faults: [name: string, fault: Fault, className: string, message: RegExp, isUnknown?: boolean][] = [
      ["302", { status: 302, headers: { location: "/login" } }, "ResponseError", /which is not followed/],
      ["304", { status: 304 }, "ResponseError", /returned 304/],
      ["400", { status: 400 }, "ApiError", fix],
      [
        "401",
        { status: 401 },
        "AuthenticationError",
        /Set a valid API key\. The current one comes from spectrocluster:ap/,
      ],
      [
        "403",
        { status: 403 },
        "PermissionError",
        /The API key from spectrocluster:apiKey lacks permission without a proj/,
      ],
      [
        "404 with ResourceNotFound",
        { status: 404, body: notFound },
        "NotFoundError",
        /no such object.*\nCheck .*the cluster UID and the project\. The request was made without a project \(projectUid is not set\)\.\nTo list the clusters with their UIDs, run: npx pulumi-spectrocluster doctor --clusters$/,
      ],
      [
        "404 with ResourceNotFound and a byte order mark",
        { status: 404, body: BYTE_ORDER_MARK + JSON.stringify(notFound) },
        "NotFoundError",
        /no such object/,
      ],
      ["404 with another code", { status: 404, body: { code: "RouteNotFound" } }, "ApiError", foreign],
      ["404 with HTML", { status: 404, body: "<html>404</html>" }, "ApiError", foreign],
      ["404 with truncated JSON", { status: 404, headers: JSON_TYPE, body: '{"code":"Resou' }, "ApiError", foreign],
      ["405", { status: 405 }, "ApiError", unsupported],
      ["422", { status: 422 }, "ApiError", fix],
      ["429", { status: 429, headers: wait }, "RateLimitError", /\(Retry-After: 86400\)/],
      ["500", { status: 500 }, "ServerError", again, true],
      ["501", { status: 501 }, "ServerError", unsupported, true],
      ["503", { status: 503, headers: wait }, "ServerError", /\(Retry-After: 86400\)/, true],
      ["silence until the deadline", silence, "TimeoutError", /within 2 s/, true],
    ];
    type Case = [operation: ServiceRequest, ...(typeof faults)[number]];
    const cases = [
      ...faults.flatMap((each): Case[] => [
        [read, ...each],
        [update, ...each],
      ]),
      ...Object.entries(BODIES).flatMap(([name, [fault, ofRead, ofWrite]]): Case[] => [
        [read, name, fault, "ResponseError", ofRead],
        ...(ofWrite ? [[update, name, fault, "ResponseError", ofWrite, true] satisfies Case] : []),
      ]),
    ];
    for (const [operation, name, fault, className, message, isUnknown = false] of cases) {
      it(`a ${operation.method} with ${name}`, async () => {
        const settings = fault === silence ? { operationTimeoutSeconds: 2 } : {};
        emulator.fail(fault);
        const error = await failure(operation, settings);
        assert.equal(error.name, className);
        assert.match(error.message, message);
        assert.doesNotMatch(error.message, /Sign in/);
        assert.equal(error.outcomeUnknown, isUnknown && operation === update);
        assert.equal(emulator.requests.length, 1, "there are no retries");
        if (operation === read) return;

        emulator.fail({ reset: true, applied: true }, fault);
        const later = await failure(update, settings);
        assert.deepEqual([later.name, later.outcomeUnknown], [className, true], "after a reset connection");
      });
    }

    it("a rejection: the service's error on one line, and the number of attempts", async () => {
      const body = { code: "Nope", message: "a\u0007b\nc", details: { field: "x" }, ref: "r-7" };
      emulator.fail({ status: 429 }, { status: 422, body });
      const error = (await failure(update)) as ApiError;
      const service = '\\(a b c, \\{"field":"x"\\}, code Nope, ref r-7\\)';
      assert.match(error.message, new RegExp(`hostCluster returned 422 after 2 attempts ${service}\\.\\n`));
      assert.deepEqual(
        [error.status, error.serviceCode, error.details, error.ref, error.operation],
        [422, "Nope", '{"field":"x"}', "r-7", 'update the host cluster configuration of cluster "c1"'],
      );
    });

    it("a project: its name", async () => {
      emulator.fail({ status: 403 });
      const { message } = await failure(updateHostClusterConfig({ clusterUid: "c1", projectUid: "p" }, "{}"));
      assert.match(message, /lacks permission in project "p"\. Use another key or project\./);
    });
  });

  it("do not occur for unknown members, compression and other JSON types", async () => {
    const body = { spec: {}, code: "c", message: "m", unknown: { members: ["a"] } };
    const type = { "content-type": "application/vnd.api+json; charset=utf-8" };
    const compressed = gzipSync(JSON.stringify(body));
    emulator.fail(success(compressed, { ...JSON_TYPE, "content-encoding": "gzip" }), success(body, type));
    const { client } = emulatorConnection(emulator);
    for (let time = 0; time < 2; time += 1) assert.deepEqual((await client.send(read)).value, body);
  });

  it("for redirects contain the origin only, and the redirect is not followed", async () => {
    let visits = 0;
    const elsewhere = createServer((_request, response) => {
      visits += 1;
      response.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
    try {
      const { port } = elsewhere.address() as AddressInfo;
      for (const status of [301, 302, 303, 307, 308]) {
        emulator.fail({ status, headers: { location: `http://127.0.0.1:${port}/?token=t0ken` }, times: 2 });
        for (const operation of [update, read]) {
          const { name, message } = await failure(operation);
          assert.equal(name, "ResponseError");
          const redirect = `returned ${status}, a redirect to http://127.0.0.1:${port}, which is not followed because`;
          assert.ok(message.includes(redirect), message);
          assert.doesNotMatch(message, /t0ken/);
        }
      }
      assert.deepEqual([visits, emulator.requests.length], [0, 10]);
    } finally {
      elsewhere.close();
    }
  });

  describe("for connections", () => {
    it("that are refused", async () => {
      await emulator.stop();
      const { name, message } = await failure(update, { maxRetries: 1 });
      assert.equal(name, "ConnectionError");
      assert.match(
        message,
        /received no response after 2 attempts \(.*ECONNREFUSED.*\)\.\nCheck baseUrl \(http:.*\) and/,
      );
    });

    it("that break in every attempt", async () => {
      emulator.fail({ torn: true, applied: true, times: 2 });
      const { name, message } = await failure(read, { maxRetries: 1 });
      assert.equal(name, "ConnectionError");
      assert.match(message, /received no response after 2 attempts .*\n.* run the same command again\./);
    });

    it("with https to a server for http", async () => {
      const baseUrl = emulator.baseUrl.replace("http:", "https:");
      const { message } = await failure(update, { baseUrl, maxRetries: 0 });
      assert.match(
        message,
        /\(write EPROTO [a-z ]+\)\.\nThe server does not speak https on this port\. If you meant http,/,
      );
    });
  });

  describe("that quote the API key are a rejected key:", () => {
    for (const status of [200, 400, 401, 403, 404, 405, 500, 501]) {
      it(`${status}`, async () => {
        const { apiKey } = emulator;
        const body = { code: "ResourceNotFound", message: `API key ${apiKey} is not found` };
        emulator.fail({ ...success(body), status, times: 3 });
        for (const operation of [update, read, readCluster({ clusterUid: "c1" })]) {
          const error = (await failure(operation)) as ApiError;
          assert.deepEqual([error.name, error.status], ["AuthenticationError", 401]);
          assert.match(error.message, new RegExp(`returned ${status} \\(API key \\[API key\\] is not found, code`));
          assert.match(error.message, /\nSet a valid API key\. The current one comes from spectrocluster:apiKey\.$/);
        }
      });
    }

    it("also if escapes or invisible characters hide it", async () => {
      const apiKey = 'abc/def+ghi"=';
      for (const echo of ["abc\\/def\\u002Bghi\\u0022=", 'abc\\/d\\u200bef+ghi\\"=']) {
        emulator.fail({ status: 500, headers: JSON_TYPE, body: `{"message":"bad key ${echo}"}` });
        const { name, message } = await failure(update, { apiKey });
        assert.deepEqual([name, message.includes("returned 500 (bad key [API key])")], ["AuthenticationError", true]);
      }
    });
  });

  it("do not contain the API key if it was set as the project or the cluster", async () => {
    emulator.fail({ status: 403 });
    const { apiKey } = emulator;
    const { message } = await failure(updateHostClusterConfig({ clusterUid: apiKey, projectUid: apiKey }, "{}"));
    assert.match(message, /lacks permission in project "\[API key\]"/);
  });

  it("do not contain the API key if it is invalid", async () => {
    const apiKey = "wr0ng-key";
    const error = await failure(read, { apiKey });
    assert.equal(error.name, "AuthenticationError");
    assert.ok(!inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true }).includes(apiKey));
  });

  for (const status of [422, 200]) {
    it(`with omitServiceMessage contain only code and ref of ${status} with an error`, async () => {
      const body = { code: "Nope", message: "bad host s3cret", details: { host: "s3cret" }, ref: "r-7" };
      emulator.fail({ ...success(body), status });
      const { client } = emulatorConnection(emulator);
      const error = await failureOf(client.send(update, { omitServiceMessage: true }), emulator, ["s3cret"]);
      assert.match(error.message, /returned \d+( with an error)? \(code Nope, ref r-7, message omitted because an arg/);
    });
  }
});
