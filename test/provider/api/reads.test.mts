import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import type { SettingValues } from "../../../provider/configuration.js";
import type { SpectroclusterError } from "../../../provider/errors.js";
import { readClusterSearchInputs } from "../../../provider/functions/getClusterSearchInputs.js";
import { readVirtualMachine } from "../../../provider/functions/getVirtualMachine.js";
import type { GetVirtualMachineArgs } from "../../../provider/model/functions.js";
import { Emulator, type Fault } from "../../emulator/index.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";

const target: GetVirtualMachineArgs = { clusterUid: "c1", namespace: "default", name: "web-0" };
const JSON_TYPE = { "content-type": "application/json" };
const MEBIBYTE = 1024 * 1024;

describe("reading", function () {
  this.timeout(30_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" }, { uid: "p1", projectUid: "p" });
    addMachine(target);
    emulator.searchInputs = { inputs: { project: { values: [{ name: "dev", uid: "u1" }] } } };
  });
  afterEach(() => emulator.stop());

  function addMachine({ clusterUid, name, namespace }: GetVirtualMachineArgs): void {
    emulator.machines.push({ clusterUid, name, namespace, body: { metadata: { name }, spec: { running: true } } });
  }

  const client = (settings?: SettingValues) => emulatorConnection(emulator, settings).client;

  const urls = () => emulator.requests.map(({ url }) => url);

  /** The error of a lookup, which is to fail. */
  async function failure(lookup: Promise<unknown>): Promise<SpectroclusterError> {
    const error = await failureOf(lookup, emulator);
    assert.equal(error.outcomeUnknown, false, "reading changes nothing");
    return error;
  }

  it("asks for a machine as the reference says", async () => {
    const { value, inexactIntegers } = await client().send(readVirtualMachine(target));
    assert.deepEqual(value, { metadata: { name: "web-0" }, spec: { running: true } });
    assert.deepEqual(inexactIntegers, []);
    const [request] = emulator.requests;
    assert.equal(request?.method, "GET");
    assert.equal(request?.url, "/v1/spectroclusters/c1/vms/web-0?namespace=default");
    assert.equal(request?.headers["apikey"], emulator.apiKey);
    assert.equal(request?.headers["projectuid"], undefined);
    assert.equal(request?.headers["accept"], "application/json");
    assert.match(String(request?.headers["user-agent"]), /^pulumi-spectrocluster\/\d/);
    assert.equal(request?.body, undefined);
  });

  it("asks for the search inputs as the reference says", async () => {
    const { value } = await client().send(readClusterSearchInputs({ projectUid: "p" }));
    assert.deepEqual(value, emulator.searchInputs);
    const [request] = emulator.requests;
    assert.equal(request?.method, "GET");
    assert.equal(request?.url, "/v1/dashboard/spectroclusters/search/input");
    assert.equal(request?.headers["apikey"], emulator.apiKey);
    assert.equal(request?.headers["projectuid"], "p");
    assert.equal(request?.headers["accept"], "application/json");
  });

  it("scopes a machine by its project", async () => {
    addMachine({ ...target, clusterUid: "p1" });
    await client().send(readVirtualMachine({ ...target, clusterUid: "p1", projectUid: "p" }));
    assert.equal(emulator.requests[0]?.headers["projectuid"], "p");
  });

  it("keeps a path prefix of the address", async () => {
    const prefixed = client({ baseUrl: `${emulator.baseUrl}/prefix/` });
    await failure(prefixed.send(readVirtualMachine(target)));
    await failure(prefixed.send(readClusterSearchInputs({})));
    assert.deepEqual(urls(), [
      "/prefix/v1/spectroclusters/c1/vms/web-0?namespace=default",
      "/prefix/v1/dashboard/spectroclusters/search/input",
    ]);
  });

  describe("keeps the shape of the path, whatever the names are:", () => {
    const names: [string, Partial<GetVirtualMachineArgs>, string][] = [
      ["a name that climbs", { name: "../x" }, "c1/vms/..%2Fx?namespace=default"],
      ["a name that climbs far", { name: "../../../v1/users" }, "c1/vms/..%2F..%2F..%2Fv1%2Fusers?namespace=default"],
      ["a name with a slash", { name: "a/b" }, "c1/vms/a%2Fb?namespace=default"],
      ["a name with a backslash", { name: "..\\x" }, "c1/vms/..%5Cx?namespace=default"],
      ["a name that is encoded already", { name: "%2e%2e" }, "c1/vms/%252e%252e?namespace=default"],
      ["a name that is a climb encoded", { name: "..%2fx" }, "c1/vms/..%252fx?namespace=default"],
      ["a name with all that delimits", { name: "ä ?#&;+" }, "c1/vms/%C3%A4%20%3F%23%26%3B%2B?namespace=default"],
      ["a namespace with what delimits", { namespace: "a&b=c" }, "c1/vms/web-0?namespace=a%26b%3Dc"],
      ["a namespace that is odd", { namespace: "ä+b #/?%26" }, "c1/vms/web-0?namespace=%C3%A4%2Bb%20%23%2F%3F%2526"],
      ["a cluster that climbs", { clusterUid: "../c1" }, "..%2Fc1/vms/web-0?namespace=default"],
    ];
    for (const [name, part, expected] of names) {
      it(name, async () => {
        const odd = { ...target, ...part };
        emulator.addCluster({ uid: odd.clusterUid });
        addMachine(odd);
        // The service finds it by its decoded names, so they arrived as they are.
        const { value } = await client().send(readVirtualMachine(odd));
        assert.deepEqual(value, { metadata: { name: odd.name }, spec: { running: true } });
        assert.deepEqual(urls(), [`/v1/spectroclusters/${expected}`]);
      });
    }
  });

  describe("shares requests:", () => {
    it("500 equal lookups asked together are one, and a later one asks again", async () => {
      const one = client();
      const received = await Promise.all(Array.from({ length: 500 }, () => one.send(readVirtualMachine(target))));
      assert.equal(emulator.requests.length, 1);
      assert.equal(received.length, 500);
      for (const { value } of received)
        assert.deepEqual(value, { metadata: { name: "web-0" }, spec: { running: true } });

      await one.send(readVirtualMachine(target));
      assert.equal(emulator.requests.length, 2);
    });

    it("equal lookups of search inputs are one too", async () => {
      const one = client();
      await Promise.all(Array.from({ length: 500 }, () => one.send(readClusterSearchInputs({}))));
      assert.equal(emulator.requests.length, 1);
    });

    it("a lookup that joins late gets the answer that is under way", async () => {
      const one = client();
      emulator.fail({ delay: 300 });
      const first = one.send(readVirtualMachine(target));
      while (emulator.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      await Promise.all([first, one.send(readVirtualMachine(target))]);
      assert.equal(emulator.requests.length, 1);
    });

    it("each caller gets an object of its own", async () => {
      const one = client();
      emulator.machines.splice(0, 1, { ...target, body: '{"spec":{"a":[1]},"n":9007199254740993}' });
      const [mine, theirs] = await Promise.all([
        one.send(readVirtualMachine(target)),
        one.send(readVirtualMachine(target)),
      ]);
      assert.equal(emulator.requests.length, 1);
      (mine.value as { spec: { a: number[] } }).spec.a.push(2);
      mine.inexactIntegers.pop();
      assert.deepEqual((theirs.value as { spec: unknown }).spec, { a: [1] });
      assert.equal(theirs.inexactIntegers.length, 1);
    });

    it("lookups that differ in anything do not", async () => {
      const different: GetVirtualMachineArgs[] = [
        target,
        { ...target, name: "web-1" },
        { ...target, namespace: "other" },
        { ...target, clusterUid: "c2" },
        { ...target, projectUid: "p" },
      ];
      emulator.addCluster({ uid: "c2" });
      for (const machine of different) addMachine(machine);
      const one = client();
      await Promise.all(different.map((machine) => one.send(readVirtualMachine(machine))));
      assert.equal(emulator.requests.length, different.length);

      await Promise.all(["p", "q", undefined].map((projectUid) => one.send(readClusterSearchInputs({ projectUid }))));
      const projects = emulator.requests.slice(different.length).map(({ headers }) => headers["projectuid"]);
      assert.deepEqual(new Set(projects), new Set(["p", "q", undefined]));
    });

    it("lookups of two clients do not", async () => {
      await Promise.all([client().send(readVirtualMachine(target)), client().send(readVirtualMachine(target))]);
      assert.equal(emulator.requests.length, 2);
    });

    it("a failure is that of everybody who waits for it, and of nobody later", async () => {
      const one = client();
      emulator.fail({ status: 500 });
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => one.send(readVirtualMachine(target))));
      assert.equal(emulator.requests.length, 1);
      for (const result of results) {
        assert.ok(result.status === "rejected");
        assert.equal(result.reason.name, "ServerError");
      }
      await one.send(readVirtualMachine(target));
      assert.equal(emulator.requests.length, 2);
    });

    it("50 different ones share few connections, and no more are under way than allowed", async () => {
      const many = Array.from({ length: 50 }, (_, index) => ({ ...target, name: `many-${index}` }));
      for (const machine of many) addMachine(machine);
      emulator.fail({ delay: 20, times: 50 });
      const one = client({ maxConcurrentRequests: 4 });
      const received = await Promise.all(many.map((machine) => one.send(readVirtualMachine(machine))));
      const names = received.map(({ value }) => (value as { metadata: { name: string } }).metadata.name);
      assert.deepEqual(
        names,
        many.map(({ name }) => name),
      );
      assert.equal(emulator.requests.length, 50);
      assert.equal(emulator.peakUnderWay, 4);
      assert.equal(emulator.connections, 4);
    });
  });

  describe("tries again after", () => {
    for (const [name, fault] of [
      ["429", { status: 429 }],
      ["503", { status: 503 }],
      ["500 with reason ServerTimeout", { status: 500, body: { reason: "ServerTimeout" } }],
      ["a connection that is cut", { reset: true }],
      ["a connection that is cut in the middle of the answer", { torn: true, applied: true }],
    ] satisfies [string, Fault][]) {
      it(name, async () => {
        emulator.fail(fault);
        const { value } = await client().send(readVirtualMachine(target));
        assert.deepEqual(value, { metadata: { name: "web-0" }, spec: { running: true } });
        assert.equal(emulator.requests.length, 2);
      });
    }
  });

  describe("names machine, cluster and what to do after", () => {
    const again = /Run the same command again/;
    const address = /A proxy or a login page may have answered: check the address, baseUrl/;
    const json = (body: unknown): Fault => ({ status: 200, headers: JSON_TYPE, body });
    /** 1 MiB that unpacks to 1 GiB. */
    const bomb = Buffer.concat([
      gzipSync('{"spec":"'),
      ...Array(64).fill(gzipSync(Buffer.alloc(16 * MEBIBYTE, "x"))),
      gzipSync('"}'),
    ]);
    const tooLarge = /is larger than 16777216 bytes, which no answer of the service is/;

    const refusals: [string, Fault, string, RegExp][] = [
      ["400", { status: 400 }, "ApiError", /Change what the service complains about/],
      ["401", { status: 401 }, "AuthenticationError", /The API key came from spectrocluster:apiKey/],
      ["403", { status: 403 }, "PermissionError", /may not do this without a project/],
      [
        "404 of the service",
        { status: 404, body: { code: "ResourceNotFound", message: "no such machine" } },
        "NotFoundError",
        /no such machine.*\n.*does not know it: check its name and namespace, the cluster's uid, and the project/,
      ],
      [
        "404 of a proxy",
        { status: 404, body: "<html>404</html>" },
        "ApiError",
        /not the service's own answer.*address/,
      ],
      ["404 with another code", { status: 404, body: { code: "RouteNotFound" } }, "ApiError", /check the address/],
      ["409", { status: 409 }, "ApiError", /complains/],
      ["a plain 500", { status: 500 }, "ServerError", again],
      ["501", { status: 501 }, "ServerError", /The service does not offer this/],
    ];
    const unusable: [string, Fault, RegExp][] = [
      [
        "a page",
        { status: 200, body: "<html>Sign in</html>" },
        /200 and text\/html.* that is not the service's JSON\.\nA proxy or a login page may have answered/,
      ],
      ["JSON that calls itself text", { status: 200, headers: { "content-type": "text/plain" }, body: "{}" }, address],
      ["a page that calls itself JSON", json("<html>Sign in</html>"), /200 and JSON that is broken.*\n.*baseUrl/],
      ["JSON that ends too early", json('{"spec":{"running":tr'), /200 and JSON that is broken or ends too early/],
      ["an empty body", json(""), /200 and nothing in it/],
      ["204", { status: 204, body: "" }, /204 and .* that is not the service's JSON/],
      ["a list", json('[{"spec":{}}]'), /200 and JSON that is not an object/],
      ["a string", json('"spec"'), /200 and JSON that is not an object/],
      ["null", json("null"), /200 and JSON that is not an object/],
      ["a number", json("9007199254740993"), /200 and JSON that is not an object/],
      [
        "a success that is an error of the service",
        json({ code: "InvalidCluster", message: "it is\nbroken", details: "d", ref: "r-1" }),
        /200 and an error of the service \(it is broken, d, code InvalidCluster, ref r-1\)\.\n.*complains about/,
      ],
      [
        "objects 101 levels deep",
        json(`{"spec":${"[".repeat(100)}${"]".repeat(100)}}`),
        /200 and JSON that is nested more than 100 levels deep/,
      ],
      ["a body above 16 MiB", json(`{"spec":"${"x".repeat(17 * MEBIBYTE)}"}`), tooLarge],
      [
        "a small body that unpacks to 1 GiB",
        { status: 200, headers: { ...JSON_TYPE, "content-encoding": "gzip" }, body: bomb },
        tooLarge,
      ],
      [
        "a redirect",
        { status: 302, headers: { location: "/login?token=t0ken" } },
        /302 and a redirect to http:\/\/127.*which is not followed/,
      ],
    ];
    const cases: typeof refusals = [
      ...refusals,
      ...unusable.map(([name, fault, message]): (typeof refusals)[number] => [name, fault, "ResponseError", message]),
    ];
    for (const [name, fault, className, message] of cases) {
      it(name, async () => {
        // Twice: once for each operation.
        emulator.fail({ ...fault, times: 2 });
        const ofMachine = await failure(client().send(readVirtualMachine(target)));
        const ofInputs = await failure(client().send(readClusterSearchInputs({})));
        assert.equal(emulator.requests.length, 2, "no second try");

        assert.equal(ofMachine.name, className);
        assert.match(ofMachine.message, message);
        assert.match(
          ofMachine.message,
          /^Could not read virtual machine "web-0" in namespace "default" of cluster "c1":\n(The answer of )?GET http.*\/vms\/web-0/,
        );
        assert.equal(ofInputs.name, className);
        assert.match(
          ofInputs.message,
          /^Could not read the inputs of the cluster search filter:\n(The answer of )?GET http/,
        );
        assert.doesNotMatch(ofMachine.message + ofInputs.message, /Sign in|t0ken/);
      });
    }

    it("a connection that is cut in the middle of the answer, at every try", async () => {
      emulator.fail({ torn: true, applied: true, times: 2 });
      const error = await failure(client({ maxRetries: 1 }).send(readVirtualMachine(target)));
      assert.equal(error.name, "ConnectionError");
      assert.match(error.message, /^Could not read virtual machine "web-0" in namespace "default" of cluster "c1"/);
      assert.match(error.message, /after 2 tries.*\n.*run the same command again/i);
      assert.doesNotMatch(error.message, /complains/, "nobody did");
    });

    it("no answer in time", async () => {
      emulator.fail({ delay: 20_000 });
      const error = await failure(client({ operationTimeoutSeconds: 1 }).send(readVirtualMachine(target)));
      assert.equal(error.name, "TimeoutError");
      assert.match(error.message, /^Could not read virtual machine "web-0" in namespace "default" of cluster "c1"/);
    });

    it("too many requests, also after the last try", async () => {
      emulator.fail({ status: 429, times: 2 });
      const error = await failure(client({ maxRetries: 1 }).send(readVirtualMachine(target)));
      assert.equal(error.name, "RateLimitError");
      assert.match(error.message, /429 after 2 tries/);
    });
  });

  for (const [name, wrong] of [
    ["a machine", { name: "web-1" }],
    ["a namespace", { namespace: "other" }],
    ["a cluster", { clusterUid: "c9" }],
    ["a project", { clusterUid: "p1", projectUid: "q" }],
  ] as const) {
    it(`knows ${name} that the service does not know by its own answer`, async () => {
      const error = await failure(client().send(readVirtualMachine({ ...target, ...wrong })));
      assert.equal(error.name, "NotFoundError");
      for (const value of Object.values(wrong)) assert.ok(error.message.includes(`"${value}"`), error.message);
      assert.equal(emulator.requests.length, 1);
    });
  }

  it("says where a key that is refused came from, and does not show it", async () => {
    const apiKey = "wr0ng-key";
    const error = await failure(client({ apiKey }).send(readVirtualMachine(target)));
    assert.equal(error.name, "AuthenticationError");
    assert.ok(!inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true }).includes(apiKey));
  });

  it("does not show the key where an answer echoes it", async () => {
    const { apiKey } = emulator;
    const answers: Fault[] = [
      { status: 422, body: { code: apiKey, message: apiKey, details: { apiKey }, ref: apiKey } },
      { status: 200, headers: JSON_TYPE, body: { code: apiKey, message: apiKey, details: { apiKey }, ref: apiKey } },
      { status: 200, headers: { "content-type": `text/html; key=${apiKey}` }, body: apiKey },
      { status: 200, headers: JSON_TYPE, body: `{"${apiKey}` },
      { status: 302, headers: { location: `https://${apiKey}.example.com/?key=${apiKey}` } },
    ];
    for (const answer of answers) {
      emulator.fail(answer);
      await failure(client().send(readVirtualMachine(target)));
    }
  });

  it("does not follow a redirect to another origin, where the key would go", async () => {
    let visits = 0;
    const elsewhere = createServer((_request, response) => {
      visits += 1;
      response.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
    try {
      for (const status of [301, 302, 303, 307, 308]) {
        const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
        emulator.fail({ status, headers: { location } });
        assert.equal((await failure(client().send(readVirtualMachine(target)))).name, "ResponseError");
      }
      assert.equal(visits, 0);
      assert.equal(emulator.requests.length, 5);
    } finally {
      elsewhere.close();
    }
  });

  it("takes packed answers, members that the reference does not know and JSON of other names", async () => {
    const body = { spec: {}, code: "c", message: "m", grown: { by: ["a server"] } };
    emulator.fail(
      { status: 200, headers: { ...JSON_TYPE, "content-encoding": "gzip" }, body: gzipSync(JSON.stringify(body)) },
      {
        status: 200,
        headers: { "content-type": "application/vnd.api+json; charset=utf-8" },
        body: JSON.stringify(body),
      },
    );
    for (let time = 0; time < 2; time += 1) {
      assert.deepEqual((await client().send(readVirtualMachine(target))).value, body);
    }
  });
});
