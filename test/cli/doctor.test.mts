import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { version } from "../../provider/installedPackage.js";
import { type Authority, createAuthority } from "../emulator/certificates.mjs";
import { Emulator, type EmulatorOptions } from "../emulator/index.mjs";
import {
  CREDENTIAL_PARTS,
  CREDENTIALS,
  TestProxy,
  type TestProxyOptions,
  withCredentials,
} from "../emulator/proxy.mjs";
import { plantKey } from "../support/plantedKey.mjs";
import { COMMAND, type Run, type RunOptions, runCommand } from "./doctor.mjs";

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe("pulumi-spectrocluster doctor", function () {
  this.timeout(60_000);
  const key = plantKey();
  const stops: (() => unknown)[] = [];
  let folder: string;
  let authority: Authority;
  let authorityFile: string;
  let emulator: Emulator;

  before(async () => {
    authority = await createAuthority();
  });

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-cli-"));
    stops.push(() => rm(folder, { recursive: true }));
    authorityFile = path.join(folder, "authority.pem");
    await writeFile(authorityFile, authority.certificate);
    emulator = await startService();
  });

  afterEach(async () => {
    try {
      assert.deepEqual(
        emulator.requests.filter(({ method }) => method !== "GET"),
        [],
      );
    } finally {
      for (const stop of stops.splice(0).reverse()) await stop();
    }
  });

  async function startService(options: EmulatorOptions = {}): Promise<Emulator> {
    const service = await Emulator.start({ apiKeys: [key], ...options });
    stops.push(() => service.stop());
    return service;
  }

  async function startProxy(options?: TestProxyOptions): Promise<TestProxy> {
    const proxy = await TestProxy.start(options);
    stops.push(() => proxy.stop());
    return proxy;
  }

  const run = (options: Partial<RunOptions> = {}) => runCommand({ folder, key, ...options });

  /** Runs it with the service that listens, and other environment. */
  const diagnose = (env: Record<string, string> = {}, { baseUrl } = emulator): Promise<Run> =>
    run({ env: { SPECTROCLOUD_HOST: baseUrl, SPECTROCLOUD_APIKEY: key, ...env } });

  /** The same for a service over https, whose authority is known. */
  const diagnoseTls = (service: Emulator, env: Record<string, string> = {}) =>
    diagnose({ NODE_EXTRA_CA_CERTS: authorityFile, ...env }, service);

  const writeProgram = () => writeFile(path.join(folder, "Pulumi.yaml"), "name: program\nruntime: nodejs\n");

  /** Whatever is called pulumi on PATH is asked. */
  const writePulumi = (script: string) =>
    writeFile(path.join(folder, "pulumi"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

  function assertFailed({ exitCode, stdout }: Run): void {
    assert.equal(exitCode, 1, stdout);
    assert.match(stdout, /\n\nA run would not work: \d problems?(, \d warnings?)?\.$/);
  }

  it("finds nothing where all is well", async () => {
    emulator.searchInputs = { inputs: { project: { values: [{ name: "dev", uid: "p1" }] } } };
    const { exitCode, stdout, stderr } = await diagnose({ SPECTROCLOUD_PROJECT_UID: "p1" });
    const { host, port } = new URL(emulator.baseUrl);
    assert.equal(
      stdout,
      `✓ Node.js        ${process.versions.node}
! Pulumi CLI     there is no pulumi on PATH
                 Install it: https://www.pulumi.com/docs/install/
✓ configuration  of the environment alone: there is no Pulumi program here
✓ address        http://127.0.0.1:${port}, from the environment variable
                 SPECTROCLOUD_HOST
✓ API key        from the environment variable SPECTROCLOUD_APIKEY
✓ project        "p1", from the environment variable SPECTROCLOUD_PROJECT_UID
✓ other settings have their defaults
✓ proxy          none
✓ connection     to ${host} at 127.0.0.1
✓ TLS            not used, on this machine itself
✓ clock          as the service's
✓ service        is what answers
✓ access         the API key is accepted in project "p1"
✓ search inputs  could be read: 1 property

A run would reach the service: 1 warning.`,
    );
    assert.equal(stderr, "");
    assert.equal(exitCode, 0);
    const keys = emulator.requests.map(({ url, headers }) => [url, headers["apikey"], headers["projectuid"]]);
    assert.deepEqual(keys, [
      ["/", undefined, undefined],
      ["/v1/dashboard/spectroclusters/search/input", key, "p1"],
    ]);
  });

  describe("settings", () => {
    it("are both asked for where they are missing or blank, and nothing is sent", async () => {
      const blank: Record<string, string> = { SPECTROCLOUD_HOST: " ", SPECTROCLOUD_APIKEY: "\t" };
      for (const env of [{}, blank]) {
        const { said, ...rest } = await run({ env });
        assertFailed({ said, ...rest });
        assert.equal(
          said["address"],
          "✗ The address of the service is missing. Set the environment variable SPECTROCLOUD_HOST.",
        );
        assert.equal(said["API key"], "✗ The API key is missing. Set the environment variable SPECTROCLOUD_APIKEY.");
        for (const label of ["proxy", "connection", "TLS", "clock", "service", "access", "search inputs"]) {
          assert.equal(said[label], "- there is no address to ask");
        }
      }
    });

    it("have the connection checked where only the key is missing", async () => {
      const { said, ...rest } = await diagnose({ SPECTROCLOUD_APIKEY: "" });
      assertFailed({ said, ...rest });
      assert.match(said["connection"] ?? "", /^✓/);
      assert.equal(said["service"], "- nothing to ask with");
      assert.deepEqual(
        emulator.requests.map(({ url }) => url),
        ["/"],
      );
    });

    it("are not asked where address and key may be exchanged", async () => {
      for (const exchanged of [key, "k-0123456789abcdef"]) {
        const { said, stdout, ...rest } = await diagnose({
          SPECTROCLOUD_HOST: exchanged,
          SPECTROCLOUD_APIKEY: emulator.baseUrl,
        });
        assertFailed({ said, stdout, ...rest });
        assert.ok(!stdout.includes(exchanged), stdout);
        assert.equal(said["address"], "- not looked at: it may be the API key");
        assert.match(
          said["API key"] ?? "",
          /^✗ The API key from .* SPECTROCLOUD_APIKEY is an address\. Are baseUrl and apiKey swapped\? Set the environment variable SPECTROCLOUD_APIKEY\.$/,
        );
        assert.equal(said["connection"], "- there is no address to ask");
      }
      assert.equal(emulator.requests.length, 0);
    });

    it("need a key that an HTTP header can carry, and a project", async () => {
      const odd = "clé-0123456789abcdef";
      const { said, stdout, ...rest } = await diagnose({ SPECTROCLOUD_APIKEY: odd, SPECTROCLOUD_PROJECT_UID: "p 1é" });
      assertFailed({ said, stdout, ...rest });
      assert.equal(
        said["API key"],
        "✗ The API key from the environment variable SPECTROCLOUD_APIKEY contains characters that are invalid in an HTTP " +
          "header. Copy the key again, without surrounding characters.",
      );
      assert.match(
        said["project"] ?? "",
        /^✗ The environment variable SPECTROCLOUD_PROJECT_UID contains characters that .* Set the environment variable SPECTROCLOUD_PROJECT_UID\.$/,
      );
      assert.ok(!stdout.includes(odd));
    });

    it("must not be for plain http to another machine", async () => {
      const { said, ...rest } = await diagnose({ SPECTROCLOUD_HOST: "http://service.example" });
      assertFailed({ said, ...rest });
      assert.match(
        said["address"] ?? "",
        /^✗ The environment variable SPECTROCLOUD_HOST uses plain http, so everybody .* Use https/,
      );
    });

    it("are not shown where the key is in the wrong one", async () => {
      const { said } = await diagnose({ SPECTROCLOUD_PROJECT_UID: key });
      assert.match(said["project"] ?? "", /^✓ "\[API key\]", from the environment/);
    });
  });

  it("shows no part of a long key that is in the wrong setting, too", async () => {
    const long = `${key}${"0123456789".repeat(15)}`;
    const service = await startService({ apiKeys: [long] });
    const env = { SPECTROCLOUD_APIKEY: long, SPECTROCLOUD_PROJECT_UID: long };
    const { said } = await diagnose(env, service);
    assert.match(said["project"] ?? "", /^✓ "\[API key\]", from the environment/);
    assert.equal(said["access"], '✓ the API key is accepted in project "[API key]"');
    service.fail({ status: 403, body: { code: "ProjectForbidden", message: "No such project" } });
    const refused = await diagnose(env, service);
    assert.match(refused.said["access"] ?? "", /^✗ project "\[API key\]" is refused: 403 /);
  });

  describe("the proxy", () => {
    /** The service, by a name that only the proxy knows. */
    async function startHidden(): Promise<Record<string, string>> {
      const service = await startService({ tls: await authority.issue("service.example") });
      const SPECTROCLOUD_HOST = service.baseUrl.replace("127.0.0.1", "service.example");
      return { SPECTROCLOUD_HOST, SPECTROCLOUD_APIKEY: key, NODE_EXTRA_CA_CERTS: authorityFile };
    }

    it("is named without its password, and is gone through", async () => {
      const env = await startHidden();
      const proxy = await startProxy({ credentials: CREDENTIALS });
      const { said, stdout, exitCode } = await run({ env: { ...env, HTTPS_PROXY: withCredentials(proxy.url) } });
      assert.equal(exitCode, 0, stdout);
      assert.equal(said["proxy"], `✓ ${proxy.url}, from HTTPS_PROXY`);
      const { host } = new URL(env["SPECTROCLOUD_HOST"] ?? "");
      assert.equal(said["connection"], `✓ to ${host} through ${proxy.address}`);
      assert.match(said["TLS"] ?? "", /^✓ TLSv1\.3, certificate issued by "A company's own authority", valid until 20/);
      assert.deepEqual(proxy.asked, [`CONNECT ${host}`, `CONNECT ${host}`]);
      for (const part of CREDENTIAL_PARTS) assert.ok(!stdout.includes(part));
    });

    it("is passed over where NO_PROXY says so, and for this machine itself", async () => {
      const variables = { all_proxy: "http://proxy.invalid", NO_PROXY: "service.invalid" };
      const { said } = await diagnose({ ...variables, SPECTROCLOUD_HOST: "https://service.invalid" });
      assert.equal(said["proxy"], "✓ none: NO_PROXY takes the service out of all_proxy");
      const own = await diagnose(variables);
      assert.equal(own.said["proxy"], "✓ none: this machine itself is asked directly, in spite of all_proxy");
      assert.equal(own.exitCode, 0);
    });

    it("must have an address", async () => {
      const { said, stdout, ...rest } = await run({
        env: { ...(await startHidden()), HTTPS_PROXY: "http://us/er:pa55@proxy.example" },
      });
      assertFailed({ said, stdout, ...rest });
      assert.match(
        said["proxy"] ?? "",
        /^✗ the environment names one that cannot be used The environment variable HTTPS_PROXY is not the address/,
      );
      assert.equal(said["connection"], "- there is no connection");
      assert.ok(!stdout.includes("pa55"));
    });

    for (const [status, advice] of [
      [403, /Have the proxy allow connections to service\.example:\d+, or add service\.example to NO_PROXY/],
      [407, /Change HTTPS_PROXY to what the proxy accepts/],
      [502, /The proxy could not connect to service\.example:\d+: check the address/],
    ] as const) {
      it(`is blamed where it answers ${status}`, async () => {
        const proxy = await startProxy();
        proxy.refusals.push(status);
        const { said, ...rest } = await run({ env: { ...(await startHidden()), HTTPS_PROXY: proxy.url } });
        assertFailed({ said, ...rest });
        const text = said["connection"] ?? "";
        assert.ok(text.startsWith(`✗ does not get past the proxy: it answered ${status} instead of`), text);
        assert.match(text, advice);
        assert.equal(said["service"], "- there is no connection");
        assert.equal(proxy.asked.length, 1);
      });
    }

    it("is blamed where nobody vouches for its certificate", async () => {
      const stranger = await createAuthority("A stranger");
      const proxy = await startProxy({ tls: await stranger.issue("127.0.0.1") });
      const { said } = await run({ env: { ...(await startHidden()), HTTPS_PROXY: proxy.url } });
      assert.match(
        said["connection"] ?? "",
        /^✗ does not get past the proxy: .*certificate.* NODE_EXTRA_CA_CERTS\. Check/,
      );
      assert.deepEqual(proxy.asked, []);
    });

    it("is blamed where nobody listens", async () => {
      const proxy = await TestProxy.start();
      await proxy.stop();
      const { said } = await run({ env: { ...(await startHidden()), HTTPS_PROXY: proxy.url } });
      assert.match(said["connection"] ?? "", /^✗ does not get past .* Check the proxy's address in HTTPS_PROXY/);
    });
  });

  describe("the connection", () => {
    it("needs a name that DNS knows", async () => {
      const { said, ...rest } = await diagnose({ SPECTROCLOUD_HOST: "service.invalid" });
      assertFailed({ said, ...rest });
      assert.match(
        said["connection"] ?? "",
        /^✗ no address of service\.invalid is found: (ENOTFOUND|EAI_AGAIN) Check the name in baseUrl/,
      );
      assert.equal(said["TLS"], "- there is no connection");
    });

    it("needs somebody who listens", async () => {
      const gone = await Emulator.start();
      await gone.stop();
      for (const host of ["127.0.0.1", "localhost"]) {
        const { said } = await diagnose({ SPECTROCLOUD_HOST: gone.baseUrl.replace("127.0.0.1", host) });
        const text = said["connection"] ?? "";
        assert.match(text, /^✗ \S+:\d+ cannot be reached: ECONNREFUSED Check the address, baseUrl, and .* firewall/);
      }
    });

    it("needs an answer in time", async () => {
      const sockets: Socket[] = [];
      const server = createServer((socket) => sockets.push(socket));
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      stops.push(() => {
        for (const socket of sockets) socket.destroy();
        server.close();
      });
      const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      const [tls, plain] = await Promise.all([
        diagnose({ SPECTROCLOUD_HOST: `https://${address}` }),
        diagnose({ SPECTROCLOUD_HOST: `http://${address}` }),
      ]);
      assert.match(tls.said["TLS"] ?? "", /^✗ no encrypted connection comes about: nothing came within 6 s Check/);
      assert.equal(plain.said["clock"], "- no answer: nothing came within 6 s");
      assert.match(plain.said["service"] ?? "", /^✗ does not answer Could not read .* got no answer \(Timeout /);
    });
  });

  describe("TLS", () => {
    for (const [name, days, expected] of [
      ["passes with a certificate that holds", [-1, 100], /^✓ TLSv1\.3, certificate issued by ".*", valid until 20/],
      [
        "warns of one that expires soon",
        [-1, 3.5],
        /^! TLSv1\.3, .* It expires in less than 4 days: have it renewed\.$/,
      ],
      [
        "fails with one that has expired",
        [-9, -1],
        /^✗ its certificate expired on \S+Z Have it renewed; or set this machine's clock right, if it is not \S+Z\.$/,
      ],
      [
        "fails with one that is not valid yet, and names the clock",
        [1, 9],
        /^✗ its certificate is valid from \S+Z on This machine's clock says \S+Z: set it right, if it is not\.$/,
      ],
    ] as const) {
      it(name, async () => {
        const [from, until] = days.map(inDays) as [Date, Date];
        const service = await startService({ tls: await authority.issueFor({ from, until }, "127.0.0.1") });
        const { said, exitCode } = await diagnoseTls(service);
        assert.match(said["TLS"] ?? "", expected);
        assert.equal(exitCode, said["TLS"]?.startsWith("✗") ? 1 : 0);
        assert.equal(service.requests.length, exitCode === 1 ? 0 : 2);
      });
    }

    it("fails where nobody vouches for the certificate, and says how to trust the authority", async () => {
      const service = await startService({ tls: await authority.issue("127.0.0.1") });
      const { said, ...rest } = await diagnose({}, service);
      assertFailed({ said, ...rest });
      assert.equal(
        said["TLS"],
        `✗ its certificate, issued by "A company's own authority", is not trusted: UNABLE_TO_VERIFY_LEAF_SIGNATURE If ` +
          "its certificate is from an authority of your own, give that as caCertificate or by NODE_EXTRA_CA_CERTS.",
      );
      assert.equal(said["service"], "- there is no connection");
      assert.equal(service.requests.length, 0);
    });

    it("fails with a certificate for another name", async () => {
      const service = await startService({ tls: await authority.issue("other.example") });
      const { said, ...rest } = await diagnoseTls(service);
      assertFailed({ said, ...rest });
      assert.equal(
        said["TLS"],
        '✗ its certificate is not for 127.0.0.1 Check the address, baseUrl: the certificate is for "DNS:other.example".',
      );
    });

    it("fails where what listens does not speak it", async () => {
      const { said, ...rest } = await diagnose({ SPECTROCLOUD_HOST: emulator.baseUrl.replace("http:", "https:") });
      assertFailed({ said, ...rest });
      assert.match(
        said["TLS"] ?? "",
        /^✗ no encrypted connection comes about: \S+ What listens there does not speak https:/,
      );
    });
  });

  describe("the clock", () => {
    it("is warned of where the service's is another one", async () => {
      for (const [seconds, expected] of [
        [-3600, /^! this machine's is 3[56]\d\d s ahead of the service's Have it set by a time server \(NTP\)/],
        [120, /^! this machine's is 1[12]\d s behind the service's/],
        [30, /^✓ as the service's$/],
      ] as const) {
        emulator.headers["date"] = new Date(Date.now() + seconds * 1000).toUTCString();
        const { said, exitCode } = await diagnose();
        assert.match(said["clock"] ?? "", expected);
        assert.equal(exitCode, 0);
      }
    });

    it("is right where the answer was only kept for a while", async () => {
      Object.assign(emulator.headers, { date: new Date(Date.now() - 3_600_000).toUTCString(), age: "3600" });
      assert.equal((await diagnose()).said["clock"], "✓ as the service's");
    });

    it("is not compared with what is no time", async () => {
      emulator.headers["date"] = "today";
      assert.equal((await diagnose()).said["clock"], "- the service does not tell the time");
    });
  });

  describe("the service", () => {
    const html = { headers: { "content-type": "text/html" }, body: "<html>Log in</html>" };

    it("refuses a key", async () => {
      const { said, ...rest } = await diagnose({ SPECTROCLOUD_APIKEY: "another-key" });
      assertFailed({ said, ...rest });
      assert.equal(said["service"], "✓ is what answers");
      assert.equal(
        said["access"]?.replace(/, ref \S+\)/, ")"),
        "✗ the API key is not accepted: 401 Could not read the inputs of the cluster search filter: GET " +
          `${emulator.baseUrl}/v1/dashboard/spectroclusters/search/input was answered with 401 (The API key is not ` +
          "valid, code InvalidApiKey). The API key came from the environment variable SPECTROCLOUD_APIKEY: give one " +
          "there that is valid.",
      );
      assert.equal(said["search inputs"], "- the service has not answered that");
    });

    it("does not let a key do that", async () => {
      emulator.fail({ status: 403, times: 2, body: { code: "Forbidden", message: `not with ${key}` } });
      const { said, ...rest } = await diagnose({ SPECTROCLOUD_PROJECT_UID: "p1" });
      assertFailed({ said, ...rest });
      assert.match(
        said["access"] ?? "",
        /^✗ the API key may not do this: 403 .* \(not with \[API key\], code Forbidden\)\. .* may not do this in project "p1"/,
      );
    });

    for (const [status, code] of [
      [404, "ResourceNotFound"],
      [403, "ProjectForbidden"],
    ] as const) {
      it(`does not know the project: ${status}`, async () => {
        emulator.fail({ status, body: { code, message: "No such project" } });
        const { said, ...rest } = await diagnose({ SPECTROCLOUD_PROJECT_UID: "p2" });
        assertFailed({ said, ...rest });
        const text = said["access"] ?? "";
        assert.ok(text.startsWith(`✗ project "p2" is refused: ${status} Could not read the inputs`), text);
        assert.match(
          text,
          /Without a project the service answers: the uid from the environment variable SPECTROCLOUD_PROJECT_UID is wrong/,
        );
      });
    }

    for (const [name, fault, expected] of [
      [
        "another one's refusal",
        { status: 403, ...html },
        /^✗ answers with 403, but not in the way of the service Could/,
      ],
      [
        "a login page",
        { status: 200, ...html },
        /^✗ something else answers .* and text\/html that is not .*login page may/,
      ],
      [
        "a redirect",
        { status: 302, headers: { location: "https://login.example/?token=t" } },
        /^✗ something else answers .*redirect to https:\/\/login\.example, which is not followed/,
      ],
      ["a gateway's page", { status: 503, ...html }, /^✗ answers with 503 .* Run the same command again\.$/],
      ["too much to do", { status: 429 }, /^✗ answers with 429 .* Run the same command again/],
      ["no answer", { reset: true }, /^✗ does not answer .* got no answer /],
    ] as const) {
      it(`is not what answers: ${name}`, async () => {
        emulator.fail(fault);
        const { said, ...rest } = await diagnose();
        assertFailed({ said, ...rest });
        assert.match(said["service"] ?? "", expected);
        assert.equal(said["access"], "- the service has not answered that");
        assert.equal(emulator.requests.length, 2, "once without the key, once with it");
      });
    }

    it("is not found below a wrong path", async () => {
      const service = await startService({ prefix: "/gateway" });
      const { said } = await diagnose({ SPECTROCLOUD_HOST: `${service.baseUrl}/gate` });
      assert.match(
        said["service"] ?? "",
        /^✗ answers with 404, but not in the way of the service .* not the service's own answer .* check the address/,
      );
      assert.equal((await diagnose({ SPECTROCLOUD_HOST: `${service.baseUrl}/gateway/` })).exitCode, 0);
    });

    it("answers what it should not", async () => {
      emulator.searchInputs = { inputs: { project: { values: [{ name: 7 }] } } };
      const { said, ...rest } = await diagnose();
      assertFailed({ said, ...rest });
      assert.match(
        said["search inputs"] ?? "",
        /^✗ are not what they should be .* inputs\.project\.values\[0\]\.name must be/,
      );
    });
  });

  it("warns of what a run would warn of in an answer", async () => {
    emulator.searchInputs = { inputs: {}, count: 2 ** 60 };
    const { said, exitCode } = await diagnose();
    assert.match(said["search inputs"] ?? "", /^! could be read: 0 properties .* differs from .* beyond 2\^53/);
    assert.equal(exitCode, 0);
  });

  describe("versions", () => {
    it("of the CLI on PATH are looked at", async () => {
      await writePulumi("echo v3.99.1");
      const { said, exitCode } = await diagnose();
      assert.equal(
        said["Pulumi CLI"],
        "✗ 3.99.1 is too old: 3.217.0 is needed at least Install a newer one: https://www.pulumi.com/docs/install/",
      );
      assert.equal(exitCode, 1);
    });

    it("of the SDK are looked at in the folder", async () => {
      const sdk = path.join(folder, "node_modules/@pulumi/pulumi");
      await mkdir(sdk, { recursive: true });
      await writeFile(path.join(sdk, "package.json"), JSON.stringify({ version: "3.9.1" }));
      const { said, exitCode } = await diagnose();
      assert.equal(
        said["Pulumi SDK"],
        "✗ 3.9.1 is too old: 3.217.0 is needed at least Install a newer one: npm install @pulumi/pulumi@latest",
      );
      assert.equal(exitCode, 1);
      await writeFile(path.join(sdk, "package.json"), JSON.stringify({ version: "3.217.0" }));
      assert.equal((await diagnose()).said["Pulumi SDK"], "✓ 3.217.0");
      await writeFile(path.join(sdk, "package.json"), JSON.stringify({ version: 3 }));
      const odd = await diagnose();
      assert.deepEqual([odd.said["Pulumi SDK"], odd.stderr, odd.exitCode], [undefined, "", 0]);
    });

    it("of Node.js are looked at before anything else is loaded", async () => {
      const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } });';
      const { exitCode, stderr, stdout } = await run({ nodeOptions: ["--import", `data:text/javascript,${older}`] });
      assert.deepEqual(
        [exitCode, stdout, stderr],
        [1, "", "pulumi-spectrocluster needs Node.js 20.19 or newer, and this is 18.20.8."],
      );
    });
  });

  describe("the command line", () => {
    it("tells what it can do, and its version", async () => {
      const help = await run({ args: ["--help"] });
      assert.equal(help.exitCode, 0);
      assert.match(help.stdout, /^Usage: pulumi-spectrocluster doctor/);
      assert.ok(help.stdout.split("\n").every((line) => line.length <= 80));
      assert.equal((await run({ args: ["doctor", "-h"] })).stdout, help.stdout);
      assert.equal((await run({ args: ["--version"] })).stdout, version);
    });

    it("refuses what it does not know", async () => {
      for (const args of [[], ["docter"], ["doctor", "now"], ["doctor", "--fix"], ["doctor", "--stack"]]) {
        const { exitCode, stdout, stderr } = await run({ args });
        assert.deepEqual([exitCode, stdout], [2, ""], args.join(" "));
        assert.match(stderr, /\nWhat it can do: pulumi-spectrocluster --help$/);
      }
      // An option may be the key, by mistake.
      for (const args of [["doctor", `--${key}`], ["doctor", "--help=x7y"], ["doctor", "--x7y=1"], ["-x"]]) {
        const { exitCode, stderr } = await run({ args });
        assert.equal(exitCode, 2);
        assert.doesNotMatch(stderr, /x7y|-x/);
      }
    });

    it("has no stack where there is no program", async () => {
      const { said, ...rest } = await run({ args: ["doctor", "--stack", "dev"] });
      assertFailed({ said, ...rest });
      assert.equal(said["configuration"], "✗ there is no Pulumi program here Change to the program's folder.");
      assert.equal(said["address"], "- the configuration could not be read");
    });

    it("goes by the environment where there is no CLI", async () => {
      await writeProgram();
      const { said, exitCode } = await diagnose();
      assert.match(said["Pulumi CLI"] ?? "", /^! there is no pulumi on PATH/);
      assert.equal(said["configuration"], "✓ of the environment alone, as the stack's cannot be read");
      assert.equal(exitCode, 0);
    });

    it("cannot go by a stack that is named, where there is no CLI that works", async () => {
      await writeProgram();
      const env = { SPECTROCLOUD_HOST: emulator.baseUrl, SPECTROCLOUD_APIKEY: key };
      const { said, ...rest } = await run({ args: ["doctor", "--stack", "dev"], env });
      assertFailed({ said, ...rest });
      assert.match(said["configuration"] ?? "", /^✗ it cannot be read without the Pulumi CLI Install it, or /);
      assert.equal(said["address"], "- the configuration could not be read");
      for (const [script, expected] of [
        ["exit 126", "ended with exit code 126"],
        ["exec /bin/sleep 60", "did not end within 10 s"],
        ["kill -9 $$", "was ended by SIGKILL"],
      ] as const) {
        await writePulumi(script);
        const [broken, unnamed] = await Promise.all([run({ args: ["doctor", "--stack", "dev"], env }), run({ env })]);
        assertFailed(broken);
        assert.equal(broken.said["Pulumi CLI"], `✗ pulumi version ${expected} See what it says: pulumi version`);
        assert.equal(broken.said["configuration"], `✗ pulumi config ${expected} See what it says: pulumi preview`);
        assertFailed(unnamed);
        assert.equal(unnamed.said["configuration"], "✓ of the environment alone, as the stack's cannot be read");
        assert.match(unnamed.said["access"] ?? "", /^✓/);
      }
    });

    it("reads nothing but a stack's configuration from what the CLI prints", async () => {
      await writeProgram();
      for (const printed of ["null", "[]", "7", '"text"', "{"]) {
        await writePulumi(`case $1 in version) echo v3.217.0 ;; config) echo '${printed}' ;; esac`);
        const { said, stderr, ...rest } = await diagnose();
        assertFailed({ said, stderr, ...rest });
        assert.equal(
          said["configuration"],
          "✗ pulumi config has printed something that is no configuration Update the Pulumi CLI.",
        );
        assert.equal(stderr, "");
      }
    });

    it("goes on without NODE_EXTRA_CA_CERTS where that cannot be read, as Node.js does", async () => {
      const service = await startService({ tls: await authority.issue("127.0.0.1") });
      const config = {
        "spectrocluster:baseUrl": { value: service.baseUrl },
        "spectrocluster:caCertificate": { value: authority.certificate },
      };
      await writeProgram();
      await writeFile(path.join(folder, "config.json"), JSON.stringify(config));
      await writePulumi("case $1 in version) echo v3.217.0 ;; config) /bin/cat config.json ;; esac");
      const { said, exitCode, stdout } = await diagnose({ NODE_EXTRA_CA_CERTS: folder });
      assert.match(said["TLS"] ?? "", /^✓/, stdout);
      assert.equal(exitCode, 0);
    });

    it("tells an error that nobody thought of in one line, without the key", async () => {
      const thrown = 'process.cwd = () => { throw new Error("no folder\\n" + process.env.SPECTROCLOUD_APIKEY); };';
      const { exitCode, stderr } = await run({
        env: { SPECTROCLOUD_APIKEY: key },
        nodeOptions: ["--import", `data:text/javascript,${encodeURIComponent(thrown)}`],
      });
      assert.deepEqual(
        [exitCode, stderr],
        [1, "pulumi-spectrocluster doctor has failed by itself: no folder [API key]"],
      );
    });

    it("fails where its report cannot be written, but not where nobody reads on", async () => {
      const sh = (script: string) => execa("sh", ["-c", script, process.execPath, COMMAND], { reject: false });
      const unread = await sh('{ "$0" "$1" doctor; echo "code $?" >&2; } | :');
      assert.equal(unread.stderr, "code 0");
      if (process.platform !== "linux") return;
      for (const args of ["doctor", "--help", "--version"]) {
        const full = await sh(`"$0" "$1" ${args} > /dev/full`);
        assert.deepEqual([full.exitCode, full.stderr], [1, "The report cannot be written: ENOSPC"]);
      }
    });

    it("has colours only where they are wanted, and lines of 80 columns", async () => {
      const plain = await diagnose({ NO_COLOR: "1" });
      const coloured = await diagnose({ FORCE_COLOR: "1" });
      assert.ok(coloured.stdout.includes("\u001b[32m✓\u001b[39m address"));
      assert.ok(!plain.stdout.includes("\u001b"));
      for (const { stdout } of [plain, await run(), await diagnose({ SPECTROCLOUD_APIKEY: "another-key" })]) {
        const long = stdout.split("\n").filter((line) => line.length > 80 && !/^ *https?:\S+$/.test(line));
        assert.deepEqual(long, []);
      }
    });
  });
});
