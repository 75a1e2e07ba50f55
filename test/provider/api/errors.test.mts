import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import {
  disableHostCluster,
  readCluster,
  readClusterSearchInputs,
  updateHostClusterConfig,
} from "../../../provider/api/clusterRequests.js";
import { concernsService, stopsAllRequests } from "../../../provider/api/errorScope.js";
import type { RequestOptions } from "../../../provider/api/request.js";
import type { ServiceRequest } from "../../../provider/api/serviceRequest.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { type ApiError, ConfigurationError } from "../../../provider/errors.js";

import { readVirtualMachine } from "../../../provider/functions/getVirtualMachine.js";
import { Emulator, type Fault } from "../../emulator/index.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";

const JSON_TYPE = { "content-type": "application/json" };
const MEBIBYTE = 1024 * 1024;
const machine = { clusterUid: "c1", namespace: "default", name: "web-0" };

describe("errors of requests", function () {
  this.timeout(30_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" });
    emulator.machines.push({ ...machine, body: { spec: {} } });
  });
  afterEach(() => emulator.stop());

  const update = updateHostClusterConfig({ clusterUid: "c1" }, { isHostCluster: true });
  const read = readVirtualMachine(machine);

  /** The error of a request, which must fail. */
  const failure = (operation: ServiceRequest, settings?: SettingValues, options?: RequestOptions) =>
    failureOf(emulatorConnection(emulator, settings).client.send(operation, options), emulator);

  for (const [operation, description] of [
    [update, 'update the host cluster configuration of cluster "c1":\nPATCH http'],
    [disableHostCluster({ clusterUid: "c1" }), 'disable host cluster "c1":\nPATCH http'],
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

  describe("for a status", () => {
    const json = (text: string) => ({ headers: JSON_TYPE, body: text });
    const notFound = { code: "ResourceNotFound", message: "no such object" };
    const fix = /Fix what the service reports, then run the same command again\./;
    const again = /Run the same command again/;
    const unsupported =
      /The service does not support this request\. Check baseUrl \(http:.*\) and the service's version/;
    const foreign =
      /not the service's own "not found"\. Check baseUrl \(http:.*\) and the project\. The request was made wi/;
    const statuses: [string, Fault, string, RegExp][] = [
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
        /no such object.*\nCheck .*the cluster UID and the project\. The request was made without a project/,
      ],
      [
        "404 with ResourceNotFound and a byte order mark",
        { status: 404, body: `\ufeff${JSON.stringify(notFound)}` },
        "NotFoundError",
        /no such object/,
      ],
      ["404 with another code", { status: 404, body: { code: "RouteNotFound" } }, "ApiError", foreign],
      ["404 with HTML", { status: 404, body: "<html>404</html>" }, "ApiError", foreign],
      ["404 with truncated JSON", { status: 404, ...json('{"code":"Resou') }, "ApiError", foreign],
      ["405", { status: 405 }, "ApiError", unsupported],
      ["409", { status: 409 }, "ApiError", fix],
      ["422", { status: 422 }, "ApiError", fix],
      ["429", { status: 429, headers: { "retry-after": "86400" } }, "RateLimitError", /\(Retry-After: 86400\)/],
      ["500", { status: 500 }, "ServerError", again],
      ["501", { status: 501 }, "ServerError", unsupported],
      ["503", { status: 503, headers: { "retry-after": "86400" } }, "ServerError", /\(Retry-After: 86400\)/],
    ];
    for (const [name, fault, className, message] of statuses) {
      it(name, async () => {
        emulator.fail({ ...fault, times: 2 });
        for (const operation of [update, read]) {
          const error = await failure(operation);
          assert.equal(error.name, className);
          assert.match(error.message, message);
        }
        assert.equal(emulator.requests.length, 2, "there are no retries");
      });
    }

    it("contain the service's error on one line, and the number of attempts", async () => {
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

    it("name the project", async () => {
      emulator.fail({ status: 403 });
      const { message } = await failure(updateHostClusterConfig({ clusterUid: "c1", projectUid: "p" }, {}));
      assert.match(message, /lacks permission in project "p"\. Use another key or project\./);
    });
  });

  describe("for a read with status 200", () => {
    const json = (body: unknown): Fault => ({ status: 200, headers: JSON_TYPE, body });
    const notJson =
      /returned 200 with .+ instead of JSON\.\nThe response may come from a proxy or a login page\. Check/;
    const invalid = /returned 200 with invalid or truncated JSON\.\nRun the same command again\. .* check baseUrl/;
    const notObject = /returned 200 with JSON that is not an object/;
    const tooLarge = /returned more than 16777216 bytes\.\nThe response may come from a proxy/;
    /** 1 MiB that unpacks to 1 GiB. */
    const bomb = Buffer.concat([
      gzipSync('{"spec":"'),
      ...Array(64).fill(gzipSync(Buffer.alloc(16 * MEBIBYTE, "x"))),
      gzipSync('"}'),
    ]);
    const bodies: [string, Fault, RegExp][] = [
      ["HTML", { status: 200, body: "<html>Sign in</html>" }, notJson],
      ["JSON as text", { status: 200, headers: { "content-type": "text/plain" }, body: "{}" }, notJson],
      ["no body", { status: 204, body: "" }, /returned 204 with no Content-Type instead of JSON/],
      ["HTML as JSON", json("<html>Sign in</html>"), invalid],
      ["truncated JSON", json('{"spec":{"running":tr'), invalid],
      ["an empty body", json(""), /returned 200 with an empty body/],
      ["a list", json('[{"spec":{}}]'), notObject],
      ["a string", json('"spec"'), notObject],
      ["null", json("null"), notObject],
      ["a number", json("9007199254740993"), notObject],
      [
        "an error of the service",
        json({ code: "InvalidCluster", message: "it is\nbroken", details: "d", ref: "r-1" }),
        /returned 200 with an error of the service \(it is broken, d, code InvalidCluster, ref r-1\)\.\nFix what/,
      ],
      ["deep JSON", json(`{"spec":${"[".repeat(100)}${"]".repeat(100)}}`), /JSON nested more than 100 levels deep/],
      ["a body above 16 MiB", json(`{"spec":"${"x".repeat(17 * MEBIBYTE)}"}`), tooLarge],
      [
        "a small body that unpacks to 1 GiB",
        { status: 200, headers: { ...JSON_TYPE, "content-encoding": "gzip" }, body: bomb },
        tooLarge,
      ],
    ];
    for (const [name, fault, message] of bodies) {
      it(name, async () => {
        emulator.fail(fault);
        const error = await failure(read);
        assert.equal(error.name, "ResponseError");
        assert.match(error.message, message);
        assert.doesNotMatch(error.message, /Sign in/);
        assert.equal(emulator.requests.length, 1, "there are no retries");
      });
    }

    for (const [name, cluster, message] of [
      [
        "another cluster",
        { metadata: { uid: "c2" }, spec: {} },
        /returned 200 with an object that has another UID, c2\./,
      ],
      [
        "a configuration that is not an object",
        { spec: { clusterConfig: { hostClusterConfig: [] } } },
        /with an object that has a spec\.clusterConfig\.hostClusterConfig that is not an object/,
      ],
    ] as const) {
      it(name, async () => {
        emulator.fail(json(cluster));
        const error = await failure(readCluster({ clusterUid: "c1" }));
        assert.equal(error.name, "ResponseError");
        assert.match(error.message, message);
      });
    }

    it("do not occur for unknown members, compression and other JSON types", async () => {
      const body = { spec: {}, code: "c", message: "m", unknown: { members: ["a"] } };
      const type = { "content-type": "application/vnd.api+json; charset=utf-8" };
      emulator.fail(
        { status: 200, headers: { ...JSON_TYPE, "content-encoding": "gzip" }, body: gzipSync(JSON.stringify(body)) },
        { status: 200, headers: type, body: JSON.stringify(body) },
      );
      const { client } = emulatorConnection(emulator);
      for (let time = 0; time < 2; time += 1) assert.deepEqual((await client.send(read)).value, body);
    });
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
      assert.equal(visits, 0);
      assert.equal(emulator.requests.length, 10);
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
      const { message } = await failure(update, {
        baseUrl: emulator.baseUrl.replace("http:", "https:"),
        maxRetries: 0,
      });
      assert.match(
        message,
        /\(write EPROTO [a-z ]+\)\.\nThe server does not speak https on this port\. If you meant http,/,
      );
    });
  });

  describe("do not contain the API key", () => {
    it("if it was set as the project", async () => {
      emulator.fail({ status: 403 });
      const { message } = await failure(updateHostClusterConfig({ clusterUid: "c1", projectUid: emulator.apiKey }, {}));
      assert.match(message, /lacks permission in project "\[API key\]"/);
    });

    it("if it is invalid", async () => {
      const apiKey = "wr0ng-key";
      const error = await failure(read, { apiKey });
      assert.equal(error.name, "AuthenticationError");
      assert.ok(!inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true }).includes(apiKey));
    });

    it("if invisible characters or escapes hide it", async () => {
      const apiKey = 'abc/def+ghi"=';
      for (const echo of ["abc\\/def\\u002Bghi\\u0022=", 'abc\\/d\\u200bef+ghi\\"=']) {
        emulator.fail({ status: 500, headers: JSON_TYPE, body: `{"message":"bad key ${echo}"}` });
        assert.match((await failure(update, { apiKey })).message, /returned 500 \(bad key \[API key\]\)/);
      }
    });

    it("if the response repeats it", async () => {
      const { apiKey } = emulator;
      const echo = { code: apiKey, message: apiKey, details: { given: [apiKey] }, ref: apiKey };
      const faults: Fault[] = [
        { status: 422, body: echo },
        { status: 200, headers: JSON_TYPE, body: echo },
        { status: 200, headers: { "content-type": `text/html; key=${apiKey}` }, body: apiKey },
        { status: 200, headers: JSON_TYPE, body: `{"${apiKey}` },
        { status: 302, headers: { location: `https://${apiKey}.example.com/?key=${apiKey}` } },
        { status: 429, headers: { "retry-after": apiKey } },
      ];
      for (const fault of faults) {
        emulator.fail({ ...fault, times: Number.POSITIVE_INFINITY });
        // Searches the error for the key.
        await failure(read, { maxRetries: 0, operationTimeoutSeconds: 1 });
        emulator.recover();
      }
    });
  });

  describe("with omitServiceMessage", () => {
    const body = { code: "Nope", message: "bad host s3cret", details: { host: "s3cret" }, ref: "r-7" };
    const expected =
      /returned \d+( with an error of the service)? \(code Nope, ref r-7, message omitted because an arg/;

    for (const [name, fault] of [
      ["an error status", { status: 422, body }],
      ["an error with status 200", { status: 200, headers: JSON_TYPE, body }],
    ] as const) {
      it(`contain only code and ref of ${name}`, async () => {
        emulator.fail({ ...fault, times: 3 });
        const { client } = emulatorConnection(emulator);
        const omitServiceMessage = true;
        for (const request of [
          client.send(update, { omitServiceMessage }),
          client.inSlot((send) => send(update, { omitServiceMessage })),
        ]) {
          const error = await failureOf(request, emulator, ["s3cret"]);
          assert.match(error.message, expected);
          assert.match(error.message, /^Cannot update the host cluster configuration of cluster "c1":/);
        }
      });
    }
  });

  describe("concern", () => {
    const cases: [string, Fault, service: boolean, all: boolean, settings?: SettingValues][] = [
      ["400", { status: 400 }, false, false],
      ["401", { status: 401 }, true, true],
      ["403", { status: 403 }, true, false],
      ["404 with ResourceNotFound", { status: 404, body: { code: "ResourceNotFound", message: "m" } }, false, false],
      ["404 with HTML", { status: 404, body: "<html>" }, true, false],
      ["405", { status: 405 }, true, false],
      ["409", { status: 409 }, false, false],
      ["429", { status: 429, headers: { "retry-after": "86400" } }, false, false],
      ["500", { status: 500 }, false, false],
      ["501", { status: 501 }, true, false],
      ["503", { status: 503 }, false, false],
      ["HTML", { status: 200, body: "<html>" }, false, false],
      ["a reset connection", { reset: true }, true, false],
      ["the timeout of an attempt", { delay: 2000 }, true, false, { requestTimeoutSeconds: 1 }],
      ["the deadline", { delay: 2000 }, true, false, { operationTimeoutSeconds: 1 }],
      ["an unknown host", {}, true, true, { baseUrl: "https://service.invalid" }],
      ["a refused connection", {}, true, true, { baseUrl: "http://127.0.0.1:1" }],
    ];
    for (const [name, fault, service, all, settings] of cases) {
      const scope = all ? "all requests" : service ? "the service" : "the cluster";
      it(`${scope} for ${name}`, async () => {
        emulator.fail(fault);
        const error = await failure(read, { maxRetries: 0, ...settings });
        assert.deepEqual([concernsService(error), stopsAllRequests(error)], [service, all]);
      });
    }

    it("all requests for TLS", async () => {
      const error = await failure(read, { baseUrl: emulator.baseUrl.replace("http:", "https:") });
      assert.deepEqual([concernsService(error), stopsAllRequests(error)], [true, true]);
    });

    it("all requests for the configuration", () => {
      assert.equal(stopsAllRequests(new ConfigurationError("apiKey is missing")), true);
    });

    it("nothing for other errors", () => {
      for (const error of [new Error("other"), undefined]) {
        assert.deepEqual([concernsService(error), stopsAllRequests(error)], [false, false]);
      }
    });
  });
});
