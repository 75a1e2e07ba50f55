import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/clusterRequests.js";
import { connectionError } from "../../../provider/api/requestErrors.js";
import type { ServiceRequest } from "../../../provider/api/serviceRequest.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import type { ApiError } from "../../../provider/errors.js";
import { readVirtualMachine } from "../../../provider/functions/getVirtualMachine.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { plantKey } from "../../support/plantedKey.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";

/** As all UIDs of Palette: about others, the errors say more. */
const UID = "63a1f0e2c0ffee0011223344";
const JSON_TYPE = { "content-type": "application/json" };
const TEXT_TYPE = { "content-type": "text/plain" };
const PAGE = "<!doctype html><title>Sign in</title>";
const refused = { code: "Failed", message: "it\nfailed", details: "d", ref: "r-1" };
const success = (body: unknown, headers: Record<string, string> = JSON_TYPE): Fault => ({ status: 200, headers, body });

const page =
  /returned 200 with an HTML or XML page\.\nThe response may come from a proxy or a login page\. Check baseUrl\.$/;
const invalid =
  /returned 200 with invalid or truncated JSON\.\nThe response may come from a proxy or a login page\. Check/;
const notObject = /returned 200 with JSON that is not an object/;
const serviceError = /returned 200 with an error \(it failed, d, code Failed, ref r-1\)\.\nFix what/;
const kubernetesError = { kind: "Status", status: "Failure", message: "denied", reason: "Forbidden", code: 403 };

/** Responses with status 200 that no request accepts, and those that only a write accepts. */
const REJECTED: [fault: Fault, message: RegExp][] = [
  [success(PAGE, TEXT_TYPE), page],
  [{ ...success(`\ufeff${PAGE}`, {}), untyped: true }, page],
  [success("", { "content-type": "text/html; charset=utf-8" }), page],
  [success("{}", { "content-type": "application/xhtml+xml" }), page],
  [success("{}", { "content-type": "Application/XML" }), page],
  [success("\n\t<!-- a comment --><html>", TEXT_TYPE), page],
  [success("<head><title>Sign in</title>", JSON_TYPE), page],
  [success("<?xml version='1.0'?>", JSON_TYPE), page],
  [success(Buffer.from('{"name":"München"}', "latin1"), JSON_TYPE), /returned 200 with text that is not UTF-8\./],
  [success(refused), serviceError],
  [success(`\ufeff${JSON.stringify(refused)}`, TEXT_TYPE), serviceError],
  [success(kubernetesError), /an error \(denied, code 403\)/],
  [success({ error: "expired" }), /an error \(expired\)\.\nThe response may/],
  [success({ errors: ["denied"] }), /with an error \(\["denied"\]\)/],
  [success({ success: false }), /with an error\.\n/],
  [success({ status: "error", message: "denied" }), /with an error \(denied\)/],
  [success({ statusCode: 502, message: "Bad Gateway" }), /with an error \(Bad Gateway\)/],
];
const REJECTED_BY_READS: typeof REJECTED = [
  [success("OK", TEXT_TYPE), invalid],
  [success('{"spec":{"running":tr'), invalid],
  [success([refused]), notObject],
  [success("null"), notObject],
  [{ status: 204, body: "" }, /returned 204 with an empty body/],
  [success({ message: "done" }), /with an object that has neither spec nor metadata/],
];

describe("errors of requests", () => {
  const clock = controlClock({ skipsBelow: 1000 });
  const emulator = useEmulator({ uid: UID });

  const update = updateHostClusterConfig({ clusterUid: UID }, '{"isHostCluster":true}');
  const read = readVirtualMachine({ clusterUid: UID, namespace: "default", name: "web-0" });

  /** The error of a request, which must fail. */
  const failure = (request: ServiceRequest, settings?: SettingValues) =>
    failureOf(emulatorConnection(emulator, settings).client.send(request), emulator);

  const notFound = { code: "ResourceNotFound", message: "no such object" };
  const unsupported = /The service does not support this request\. Check baseUrl \(http:.*\) and the service's version/;
  const foreign =
    /not the service's own "not found"\. Check baseUrl \(http:.*\) and the project\. The request was made wi/;
  const gateway =
    /returned 40\d with an HTML or XML page\.\nThe response is not the service's, but comes from a gateway/;
  const unknownCluster =
    /no such object.*\nCheck .*the cluster UID and the project\. The request was made without a project \(projectUid is not set\)\.\nTo list the clusters with their UIDs, run: npx pulumi-spectrocluster doctor --clusters$/;
  /** No response until the deadline, which is two seconds. */
  const silence: Fault = { lost: () => clock.advance(2000) };
  const wait = { "retry-after": "86400" };
  /** The outcome is that of a write. */
  const faults: [fault: Fault, className: string, message: RegExp, isUnknown?: boolean][] = [
    [{ status: 304 }, "ResponseError", /returned 304/],
    [{ status: 400 }, "ApiError", /Fix what the service reports, then run the same command again\./],
    [{ status: 401 }, "AuthenticationError", /Set a valid API key\. The current one comes from spectrocluster:ap/],
    [{ status: 403 }, "PermissionError", /The API key from spectrocluster:apiKey lacks permission without a proj/],
    [{ status: 404, body: notFound }, "NotFoundError", unknownCluster],
    [{ status: 404, headers: JSON_TYPE, body: `\ufeff${JSON.stringify(notFound)}` }, "NotFoundError", /no such object/],
    [{ status: 404, body: { code: "RouteNotFound" } }, "ApiError", foreign],
    [{ status: 404, body: "<html>404</html>" }, "ApiError", gateway, true],
    [{ status: 401, body: "<html>401</html>" }, "ApiError", gateway, true],
    [{ status: 403, body: "<?xml?>" }, "ApiError", gateway, true],
    [{ status: 405 }, "ApiError", unsupported],
    [{ status: 429, headers: wait }, "RateLimitError", /\(Retry-After: 86400\)/],
    [{ status: 500 }, "ServerError", /Run the same command again/, true],
    [{ status: 501 }, "ServerError", unsupported, true],
    [{ status: 503, headers: wait }, "ServerError", /\(Retry-After: 86400\)/, true],
    [silence, "TimeoutError", /within 2 s\.\nRun the same command again, or increase operationTimeoutSeconds\./, true],
  ];
  type Case = [request: ServiceRequest, ...(typeof faults)[number]];
  const asResponseError = (bodies: typeof REJECTED) =>
    bodies.map(([fault, message]) => [fault, "ResponseError", message, true] as (typeof faults)[number]);
  const ofWrites = [...faults, ...asResponseError(REJECTED)];
  const cases = [
    ...[...ofWrites, ...asResponseError(REJECTED_BY_READS)].map((each): Case => [read, ...each]),
    ...ofWrites.map((each): Case => [update, ...each]),
  ];
  for (const [request, fault, className, message, isUnknown = false] of cases) {
    const shown = `${fault.status ?? "silence"} ${JSON.stringify(fault.body ?? "").slice(0, 40)}`;
    it(`of a ${request.method}: ${shown} ${JSON.stringify(fault.headers ?? "")}`, async () => {
      const settings = fault === silence ? { operationTimeoutSeconds: 2 } : {};
      emulator.fail(fault);
      const error = await failure(request, settings);
      assert.deepEqual([error.name, error.constructor.name], [className, className]);
      assert.match(error.message, message);
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
    const texts = ["OK", "", "null", "[]", '{"code":200,"message":"done"}', "a < b"];
    emulator.fail(
      ...texts.map((body) => success(body, TEXT_TYPE)),
      { ...success("OK", {}), untyped: true },
      success({}),
    );
    const { client } = emulatorConnection(emulator);
    for (let time = 0; time < texts.length + 2; time += 1) assert.deepEqual(await client.send(update), {});
  });

  it("show no successful response that contains the API key, which ends neither the run nor its key", async () => {
    const { apiKey, baseUrl } = emulator;
    const { client } = emulatorConnection(emulator, { maxRetries: 0 });
    for (const request of [read, update]) {
      // More than end a run without a usable response.
      for (let time = 0; time < 11; time += 1) {
        emulator.fail(success({ spec: {}, metadata: { labels: { [`x${apiKey}`]: apiKey } } }));
        const { name, message, outcomeUnknown } = await failureOf(client.send(request), emulator);
        assert.equal(name, "ResponseError");
        assert.match(
          message,
          new RegExp(`${baseUrl}\\S+ returned 200 with the API key in it\\.\nRemove the key from what`),
        );
        assert.equal(outcomeUnknown, request === update, "a write is pending");
      }
    }
    await client.send(update);
  });

  it("say so if a name stands in place of a UID, and how to find that of a name", async () => {
    const named = updateHostClusterConfig({ clusterUid: "prod-1", projectUid: "dev" }, "{}");
    for (const status of [403, 404]) {
      emulator.fail({ status, body: status === 404 ? notFound : { code: "Forbidden" } });
      const { message } = await failure(named);
      assert.match(
        message,
        /\n"prod-1" is no UID of a cluster in Palette: UIDs have 24 hexadecimal digits\. To find .* doctor --clusters\n/,
      );
      assert.match(
        message,
        /\n"dev" is no UID of a project in Palette: UIDs have 24 hexadecimal digits\. To find .* run: npx pulumi-spectrocluster doctor --clusters --search$/,
      );
      assert.doesNotMatch(message, /Use another key/);
    }
  });

  it("take a truncated response for no response, whatever its status says", async () => {
    for (const status of [401, 403, 409]) {
      emulator.fail({ status, torn: true, body: { code: "Forbidden", message: "x".repeat(100) } });
      const { name, outcomeUnknown } = await failure(update, { maxRetries: 0 });
      assert.deepEqual([name, outcomeUnknown], ["ConnectionError", true]);
    }
  });

  it("have the texts of all causes", () => {
    const causes = ["connect ECONNREFUSED ::1:9", "connect ECONNREFUSED 127.0.0.1:9"].map((text) => new Error(text));
    const cause = new AggregateError(causes);
    const { settings } = emulatorConnection(emulator);
    const { message } = connectionError(
      { request: update, settings, attempt: 9 },
      Object.assign(new Error("", { cause }), { code: "ECONNREFUSED" }),
    );
    assert.match(
      message,
      /received no response after 9 attempts \(connect ECONNREFUSED ::1:9, connect ECONNREFUSED 127\.0\.0\.1:9\)/,
    );
  });

  it("do not occur for unknown members, compression and other JSON types", async () => {
    const body = { spec: {}, code: "c", message: "m", unknown: { members: ["a"] } };
    const type = { "content-type": "application/vnd.api+json; charset=utf-8" };
    const compressed = gzipSync(JSON.stringify(body));
    emulator.fail(success(compressed, { ...JSON_TYPE, "content-encoding": "gzip" }), success(body, type));
    const { client } = emulatorConnection(emulator);
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

  it("are a rejected key also if escapes or invisible characters hide it", async () => {
    const apiKey = 'abc/def+ghi"=';
    for (const echo of ["abc\\/def\\u002Bghi\\u0022=", 'abc\\/d\\u200bef+ghi\\"=']) {
      emulator.fail({ status: 500, headers: JSON_TYPE, body: `{"message":"bad key ${echo}"}` });
      const { name, message } = await failure(update, { apiKey });
      assert.deepEqual([name, message.includes("returned 500 (bad key [API key])")], ["AuthenticationError", true]);
    }
  });

  it("name the project, but not the API key, also if it was set as the project and the cluster", async () => {
    const { apiKey } = emulator;
    emulator.fail({ status: 403 });
    const { message } = await failure(updateHostClusterConfig({ clusterUid: apiKey, projectUid: apiKey }, "{}"));
    assert.match(message, /lacks permission in project "\[API key\]"\./);
  });

  for (const status of [422, 200]) {
    it(`with omitServiceMessage contain only code and ref of ${status} with an error`, async () => {
      const secret = { ...update, omitServiceMessage: true };
      const body = { code: "Nope", message: "bad host s3cret", details: { host: "s3cret" }, ref: "r-7" };
      emulator.fail({ ...success(body), status });
      const { message } = await failure(secret);
      assert.match(message, /returned \d+( with an error)? \(code Nope, ref r-7, message omitted because an arg/);
      assert.doesNotMatch(message, /s3cret/);
      emulator.fail({ ...success({ ...body, message: emulator.apiKey }), status });
      assert.equal((await failure(secret)).name, "AuthenticationError");
    });
  }
});
