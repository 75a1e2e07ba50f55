import assert from "node:assert/strict";
import dns from "node:dns";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, isIP, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { execa } from "execa";
import { updateHostClusterConfig } from "../../../provider/api/operations.js";
import type { SettingValues } from "../../../provider/configuration.js";
import { type Authority, createAuthority } from "../../emulator/certificates.mjs";
import { Emulator, type EmulatorOptions } from "../../emulator/index.mjs";
import {
  CREDENTIAL_PARTS,
  CREDENTIALS,
  PROXY_VARIABLES,
  TestProxy,
  type TestProxyOptions,
  withCredentials,
} from "../../emulator/proxy.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";

const target = { clusterUid: "c1" };

describe("the transport", function () {
  this.timeout(30_000);
  const usual = Object.fromEntries(PROXY_VARIABLES.map((name) => [name, process.env[name]]));
  let authority: Authority;
  /** The service over https. By the name service.example only {@link TestProxy} finds it. */
  let service: Emulator;
  const stops: (() => unknown)[] = [];

  before(async () => {
    authority = await createAuthority();
  });

  beforeEach(async () => {
    setEnvironment({});
    service = await startService({ tls: await authority.issue("service.example", "127.0.0.1", "0.0.0.0") });
  });

  afterEach(async () => {
    setEnvironment(usual);
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  /** Replaces all that is said of proxies. */
  function setEnvironment(values: Record<string, string | undefined>): void {
    for (const name of PROXY_VARIABLES) delete process.env[name];
    for (const [name, value] of Object.entries(values)) if (value !== undefined) process.env[name] = value;
  }

  async function startService(options: EmulatorOptions = {}): Promise<Emulator> {
    const emulator = await Emulator.start(options);
    stops.push(() => emulator.stop());
    emulator.addCluster({ uid: "c1" });
    return emulator;
  }

  async function startProxy(options?: TestProxyOptions): Promise<TestProxy> {
    const proxy = await TestProxy.start(options);
    stops.push(() => proxy.stop());
    return proxy;
  }

  /** Listens where a proxy should, and gives its URL and the connections that it has. */
  async function startImpostor(talk: (socket: Socket) => void): Promise<{ url: string; sockets: Set<Socket> }> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
      socket.once("data", () => talk(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    stops.push(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
  }

  /** Address of a service by another name. */
  const at = (host: string, { baseUrl }: Emulator = service) => baseUrl.replace("127.0.0.1", host);

  const client = (settings: SettingValues = {}, emulator = service) => {
    const baseUrl = at("service.example", emulator);
    return emulatorConnection(emulator, { baseUrl, caCertificate: authority.certificate, ...settings }).client;
  };

  const update = (settings?: SettingValues, emulator?: Emulator) =>
    client(settings, emulator).send(updateHostClusterConfig(target, {}));

  /** The error of an update, which is to fail. */
  const failure = (settings?: SettingValues) => failureOf(update(settings), service, CREDENTIAL_PARTS);

  /** What is said of an update that was to fail at the proxy. */
  async function failureAtProxy(url: string, settings?: SettingValues): Promise<string> {
    setEnvironment({ HTTPS_PROXY: withCredentials(url) });
    const { name, message, outcomeUnknown } = await failure(settings);
    assert.equal(name, "ConnectionError", message);
    assert.ok(message.includes(` did not get past the proxy ${new URL(url).host}`), message);
    assert.equal(outcomeUnknown, false);
    assert.equal(service.requests.length, 0);
    return message;
  }

  /** Runs a deletion in a process of its own, as the engine does it, and gives the packages that were loaded. */
  async function runProcess(env: Record<string, string>, settings: Record<string, string>) {
    const code = `
      const scripts = [];
      const session = new (require("node:inspector").Session)();
      session.connect();
      session.on("Debugger.scriptParsed", ({ params }) => scripts.push(params.url));
      session.post("Debugger.enable");
      const provider = require("pulumi-spectrocluster/provider");
      const settings = ${JSON.stringify({ apiKey: service.apiKey, ...settings })};
      provider.configure({ config: { get: (key) => settings[key.split(":")[1]] } });
      provider.delete("c1", { clusterUid: "c1", isHostCluster: true })
        .catch((error) => console.error(error.message))
        .finally(() => console.log(scripts.join("\\n")));`;
    const { stdout, stderr } = await execa(process.execPath, ["-e", code], { env, timeout: 15_000 });
    const packages = [...stdout.matchAll(/node_modules\/([^/@]+)\//g)].map(([, name]) => name);
    return { packages: [...new Set(packages)].join(), stderr };
  }

  describe("through a proxy", () => {
    it("shows it neither key nor request, and the service nothing of what is for the proxy", async () => {
      const proxy = await startProxy({ credentials: CREDENTIALS });
      setEnvironment({ HTTPS_PROXY: withCredentials(proxy.url) });
      await update();
      assert.deepEqual(proxy.asked, [`CONNECT ${new URL(at("service.example")).host}`]);
      assert.match(proxy.received, /^CONNECT .*\r\n(.*\r\n)*Proxy-Authorization: Basic /);
      for (const part of [service.apiKey, "apikey", "patch", "spectroclusters"]) {
        assert.ok(!proxy.received.toLowerCase().includes(part), part);
      }
      const [request] = service.patches;
      assert.equal(request?.status, 204);
      assert.equal(request.headers["apikey"], service.apiKey);
      assert.doesNotMatch(Object.keys(request.headers).join(), /proxy/);
    });

    it("takes it from each of the variables, and without a scheme as one that speaks plain http", async () => {
      const proxy = await startProxy();
      const invalid = "http://proxy.invalid";
      const environments = [
        { HTTPS_PROXY: `${proxy.url}/`, ALL_PROXY: invalid, HTTP_PROXY: invalid },
        { https_proxy: ` ${proxy.address} `, HTTPS_PROXY: invalid },
        { ALL_PROXY: proxy.address, HTTP_PROXY: invalid },
        { all_proxy: proxy.url, ALL_PROXY: invalid, HTTPS_PROXY: " " },
      ];
      for (const environment of environments) {
        setEnvironment(environment);
        await update();
      }
      assert.equal(proxy.asked.length, environments.length);
      assert.equal(service.patches.length, environments.length);
    });

    it("keeps few connections open for many requests, and no more under way than allowed", async () => {
      const proxy = await startProxy();
      setEnvironment({ HTTPS_PROXY: proxy.url });
      const many = client({ maxConcurrentRequests: 3 });
      service.fail({ delay: 50, times: 30 });
      await Promise.all(Array.from({ length: 30 }, () => many.send(updateHostClusterConfig(target, {}))));
      assert.equal(service.patches.length, 30);
      assert.equal(service.peakUnderWay, 3);
      assert.deepEqual([proxy.asked.length, proxy.open, service.connections], [3, 3, 3]);
    });

    it("speaks https with a proxy that does, trusts caCertificate there too, and ends with the program", async () => {
      const proxy = await startProxy({ tls: await authority.issue("127.0.0.1"), credentials: CREDENTIALS });
      const HTTPS_PROXY = withCredentials(proxy.url);
      const settings = { baseUrl: at("service.example"), caCertificate: authority.certificate };
      const { stderr } = await runProcess({ HTTPS_PROXY, DEBUG: "*" }, settings);
      assert.equal(service.patches.length, 1);
      assert.match(proxy.received, /^CONNECT /);
      assert.ok(!proxy.received.includes(service.apiKey));
      // What libraries print for whoever sets DEBUG ends up in the logs of pipelines.
      assert.match(stderr, /https-proxy-agent/);
      for (const secret of [service.apiKey, ...CREDENTIAL_PARTS]) assert.ok(!stderr.includes(secret));
    });

    it("trusts neither proxy nor service without a certificate that somebody vouches for", async () => {
      const stranger = await createAuthority("A stranger");
      const proxy = await startProxy({ tls: await stranger.issue("127.0.0.1") });
      const message = await failureAtProxy(proxy.url);
      assert.match(
        message,
        /\(.*certificate.*\)\.\n.* give that as caCertificate or by NODE_EXTRA_CA_CERTS\. Check .* HTTPS/,
      );
      assert.equal(proxy.received, "");

      setEnvironment({ HTTPS_PROXY: (await startProxy()).url });
      const error = await failure({ caCertificate: stranger.certificate });
      assert.match(
        error.message,
        /got no answer \(.*certificate.*\)\.\n.* give that as caCertificate or by NODE_EXTRA_CA_CERTS/,
      );
      assert.equal(error.outcomeUnknown, false);
      assert.equal(service.requests.length, 0);
    });

    it("trusts them no more where NODE_TLS_REJECT_UNAUTHORIZED is 0", async () => {
      const stranger = await createAuthority("A stranger");
      const proxy = await startProxy({ tls: await stranger.issue("127.0.0.1") });
      process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
      try {
        assert.match(await failureAtProxy(proxy.url), /certificate/);
        assert.equal(proxy.received, "");
        setEnvironment({ HTTPS_PROXY: (await startProxy()).url });
        assert.match((await failure({ caCertificate: stranger.certificate })).message, /certificate/);
        assert.equal(service.requests.length, 0);
      } finally {
        delete process.env["NODE_TLS_REJECT_UNAUTHORIZED"];
      }
    });

    it("tells of errors of the service as of the service's", async () => {
      setEnvironment({ HTTPS_PROXY: (await startProxy()).url });
      service.fail({ status: 503 }, { reset: true }, { status: 403 });
      const error = await failure();
      assert.equal(error.name, "PermissionError");
      assert.equal(error.outcomeUnknown, true);
      assert.equal(service.patches.length, 3);
    });

    it("asks a service by its address, and one that speaks plain http", async () => {
      const plain = await startService();
      const proxy = await startProxy();
      setEnvironment({ HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url });
      await update({ baseUrl: at("0.0.0.0") });
      await update({ baseUrl: at("service.example", plain), allowInsecureHttp: true }, plain);
      assert.deepEqual(proxy.asked, [
        `CONNECT ${new URL(at("0.0.0.0")).host}`,
        `CONNECT ${new URL(at("service.example", plain)).host}`,
      ]);
      assert.deepEqual([service.patches[0]?.status, plain.patches[0]?.status], [204, 204]);
    });

    it("needs no stack traces, which a program may turn off", async () => {
      setEnvironment({ HTTPS_PROXY: (await startProxy()).url });
      const { stackTraceLimit } = Error;
      try {
        Error.stackTraceLimit = 0;
        await update();
      } finally {
        Error.stackTraceLimit = stackTraceLimit;
      }
      assert.equal(service.patches.length, 1);
    });

    it("asks at the usual ports where the address has none", async () => {
      const proxy = await startProxy();
      setEnvironment({ HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url });
      for (const [baseUrl, advice] of [
        ["https://service.example", /allow connections to service\.example:443/],
        ["http://service.example", /allow connections to service\.example:80/],
      ] as const) {
        proxy.refusals.push(403);
        assert.match((await failure({ baseUrl, allowInsecureHttp: true })).message, advice);
      }
      assert.deepEqual(proxy.asked, ["CONNECT service.example:443", "CONNECT service.example:80"]);
    });
  });

  describe("where the proxy does not let a request through", () => {
    for (const [status, advice] of [
      [400, /Have the proxy allow connections to service\.example:\d+, or add service\.example to NO_PROXY/],
      [401, /Have the proxy allow/],
      [403, /Have the proxy allow/],
      [404, /Have the proxy allow/],
      [407, /Change HTTPS_PROXY to what the proxy accepts\. User name and password are written percent-encoded: http/],
    ] as const) {
      it(`gives up after ${status}, and says what to do`, async () => {
        const proxy = await startProxy();
        proxy.refusals.push(status);
        const message = await failureAtProxy(proxy.url);
        assert.ok(message.includes(` (it answered ${status} instead of connecting).\n`), message);
        assert.match(message, advice);
        assert.equal(proxy.asked.length, 1);
      });
    }

    for (const status of [429, 500, 502, 503, 504]) {
      it(`tries again after ${status}`, async () => {
        const proxy = await startProxy();
        proxy.refusals.push(status, status, status);
        const message = await failureAtProxy(proxy.url, { maxRetries: 1 });
        assert.ok(message.includes(` after 2 tries (it answered ${status} instead of connecting).\n`), message);
        assert.match(message, /The proxy could not connect to service\.example:\d+: check the address, baseUrl/);
        await update();
        assert.equal(proxy.asked.length, 4);
        assert.equal(service.patches.length, 1);
      });
    }

    for (const [name, talk] of [
      ["ends the connection", (socket: Socket) => socket.end()],
      ["cuts the connection", (socket: Socket) => socket.resetAndDestroy()],
      ["speaks no http", (socket: Socket) => socket.end("220 us/er pa55, welcome\r\n\r\n")],
      ["answers with what is no header", (socket: Socket) => socket.end("HTTP/1.1 200 OK\r\nus/er pa55\r\n\r\n")],
    ] as const) {
      it(`tries again where it ${name}`, async () => {
        const impostor = await startImpostor(talk);
        const message = await failureAtProxy(impostor.url, { maxRetries: 1 });
        assert.match(
          message,
          /after 2 tries \(.+\)\.\nCheck the proxy's address in HTTPS_PROXY, or add service\.example to NO/,
        );
      });
    }

    for (const [name, addresses] of [
      ["its address", ["127.0.0.1"]],
      // Node's error for all of them together says nothing by itself.
      ["any of its addresses", ["127.0.0.1", "::1"]],
    ] as const) {
      it(`tries again where nobody listens at ${name}`, async () => {
        const proxy = await startProxy();
        await proxy.stop();
        stops.pop();
        const { lookup } = dns;
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const known = (_name: string, _options: object, callback: (error: null, all: object) => void) =>
          callback(null, found);
        dns.lookup = known as unknown as typeof lookup;
        try {
          const url = proxy.url.replace("127.0.0.1", "proxy.example");
          assert.match(await failureAtProxy(url, { maxRetries: 1 }), /after 2 tries \(.*ECONNREFUSED.*\)/);
        } finally {
          dns.lookup = lookup;
        }
      });
    }

    it("tries again where its name is not known", async () => {
      const message = await failureAtProxy("http://proxy.invalid:3128", { maxRetries: 1 });
      assert.match(message, /after 2 tries \(getaddrinfo (ENOTFOUND|EAI_AGAIN) proxy\.invalid\)/);
    });

    it("says so where it does not speak https", async () => {
      const proxy = await startProxy();
      const message = await failureAtProxy(proxy.url.replace("http:", "https:"));
      assert.match(message, /What listens there does not speak https: .* Check the proxy's address in HTTPS_PROXY/);
    });

    it("waits for a silent proxy no longer than a request may take, and leaves no connection behind", async () => {
      const impostor = await startImpostor(() => {});
      const started = Date.now();
      const message = await failureAtProxy(impostor.url, { requestTimeoutSeconds: 1, maxRetries: 1 });
      assert.match(message, /after 2 tries \(it did not answer in time\)/);
      assert.ok(Date.now() - started < 10_000);
      for (let waited = 0; waited < 5000 && impostor.sockets.size > 0; waited += 20) await setTimeout(20);
      assert.equal(impostor.sockets.size, 0);
    });

    it("ends within the operation's deadline, and knows that nothing was sent", async () => {
      const impostor = await startImpostor(() => {});
      setEnvironment({ HTTPS_PROXY: impostor.url });
      const error = await failure({ requestTimeoutSeconds: 1, operationTimeoutSeconds: 2 });
      assert.equal(error.name, "TimeoutError");
      assert.ok(
        error.message.includes(
          `had not succeeded after 2 s, and not got past the proxy ${new URL(impostor.url).host}.`,
        ),
      );
      assert.equal(error.outcomeUnknown, false);
    });
  });

  for (const [variable, value] of [
    ["HTTPS_PROXY", "http://"],
    ["HTTPS_PROXY", "http://us/er:pa55@proxy.example:3128"],
    ["HTTPS_PROXY", "http://us:55#pa55@proxy.example:3128"],
    ["HTTPS_PROXY", "http://us:55?pa55@proxy.example:3128"],
    ["https_proxy", "http://us%er:pa55@proxy.example:3128"],
    ["https_proxy", "http://pa55 word"],
    ["https_proxy", "us:pa55@"],
    ["all_proxy", "socks5://us:pa55@proxy.example:1080/"],
  ] as const) {
    it(`refuses ${variable}=${value}, and does not quote it`, async () => {
      setEnvironment({ [variable]: value });
      const error = await failure();
      assert.equal(error.name, "ConfigurationError");
      const beginning = `The environment variable ${variable} is not the address of a proxy: write http://host:port`;
      assert.ok(error.message.startsWith(beginning), error.message);
      assert.equal(service.requests.length, 0);
    });
  }

  describe("directly", () => {
    it("asks a service on loopback, whatever the variables say", async () => {
      const plain = await startService();
      const HTTPS_PROXY = "http://proxy.invalid:3128";
      setEnvironment({ HTTPS_PROXY, HTTP_PROXY: HTTPS_PROXY, ALL_PROXY: HTTPS_PROXY });
      await update({ baseUrl: service.baseUrl });
      await update({ baseUrl: plain.baseUrl }, plain);
      await update({ baseUrl: at("localhost", plain) }, plain);
      assert.deepEqual([service.patches.length, plain.patches.length], [1, 2]);
    });

    // An address of this machine that does not count as loopback.
    it("asks what NO_PROXY names, and nothing else", async () => {
      const proxy = await startProxy();
      const baseUrl = at("0.0.0.0");
      for (const NO_PROXY of ["0.0.0.0", `other.example,0.0.0.0:${new URL(baseUrl).port}`, "*.0.0.0", "*"]) {
        setEnvironment({ HTTPS_PROXY: proxy.url, NO_PROXY });
        await update({ baseUrl });
      }
      assert.equal(service.patches.length, 4);
      assert.deepEqual(proxy.asked, []);
      for (const NO_PROXY of ["", "other.example", "0.0.0.0:1"]) {
        setEnvironment({ HTTPS_PROXY: proxy.url, NO_PROXY });
        await update({ baseUrl });
      }
      assert.equal(proxy.asked.length, 3);
    });

    it("loads no library for proxies", async () => {
      const HTTPS_PROXY = (await startProxy()).url;
      const { certificate: caCertificate } = authority;
      const libraries = /proxy|agent|debug/;
      const direct = await runProcess({}, { caCertificate, baseUrl: service.baseUrl });
      assert.match(direct.packages, /got/);
      assert.doesNotMatch(direct.packages, libraries);
      const proxied = await runProcess({ HTTPS_PROXY }, { caCertificate, baseUrl: at("service.example") });
      assert.match(proxied.packages, libraries);
      assert.equal(service.patches.length, 2);
    });
  });

  describe("over https", () => {
    it("trusts caCertificate", async () => {
      await update({ baseUrl: service.baseUrl });
      assert.equal(service.patches.length, 1);
    });

    it("trusts NODE_EXTRA_CA_CERTS, alone and beside caCertificate", async () => {
      const folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
      stops.push(() => rm(folder, { recursive: true }));
      const NODE_EXTRA_CA_CERTS = path.join(folder, "ca.pem");
      await writeFile(NODE_EXTRA_CA_CERTS, authority.certificate);
      const { certificate: caCertificate } = await createAuthority("Another one");
      const { baseUrl } = service;
      await runProcess({ NODE_EXTRA_CA_CERTS }, { baseUrl });
      await runProcess({ NODE_EXTRA_CA_CERTS }, { baseUrl, caCertificate });
      assert.equal(service.patches.length, 2);
    });

    it("sends nothing to a server whose certificate it cannot trust, and does not try again", async () => {
      const { cert: caCertificate } = await authority.issue("127.0.0.1");
      const error = await failure({ baseUrl: service.baseUrl, caCertificate });
      assert.equal(error.name, "ConnectionError");
      assert.match(
        error.message,
        /got no answer \(.*certificate.*\)\.\n.* give that as caCertificate or by NODE_EXTRA_CA_CERTS/,
      );
      assert.equal(error.outcomeUnknown, false);
      assert.equal(service.requests.length, 0);
    });

    it("sends nothing to a server whose certificate is for another name", async () => {
      const error = await failure({ baseUrl: at("localhost") });
      assert.match(error.message, /got no answer \(Hostname\/IP does not match/);
      assert.equal(error.outcomeUnknown, false);
      assert.equal(service.requests.length, 0);
    });
  });

  it("keeps a path prefix of the address, with and without a slash at its end", async () => {
    const gateway = await startService({ prefix: "/gateway/one" });
    for (const prefix of ["/gateway/one", "/gateway/one/"]) {
      await update({ baseUrl: gateway.baseUrl + prefix }, gateway);
      assert.equal(gateway.requests.at(-1)?.url, "/gateway/one/v1/spectroclusters/c1/clusterConfig/hostCluster");
    }
  });
});
