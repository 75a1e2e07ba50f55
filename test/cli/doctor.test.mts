import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { checkNode } from "../../cli/doctor/versions.js";
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
import { controlClock } from "../support/clock.mjs";
import { plantKey } from "../support/plantedKey.mjs";
import { asRelease, COMMAND, type Run, type RunOptions, runCommand } from "./doctor.mjs";

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe("pulumi-spectrocluster doctor", function () {
  this.timeout(180_000);
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
        emulator.requests.filter(({ method, url }) => method !== "GET" && !url.includes("/spectroclusters/search?")),
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

  /** Runs doctor with the emulator and additional environment variables. */
  const diagnose = (env: Record<string, string> = {}, { baseUrl } = emulator): Promise<Run> =>
    run({ env: { SPECTROCLOUD_HOST: baseUrl, SPECTROCLOUD_APIKEY: key, ...env } });

  /** Runs doctor with an https service whose authority is trusted. */
  const diagnoseTls = (service: Emulator, env: Record<string, string> = {}) =>
    diagnose({ NODE_EXTRA_CA_CERTS: authorityFile, ...env }, service);

  const writeProgram = () => writeFile(path.join(folder, "Pulumi.yaml"), "name: program\nruntime: nodejs\n");

  /** Creates a script named pulumi on PATH. */
  const writePulumi = (script: string) =>
    writeFile(path.join(folder, "pulumi"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

  /** A run that must fail. */
  async function failed(running: Promise<Run>): Promise<Run> {
    const result = await running;
    assert.equal(result.exitCode, 1, result.stdout);
    assert.match(result.stdout, /\n\nPulumi cannot use the service: \d problems?(, \d warnings?)?\.$/);
    return result;
  }

  it("reports no problems if there are none", async () => {
    emulator.searchInputs = { inputs: { project: { values: [{ name: "dev", uid: "p1" }] } } };
    const { exitCode, stdout, stderr } = await run({
      env: { SPECTROCLOUD_HOST: emulator.baseUrl, SPECTROCLOUD_APIKEY: key, SPECTROCLOUD_PROJECT_UID: "p1" },
      nodeOptions: asRelease("24.21.0"),
    });
    const { host, port } = new URL(emulator.baseUrl);
    assert.equal(
      stdout,
      `✓ Node.js        24.21.0
! Pulumi CLI     pulumi is not on PATH
                 Install it: https://www.pulumi.com/docs/install/
✓ configuration  environment only: this folder has no Pulumi program
✓ address        http://127.0.0.1:${port}, from the environment variable
                 SPECTROCLOUD_HOST
✓ API key        from the environment variable SPECTROCLOUD_APIKEY
✓ project        "p1", from the environment variable SPECTROCLOUD_PROJECT_UID
✓ other settings defaults
✓ proxy          none
✓ connection     to ${host} at 127.0.0.1
✓ TLS            not used: the service is on this machine
✓ service        responds
✓ access         the API key is accepted in project "p1"
✓ search inputs  read: 1 property

Pulumi can use the service: 1 warning.`,
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
    it("address and key are reported if they are missing or blank, and nothing is sent", async () => {
      const blank: Record<string, string> = { SPECTROCLOUD_HOST: " ", SPECTROCLOUD_APIKEY: "\t" };
      for (const env of [{}, blank]) {
        const { results } = await failed(run({ env }));
        assert.equal(
          results["address"],
          "✗ The address of the service is missing. Set the environment variable SPECTROCLOUD_HOST.",
        );
        assert.equal(results["API key"], "✗ The API key is missing. Set the environment variable SPECTROCLOUD_APIKEY.");
        for (const label of ["proxy", "connection", "TLS", "service", "access", "search inputs"]) {
          assert.equal(results[label], "- no valid address");
        }
      }
    });

    it("the connection is checked if only the key is missing", async () => {
      const { results } = await failed(diagnose({ SPECTROCLOUD_APIKEY: "" }));
      assert.match(results["connection"] ?? "", /^✓/);
      assert.equal(results["service"], "- no valid API key or project");
      assert.deepEqual(
        emulator.requests.map(({ url }) => url),
        ["/"],
      );
    });

    it("nothing is sent if address and key may be swapped", async () => {
      for (const exchanged of [key, "k-0123456789abcdef"]) {
        const { results, stdout } = await failed(
          diagnose({
            SPECTROCLOUD_HOST: exchanged,
            SPECTROCLOUD_APIKEY: emulator.baseUrl,
          }),
        );
        assert.ok(!stdout.includes(exchanged), stdout);
        assert.equal(results["address"], "- not checked: it may be the API key");
        assert.match(results["API key"] ?? "", /^✗ The API key from .* SPECTROCLOUD_APIKEY is an address\. Are the/);
        assert.equal(results["connection"], "- no valid address");
      }
      assert.equal(emulator.requests.length, 0);
    });
  });

  it("redacts a long key in a wrong setting completely", async () => {
    const long = `${key}${"0123456789".repeat(15)}`;
    const service = await startService({ apiKeys: [long] });
    const env = { SPECTROCLOUD_APIKEY: long, SPECTROCLOUD_PROJECT_UID: long };
    const { results } = await diagnose(env, service);
    assert.match(results["project"] ?? "", /^✓ "\[API key\]", from the environment/);
    assert.equal(results["access"], '✓ the API key is accepted in project "[API key]"');
    service.fail({ status: 403, body: { code: "ProjectForbidden", message: "No such project" } });
    const refused = await diagnose(env, service);
    assert.match(refused.results["access"] ?? "", /^✗ project "\[API key\]" is rejected: 403 /);
  });

  describe("the proxy", () => {
    /** Starts a service with a host name that only the proxy can resolve. */
    async function startBehindProxy(): Promise<Record<string, string>> {
      const service = await startService({ tls: await authority.issue("service.example") });
      const SPECTROCLOUD_HOST = service.baseUrl.replace("127.0.0.1", "service.example");
      return { SPECTROCLOUD_HOST, SPECTROCLOUD_APIKEY: key, NODE_EXTRA_CA_CERTS: authorityFile };
    }

    it("is used and reported without its password", async () => {
      const env = await startBehindProxy();
      const proxy = await startProxy({ credentials: CREDENTIALS });
      const { results, stdout, exitCode } = await run({ env: { ...env, HTTPS_PROXY: withCredentials(proxy.url) } });
      assert.equal(exitCode, 0, stdout);
      assert.equal(results["proxy"], `✓ ${proxy.url}, from HTTPS_PROXY`);
      const { host } = new URL(env["SPECTROCLOUD_HOST"] ?? "");
      assert.equal(results["connection"], `✓ to ${host} through ${proxy.address}`);
      assert.match(results["TLS"] ?? "", /^✓ TLSv1\.3, certificate issued by "Private authority", valid until 20/);
      assert.deepEqual(proxy.connects, [`CONNECT ${host}`, `CONNECT ${host}`]);
      for (const part of CREDENTIAL_PARTS) assert.ok(!stdout.includes(part));
    });

    it("is not used for hosts in NO_PROXY and for this machine", async () => {
      const variables = { all_proxy: "http://proxy.invalid", NO_PROXY: "service.invalid" };
      const { results } = await diagnose({ ...variables, SPECTROCLOUD_HOST: "https://service.invalid" });
      assert.equal(results["proxy"], "✓ none: NO_PROXY excludes the service from all_proxy");
      const own = await diagnose(variables);
      assert.equal(own.results["proxy"], "✓ none: all_proxy is ignored for this machine");
      assert.equal(own.exitCode, 0);
    });

    it("must have a valid address", async () => {
      const { results, stdout } = await failed(
        run({
          env: { ...(await startBehindProxy()), HTTPS_PROXY: "http://us/er:pa55@proxy.example" },
        }),
      );
      assert.match(results["proxy"] ?? "", /^✗ the proxy in the environment cannot be used The environment variable/);
      assert.equal(results["connection"], "- no connection");
      assert.ok(!stdout.includes("pa55"));
    });

    for (const [status, advice] of [
      [
        403,
        /Allow connections to service\.example:\d+ in the proxy\. For a direct connection, add service\.example to NO_PROXY/,
      ],
      [407, /Set valid credentials in HTTPS_PROXY/],
      [502, /The proxy could not connect to service\.example:\d+\. Check baseUrl/],
    ] as const) {
      it(`fails with status ${status}`, async () => {
        const proxy = await startProxy();
        proxy.errorStatuses.push(status);
        const { results } = await failed(run({ env: { ...(await startBehindProxy()), HTTPS_PROXY: proxy.url } }));
        const text = results["connection"] ?? "";
        assert.ok(text.startsWith(`✗ the proxy failed: the proxy returned ${status} `), text);
        assert.match(text, advice);
        assert.equal(results["service"], "- no connection");
        assert.equal(proxy.connects.length, 1);
      });
    }
  });

  describe("the connection", () => {
    it("fails if the host name cannot be resolved", async () => {
      const { results } = await failed(diagnose({ SPECTROCLOUD_HOST: "service.invalid" }));
      assert.match(results["connection"] ?? "", /^✗ cannot resolve service\.invalid: (ENOTFOUND|EAI_AGAIN) Check the/);
      assert.equal(results["TLS"], "- no connection");
    });

    it("fails if the port is closed", async () => {
      const gone = await Emulator.start();
      await gone.stop();
      for (const host of ["127.0.0.1", "localhost"]) {
        const { results } = await diagnose({ SPECTROCLOUD_HOST: gone.baseUrl.replace("127.0.0.1", host) });
        const text = results["connection"] ?? "";
        assert.match(text, /^✗ cannot connect to \S+:\d+: ECONNREFUSED Check the address in baseUrl and the firewalls/);
      }
    });

    const clock = controlClock();
    it("fails after a timeout", async () => {
      const sockets: Socket[] = [];
      const server = createServer((socket) => {
        sockets.push(socket);
        socket.once("data", () => clock.advance(6000));
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      stops.push(() => {
        for (const socket of sockets) socket.destroy();
        server.close();
      });
      const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      const tls = await diagnose({ SPECTROCLOUD_HOST: `https://${address}` });
      const plain = await diagnose({ SPECTROCLOUD_HOST: `http://${address}` });
      assert.match(tls.results["TLS"] ?? "", /^✗ the TLS handshake failed: timeout after 6 s Check/);
      assert.match(plain.results["service"] ?? "", /^✗ does not respond Cannot read .* received no response \(Timeout/);
    });
  });

  describe("TLS", () => {
    for (const [name, days, expected] of [
      ["passes with a valid certificate", [-1, 100], /^✓ TLSv1\.3, certificate issued by ".*", valid until 20/],
      [
        "fails with an expired certificate",
        [-9, -1],
        /^✗ the certificate expired on \S+Z Renew it\. The clock of this machine shows \S+Z; correct it if it is wrong\.$/,
      ],
      [
        "fails with a certificate that is not valid yet, and shows the clock",
        [1, 9],
        /^✗ the certificate is not valid before \S+Z The clock of this machine shows \S+Z\. Correct it if it is wrong\.$/,
      ],
    ] as const) {
      it(name, async () => {
        const [from, until] = days.map(inDays) as [Date, Date];
        const service = await startService({ tls: await authority.issueFor({ from, until }, "127.0.0.1") });
        const { results, exitCode } = await diagnoseTls(service);
        assert.match(results["TLS"] ?? "", expected);
        assert.equal(exitCode, results["TLS"]?.startsWith("✗") ? 1 : 0);
        assert.equal(service.requests.length, exitCode === 1 ? 0 : 2);
      });
    }

    it("fails with an untrusted certificate, and explains how to trust the authority", async () => {
      const service = await startService({ tls: await authority.issue("127.0.0.1") });
      const { results } = await failed(diagnose({}, service));
      assert.equal(
        results["TLS"],
        `✗ the certificate, issued by "Private authority", is not trusted: UNABLE_TO_VERIFY_LEAF_SIGNATURE If ` +
          "the certificate was issued by a private authority, set caCertificate or NODE_EXTRA_CA_CERTS to it.",
      );
      assert.equal(results["service"], "- no connection");
      assert.equal(service.requests.length, 0);
    });

    it("fails with a certificate for another name", async () => {
      const service = await startService({ tls: await authority.issue("other.example") });
      const { results } = await failed(diagnoseTls(service));
      assert.equal(
        results["TLS"],
        '✗ the certificate is not valid for 127.0.0.1 Check the address in baseUrl. The certificate is valid for "DNS:other.example".',
      );
    });

    it("fails if the service does not use TLS", async () => {
      const { results } = await failed(diagnose({ SPECTROCLOUD_HOST: emulator.baseUrl.replace("http:", "https:") }));
      assert.match(results["TLS"] ?? "", /^✗ the TLS handshake failed: \S+ The server does not speak https on this/);
    });
  });

  describe("the service", () => {
    const html = { headers: { "content-type": "text/html" }, body: "<html>Log in</html>" };

    it("rejects the key", async () => {
      const { results } = await failed(diagnose({ SPECTROCLOUD_APIKEY: "another-key" }));
      assert.equal(results["service"], "✓ responds");
      assert.equal(
        results["access"]?.replace(/, ref \S+\)/, ")"),
        "✗ the API key is not accepted: 401 Cannot read the inputs of the cluster search filter: GET " +
          `${emulator.baseUrl}/v1/dashboard/spectroclusters/search/input returned 401 (The API key is not valid, ` +
          "code InvalidApiKey). Set a valid API key. The current one comes from the environment variable " +
          "SPECTROCLOUD_APIKEY.",
      );
      assert.equal(results["search inputs"], "- no successful response");
    });

    it("denies the permission", async () => {
      emulator.fail({ status: 403, times: 2, body: { code: "Forbidden", message: "not allowed" } });
      const { results } = await failed(diagnose({ SPECTROCLOUD_PROJECT_UID: "p1" }));
      assert.match(results["access"] ?? "", /^✗ the API key lacks the permission: 403 .* \(not allowed, code/);
    });

    for (const [status, code] of [
      [404, "ResourceNotFound"],
      [403, "ProjectForbidden"],
    ] as const) {
      it(`rejects the project: ${status}`, async () => {
        emulator.fail({ status, body: { code, message: "No such project" } });
        const { results } = await failed(diagnose({ SPECTROCLOUD_PROJECT_UID: "p2" }));
        const text = results["access"] ?? "";
        assert.ok(text.startsWith(`✗ project "p2" is rejected: ${status} Cannot read the inputs`), text);
        assert.match(text, /Without a project, the request succeeds: the UID from the environment variable/);
      });
    }

    for (const [name, fault, expected] of [
      [
        "a 403 from another server",
        { status: 403, ...html },
        /^✗ responds with 403, but not with an error of the service Cannot/,
      ],
      [
        "a login page",
        { status: 200, ...html },
        /^✗ the response is not from the service .* text\/html instead of JSON.*login page/,
      ],
      ["a reset connection", { reset: true }, /^✗ does not respond .* received no response /],
    ] as const) {
      it(`does not respond itself: ${name}`, async () => {
        emulator.fail(fault);
        const { results } = await failed(diagnose());
        assert.match(results["service"] ?? "", expected);
        assert.equal(results["access"], "- no successful response");
        assert.equal(emulator.requests.length, 2, "once without the key, once with it");
      });
    }

    it("refuses the request for longer than the command may take", async () => {
      emulator.fail({ status: 429, headers: { "Retry-After": "120" }, times: Number.POSITIVE_INFINITY });
      const { results } = await failed(diagnose());
      assert.match(results["service"] ?? "", /^✗ responds with 429 /);
    });

    it("is not found at a wrong path", async () => {
      const service = await startService({ prefix: "/gateway" });
      const { results } = await diagnose({ SPECTROCLOUD_HOST: `${service.baseUrl}/gate` });
      assert.match(results["service"] ?? "", /^✗ responds with 404, but not with an error of the service .* not the/);
      assert.equal((await diagnose({ SPECTROCLOUD_HOST: `${service.baseUrl}/gateway/` })).exitCode, 0);
    });

    it("returns an invalid response", async () => {
      emulator.searchInputs = { inputs: { project: { values: [{ name: 7 }] } } };
      const { results } = await failed(diagnose());
      assert.match(results["search inputs"] ?? "", /^✗ unexpected response .* inputs\.project\.values\[0\]\.name must/);
    });
  });

  it("reports the warnings that a run would log for the response", async () => {
    emulator.searchInputs = { inputs: {}, count: 2 ** 60 };
    const { results, exitCode } = await diagnose();
    assert.match(results["search inputs"] ?? "", /^! read: 0 properties .* has unexpected values: .* beyond 2\^53/);
    assert.equal(exitCode, 0);
  });

  describe("versions", () => {
    it("of the CLI on PATH are checked", async () => {
      await writePulumi("echo v3.99.1");
      const { results, exitCode } = await diagnose();
      assert.equal(
        results["Pulumi CLI"],
        "✗ 3.99.1 is too old: 3.217.0 or newer is required Install a newer one: https://www.pulumi.com/docs/install/",
      );
      assert.equal(exitCode, 1);
    });

    it("of the SDK in the folder are checked", async () => {
      const sdk = path.join(folder, "node_modules/@pulumi/pulumi");
      await mkdir(sdk, { recursive: true });
      await writeFile(path.join(sdk, "package.json"), JSON.stringify({ version: "3.9.1" }));
      const { results, exitCode } = await diagnose();
      assert.equal(
        results["Pulumi SDK"],
        "✗ 3.9.1 is too old: 3.217.0 or newer is required Install a newer one: npm install @pulumi/pulumi@latest",
      );
      assert.equal(exitCode, 1);
      await writeFile(path.join(sdk, "package.json"), JSON.stringify({ version: "3.217.0" }));
      assert.equal((await diagnose()).results["Pulumi SDK"], "✓ 3.217.0");
      await writeFile(path.join(sdk, "package.json"), JSON.stringify({ version: 3 }));
      const odd = await diagnose();
      assert.deepEqual([odd.results["Pulumi SDK"], odd.stderr, odd.exitCode], [undefined, "", 0]);
    });

    it("of Node.js produce a warning if an error of a program may hang", async () => {
      const text =
        "may hang instead of showing an error of the program (nodejs/node#64011) Use a release without this problem, such as 24.21.";
      const { results } = await run({ nodeOptions: asRelease("22.22.0") });
      assert.equal(results["Node.js"], `! 22.22.0 ${text}`);
      for (const version of ["20.19.6", "20.20.2", "22.20.0", "22.23.3", "24.7.0", "24.18.1", "25.9.0", "26.3.1"]) {
        assert.equal(checkNode(version).outcome, "warning", version);
      }
      for (const version of ["20.19.0", "22.12.0", "22.19.0", "24.0.0", "24.6.0", "24.19.0", "24.21.0", "26.5.0"]) {
        assert.equal(checkNode(version).outcome, "passed", version);
      }
    });

    it("of Node.js are checked before other modules are loaded", async () => {
      const { exitCode, stderr, stdout } = await run({ nodeOptions: asRelease("18.20.8") });
      assert.deepEqual(
        [exitCode, stdout, stderr],
        [1, "", "pulumi-spectrocluster requires Node.js 20.19 or newer. This is Node.js 18.20.8."],
      );
    });
  });

  describe("the list of clusters", () => {
    const list = (...args: string[]) =>
      run({
        args: ["doctor", "--clusters", ...args],
        env: { SPECTROCLOUD_HOST: emulator.baseUrl, SPECTROCLOUD_APIKEY: key },
      });
    const tableIn = ({ stdout }: Run) => stdout.split("\n\n")[1];

    it("shows name, UID, project and state, and can be filtered by name", async () => {
      emulator.addCluster(
        {
          uid: "63a1f0e2c0ffee0011223344",
          name: "prod-1",
          projectUid: "5f1c0a3be4b0c0ffee001122",
          projectName: "shop",
        },
        { uid: "63a1f0e2c0ffee0055667788", name: "Prod-\u001b[31m2", state: "Provisioning" },
        { uid: "63a1f0e2c0ffee0099aabbcc", name: "dev" },
      );
      const filtered = await list("--name", "PROD");
      assert.equal(filtered.results["clusters"], '✓ 2 clusters with "PROD" in the name');
      assert.equal(
        tableIn(filtered),
        `NAME        UID                       PROJECT  STATE
Prod-?[31m2  63a1f0e2c0ffee0055667788           Provisioning
prod-1       63a1f0e2c0ffee0011223344  shop     Running`.replace("NAME     ", "NAME      "),
      );
      assert.equal(filtered.exitCode, 0);
      const all = await list();
      assert.equal(all.results["clusters"], "✓ 3 clusters");
      assert.equal(tableIn(all)?.split("\n").length, 4);
    });

    it("fits a terminal with complete UIDs, and has all clusters of several pages", async () => {
      for (let index = 0; index < 120; index += 1) {
        const uid = `63a1f0e2c0ffee00112233${String(index).padStart(4, "0")}`;
        emulator.addCluster({
          uid,
          name: `a-very-long-name-of-a-cluster-${"x".repeat(index)}`,
          projectUid: uid,
          projectName: uid,
        });
      }
      const lines = tableIn(await list())?.split("\n") ?? [];
      assert.equal(lines.length, 121);
      assert.ok(lines.every((line) => line.length <= 80));
      assert.equal(lines.filter((line) => / 63a1f0e2c0ffee00112233\d{4} /.test(line)).length, 120);
    });

    it("says that there are none", async () => {
      const { results, stdout } = await list("--name", "prod");
      assert.equal(results["clusters"], '✓ 0 clusters with "prod" in the name');
      assert.doesNotMatch(stdout, /NAME/);
    });

    it("fails if the search fails, and is skipped without access", async () => {
      emulator.fail({ url: "/search?", status: 403, body: { code: "Forbidden", message: "no search" } });
      const failing = await failed(list());
      assert.match(failing.results["clusters"] ?? "", /^✗ the clusters cannot be listed Cannot search clusters: .*no/);
      emulator.fail({ url: "/input", status: 401, body: { code: "InvalidApiKey", message: "no" } });
      assert.equal((await list()).results["clusters"], "- no access");
    });
  });

  describe("the command line", () => {
    it("prints help and version", async () => {
      const help = await run({ args: ["--help"] });
      assert.equal(help.exitCode, 0);
      assert.match(help.stdout, /^Usage: pulumi-spectrocluster doctor/);
      assert.ok(help.stdout.split("\n").every((line) => line.length <= 80));
      assert.equal((await run({ args: ["doctor", "-h"] })).stdout, help.stdout);
      assert.equal((await run({ args: ["--version"] })).stdout, version);
    });

    it("rejects unknown arguments without quoting them", async () => {
      for (const args of [
        [],
        ["docter"],
        ["doctor", "now"],
        ["doctor", "--fix"],
        ["doctor", "--stack"],
        ["doctor", "--name", "x"],
      ]) {
        const { exitCode, stdout, stderr } = await run({ args });
        assert.deepEqual([exitCode, stdout], [2, ""], args.join(" "));
        assert.match(stderr, /\nFor help, run: pulumi-spectrocluster --help$/);
      }
      // An option may contain the key by mistake.
      for (const args of [["doctor", `--${key}`], ["doctor", "--help=x7y"], ["doctor", "--x7y=1"], ["-x"]]) {
        const { exitCode, stderr } = await run({ args });
        assert.equal(exitCode, 2);
        assert.doesNotMatch(stderr, /x7y|-x/);
      }
    });

    it("rejects --stack outside of a program", async () => {
      const { results } = await failed(run({ args: ["doctor", "--stack", "dev"] }));
      assert.equal(
        results["configuration"],
        "✗ this folder has no Pulumi program Change to the folder of the program.",
      );
      assert.equal(results["address"], "- the configuration cannot be read");
    });

    it("uses the environment if there is no CLI", async () => {
      await writeProgram();
      const { results, exitCode } = await diagnose();
      assert.match(results["Pulumi CLI"] ?? "", /^! pulumi is not on PATH/);
      assert.equal(results["configuration"], "✓ environment only: the stack configuration cannot be read");
      assert.equal(exitCode, 0);
    });

    it("rejects --stack without a working CLI", async () => {
      await writeProgram();
      const env = { SPECTROCLOUD_HOST: emulator.baseUrl, SPECTROCLOUD_APIKEY: key };
      const { results } = await failed(run({ args: ["doctor", "--stack", "dev"], env }));
      assert.match(results["configuration"] ?? "", /^✗ the stack configuration cannot be read without the Pulumi CLI/);
      assert.equal(results["address"], "- the configuration cannot be read");
      for (const [script, expected] of [
        ["exit 126", "ended with exit code 126"],
        ["exec /bin/sleep 60", "did not finish within 10 s"],
        ["kill -9 $$", "was terminated by SIGKILL"],
      ] as const) {
        await writePulumi(script);
        const [broken, unnamed] = await Promise.all([
          failed(run({ args: ["doctor", "--stack", "dev"], env, ownProcess: true })),
          failed(run({ env, ownProcess: true })),
        ]);
        assert.equal(
          broken.results["Pulumi CLI"],
          `✗ pulumi version ${expected} Run it to see its error: pulumi version`,
        );
        assert.equal(
          broken.results["configuration"],
          `✗ pulumi config ${expected} Run Pulumi to see its error: pulumi preview`,
        );
        assert.equal(unnamed.results["configuration"], "✓ environment only: the stack configuration cannot be read");
        assert.match(unnamed.results["access"] ?? "", /^✓/);
      }
    });

    it("rejects CLI output that is not a stack configuration", async () => {
      await writeProgram();
      for (const printed of ["null", "[]", "7", '"text"', "{"]) {
        await writePulumi(`case $1 in version) echo v3.217.0 ;; config) echo '${printed}' ;; esac`);
        const { results, stderr } = await failed(diagnose());
        assert.equal(
          results["configuration"],
          "✗ the output of pulumi config is not a stack configuration Update the Pulumi CLI.",
        );
        assert.equal(stderr, "");
      }
    });

    it("ignores NODE_EXTRA_CA_CERTS if the file cannot be read, like Node.js", async () => {
      const service = await startService({ tls: await authority.issue("127.0.0.1") });
      const config = {
        "spectrocluster:baseUrl": { value: service.baseUrl },
        "spectrocluster:caCertificate": { value: authority.certificate },
      };
      await writeProgram();
      await writeFile(path.join(folder, "config.json"), JSON.stringify(config));
      await writePulumi("case $1 in version) echo v3.217.0 ;; config) /bin/cat config.json ;; esac");
      const { results, exitCode, stdout } = await diagnose({ NODE_EXTRA_CA_CERTS: folder });
      assert.match(results["TLS"] ?? "", /^✓/, stdout);
      assert.equal(exitCode, 0);
    });

    it("prints an unexpected error in one line, without the key", async () => {
      const thrown = 'process.cwd = () => { throw new Error("no folder\\n" + process.env.SPECTROCLOUD_APIKEY); };';
      const { exitCode, stderr } = await run({
        env: { SPECTROCLOUD_APIKEY: key },
        nodeOptions: ["--import", `data:text/javascript,${encodeURIComponent(thrown)}`],
      });
      assert.deepEqual(
        [exitCode, stderr],
        [1, "pulumi-spectrocluster doctor failed unexpectedly: no folder [API key]"],
      );
    });

    it("fails if the report cannot be written, but not if the reader of a pipe exits", async () => {
      const sh = (script: string) => execa("sh", ["-c", script, process.execPath, COMMAND], { reject: false });
      const unread = await sh('{ "$0" "$1" doctor; echo "code $?" >&2; } | :');
      assert.equal(unread.stderr, "code 0");
      if (process.platform !== "linux") return;
      for (const args of ["doctor", "--help", "--version"]) {
        const full = await sh(`"$0" "$1" ${args} > /dev/full`);
        assert.deepEqual([full.exitCode, full.stderr], [1, "Cannot write the output: ENOSPC"]);
      }
    });

    it("uses colours only if requested, and lines of 80 columns", async () => {
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
