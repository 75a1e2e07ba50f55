import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { version } from "../../provider/installedPackage.js";
import { createAuthority } from "../emulator/certificates.mjs";
import { Emulator, type EmulatorOptions, type Fault } from "../emulator/index.mjs";
import { controlClock } from "../support/clock.mjs";
import { plantKey } from "../support/plantedKey.mjs";
import { asRelease, COMMAND, type Run, type RunOptions, runCommand } from "./doctor.mjs";

describe("pulumi-spectrocluster doctor", () => {
  const key = plantKey();
  const stops: (() => unknown)[] = [];
  let folder: string;
  let emulator: Emulator;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-cli-"));
    stops.push(() => rm(folder, { recursive: true }));
    emulator = await startService();
  });

  afterEach(async () => {
    try {
      const changes = emulator.requests.filter(({ method, url }) => method !== "GET" && !url.includes("/search?"));
      assert.deepEqual(changes, []);
    } finally {
      for (const stop of stops.splice(0).reverse()) await stop();
    }
  });

  async function startService(options: EmulatorOptions = {}): Promise<Emulator> {
    const service = await Emulator.start({ apiKeys: [key], ...options });
    stops.push(() => service.stop());
    return service;
  }

  const run = (options: Partial<RunOptions> = {}) => runCommand({ folder, key, ...options });

  /** Runs doctor with the emulator and additional environment variables. */
  const diagnose = (env: Record<string, string> = {}, ...args: string[]): Promise<Run> => {
    const all = { SPECTROCLOUD_HOST: emulator.baseUrl, SPECTROCLOUD_APIKEY: key, ...env };
    return run({ args: ["doctor", ...args], env: all });
  };

  /** Creates a script named pulumi on PATH. */
  const writePulumi = (script: string) =>
    writeFile(path.join(folder, "pulumi"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

  /** A run that must fail. */
  async function failed(running: Promise<Run>): Promise<Run> {
    const result = await running;
    assert.equal(result.exitCode, 1, result.stdout);
    assert.match(result.stdout, /\n\nPulumi cannot use the service\.$/);
    return result;
  }

  it("reports no problems if there are none, with one request", async () => {
    emulator.searchInputs = { inputs: { project: { values: [{ name: "dev", uid: "p1" }] } } };
    const env = { SPECTROCLOUD_HOST: emulator.baseUrl, SPECTROCLOUD_APIKEY: key, SPECTROCLOUD_PROJECT_UID: "p1" };
    const { exitCode, stdout, stderr } = await run({ env });
    assert.equal(
      stdout,
      `✓ Node.js        ${process.versions.node}
! Pulumi CLI     pulumi is not on PATH
                 Install it: https://www.pulumi.com/docs/install/
✓ Pulumi SDK     not installed in this folder
✓ configuration  environment only: no Pulumi program in this folder, or no CLI
                 to read it
✓ address        ${emulator.baseUrl}, from the environment variable
                 SPECTROCLOUD_HOST
✓ API key        from the environment variable SPECTROCLOUD_APIKEY
✓ project        p1, from the environment variable SPECTROCLOUD_PROJECT_UID
✓ other settings defaults
✓ service        accepts the API key in project p1
✓ search inputs  read: 1 property

Pulumi can use the service.`,
    );
    assert.deepEqual([stderr, exitCode], ["", 0]);
    const sent = emulator.requests.map(({ url, headers }) => [url, headers["apikey"], headers["projectuid"]]);
    assert.deepEqual(sent, [["/v1/dashboard/spectroclusters/search/input", key, "p1"]]);
  });

  const swapped = { SPECTROCLOUD_HOST: key, SPECTROCLOUD_APIKEY: "http://127.0.0.1:9" };
  for (const [setting, env, label, expected] of [
    ["the address is missing", { SPECTROCLOUD_HOST: "" }, "address", /^✗ The address .* Set .* SPECTROCLOUD_HOST\.$/],
    ["the key is blank", { SPECTROCLOUD_APIKEY: "\t" }, "API key", /^✗ The API key .* Set .* SPECTROCLOUD_APIKEY\.$/],
    ["address and key are swapped", swapped, "API key", /^✗ The API key .* is an address\. Are .* swapped\?/],
    ["the address may be the key", swapped, "address", /^- not shown: it may be the API key$/],
    ["another is wrong", { SPECTROCLOUD_STRICT_ARGUMENTS: "x" }, "other settings", /^✗ .* must be true or false, not/],
  ] as const) {
    it(`sends nothing if ${setting}`, async () => {
      const { results } = await failed(diagnose(env, "--clusters"));
      assert.match(results[label] ?? "", expected);
      assert.equal(results["service"], "- needs a valid configuration");
      assert.equal(results["clusters"], "- needs the service");
      assert.equal(emulator.requests.length, 0);
    });
  }

  it("redacts a long key in a wrong setting completely", async () => {
    const long = `${key}${"0123456789".repeat(15)}`;
    emulator.apiKeys.push(long);
    const env = { SPECTROCLOUD_APIKEY: long, SPECTROCLOUD_PROJECT_UID: long };
    const { results, stdout } = await diagnose(env);
    assert.match(results["project"] ?? "", /^✓ \[API key\], from the environment/);
    assert.equal(results["service"], "✓ accepts the API key in project [API key]");
    assert.ok(!stdout.includes("0123456789"));
  });

  describe("explains why the service cannot be used, once and with the remedy:", () => {
    const clock = controlClock();
    const html = { headers: { "content-type": "text/html" }, body: "<html>Log in</html>" };
    const forbidden = { status: 403, body: { code: "Forbidden", message: "not allowed" } };
    const wait = { status: 429, headers: { "Retry-After": "120" } };
    const rows: [name: string, expected: RegExp, env: Record<string, string>, fault?: Fault][] = [
      ["a wrong key", /returned 401 .* Set a valid API key\. [^.]+\.$/, { SPECTROCLOUD_APIKEY: "another-key" }],
      [
        "no permission",
        / in project "p1"\. "p1" is no UID of a project in Palette/,
        { SPECTROCLOUD_PROJECT_UID: "p1" },
        forbidden,
      ],
      ["a login page", /with an HTML or XML page\..* login page\. Check baseUrl\.$/, {}, { status: 200, ...html }],
      ["a gateway's page", /returned 404 with an HTML.* comes from a gateway/, {}, { status: 404, ...html }],
      ["a closed connection", /received no response \(.*\)\. Check baseUrl \(.*\) and the/, {}, { reset: true }],
      ["silence", /received no response \(Timeout.*\)\. Check/, {}, { lost: () => clock.advance(10_000) }],
      ["a required wait", /returned 429.* Run the same command again after the requested wait/, {}, wait],
      ["an unknown host", /\(getaddrinfo \w+ .*\)\. Check baseUrl/, { SPECTROCLOUD_HOST: "x.invalid" }],
      ["a closed port", /ECONNREFUSED .*\)\. Check baseUrl/, { SPECTROCLOUD_HOST: "http://127.0.0.1:9" }],
    ];
    for (const [name, expected, env, fault] of rows) {
      it(name, async () => {
        if (fault) emulator.fail({ ...fault, times: Number.POSITIVE_INFINITY });
        const { results, stdout } = await failed(diagnose(env, "--clusters"));
        assert.match(results["service"] ?? "", expected);
        assert.ok(stdout.split("\n").every((line) => line.length <= 80 || /^ *https?:\S+$/.test(line)));
        assert.equal(results["search inputs"], "- needs the service");
        assert.equal(results["clusters"], "- needs the service");
        assert.ok(emulator.requests.length <= 1);
      });
    }

    it("an untrusted certificate, before the key is sent", async () => {
      const service = await startService({ tls: await (await createAuthority()).issue("127.0.0.1") });
      const { results } = await failed(diagnose({ SPECTROCLOUD_HOST: service.baseUrl }));
      assert.match(results["service"] ?? "", /private authority, set caCertificate or NODE_EXTRA_CA_CERTS to it\./);
      assert.equal(service.requests.length, 0);
    });
  });

  it("reports an unexpected response, and the warnings that a run would log for it", async () => {
    emulator.searchInputs = { inputs: { project: { values: [{ name: 7 }] } } };
    const { results } = await failed(diagnose());
    assert.match(results["service"] ?? "", /inputs\.project\.values\[0\]\.name must .* Update pulumi-spectrocluster/);
    emulator.searchInputs = { inputs: {}, count: 2 ** 60 };
    const warned = await diagnose();
    assert.match(warned.results["search inputs"] ?? "", /^! read: 0 properties .* unexpected values: .* beyond 2\^53/);
    assert.equal(warned.exitCode, 0);
  });

  describe("versions", () => {
    it("of the CLI and of the SDK are checked", async () => {
      await writePulumi("echo v3.99.1");
      const sdk = path.join(folder, "node_modules/@pulumi/pulumi");
      await mkdir(sdk, { recursive: true });
      await writeFile(path.join(sdk, "package.json"), JSON.stringify({ version: "3.9.1" }));
      const { results } = await failed(diagnose());
      const tooOld = "is too old: 3.217.0 or newer is required Install a newer one:";
      assert.equal(results["Pulumi CLI"], `✗ 3.99.1 ${tooOld} https://www.pulumi.com/docs/install/`);
      assert.equal(results["Pulumi SDK"], `✗ 3.9.1 ${tooOld} npm install @pulumi/pulumi@latest`);
      await writeFile(path.join(sdk, "package.json"), JSON.stringify({ version: "3.217.0" }));
      assert.equal((await diagnose()).results["Pulumi SDK"], "✓ 3.217.0");
    });

    it("of Node.js are checked before other modules are loaded", async () => {
      const { exitCode, stderr, stdout } = await run({ nodeOptions: asRelease("18.20.8") });
      const expected = "pulumi-spectrocluster requires Node.js 20.19 or newer. This is Node.js 18.20.8.";
      assert.deepEqual([exitCode, stdout, stderr], [1, "", expected]);
    });
  });

  describe("the list of clusters", () => {
    const list = (...args: string[]) => diagnose({}, "--clusters", ...args);

    it("shows name, UID, project and state, with the UIDs of the projects, and can be filtered by name", async () => {
      emulator.addCluster(
        { uid: "63a1f0e2c0ffee0011223344", name: "prod-1", projectUid: "5f1c0a3be4b0c0ff", projectName: "shop" },
        { uid: "63a1f0e2c0ffee0055667788", name: "Prod-\u001b[31m2", state: "Provisioning" },
        { uid: "63a1f0e2c0ffee0099aabbcc", name: "dev" },
      );
      const filtered = await list("--name", "PROD");
      assert.equal(filtered.results["clusters"], '✓ 2 clusters with "PROD" in the name');
      assert.equal(
        filtered.stdout.slice(filtered.stdout.indexOf("\n\n")),
        `

NAME         UID                       PROJECT  STATE
Prod-?[31m2  63a1f0e2c0ffee0055667788           Provisioning
prod-1       63a1f0e2c0ffee0011223344  shop     Running

PROJECT  UID
shop     5f1c0a3be4b0c0ff

Pulumi can use the service.`,
      );
      assert.equal((await list()).results["clusters"], "✓ 3 clusters");
      const none = await list("--name", "test");
      assert.equal(none.results["clusters"], '✓ 0 clusters with "test" in the name');
      assert.doesNotMatch(none.stdout, /UID/);
    });

    it("fits a terminal with complete UIDs, and has all clusters of several pages", async () => {
      for (let index = 0; index < 120; index += 1) {
        const uid = `63a1f0e2c0ffee00112233${String(index).padStart(4, "0")}`;
        const name = `a-very-long-name-of-a-cluster-${"x".repeat(index)}`;
        const projectName = `a project with a long name, ${"y".repeat(index % 40)}`;
        emulator.addCluster({ uid, name, projectUid: uid, projectName, state: "Provisioning" });
      }
      const { stdout } = await list();
      const [, clusters = "", projects = ""] = stdout.split("\n\n");
      assert.ok(stdout.split("\n").every((line) => line.length <= 80 || line.includes("://")));
      assert.equal(clusters.match(/ 63a1f0e2c0ffee00112233\d{4} .* Provisioning$/gm)?.length, 120);
      assert.equal(projects.match(/ 63a1f0e2c0ffee00112233\d{4}$/gm)?.length, 120);
    });

    it("fails if the search fails", async () => {
      emulator.fail({ url: "/search?", status: 403, body: { code: "Forbidden", message: "no search" } });
      assert.match((await failed(list())).results["clusters"] ?? "", /^✗ Cannot search clusters: .*no search/);
    });
  });

  describe("the list of what a search knows", () => {
    const list = () => diagnose({}, "--search");
    const inputs = { project: { values: [{ name: "dev", uid: "5f1c0a3be4b0c0ffee001122" }] }, tags: { values: null } };

    it("shows names and UIDs by property, and the properties for filters with their types", async () => {
      emulator.searchInputs = { inputs };
      const { stdout, results, exitCode } = await list();
      assert.equal(results["search filters"], "✓ read: 5 properties");
      assert.equal(
        stdout.slice(stdout.indexOf("\n\n")),
        `

project  UID
dev      5f1c0a3be4b0c0ffee001122

tags  UID

PROPERTY FOR FILTERS  TYPE
clusterName           string
environment           string
tags                  keyValue
nodeCount             int
creationTimestamp     date

Pulumi can use the service.`,
      );
      assert.equal(exitCode, 0);
    });

    for (const { what, fault, result, exitCode } of [
      {
        what: "lacks",
        fault: { status: 404 },
        result: /^! not listed by this installation .* clusterName and/,
        exitCode: 0,
      },
      {
        what: "rejects",
        fault: { status: 403, body: { code: "Forbidden" } },
        result: /^✗ Cannot read .* 403/,
        exitCode: 1,
      },
      {
        what: "garbles",
        fault: { status: 200, headers: { "content-type": "application/json" }, body: { schema: { properties: {} } } },
        result: /^✗ .*no list of properties/,
        exitCode: 1,
      },
      {
        what: "leaves empty",
        fault: { status: 200, headers: { "content-type": "application/json" }, body: { schema: {} } },
        result: /^! not listed by/,
        exitCode: 0,
      },
    ]) {
      it(`shows names and UIDs also if the service ${what} the properties`, async () => {
        emulator.searchInputs = { inputs };
        emulator.fail({ url: "/search/schema", ...fault });
        const run = await list();
        assert.match(run.results["search filters"] ?? "", result);
        assert.match(run.stdout, /\n\nproject {2}UID\ndev {6}5f1c0a3be4b0c0ffee001122\n/);
        assert.equal(run.exitCode, exitCode);
      });
    }

    it("needs the service", async () => {
      const { results } = await failed(diagnose({ SPECTROCLOUD_APIKEY: "another-key" }, "--search", "--clusters"));
      assert.deepEqual([results["search filters"], results["clusters"]], Array(2).fill("- needs the service"));
    });
  });

  describe("the command line", () => {
    it("prints help and version", async () => {
      const help = await run({ args: ["--help"] });
      assert.equal(help.exitCode, 0);
      assert.match(help.stdout, /^Usage: pulumi-spectrocluster doctor/);
      assert.ok(help.stdout.split("\n").every((line) => line.length <= 80));
      assert.equal((await run({ args: ["doctor", "-h"] })).stdout, help.stdout);
      for (const args of [["--version"], ["doctor", "--version"]]) assert.equal((await run({ args })).stdout, version);
    });

    for (const { args, message } of [
      { args: "adopt --lable tier=gold", message: "Unknown option --lable. Did you mean --label?" },
      { args: "doctor --cluster", message: "Unknown option --cluster. Did you mean --clusters?" },
      { args: "doctor --clusters --nam prod", message: "Unknown option --nam. Did you mean --name?" },
      {
        args: "doctor --frob",
        message: "Unknown option --frob. The options of this command are --stack, --clusters, --search, --name.",
      },
      { args: "doctor --clusters --name", message: "The option --name requires a value." },
      { args: "doctor --name --clusters", message: "The option --name requires a value." },
      { args: "adopt --single=yes", message: "The option --single takes no value." },
      {
        args: "adopt --label a=1 --label a=2",
        message: "The option --label has two values for the same key, and a cluster has one.",
      },
      { args: "docter", message: "The first argument must be a command: doctor or adopt. Did you mean doctor?" },
    ]) {
      it(`names the mistake in "${args}"`, async () => {
        const { exitCode, stdout, stderr } = await run({ args: args.split(" ") });
        assert.deepEqual([exitCode, stdout], [2, ""]);
        const [first = "", ...lines] = stderr.split("\nFor help, run: ");
        assert.deepEqual([first.replaceAll("\n", " "), lines], [message, ["pulumi-spectrocluster --help"]]);
      });
    }

    it("rejects wrong arguments without quoting them, because they may contain the key", async () => {
      const wrong = ["", "x7y", "--x7y=1", "doctor x7y", "doctor --x7y", "doctor --help=x7y", "doctor --stack"];
      const words = "zyxw".repeat(6);
      const keys = [`doctor --${key}`, `doctor --${words}`, `doctor -${words}`, `doctor --clusters --name=a ${words}`];
      for (const args of [...wrong, "doctor --name x7y", "doctor --clusters --name --x7y", ...keys]) {
        const { exitCode, stdout, stderr } = await run({ args: args.split(" ") });
        assert.deepEqual([exitCode, stdout], [2, ""], args);
        assert.match(stderr, /^[\s\S]+\.\nFor help, run: pulumi-spectrocluster --help$/);
        assert.doesNotMatch(stderr, /x7y|zyxw/);
      }
    });

    const cli = (config: string) =>
      `case "$1" in version) echo v3.250.0 ;; stack) echo org/program/dev ;; *) ${config} ;; esac`;

    it("uses the configuration of the stack, and the environment for what it does not have", async () => {
      const { certificate } = await createAuthority();
      const entries = {
        "spectrocluster:apiKey": { value: key, secret: false },
        "spectrocluster:caCertificate": { value: certificate, secret: false },
        "spectrocluster:maxRetry": { value: "3", secret: false },
      };
      await writeFile(path.join(folder, "config.json"), JSON.stringify(entries));
      await writePulumi(cli("/bin/cat config.json"));
      const { results, exitCode } = await run({ env: { SPECTROCLOUD_HOST: emulator.baseUrl } });
      assert.match(results["configuration"] ?? "", /^✓ stack org\/program\/dev, .*\n! unknown setting .*maxRetries\?$/);
      assert.match(results["API key"] ?? "", /^! .* in plain text .*\n✓ from spectrocluster:apiKey$/);
      assert.equal(results["other settings"], "✓ from spectrocluster:caCertificate");
      assert.equal(exitCode, 0);
    });

    const broken = /: pulumi config failed\. Run it to see its error: pulumi config$/;
    const noProgram = /: this folder has no Pulumi program\. Change to the folder of the program\.$/;
    for (const [name, script, expected] of [
      ["outside of a program", cli('echo "error: no Pulumi.yaml project file found" >&2; exit 1'), noProgram],
      ["without a CLI", undefined, broken],
      ["with a CLI that does not work", "exit 126", broken],
      ["with a CLI that prints no JSON", cli("echo {"), broken],
    ] as const) {
      it(`rejects --stack ${name}`, async () => {
        if (script) await writePulumi(script);
        const { results, stderr } = await failed(diagnose({}, "--stack", "dev"));
        assert.match(results["configuration"] ?? "", expected);
        assert.equal(results["service"], "- needs a valid configuration");
        assert.deepEqual([stderr, emulator.requests], ["", []]);
      });
    }

    describe("says how long it waited for a CLI that hangs", () => {
      const clock = controlClock();
      for (const { command, label, expected } of [
        {
          command: "config",
          label: "configuration",
          expected: /: pulumi config took longer than 30 s\. Run it to see what it waits for: pulumi config$/,
        },
        {
          command: "version",
          label: "Pulumi CLI",
          expected: /^✗ pulumi version took longer than 30 s Run it to see what it waits for: pulumi version$/,
        },
      ]) {
        it(`in pulumi ${command}`, async () => {
          await writePulumi(`[ "$1" = ${command} ] && : > hangs && exec /bin/sleep 60; echo v3.250.0`);
          const running = failed(diagnose());
          while (!existsSync(path.join(folder, "hangs"))) await new Promise(setImmediate);
          clock.advance(30_000);
          assert.match((await running).results[label] ?? "", expected);
        });
      }
    });

    it("prints an unexpected error without the key", async () => {
      const thrown = "String.prototype.padEnd = () => { throw new Error(process.env.SPECTROCLOUD_APIKEY); };";
      const { exitCode, stderr } = await run({
        env: { SPECTROCLOUD_APIKEY: key },
        nodeOptions: ["--import", `data:text/javascript,${encodeURIComponent(thrown)}`],
      });
      assert.deepEqual([exitCode, stderr], [1, "pulumi-spectrocluster doctor failed unexpectedly: [API key]"]);
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

    it("uses colours only if requested", async () => {
      assert.ok(!(await diagnose()).stdout.includes("\u001b"));
      assert.ok((await diagnose({ FORCE_COLOR: "1" })).stdout.includes("\u001b[32m✓\u001b[39m address"));
    });
  });
});
