import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { connectionError } from "../../../provider/api/requestErrors.js";
import type { ServiceRequest } from "../../../provider/api/requests.js";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/requests.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import type { ApiError } from "../../../provider/errors.js";
import { readVirtualMachine } from "../../../provider/functions/getVirtualMachine.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { plantKey } from "../../support/plantedKey.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";
import { failureOf } from "./failureOf.mjs";

/** As all UIDs of Palette: about others, the errors say more. */
const UID = "63a1f0e2c0ffee0011223344";
const JSON_TYPE = { "content-type": "application/json" };
const TEXT_TYPE = { "content-type": "text/plain" };
const HTML_TYPE = { "content-type": "text/html" };
const PAGE = "<!doctype html><title>Sign in</title>";
const refused = { code: "Failed", message: "it\nfailed", details: "d", ref: "r-1" };
const success = (body: unknown, headers: Record<string, string> = JSON_TYPE): Fault => ({ status: 200, headers, body });

/** A response with status 200 that is an error, and what its message says. */
type Rejected = [fault: Fault, says: RegExp];

const page = /returned 200 with an HTML or XML page\.\nThe response may come from a proxy or a login page\./;
const invalid = /returned 200 with invalid or truncated JSON\./;
const empty = /returned 204 with an empty body/;
const serviceError = /returned 200 with an error \(it failed, d, code Failed, ref r-1\)\.\nFix what/;
const kubernetesError = { kind: "Status", status: "Failure", message: "denied", reason: "Forbidden", code: 403 };

/** Those that no request accepts. */
const REJECTED: Rejected[] = [
  [success(PAGE, TEXT_TYPE), page],
  [{ ...success(`\ufeff${PAGE}`, {}), untyped: true }, page],
  [success("", { "content-type": "text/html; charset=utf-8" }), page],
  [success("{}", { "content-type": "application/xhtml+xml" }), page],
  [success("\n\t<!-- a comment --><html>", TEXT_TYPE), page],
  [success("<?xml version='1.0'?>", JSON_TYPE), page],
  [success(Buffer.from('{"name":"München"}', "latin1")), /returned 200 with text that is not UTF-8/],
  [success(refused), serviceError],
  [success(`\ufeff${JSON.stringify(refused)}`, TEXT_TYPE), serviceError],
  [success(kubernetesError), /an error \(denied, code 403\)/],
  [success({ error: "expired" }), /an error \(expired\)\.\nThe response may/],
  [success({ errors: ["denied"] }), /with an error \(\["denied"\]\)/],
  [success({ success: false }), /with an error\.\n/],
  [success({ status: "error", message: "denied" }), /with an error \(denied\)/],
  [success({ statusCode: 502, message: "Bad Gateway" }), /with an error \(Bad Gateway\)/],
];
/** Those that only a write accepts. */
const REJECTED_BY_READS: Rejected[] = [
  [success("OK", TEXT_TYPE), invalid],
  [success('{"spec":{"running":tr'), invalid],
  [success([refused]), /JSON that is not an object/],
  [success("null"), /JSON that is not an object/],
  [{ status: 204, body: "" }, empty],
  [{ status: 204, body: "", headers: HTML_TYPE, untyped: true }, empty],
  [success({ message: "done" }), /an object that has neither spec nor metadata/],
];

describe("errors of requests", () => {
  const clock = controlClock({ skipsBelow: 1000 });
  const emulator = useEmulator({ uid: UID });

  const update = updateHostClusterConfig({ clusterUid: UID }, '{"isHostCluster":true}');
  const read = readVirtualMachine({ clusterUid: UID, namespace: "default", name: "web-0" });

  /** The error of a request, which must fail. */
  const failure = (request: ServiceRequest, settings?: SettingValues) =>
    failureOf(testRun(emulator, settings).client.send(request), emulator);

  const notFound = { code: "ResourceNotFound", message: "no such object" };
  const gateway = /returned 40\d with an HTML or XML page\.\nThe response is not Palette's, but comes from a gateway/;
  /** No response until the deadline, which is two seconds. */
  const silence: Fault = { lost: () => clock.advance(2000) };
  const wait = { "retry-after": "86400" };
  const marked = { status: 404, headers: JSON_TYPE, body: `\ufeff${JSON.stringify(notFound)}` };
  const again = /Run the same command again/;
  const unsupported = /Palette does not support this request\./;
  type Row = [fault: Fault, className: string, says: RegExp, isUnknown?: boolean];
  const asResponseErrors = (rows: Rejected[]) => rows.map(([fault, says]): Row => [fault, "ResponseError", says, true]);
  /** Faults that are errors of any request. The outcome is that of a write. */
  const faults: Row[] = [
    [{ status: 304 }, "ResponseError", /returned 304/],
    [{ status: 400 }, "ApiError", /Fix what Palette reports, then run the same/],
    [{ status: 401 }, "AuthenticationError", /Set a valid API key\. The current one comes from/],
    [{ status: 403 }, "PermissionError", /lacks permission without a proj/],
    [{ status: 404, body: notFound }, "NotFoundError", /no such object.*\nCheck .*\nTo list the /s],
    [marked, "NotFoundError", /no such object/],
    [{ status: 404, body: { code: "RouteNotFound" } }, "ApiError", /not Palette's own/],
    [{ status: 404, body: "<html>404</html>" }, "ApiError", gateway, true],
    [{ status: 401, body: "<html>401</html>" }, "ApiError", gateway, true],
    [{ status: 403, body: "<?xml?>" }, "ApiError", gateway, true],
    [{ status: 401, body: "", headers: HTML_TYPE }, "ApiError", gateway, true],
    [{ status: 403, body: "", headers: HTML_TYPE }, "ApiError", gateway, true],
    [{ status: 408, headers: wait }, "ApiError", /Run the same command again after/, true],
    [{ status: 522, headers: wait }, "ServerError", again, true],
    [{ status: 405 }, "ApiError", unsupported],
    [{ status: 429, headers: wait }, "RateLimitError", /\(Retry-After: 86400\)/],
    [{ status: 500 }, "ServerError", again, true],
    [{ status: 501 }, "ServerError", unsupported, true],
    [{ status: 503, headers: wait }, "ServerError", /Retry-After: 86400/, true],
    [silence, "TimeoutError", /within 2 s\.\nRun the same command again/, true],
    ...asResponseErrors(REJECTED),
  ];
  const cases = [
    ...[...faults, ...asResponseErrors(REJECTED_BY_READS)].map((row) => [read, ...row] as const),
    ...faults.map((row) => [update, ...row] as const),
  ];
  for (const [request, fault, className, says, isUnknown = false] of cases) {
    const shown = `${fault.status ?? "silence"} ${JSON.stringify(fault.body ?? "").slice(0, 40)}`;
    it(`of a ${request.method}: ${shown} ${JSON.stringify(fault.headers ?? "")}`, async () => {
      const settings = fault === silence ? { operationTimeoutSeconds: 2 } : {};
      emulator.fail(fault);
      const error = await failure(request, settings);
      assert.deepEqual([error.name, error.constructor.name], [className, className]);
      assert.match(error.message, says);
      assert.ok(error.message.startsWith(`Cannot ${request.description}:\n${request.method} http`));
      assert.doesNotMatch(error.message, /Sign in/);
      if (fault.status === 500)
        assert.equal(/It continues where this run stopped\./.test(error.message), request === update);
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
      [422, "Nope", '{"field":"x"}', "r-7", `update the host cluster configuration of cluster "${UID}"`],
    );
  });

  it("do not occur for a write with any other success", async () => {
    const texts = ["OK", "", "null", "[]", "7", '{"updated":tr', '\ufeff{"updated":true}', "a < b"];
    const codes = ["OK", "Success", "Accepted", "NoContent", "CREATED", 200];
    const faults = [
      ...texts.flatMap((body) => [success(body, TEXT_TYPE), success(body)]),
      ...codes.map((code) => success({ code, message: "done" })),
      success({ code: "Queued", message: "", details: "", ref: "r-1" }),
      success({ error: null, errors: [], success: true, status: "Success" }),
      success({ error: false, errors: {} }),
      { ...success("OK", {}), untyped: true },
      { status: 202, body: {}, headers: JSON_TYPE },
      { status: 204, headers: HTML_TYPE, body: "", untyped: true },
    ];
    emulator.fail(...faults);
    const { client } = testRun(emulator);
    for (const _ of faults) await client.send(update);
    assert.equal(emulator.patches.length, faults.length, "there are no retries");
  });

  it("show no successful response that contains the API key, which ends neither the run nor its key", async () => {
    const { apiKey, baseUrl } = emulator;
    const { client } = testRun(emulator, { maxRetries: 0 });
    for (const request of [read, update]) {
      // More than end a run without a usable response.
      for (let time = 0; time < 11; time += 1) {
        emulator.fail(success({ spec: {}, metadata: { labels: { [`x${apiKey}`]: apiKey } } }));
        const { name, message, outcomeUnknown } = await failureOf(client.send(request), emulator);
        assert.equal(name, "ResponseError");
        assert.match(
          message,
          new RegExp(`${baseUrl}\\S+ returned 200 with the API key in it\\.\nRemove the key from that`),
        );
        assert.equal(outcomeUnknown, request === update, "a write is pending");
      }
    }
    await client.send(update);
  });

  it("say so if a name stands in place of a UID, and how to find that of a name", async () => {
    const named = updateHostClusterConfig({ clusterUid: "prod-1", projectUid: "dev" }, "{}");
    for (const [error, source, settings] of [
      [{ status: 403, body: { code: "Forbidden" } }, "", {}],
      [{ status: 404, body: notFound }, " (from spectrocluster:projectUid)", { projectUid: "dev" }],
    ] as const) {
      emulator.fail(error);
      const { message } = await failure(named, settings);
      assert.match(message, /\n"prod-1" is no UID of a cluster in Palette: .* doctor --clusters --name prod-1\n/);
      assert.ok(message.includes(`\nprojectUid "dev"${source} is no UID of a project in Palette: `), message);
      assert.doesNotMatch(message, /Use another key/);
    }
  });

  it("have the texts of all causes", () => {
    const texts = ["connect ECONNREFUSED ::1:9", "connect ECONNREFUSED 127.0.0.1:9"];
    const cause = new AggregateError(texts.map((text) => new Error(text)));
    const context = { request: update, settings: testRun(emulator).settings, attemptNumber: 9 };
    const { message } = connectionError(context, Object.assign(new Error("", { cause }), { code: "ECONNREFUSED" }));
    assert.ok(message.includes(`received no response after 9 attempts (${texts.join(", ")})`), message);
  });

  it("do not occur for unknown members, compression and other JSON types", async () => {
    const body = { spec: {}, code: "c", message: "m", unknown: { members: ["a"] } };
    const type = { "content-type": "application/vnd.api+json; charset=utf-8" };
    const compressed = gzipSync(JSON.stringify(body));
    emulator.fail(success(compressed, { ...JSON_TYPE, "content-encoding": "gzip" }), success(body, type));
    const { client } = testRun(emulator);
    for (let time = 0; time < 2; time += 1) assert.deepEqual(await client.send(read), body);
  });

  it("for redirects contain the origin only, and the redirect is not followed", async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      for (const request of [update, read]) {
        emulator.fail({ status, headers: { location: `${emulator.baseUrl}/?token=t0ken` } });
        const { name, message } = await failure(request);
        assert.equal(name, "ResponseError");
        const redirect = `returned ${status}, a redirect to ${emulator.baseUrl}, which is not followed because`;
        assert.ok(message.includes(redirect) && !message.includes("t0ken"), message);
      }
    }
    assert.equal(emulator.requests.length, 10);
  });

  for (const status of [200, 400, 403, 404, 405, 500]) {
    it(`with ${status} that quote the API key are a rejected key`, async () => {
      const { apiKey } = emulator;
      const body = { code: "ResourceNotFound", message: `API key ${apiKey} is not found` };
      emulator.fail({ ...success(body), status, times: 3 });
      for (const request of [update, read, readCluster({ clusterUid: UID })]) {
        const error = (await failure(request)) as ApiError;
        assert.deepEqual([error.name, error.status], ["AuthenticationError", 401]);
        assert.match(error.message, new RegExp(`returned ${status} \\(API key \\[API key\\] is not found, code`));
        assert.match(error.message, /\nSet a valid API key\. The current one comes from spectrocluster:apiKey\.$/);
      }
    });
  }

  it("contain no key that the service returns in any other place", async () => {
    const apiKey = plantKey();
    await emulator.restart({ apiKeys: [apiKey] });
    const inUrl = encodeURIComponent(apiKey);
    const echo = { code: apiKey, message: `${"x".repeat(480)}${apiKey}`, details: { ApiKey: [apiKey] }, ref: apiKey };
    const compressed = { ...JSON_TYPE, "content-encoding": "gzip" };
    for (const fault of [
      { status: 401, headers: { ...JSON_TYPE, "www-authenticate": `ApiKey ${inUrl}` }, body: echo },
      { status: 404, body: `<pre>ApiKey: ${apiKey}</pre>` },
      ...[429, 503].map((status) => ({ status, headers: { ...JSON_TYPE, "retry-after": inUrl }, body: echo })),
      { status: 500, headers: compressed, body: gzipSync(JSON.stringify(echo)) },
      success(echo),
      success(apiKey, { "content-type": `text/html; key=${apiKey}` }),
      success(`{"${apiKey}`),
      success(apiKey.repeat(400_000)),
      { ...success(echo), torn: true },
      { status: 302, headers: { location: `https://k.example.com/${inUrl}?${inUrl}` } },
    ] as Fault[]) {
      emulator.fail({ ...fault, times: Number.POSITIVE_INFINITY });
      await failure(read, { maxRetries: 0, operationTimeoutSeconds: 1 });
      emulator.recover();
    }
  });

  it("say that a request would contain the API key, and nothing is sent", async () => {
    const { apiKey } = emulator;
    const host = JSON.stringify({ host: `${apiKey.toUpperCase()}.example.com` });
    for (const request of [
      updateHostClusterConfig({ clusterUid: apiKey }, "{}"),
      updateHostClusterConfig({ clusterUid: UID, projectUid: apiKey }, "{}"),
      updateHostClusterConfig({ clusterUid: UID }, host),
      readVirtualMachine({ clusterUid: UID, namespace: "default", name: `vm-${apiKey}` }),
    ]) {
      const { message, outcomeUnknown } = await failure(request);
      assert.match(
        message,
        /^Cannot .*:\n.* was not sent, because it would contain the API key\.\n.*replace the key\.$/s,
      );
      assert.equal(outcomeUnknown, false);
    }
    assert.equal(emulator.requests.length, 0);
  });
});
