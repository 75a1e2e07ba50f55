import assert from "node:assert/strict";
import dns from "node:dns";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import type { Socket } from "node:net";
import path from "node:path";
import { execa } from "execa";
import { updateHostClusterConfig } from "../../../provider/api/requests.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
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
import { controlClock } from "../../support/clock.mjs";
import { stackConfiguration } from "../../support/settings.mjs";
import { startTcpServer } from "../../support/tcpServer.mjs";
import { withFolder } from "../../support/withFolder.mjs";
import { testRun } from "../run/testRun.mjs";
import { failureOf } from "./failureOf.mjs";

const target = { clusterUid: "c1" };

describe("the transport", () => {
  const clock = controlClock({ skipsBelow: 1000 });
  const usual = Object.fromEntries(PROXY_VARIABLES.map((name) => [name, process.env[name]]));
  let authority: Authority;
  /** The service over https. Only {@link TestProxy} resolves service.example. */
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

  /** Replaces all variables for proxies. */
  function setEnvironment(values: Record<string, string | undefined>): void {
    for (const name of PROXY_VARIABLES) delete process.env[name];
    for (const [name, value] of Object.entries(values)) if (value !== undefined) process.env[name] = value;
  }

  /** Stops a server after the test. */
  async function stopped<T extends { stop(): unknown }>(starting: Promise<T>): Promise<T> {
    const server = await starting;
    stops.push(() => server.stop());
    return server;
  }

  async function startService(options: EmulatorOptions = {}): Promise<Emulator> {
    const emulator = await stopped(Emulator.start(options));
    emulator.addCluster({ uid: "c1" });
    return emulator;
  }

  const startProxy = (options?: TestProxyOptions) => stopped(TestProxy.start(options));
  const startFakeProxy = (respond: (socket: Socket) => void) => stopped(startTcpServer(respond));

  /** The address of a service with another host. */
  const at = (host: string, { baseUrl }: Emulator = service) => baseUrl.replace("127.0.0.1", host);

  const client = (settings: SettingValues = {}, emulator = service) => {
    const baseUrl = at("service.example", emulator);
    return testRun(emulator, { baseUrl, caCertificate: authority.certificate, ...settings }).client;
  };

  const update = (settings?: SettingValues, emulator?: Emulator) =>
    client(settings, emulator).send(updateHostClusterConfig(target, "{}"));

  /** The error of an update, which must fail. */
  const failure = (settings?: SettingValues) => failureOf(update(settings), service, CREDENTIAL_PARTS);

  /** The message of an update, which must fail at the proxy. */
  async function failureAtProxy(url: string, settings?: SettingValues): Promise<string> {
    setEnvironment({ HTTPS_PROXY: withCredentials(url) });
    const { name, message, outcomeUnknown } = await failure(settings);
    assert.equal(name, "ConnectionError", message);
    assert.ok(message.includes(` failed at the proxy ${new URL(url).host}`), message);
    assert.equal(outcomeUnknown, false);
    assert.equal(service.requests.length, 0);
    return message;
  }

  /** Creates in a separate process, as the engine does, and returns what was printed. */
  async function printedByProcess(env: Record<string, string>, settings: SettingValues): Promise<string> {
    const code = `
      const provider = require("pulumi-spectrocluster/provider").resource("HostClusterConfig");
      const settings = ${JSON.stringify(stackConfiguration({ apiKey: service.apiKey, ...settings }))};
      provider.configure({ config: { get: (key) => settings[key] } });
      provider.create({ clusterUid: "c1", isHostCluster: true });`;
    return (await execa(process.execPath, ["-e", code], { env, timeout: 15_000 })).stderr;
  }

  /** Lets `resolve` resolve all host names, until the test ends. */
  function setLookup(resolve: (callback: (error: null, addresses: object[]) => void) => void): void {
    const { lookup } = dns;
    stops.push(() => Object.assign(dns, { lookup }));
    dns.lookup = ((_name: string, _options: object, callback: () => void) => resolve(callback)) as never;
  }

  describe("through a proxy", () => {
    it("reveals no request to the proxy, and no proxy credentials to the service", async () => {
      const proxy = await startProxy({ credentials: CREDENTIALS });
      setEnvironment({ HTTPS_PROXY: withCredentials(proxy.url) });
      await update();
      assert.deepEqual(proxy.connects, [`CONNECT ${new URL(at("service.example")).host}`]);
      assert.match(proxy.received, /^CONNECT .*\r\n(.*\r\n)*Proxy-Authorization: Basic /);
      for (const part of [service.apiKey, "apikey", "patch", "spectroclusters"]) {
        assert.ok(!proxy.received.toLowerCase().includes(part), part);
      }
      const [request] = service.patches;
      assert.equal(request?.status, 204);
      assert.equal(request.headers["apikey"], service.apiKey);
      assert.doesNotMatch(Object.keys(request.headers).join(), /proxy/);
    });

    it("reads every variable, with http as default scheme", async () => {
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
      assert.equal(proxy.connects.length, environments.length);
      assert.equal(service.patches.length, environments.length);
    });

    it("reuses connections", async () => {
      const proxy = await startProxy();
      setEnvironment({ HTTPS_PROXY: proxy.url });
      const { send } = client({ maxConcurrentRequests: 3 });
      await Promise.all(Array.from({ length: 30 }, () => send(updateHostClusterConfig(target, "{}"))));
      assert.deepEqual([service.patches.length, proxy.connects.length, service.connections], [30, 3, 3]);
      assert.doesNotMatch(proxy.received, /Proxy-Authorization/);
    });

    it("connects to https proxies that caCertificate verifies, and lets the process exit", async () => {
      const proxy = await startProxy({ tls: await authority.issue("127.0.0.1"), credentials: CREDENTIALS });
      const HTTPS_PROXY = withCredentials(proxy.url);
      const caCertificate = authority.certificate.replaceAll("\n", "\\n"); // as secret stores keep it
      const settings = { baseUrl: at("service.example"), caCertificate };
      const stderr = await printedByProcess({ HTTPS_PROXY, DEBUG: "*" }, settings);
      assert.equal(service.patches.length, 1);
      assert.match(proxy.received, /^CONNECT /);
      assert.ok(!proxy.received.includes(service.apiKey));
      // Libraries print debug output, which ends up in the logs of pipelines.
      assert.match(stderr, /https-proxy-agent/);
      for (const secret of [service.apiKey, ...CREDENTIAL_PARTS]) assert.ok(!stderr.includes(secret));
    });

    it("verifies the certificates of proxy and service even if NODE_TLS_REJECT_UNAUTHORIZED is 0", async () => {
      const untrusted = /\(.*certificate.*\)\.\n.*caCertificate/;
      const unknown = await createAuthority("An unknown authority");
      const proxy = await startProxy({ tls: await unknown.issue("127.0.0.1") });
      stops.push(() => delete process.env["NODE_TLS_REJECT_UNAUTHORIZED"]);
      process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
      assert.match(await failureAtProxy(proxy.url), untrusted);
      assert.equal(proxy.received, "");
      setEnvironment({ HTTPS_PROXY: (await startProxy()).url });
      const { message, outcomeUnknown } = await failure({ caCertificate: unknown.certificate });
      assert.match(message, untrusted);
      assert.deepEqual([outcomeUnknown, service.requests.length], [false, 0]);
    });

    it("knows that the service may have executed a request after which the connection broke", async () => {
      setEnvironment({ HTTPS_PROXY: (await startProxy()).url });
      for (const fault of [{ reset: true, applied: true }, { reset: true }]) {
        service.fail(fault);
        assert.equal((await failure({ maxRetries: 0 })).outcomeUnknown, true);
      }
    });

    it("connects to an IP address, and to a service for http, also without stack traces", async () => {
      const { stackTraceLimit } = Error;
      stops.push(() => Object.assign(Error, { stackTraceLimit }));
      // A program may disable them.
      Error.stackTraceLimit = 0;
      const plain = await startService();
      const proxy = await startProxy();
      setEnvironment({ HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url });
      await update({ baseUrl: at("0.0.0.0") });
      await update({ baseUrl: at("service.example", plain), allowInsecureHttp: true }, plain);
      const connects = [at("0.0.0.0"), at("service.example", plain)].map((url) => `CONNECT ${new URL(url).host}`);
      assert.deepEqual(proxy.connects, connects);
      assert.deepEqual([service.patches[0]?.status, plain.patches[0]?.status], [204, 204]);
    });
  });

  describe("if the proxy fails", () => {
    it("retries 429 and 5xx, and gives advice for each status", async () => {
      for (const status of [400, 403, 404, 407, 429, 500, 503]) {
        const isRetried = status === 429 || status >= 500;
        const proxy = await startProxy();
        proxy.errorStatuses.push(status, status);
        const message = await failureAtProxy(proxy.url, { maxRetries: 1 });
        const attempts = isRetried ? " after 2 attempts" : "";
        assert.ok(message.includes(`${attempts} (the proxy returned ${status}).\n`), message);
        assert.match(message, status === 407 ? /Set valid credentials in HTTPS_PROXY\./ : /it allows connections to/);
        assert.equal(proxy.connects.length, isRetried ? 2 : 1);
      }
    });

    for (const [name, respond] of [
      ["a closed connection", (socket: Socket) => socket.end()],
      ["a reset connection", (socket: Socket) => socket.resetAndDestroy()],
      ["another protocol", (socket: Socket) => socket.end("220 us/er pa55, welcome\r\n\r\n")],
    ] as const) {
      it(`retries after ${name}`, async () => {
        const message = await failureAtProxy((await startFakeProxy(respond)).url, { maxRetries: 1 });
        assert.match(message, /after 2 attempts \(.+\)\.\nCheck the proxy in HTTPS_PROXY, .* to NO_PROXY/);
      });
    }

    it("reports that it does not speak https", async () => {
      const message = await failureAtProxy((await startProxy()).url.replace("http:", "https:"));
      assert.match(message, /does not speak https on this port\. .* Check the proxy in HTTPS_PROXY/);
    });

    it("waits for the timeout of an attempt at most, and leaves no connection behind", async () => {
      const fake = await startFakeProxy(() => clock.advance(1000));
      const message = await failureAtProxy(fake.url, { requestTimeoutSeconds: 1, maxRetries: 1 });
      assert.match(message, /after 2 attempts \(Timeout awaiting 'request' for 1000ms\)/);
      // Without the timeout, or with a connection left, the test would not end.
      await Promise.all([...fake.sockets].map((socket) => once(socket, "close")));
    });
  });

  for (const [variable, value] of [
    ["HTTPS_PROXY", "http://"],
    ["HTTPS_PROXY", "http://us/er:pa55@proxy.example:3128"],
    ["HTTPS_PROXY", "http://us:55#pa55@proxy.example:3128"],
    ["https_proxy", "http://us%er:pa55@proxy.example:3128"],
    ["https_proxy", "us:pa55@"],
    ["all_proxy", "socks5://us:pa55@proxy.example:1080/"],
  ] as const) {
    it(`rejects ${variable}=${value} without quoting it`, async () => {
      setEnvironment({ [variable]: value });
      const { name, message } = await failure();
      assert.equal(name, "ConfigurationError");
      assert.ok(message.startsWith(`The environment variable ${variable} is not a valid proxy address.`), message);
      assert.equal(service.requests.length, 0);
    });
  }

  describe("names the dates of a certificate and the clock", () => {
    const [past, later] = ["2019-01-02T03:04:05Z", "2020-01-02T03:04:05Z"] as const;
    const [soon, future] = ["2199-01-02T03:04:05Z", "2200-01-02T03:04:05Z"] as const;
    const validity = (from: string, to: string) => ({ notBeforeDate: new Date(from), notAfterDate: new Date(to) });
    for (const [what, from, to, isProxied] of [
      ["expired", past, later, false],
      ["expired, through a proxy", past, later, true],
      ["not yet valid", soon, future, false],
    ] as const) {
      it(`that is ${what}`, async () => {
        const tls = await authority.issueValid(validity(from, to), "service.example", "127.0.0.1");
        service = await startService({ tls });
        if (isProxied) setEnvironment({ HTTPS_PROXY: (await startProxy()).url });
        const { message, outcomeUnknown } = await failure(isProxied ? {} : { baseUrl: service.baseUrl });
        assert.equal(outcomeUnknown, false);
        const now = new Date().toISOString().slice(0, 13);
        assert.ok(
          message.includes(`\nThe server's certificate is valid from ${from} to ${to}, and the clock of`),
          message,
        );
        assert.match(message, new RegExp(`machine shows ${now}\\S+Z\\. Renew the certificate or set the`));
      });
    }
  });

  describe("without a proxy", () => {
    it("knows that nothing was sent if the operation's time is over before the connection exists", async () => {
      setLookup(() => setImmediate(() => clock.advance(1000)));
      const error = await failure({ operationTimeoutSeconds: 1 });
      assert.deepEqual([error.name, error.outcomeUnknown], ["TimeoutError", false]);
    });

    it("connects to a service on loopback", async () => {
      const plain = await startService();
      const HTTPS_PROXY = "http://proxy.invalid:3128";
      setEnvironment({ HTTPS_PROXY, HTTP_PROXY: HTTPS_PROXY, ALL_PROXY: HTTPS_PROXY });
      await update({ baseUrl: service.baseUrl });
      await update({ baseUrl: plain.baseUrl }, plain);
      await update({ baseUrl: at("localhost", plain) }, plain);
      assert.deepEqual([service.patches.length, plain.patches.length], [1, 2]);
    });

    // 0.0.0.0 is this machine, but not a loopback address.
    for (const { host, environment, direct } of [
      { host: "service.example", environment: { no_proxy: " ", NO_PROXY: "*" }, direct: true },
      { host: "service.example", environment: { no_proxy: "other.example", NO_PROXY: "*" }, direct: false },
      { host: "service.example", environment: {}, direct: false },
      { host: "0.0.0.0", environment: { NO_PROXY: "0.0.0.0/8" }, direct: true },
    ]) {
      it(`${direct ? "connects" : "does not connect"} to ${host} if ${JSON.stringify(environment)}`, async () => {
        const proxy = await startProxy();
        setLookup((callback) => callback(null, [{ address: "127.0.0.1", family: 4 }]));
        setEnvironment({ HTTPS_PROXY: proxy.url, ...environment });
        await update({ baseUrl: at(host) });
        assert.deepEqual([service.patches.length, proxy.connects.length], [1, direct ? 0 : 1]);
      });
    }
  });

  describe("over https", () => {
    it("trusts NODE_EXTRA_CA_CERTS, with and without caCertificate", async () => {
      const { certificate: caCertificate } = await createAuthority("Another authority");
      const { baseUrl } = service;
      await withFolder(async (folder) => {
        const NODE_EXTRA_CA_CERTS = path.join(folder, "ca.pem");
        await writeFile(NODE_EXTRA_CA_CERTS, authority.certificate);
        await printedByProcess({ NODE_EXTRA_CA_CERTS }, { baseUrl });
        await printedByProcess({ NODE_EXTRA_CA_CERTS }, { baseUrl, caCertificate });
      });
      assert.equal(service.patches.length, 2);
    });

    it("trusts a certificate under each of the names that OpenSSL writes, and with its text above it", async () => {
      for (const label of ["CERTIFICATE", "X509 CERTIFICATE", "TRUSTED CERTIFICATE"]) {
        const { certificate } = await createAuthority("Another authority");
        const all = `subject=CN = Another\n${certificate}\n${authority.certificate}`;
        const caCertificate = all.replaceAll(" CERTIFICATE-", ` ${label}-`);
        await update({ baseUrl: service.baseUrl, caCertificate });
      }
      assert.equal(service.patches.length, 3);
    });

    it("sends nothing to a server with the certificate of another host", async () => {
      const { message, outcomeUnknown } = await failure({ baseUrl: at("localhost") });
      assert.match(message, /\(Hostname\/IP does not match/);
      assert.deepEqual([outcomeUnknown, service.requests.length], [false, 0]);
    });
  });

  it("keeps a path prefix of baseUrl, with and without a trailing slash", async () => {
    const gateway = await startService({ prefix: "/gateway/one" });
    for (const prefix of ["/gateway/one", "/gateway/one/"]) {
      await update({ baseUrl: gateway.baseUrl + prefix }, gateway);
      assert.equal(gateway.requests.at(-1)?.url, "/gateway/one/v1/spectroclusters/c1/clusterConfig/hostCluster");
    }
  });
});
