import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/clusterRequests.js";
import type { ServiceRequest } from "../../../provider/api/serviceRequest.js";
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

const page = /returned 200 with an HTML page\.\nThe response may come from a proxy or a login page\. Check baseUrl\.$/;
const invalid =
  /returned 200 with invalid or truncated JSON\.\nThe response may come from a proxy or a login page\. Check/;
const notObject = /returned 200 with JSON that is not an object/;
const tooLarge = /returned more than 16777216 bytes\.\nThe response may come from a proxy/;
const serviceError = /returned 200 with an error \(it failed, d, code Failed, ref r-1\)\.\nFix what/;
const kubernetesError = { kind: "Status", status: "Failure", message: "denied", reason: "Forbidden", code: 403 };

/** Responses with status 200 that are not the service's, and the error of a read and of a write: a write may accept them. */
const BODIES: [fault: Fault, read: RegExp, write?: RegExp][] = [
  [success(PAGE, TEXT_TYPE), page, page],
  [{ ...success(`\ufeff${PAGE}`, {}), untyped: true }, page, page],
  [success("", { "content-type": "text/html; charset=utf-8" }), page, page],
  [success(refused), serviceError, serviceError],
  [success(`\ufeff${JSON.stringify(refused)}`, TEXT_TYPE), serviceError, serviceError],
  [success(kubernetesError), /an error \(denied, code 403\)/, /an error \(denied, code 403\)/],
  [
    success({ error: "expired" }),
    /an error \(expired\)\.\nThe response may/,
    /an error \(expired\)\.\nThe response may/,
  ],
  [success({ errors: ["denied"] }), /with an error \(\["denied"\]\)/, /with an error \(\["denied"\]\)/],
  [success({ success: false }), /with an error\.\n/, /with an error\.\n/],
  [success("x".repeat(16 * MEBIBYTE + 1), TEXT_TYPE), tooLarge, tooLarge],
  [success(BOMB, { ...JSON_TYPE, "content-encoding": "gzip" }), tooLarge, tooLarge],
  [success("OK", TEXT_TYPE), invalid],
  [success('{"spec":{"running":tr'), invalid],
  [success([refused]), notObject],
  [success("null"), notObject],
  [{ status: 204, body: "" }, /returned 204 with an empty body/],
  [success({ message: "done" }), /with an object that has neither spec nor metadata/],
];

describe("errors of requests", function () {
  const clock = controlClock({ skipsBelow: 1000 });
  this.timeout(180_000);
  const emulator = useEmulator({ uid: "c1" });

  const update = updateHostClusterConfig({ clusterUid: "c1" }, '{"isHostCluster":true}');
  const read = readVirtualMachine(machine);

  /** The error of a request, which must fail. */
  const failure = (request: ServiceRequest, settings?: SettingValues) =>
    failureOf(emulatorConnection(emulator, settings).client.send(request), emulator);

  const notFound = { code: "ResourceNotFound", message: "no such object" };
  const fix = /Fix what the service reports, then run the same command again\./;
  const again = /Run the same command again/;
  const unsupported = /The service does not support this request\. Check baseUrl \(http:.*\) and the service's version/;
  const foreign =
    /not the service's own "not found"\. Check baseUrl \(http:.*\) and the project\. The request was made wi/;
  const unknownCluster =
    /no such object.*\nCheck .*the cluster UID and the project\. The request was made without a project \(projectUid is not set\)\.\nTo list the clusters with their UIDs, run: npx pulumi-spectrocluster doctor --clusters$/;
  /** No response until the deadline, which is two seconds. */
  const silence: Fault = { lost: () => clock.advance(2000) };
  const wait = { "retry-after": "86400" };
  /** The outcome is that of a write. */
  const faults: [fault: Fault, className: string, message: RegExp, isUnknown?: boolean][] = [
    [{ status: 302, headers: { location: "/login" } }, "ResponseError", /which is not followed/],
    [{ status: 304 }, "ResponseError", /returned 304/],
    [{ status: 400 }, "ApiError", fix],
    [{ status: 401 }, "AuthenticationError", /Set a valid API key\. The current one comes from spectrocluster:ap/],
    [{ status: 403 }, "PermissionError", /The API key from spectrocluster:apiKey lacks permission without a proj/],
    [{ status: 404, body: notFound }, "NotFoundError", unknownCluster],
    [{ status: 404, body: `\ufeff${JSON.stringify(notFound)}` }, "NotFoundError", /no such object/],
    [{ status: 404, body: { code: "RouteNotFound" } }, "ApiError", foreign],
    [{ status: 404, body: "<html>404</html>" }, "ApiError", foreign],
    [{ status: 405 }, "ApiError", unsupported],
    [{ status: 422 }, "ApiError", fix],
    [{ status: 429, headers: wait }, "RateLimitError", /\(Retry-After: 86400\)/],
    [{ status: 500 }, "ServerError", again, true],
    [{ status: 501 }, "ServerError", unsupported, true],
    [{ status: 503, headers: wait }, "ServerError", /\(Retry-After: 86400\)/, true],
    [silence, "TimeoutError", /within 2 s\.\nRun the same command again, or increase operationTimeoutSeconds\./, true],
  ];
  type Case = [request: ServiceRequest, ...(typeof faults)[number]];
  const cases = [
    ...faults.flatMap((each): Case[] => [
      [read, ...each],
      [update, ...each],
    ]),
    ...BODIES.flatMap(([fault, ofRead, ofWrite]): Case[] => [
      [read, fault, "ResponseError", ofRead],
      ...(ofWrite ? [[update, fault, "ResponseError", ofWrite, true] satisfies Case] : []),
    ]),
  ];
  for (const [request, fault, className, message, isUnknown = false] of cases) {
    const shown = `${fault.status ?? "silence"} ${JSON.stringify(fault.body ?? "").slice(0, 40)}`;
    it(`of a ${request.method}: ${shown} ${JSON.stringify(fault.headers ?? "")}`, async () => {
      const settings = fault === silence ? { operationTimeoutSeconds: 2 } : {};
      emulator.fail(fault);
      const error = await failure(request, settings);
      assert.equal(error.name, className);
      assert.match(error.message, message);
      assert.ok(error.message.startsWith(`Cannot ${request.description}:\n${request.method} http`));
      assert.doesNotMatch(error.message, /Sign in/);
      assert.equal(error.outcomeUnknown, isUnknown && request === update);
      assert.equal(emulator.requests.length, 1, "there are no retries");
    });
  }

  it("have the service's error on one line, and the number of attempts", async () => {
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
        for (const request of [update, read]) {
          const { name, message } = await failure(request);
          assert.equal(name, "ResponseError");
          const redirect = `returned ${status}, a redirect to http://127.0.0.1:${port}, which is not followed because`;
          assert.ok(message.includes(redirect) && !message.includes("t0ken"), message);
        }
      }
      assert.deepEqual([visits, emulator.requests.length], [0, 10]);
    } finally {
      elsewhere.close();
    }
  });

  it("of connections have the cause, and advice", async () => {
    emulator.fail({ torn: true, status: 200, times: 2 });
    const broken = await failure(read, { maxRetries: 1 });
    assert.match(broken.message, /received no response after 2 attempts .*\n.* run the same command again\./);
    const https = await failure(update, { baseUrl: emulator.baseUrl.replace("http:", "https:"), maxRetries: 0 });
    assert.match(https.message, /\(write EPROTO [a-z ]+\)\.\nThe server does not speak https on this port\. If you/);
    await emulator.stop();
    const closed = await failure(update, { maxRetries: 1 });
    assert.match(closed.message, / after 2 attempts \(.*ECONNREFUSED.*\)\.\nCheck baseUrl \(http:.*\) and the network/);
    for (const { name, outcomeUnknown } of [broken, https, closed]) {
      assert.deepEqual([name, outcomeUnknown], ["ConnectionError", false]);
    }
  });

  for (const status of [200, 400, 403, 404, 405, 500]) {
    it(`with ${status} that quote the API key are a rejected key`, async () => {
      const { apiKey } = emulator;
      const body = { code: "ResourceNotFound", message: `API key ${apiKey} is not found` };
      emulator.fail({ ...success(body), status, times: 3 });
      for (const request of [update, read, readCluster({ clusterUid: "c1" })]) {
        const error = (await failure(request)) as ApiError;
        assert.deepEqual([error.name, error.status], ["AuthenticationError", 401]);
        assert.match(error.message, new RegExp(`returned ${status} \\(API key \\[API key\\] is not found, code`));
        assert.match(error.message, /\nSet a valid API key\. The current one comes from spectrocluster:apiKey\.$/);
      }
    });
  }

  it("are a rejected key also if escapes or invisible characters hide it", async () => {
    const apiKey = 'abc/def+ghi"=';
    for (const echo of ["abc\\/def\\u002Bghi\\u0022=", 'abc\\/d\\u200bef+ghi\\"=']) {
      emulator.fail({ status: 500, headers: JSON_TYPE, body: `{"message":"bad key ${echo}"}` });
      const { name, message } = await failure(update, { apiKey });
      assert.deepEqual([name, message.includes("returned 500 (bad key [API key])")], ["AuthenticationError", true]);
    }
  });

  it("name the project, but not the API key, also if it was set as the project or the cluster, or is invalid", async () => {
    const { apiKey } = emulator;
    emulator.fail({ status: 403 });
    const { message } = await failure(updateHostClusterConfig({ clusterUid: apiKey, projectUid: apiKey }, "{}"));
    assert.match(message, /lacks permission in project "\[API key\]"\. Use another key or project\./);
    const error = await failure(read, { apiKey: "wr0ng-key" });
    assert.equal(error.name, "AuthenticationError");
    assert.ok(!inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true }).includes("wr0ng-key"));
  });

  for (const status of [422, 200]) {
    it(`with omitServiceMessage contain only code and ref of ${status} with an error`, async () => {
      const body = { code: "Nope", message: "bad host s3cret", details: { host: "s3cret" }, ref: "r-7" };
      emulator.fail({ ...success(body), status });
      const sent = emulatorConnection(emulator).client.send({ ...update, omitServiceMessage: true });
      const error = await failureOf(sent, emulator, ["s3cret"]);
      assert.match(error.message, /returned \d+( with an error)? \(code Nope, ref r-7, message omitted because an arg/);
      emulator.fail({ ...success({ ...body, message: emulator.apiKey }), status });
      const rejected = emulatorConnection(emulator).client.send({ ...update, omitServiceMessage: true });
      assert.equal((await failureOf(rejected, emulator)).name, "AuthenticationError");
    });
  }
});
