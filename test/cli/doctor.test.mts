import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import type { SettingValues } from "../../provider/configuration/index.js";
import { version } from "../../provider/installedPackage.js";
import { createAuthority } from "../emulator/certificates.mjs";
import type { Fault } from "../emulator/index.mjs";
import { controlClock } from "../support/clock.mjs";
import { plantKey } from "../support/plantedKey.mjs";
import { environment, stackConfiguration, variableOf } from "../support/settings.mjs";
import { COMMAND, type Run, type RunOptions, runCommand, useUnchangedService } from "./doctor.mjs";

describe("pulumi-spectrocluster doctor", () => {
  const key = plantKey();
  const emulator = useUnchangedService(key);
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-cli-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const run = (options: Partial<RunOptions> = {}) => runCommand({ folder, key, ...options });

  /** Runs doctor with the emulator and these settings in the environment. */
  const diagnose = (values: SettingValues = {}, ...args: string[]): Promise<Run> =>
    run({ args: ["doctor", ...args], env: environment({ baseUrl: emulator.baseUrl, apiKey: key, ...values }) });

  /** Creates a script named pulumi on PATH. */
  const writePulumi = (script: string) =>
    writeFile(path.join(folder, "pulumi"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

  /** A run that must fail. */
  async function failed(running: Promise<Run>): Promise<Run> {
    const result = await running;
    assert.equal(result.exitCode, 1, result.stdout);
    assert.match(result.stdout, /\n\nPulumi cannot use Palette\.$/);
    return result;
  }

  it("reports no problems if there are none, with one request", async () => {
    emulator.searchInputs = { inputs: { project: { values: [{ name: "dev", uid: "p1" }] } } };
    const { exitCode, stdout, stderr } = await diagnose({ projectUid: "p1" });
    assert.equal(
      stdout,
      `✓ Node.js        ${process.versions.node}
! Pulumi CLI     pulumi is not on PATH
                 Install it: https://www.pulumi.com/docs/install/
✓ configuration  environment only: no Pulumi program in this folder, or no CLI to read it
✓ baseUrl        ${emulator.baseUrl}, from the environment variable SPECTROCLOUD_HOST
✓ apiKey         from the environment variable SPECTROCLOUD_APIKEY
✓ projectUid     p1, from the environment variable SPECTROCLOUD_PROJECT_UID
✓ Palette        accepts the API key in project p1

Pulumi can use Palette.`,
    );
    assert.deepEqual([stderr, exitCode], ["", 0]);
    const sent = emulator.requests.map(({ url, headers }) => [url, headers["apikey"], headers["projectuid"]]);
    assert.deepEqual(sent, [["/v1/dashboard/spectroclusters/search/input", key, "p1"]]);
  });

  describe("explains why it cannot go on, once and with the remedy:", () => {
    const clock = controlClock();
    const swapped = { baseUrl: key, apiKey: "http://127.0.0.1:9" };
    for (const { name, shown, label = "Palette", values = {}, fault } of [
      { name: "a missing setting", label: "apiKey", shown: /^✗ The API key .* Set/, values: { apiKey: "\t" } },
      { name: "a swapped address and key", label: "baseUrl", shown: /^✓ from the env/, values: swapped },
      { name: "a wrong setting", label: "strictArguments", shown: /^✗ .*, not/, values: { strictArguments: "x" } },
      { name: "a wrong key", shown: /returned 401 .* Set a valid API key/, values: { apiKey: "another-key" } },
      { name: "silence", shown: /received no response \(Timeout/, fault: { lost: () => clock.advance(10_000) } },
      { name: "a required wait", shown: /returned 429/, fault: { status: 429, headers: { "Retry-After": "120" } } },
    ] satisfies { name: string; shown: RegExp; label?: string; values?: SettingValues; fault?: Fault }[]) {
      it(name, async () => {
        if (fault) emulator.fail({ ...fault, times: Number.POSITIVE_INFINITY });
        const { results } = await failed(diagnose(values, "--clusters"));
        assert.match(results[label] ?? "", shown);
        assert.equal(results["clusters"], "- needs Palette");
        if (label !== "Palette") assert.equal(results["Palette"], "- needs a valid configuration");
        assert.equal(emulator.requests.length, label === "Palette" ? 1 : 0);
      });
    }
  });

  it("reports an unexpected response, and the warnings that a run would log for it", async () => {
    emulator.searchInputs = { inputs: { project: { values: [{ name: 7 }] } } };
    const { results } = await failed(diagnose());
    assert.match(results["Palette"] ?? "", /inputs\.project\.values\[0\]\.name must .* Update pulumi-spectrocluster/);
    emulator.searchInputs = { inputs: {}, count: 2 ** 60 };
    const warned = await diagnose();
    assert.match(warned.results["Palette"] ?? "", /^! accepts the API key .* unexpected values: .* beyond 2\^53/);
    assert.equal(warned.exitCode, 0);
  });

  it("checks the version of the CLI, and that of Node.js before other modules are loaded", async () => {
    await writePulumi("echo v3.99.1");
    const { results } = await failed(diagnose());
    const tooOld = "is too old: 3.217.0 or newer is required Install a newer one:";
    assert.equal(results["Pulumi CLI"], `✗ 3.99.1 ${tooOld} https://www.pulumi.com/docs/install/`);

    const code = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } });';
    const { exitCode, stderr, stdout } = await run({ nodeOptions: ["--import", `data:text/javascript,${code}`] });
    const expected = "pulumi-spectrocluster requires Node.js 20.19 or newer. This is Node.js 18.20.8.";
    assert.deepEqual([exitCode, stdout, stderr], [1, "", expected]);
  });

  describe("the list of clusters", () => {
    const list = (...args: string[]) => diagnose({}, "--clusters", ...args);

    it("shows name, UID, project and state, sorted as people do, with projects, and can be filtered by name", async () => {
      emulator.addCluster(
        { uid: "63a1f0e2c0ffee0000000010", name: "prod-10", projectUid: "5f1c0a3be4b0c0f0", projectName: "shop-2" },
        { uid: "63a1f0e2c0ffee0011223344", name: "prod-9", projectUid: "5f1c0a3be4b0c0ff", projectName: "shop-1" },
        { uid: "63a1f0e2c0ffee0055667788", name: "Prod-\u001b[31m2", state: "Provisioning" },
        { uid: "63a1f0e2c0ffee0099aabbcc", name: "dev" },
      );
      const filtered = await list("--name", "PROD");
      assert.equal(filtered.results["clusters"], '✓ 3 clusters with "PROD" in the name');
      assert.equal(
        filtered.lists,
        `NAME         UID                       PROJECT  STATE
Prod-?[31m2  63a1f0e2c0ffee0055667788           Provisioning
prod-9       63a1f0e2c0ffee0011223344  shop-1   Running
prod-10      63a1f0e2c0ffee0000000010  shop-2   Running

PROJECT  UID
shop-1   5f1c0a3be4b0c0ff
shop-2   5f1c0a3be4b0c0f0

Pulumi can use Palette.`,
      );
      assert.equal((await list()).results["clusters"], "✓ 4 clusters");
      const none = await list("--name", "test");
      assert.equal(none.results["clusters"], '✓ 0 clusters with "test" in the name');
      assert.doesNotMatch(none.stdout, /UID/);
    });

    it("warns if Palette counts clusters that the key does not see, and lists the others", async () => {
      // As a key with partial rights receives it, also in the second search.
      const body = { items: [{ metadata: { uid: "c1", name: "prod-c1" } }], listmeta: { count: 7 } };
      emulator.fail({ url: "/search?", status: 200, body, times: 2 });
      const { exitCode, results, stdout } = await list();
      assert.equal(exitCode, 0);
      assert.match(results["clusters"] ?? "", /^! 1 cluster/);
      const text = stdout.replace(/\s+/g, " ");
      assert.match(text, /may be incomplete\. Palette returned 1 cluster but counts 7, .* API key may not see/);
      assert.match(text, / prod-c1 c1 .*Pulumi can use Palette\.$/);
    });

    it("fails if the search fails", async () => {
      emulator.fail({ url: "/search?", status: 403, body: { code: "Forbidden", message: "no search" } });
      const { exitCode, stdout, results } = await list();
      assert.match(results["clusters"] ?? "", /^✗ Cannot search clusters: .*no search/);
      // Pulumi needs no list.
      assert.match(stdout, /\nPulumi can use Palette\.$/);
      assert.equal(exitCode, 1);
    });
  });

  describe("the list of what a search knows", () => {
    const list = () => diagnose({}, "--search");
    const inputs = { project: { values: [{ name: "dev", uid: "5f1c0a3be4b0c0ffee001122" }] }, tags: { values: null } };

    it("shows names and UIDs by property, and the properties for filters with their types", async () => {
      emulator.searchInputs = { inputs };
      const { lists, results, exitCode } = await list();
      assert.equal(results["search filters"], "✓ read: 5 properties");
      assert.equal(
        lists,
        `project  UID
dev      5f1c0a3be4b0c0ffee001122

PROPERTY FOR FILTERS  TYPE
clusterName           string
creationTimestamp     date
environment           string
nodeCount             int
tags                  keyValue

Pulumi can use Palette.`,
      );
      assert.equal(exitCode, 0);
    });

    for (const { what, fault, result, exitCode } of [
      { what: "lacks", fault: { status: 404 }, result: /^! not listed by this installation/, exitCode: 0 },
      { what: "rejects", fault: { status: 403 }, result: /^✗ Cannot read .* 403/, exitCode: 1 },
      { what: "leaves empty", fault: { status: 200, body: { schema: {} } }, result: /^! not listed by/, exitCode: 0 },
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

    it("rejects wrong arguments without quoting them, because they may contain the key", async () => {
      const wrong = ["", "x7y", "--x7y=1", "doctor x7y", "doctor --x7y", "doctor -x7y", "doctor --help=x7y"];
      const values = ["doctor --stack", "doctor --stack=", "doctor --clusters=x7y", "doctor --clusters --name --x7y"];
      for (const args of [...wrong, ...values, "doctor --name x7y", "adopt --label x7y=1 --label x7y=2"]) {
        const { exitCode, stdout, stderr } = await run({ args: args.split(" ") });
        assert.deepEqual([exitCode, stdout], [2, ""], args);
        assert.match(stderr, /^[\s\S]+\.\nFor help, run: pulumi-spectrocluster --help$/);
        assert.doesNotMatch(stderr, /x7y/);
      }
    });

    const cli = (config: string) =>
      `case "$1" in version) echo v3.274.1 ;; stack) echo org/program/dev ;; *) ${config} ;; esac`;

    it("uses the configuration of the stack, and the environment for what it does not have", async () => {
      const { certificate } = await createAuthority();
      const settings = stackConfiguration({ apiKey: key, caCertificate: certificate, maxRetries: 3 });
      const entries = { ...settings, "spectrocluster:maxRetry": "3" };
      const config = Object.entries(entries).map(([name, value]) => [name, { value, secret: false }]);
      await writeFile(path.join(folder, "config.json"), JSON.stringify(Object.fromEntries(config)));
      await writePulumi(cli("/bin/cat config.json"));
      const { results, exitCode } = await run({ env: environment({ baseUrl: emulator.baseUrl }) });
      const warned = /^✓ stack org\/program\/dev, .*\n! .*:maxRetry is not .*maxRetries\?$/;
      assert.match(results["configuration"] ?? "", warned);
      assert.match(results["apiKey"] ?? "", /^! .* in plain text .*\n✓ from the stack configuration$/);
      assert.equal(results["caCertificate"], "✓ from the stack configuration");
      assert.equal(results["maxRetries"], "✓ 3, from the stack configuration");
      assert.equal(exitCode, 0);
    });

    for (const { name, script } of [
      { name: "without a CLI", script: "" },
      { name: "with a CLI that does not work", script: "exit 126" },
      { name: "with a CLI that prints no JSON", script: cli("echo {") },
    ]) {
      it(`rejects --stack ${name}`, async () => {
        if (script) await writePulumi(script);
        const { results, stderr } = await failed(diagnose({}, "--stack", "dev"));
        const message = /: pulumi config failed\. Run it to see its error: pulumi config$/;
        assert.match(results["configuration"] ?? "", message);
        assert.equal(results["Palette"], "- needs a valid configuration");
        assert.deepEqual([stderr, emulator.requests], ["", []]);
      });
    }

    describe("says how long it waited for a CLI that hangs", () => {
      const clock = controlClock();
      for (const [command, label] of Object.entries({ config: "configuration", version: "Pulumi CLI" })) {
        it(`in pulumi ${command}`, async () => {
          await writePulumi(`[ "$1" = ${command} ] && : > hangs && exec /bin/sleep 60; echo v3.274.1`);
          const running = failed(diagnose());
          while (!existsSync(path.join(folder, "hangs"))) await new Promise(setImmediate);
          clock.advance(30_000);
          assert.match((await running).results[label] ?? "", /took longer than 30 s\. Run it to see what it waits/);
        });
      }
    });

    it("prints an unexpected error without the key", async () => {
      const thrown = `String.prototype.padEnd = () => { throw new Error(process.env.${variableOf("apiKey")}); };`;
      const { exitCode, stderr } = await run({
        env: environment({ apiKey: key }),
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
  });
});
