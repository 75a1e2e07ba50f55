import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { inspect } from "node:util";
import { createClient } from "../../../provider/api/client.js";
import { disableHostCluster, updateHostClusterConfig } from "../../../provider/api/operations.js";
import type { SettingValues } from "../../../provider/configuration.js";
import type { ApiError } from "../../../provider/errors.js";
import { Emulator } from "../../emulator/index.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";

const target = { clusterUid: "c1" };

describe("the client", function () {
  this.timeout(30_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" }, { uid: "p1", projectUid: "p" });
  });
  afterEach(() => emulator.stop());

  const client = (settings?: SettingValues) => emulatorConnection(emulator, settings).client;

  const update = (settings?: SettingValues) =>
    client(settings).send(updateHostClusterConfig(target, { isHostCluster: true }));

  /** The error of an update, which is to fail. */
  const failure = (settings?: SettingValues) => failureOf(update(settings), emulator);

  it("sends key, project and body", async () => {
    await client().send(updateHostClusterConfig({ clusterUid: "p1", projectUid: "p" }, { isHostCluster: true }));
    const [request] = emulator.requests;
    assert.equal(request?.status, 204);
    assert.equal(request?.headers["projectuid"], "p");
    assert.deepEqual(request?.body, { hostClusterConfig: { isHostCluster: true } });
  });

  it("keeps few connections open for many requests, and no more under way than allowed", async () => {
    const many = client({ maxConcurrentRequests: 3 });
    emulator.fail({ delay: 50, times: 30 });
    await Promise.all(Array.from({ length: 30 }, () => many.send(updateHostClusterConfig(target, {}))));
    assert.equal(emulator.patches.length, 30);
    assert.equal(emulator.peakUnderWay, 3);
    assert.equal(emulator.connections, 3);
  });

  describe("tries again after", () => {
    const passing: [string, Parameters<Emulator["fail"]>[0]][] = [
      ["429", { status: 429 }],
      ["502", { status: 502, body: "<html>" }],
      ["503", { status: 503 }],
      ["504", { status: 504 }],
      ["500 with code ServerTimeout", { status: 500, body: { code: "ServerTimeout", message: "busy" } }],
      ["500 with reason ServerTimeout", { status: 500, body: { reason: "ServerTimeout" } }],
      ["a connection that is cut", { reset: true }],
      ["a connection that is cut when the request was carried out", { reset: true, applied: true }],
      ["Retry-After in the past", { status: 429, headers: { "retry-after": "-5" } }],
      ["Retry-After that is nonsense", { status: 429, headers: { "retry-after": "soon" } }],
    ];
    for (const [name, fault] of passing) {
      it(name, async () => {
        emulator.fail(fault);
        await update();
        assert.equal(emulator.patches.length, 2);
      });
    }

    for (const [name, retryAfter, least] of [
      ["seconds", () => "1", 990],
      // A date has whole seconds, so up to one of the two is cut off.
      ["a date", () => new Date(Date.now() + 2000).toUTCString(), 990],
    ] as const) {
      it(`the time that Retry-After asks for as ${name}`, async () => {
        emulator.fail({ status: 503, headers: { "retry-after": retryAfter() } });
        const started = Date.now();
        await update();
        assert.ok(Date.now() - started >= least);
        assert.equal(emulator.patches.length, 2);
      });
    }

    it("a Retry-After that is longer than one try may take", async () => {
      emulator.fail({ status: 503, headers: { "retry-after": "2" } });
      await update({ requestTimeoutSeconds: 1 });
      assert.equal(emulator.patches.length, 2);
    });
  });

  describe("gives up at once after", () => {
    const final: [string, Parameters<Emulator["fail"]>[0], string, RegExp][] = [
      ["400", { status: 400 }, "ApiError", /Change what the service complains about/],
      ["401", { status: 401 }, "AuthenticationError", /The API key came from spectrocluster:apiKey/],
      ["403", { status: 403 }, "PermissionError", /may not do this without a project/],
      ["404 of a proxy", { status: 404, body: "<html>" }, "ApiError", /not the service's own answer/],
      [
        "404 of the service",
        { status: 404, body: { code: "ResourceNotFound", message: "no such cluster" } },
        "NotFoundError",
        /no such cluster.*\n.*check the uid, and the project/,
      ],
      ["409", { status: 409 }, "ApiError", /complains/],
      ["422", { status: 422 }, "ApiError", /complains/],
      ["500", { status: 500 }, "ServerError", /Run the same command again/],
      ["405", { status: 405 }, "ApiError", /The service does not offer this: check the address/],
      ["501", { status: 501 }, "ServerError", /The service does not offer this: check the address/],
      ["a Retry-After beyond the deadline", { status: 503, headers: { "retry-after": "86400" } }, "ServerError", /503/],
      [
        "a login page",
        { status: 200, body: "<html>Sign in</html>" },
        "ResponseError",
        /200 and text\/html.*\n.*proxy or a login page/,
      ],
      [
        "an answer that breaks JSON's promise",
        { status: 404, headers: { "content-type": "application/json" }, body: '{"code":"Resou' },
        "ApiError",
        /404/,
      ],
    ];
    for (const [name, fault, className, message] of final) {
      it(name, async () => {
        emulator.fail(fault);
        const error = await failure();
        assert.equal(error.name, className);
        assert.match(error.message, message);
        assert.match(error.message, /^Could not update the host-cluster configuration of cluster "c1":\nPATCH http/);
        assert.equal(emulator.patches.length, 1);
      });
    }
  });

  it("shows no key that was given in the place of the project", async () => {
    emulator.fail({ status: 403 });
    const { apiKey } = emulator;
    const refused = client().send(updateHostClusterConfig({ clusterUid: "c1", projectUid: apiKey }, {}));
    await assert.rejects(refused, ({ message }: Error) => {
      assert.match(message, /may not do this in project "/);
      return !message.includes(apiKey);
    });
  });

  it("gives up after maxRetries", async () => {
    emulator.fail({ status: 429, times: 9 });
    const error = await failure({ maxRetries: 2 });
    assert.equal(error.name, "RateLimitError");
    assert.equal(emulator.patches.length, 3);
  });

  it("tells what the service says of an error, without control characters and without the key", async () => {
    const body = { code: "Nope", message: `a\u0007b\nc ${emulator.apiKey}`, details: { field: "x" }, ref: "r-7" };
    emulator.fail({ status: 422, body });
    const error = (await failure()) as ApiError;
    assert.match(error.message, /422 \(a b c \[API key\], \{"field":"x"\}, code Nope, ref r-7\)/);
    assert.deepEqual(
      [error.status, error.serviceCode, error.details, error.ref],
      [422, "Nope", '{"field":"x"}', "r-7"],
    );
  });

  it("does not tell the key where the service echoes it in another notation", async () => {
    const apiKey = 'abc/def+ghi"=';
    const echoes = ["abc\\/def\\u002Bghi\\u0022=", 'abc\\/d\\u200bef+ghi\\"='];
    for (const echo of echoes) {
      emulator.fail({
        status: 500,
        headers: { "content-type": "application/json" },
        body: `{"message":"bad key ${echo}"}`,
      });
      const error = await failure({ apiKey });
      assert.match(error.message, /500 \(bad key \[API key\]\)/);
    }
    emulator.fail({ status: 422, body: { details: { given: [apiKey] }, ref: apiKey } });
    const shown = inspect(await failure({ apiKey }));
    assert.ok(!shown.includes("def+ghi"), shown);
  });

  it("says how often it tried, and how long the service asks to wait", async () => {
    emulator.fail({ status: 429 }, { status: 429, headers: { "retry-after": "3600" } });
    const { message } = await failure();
    assert.match(
      message,
      /429 after 2 tries .*\nRun the same command again when the wait that the service asks for is over \(Retry-After: 3600\)/,
    );
  });

  it("tells of https where the server speaks plain http", async () => {
    const { message } = await failure({ baseUrl: emulator.baseUrl.replace("http:", "https:"), maxRetries: 0 });
    assert.match(
      message,
      /\(write EPROTO [a-z ]+\)\.\nWhat listens there does not speak https: write http:\/\/ before the address/,
    );
  });

  it("names what it tried where a host is disabled", async () => {
    emulator.fail({ status: 403 });
    await assert.rejects(
      client().send(disableHostCluster(target)),
      /^PermissionError: Could not disable the host cluster "c1"/,
    );
  });

  describe("knows whether a failed update may have been carried out", () => {
    const cases: [string, Parameters<Emulator["fail"]>, SettingValues, boolean][] = [
      ["not after a refusal", [{ status: 400 }], {}, false],
      ["perhaps after a success that is not the service's", [{ status: 200, body: "<html>" }], {}, true],
      ["not after a redirect", [{ status: 302, headers: { location: "/login" } }], {}, false],
      ["perhaps after a 500", [{ status: 500 }], {}, true],
      ["perhaps after a cut connection", [{ reset: true }], { maxRetries: 0 }, true],
      ["perhaps after a try without answer, whatever came last", [{ reset: true }, { status: 400 }], {}, true],
      ["perhaps after no answer in time", [{ delay: 3000 }], { requestTimeoutSeconds: 1, maxRetries: 0 }, true],
    ];
    for (const [name, faults, settings, expected] of cases) {
      it(name, async () => {
        emulator.fail(...faults);
        assert.equal((await failure(settings)).outcomeUnknown, expected);
      });
    }

    it("not where nobody listens", async () => {
      const { baseUrl } = emulator;
      await emulator.stop();
      const error = await failure({ baseUrl, maxRetries: 1 });
      assert.equal(error.name, "ConnectionError");
      assert.match(error.message, /got no answer after 2 tries \(.*ECONNREFUSED/);
      assert.equal(error.outcomeUnknown, false);
    });
  });

  it("does not hold more of an answer than any answer of the service takes", async () => {
    emulator.fail({ status: 200, body: "x".repeat(17 * 1024 * 1024) });
    const error = await failure();
    assert.equal(error.name, "ResponseError");
    assert.match(error.message, /is larger than 16777216 bytes/);
    assert.equal(error.outcomeUnknown, true);
  });

  it("ends within the operation's deadline, whatever the service does", async () => {
    emulator.fail({ delay: 20_000, times: 9 });
    const error = await failure({ operationTimeoutSeconds: 1 });
    assert.equal(error.name, "TimeoutError");
    assert.match(error.message, /had not succeeded after 1 s/);
    assert.equal(error.outcomeUnknown, true);
  });

  it("gives up what is under way, queued or to be tried again at the end", async () => {
    const end = new AbortController();
    const { settings } = emulatorConnection(emulator, { maxConcurrentRequests: 2 });
    const ending = createClient(settings, end.signal);
    emulator.fail({ status: 503, headers: { "retry-after": "1" } });
    emulator.hold({});
    const updates = Array.from({ length: 3 }, () => ending.send(updateHostClusterConfig(target, {})));
    while (emulator.patches.length < 2 || emulator.underWay > 1) await setTimeout(5);

    end.abort();
    const errors = (await Promise.allSettled(updates)).map((update) => update.status === "rejected" && update.reason);
    for (const { message } of errors) assert.match(message, /The run was cancelled\.\nRun the same command again\./);
    const sent = errors.filter(({ outcomeUnknown }) => outcomeUnknown);
    assert.equal(sent.length, 2);
    assert.equal(emulator.patches.length, 2);
  });

  for (const status of [301, 302, 307, 308]) {
    it(`does not follow a ${status} to another origin, where the key would go`, async () => {
      let visits = 0;
      const elsewhere = createServer((_request, response) => {
        visits += 1;
        response.end();
      });
      await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
      try {
        const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/?token=t0ken`;
        emulator.fail({ status, headers: { location } });
        const error = await failure();
        assert.equal(error.name, "ResponseError");
        assert.match(error.message, /a redirect to http:\/\/127\.0\.0\.1:\d+, which is not followed/);
        assert.doesNotMatch(error.message, /t0ken/);
        assert.equal(visits, 0);
      } finally {
        elsewhere.close();
      }
    });
  }
});
