import assert from "node:assert/strict";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import type { Emulator } from "../../emulator/index.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { type ExampleOptions, NOW, readmeCommand, withExample } from "./example.mjs";

const clusters = [{ uid: "c1" }, { uid: "c2" }];

describe("examples/policy", function () {
  this.timeout(240_000);

  let bin: string;
  /** The options of the command in the README. */
  let withPackOptions: string[];
  before(async () => {
    [, , ...withPackOptions] = await readmeCommand("policy", "pulumi preview ");
    bin = await mkdtemp(path.join(tmpdir(), "policy-"));
    await writeLauncher(bin);
  });
  after(() => rm(bin, { recursive: true, force: true }));

  /** Sets the program and its pack up. */
  function withPack(
    config: NonNullable<ExampleOptions["config"]>,
    test: (workspace: Workspace, emulator: Emulator) => Promise<void>,
  ): Promise<void> {
    const options = { config: { prodClusterUid: "c1", edgeClusterUid: "c2", ...config }, clusters, path: [bin] };
    return withExample("policy", options, async (workspace, emulator) => {
      await workspace.write({ "pack/PulumiPolicy.yaml": `runtime: ${RUNTIME}\n` });
      await test(workspace, emulator);
    });
  }

  it("a preview fails with the violated rules of the pack", () =>
    withPack({ host: "*.dev.example.org:80" }, async (workspace, emulator) => {
      const { exitCode, all = "" } = await workspace.start(["preview", ...withPackOptions]);
      assert.notEqual(exitCode, 0);
      assert.deepEqual(violations(all), [
        ["ingress-domain", "prod", 'The host "*.dev.example.org:80" is not below example.com.'],
        [
          "load-balancer-source-ranges",
          "edge",
          "The load balancer has no loadBalancerSourceRanges, so every address can reach it.",
        ],
        [
          "no-warnings",
          "prod",
          'clusterEndpoint.config.ingressConfig.host is "*.dev.example.org:80", not a host name: ' +
            "remove the scheme, port or path [ingress-host-name]",
        ],
      ]);
      assert.equal(emulator.requests.length, 0);
    }));

  it("an up fails too, and no request is sent for that cluster", () =>
    withPack({ host: "*.dev.example.com", sourceRanges: ["10.0.0.0/8", "0.0.0.0/0"] }, async (workspace, emulator) => {
      const { exitCode, all = "" } = await workspace.start(["up", ...NOW, ...withPackOptions]);
      assert.notEqual(exitCode, 0);
      assert.deepEqual(violations(all), [
        [
          "load-balancer-source-ranges",
          "edge",
          'The range "0.0.0.0/0" of loadBalancerSourceRanges contains all addresses.',
        ],
      ]);
      assert.ok(!emulator.patches.some(({ url }) => url.includes("/c2/")));
    }));

  it("a program that follows the rules passes, also with accepted warnings", () =>
    withPack({ host: "*.dev.example.com", sourceRanges: ["10.0.0.0/8", "everybody"] }, async (workspace, emulator) => {
      const { all = "" } = await workspace.start(["preview", ...withPackOptions]);
      assert.deepEqual(
        violations(all).map(([policy]) => policy),
        ["no-warnings"],
      );

      const config = JSON.parse(await readFile(path.join(workspace.programFolder, "pack/config.json"), "utf8"));
      config["no-warnings"].except.push("source-range");
      await workspace.write({ "pack/config.json": JSON.stringify(config) });
      assert.match(await workspace.run("up", ...NOW, ...withPackOptions), /✅ host-clusters@v0\.1\.0/);
      assert.equal(emulator.patches.length, 2);
    }));

  it("the pack checks programs with the plugin, too", () =>
    withPack({ host: "unused" }, async (workspace) => {
      const project = await readFile(path.join(workspace.programFolder, "Pulumi.yaml"), "utf8");
      await workspace.write({ "Pulumi.yaml": project + PLUGIN.project, "index.ts": PROGRAM_OF_THE_PLUGIN });
      const { all = "" } = await workspace.start(["preview", ...withPackOptions]);
      const expected = ["ingress-domain", "prod", 'The host "dev.example.org" is not below example.com.'];
      assert.deepEqual(violations(all), [expected], all);
    }));

  it("the unit test passes, and fails if the provider warns about the program", () =>
    withExample("policy", { modules: ["tsx"] }, async (workspace) => {
      const [, ...command] = await readmeCommand("policy", "node ");
      const test = () =>
        execa(process.execPath, command, {
          cwd: workspace.programFolder,
          env: workspace.env,
          extendEnv: false,
          all: true,
          reject: false,
          stdin: "ignore",
        });
      const passed = await test();
      assert.equal(passed.exitCode, 0, passed.all);
      assert.match(passed.all, /pass 1\b/);

      const program = path.join(workspace.programFolder, "index.ts");
      const source = await readFile(program, "utf8");
      await writeFile(program, source.replace('host: config.require("host")', 'host: "https://dev.example.com"'));
      const failed = await test();
      assert.notEqual(failed.exitCode, 0);
      assert.match(failed.all, /ingress-host-name/);
    }));
});

/** Declares its resource as a generated SDK does. */
const PROGRAM_OF_THE_PLUGIN = `
import * as pulumi from "@pulumi/pulumi";
class HostClusterConfig extends pulumi.CustomResource {}
const ingressConfig = { host: "dev.example.org", port: 443 };
new HostClusterConfig("${PLUGIN.type}", "prod",
  { clusterUid: "c1", isHostCluster: true, clusterEndpoint: { type: "Ingress", config: { ingressConfig } } });
`;

/** Policy, resource and message of each violation that the engine lists. */
function violations(printed: string): (string | undefined)[][] {
  const list = printed.matchAll(/\[mandatory\]\s+(\S+)\s+\(\S+: (\S+)\)\n.*\n\s+(.*)/g);
  return [...list].map(([, ...parts]) => parts);
}

/**
 * Name of a runtime that has no language host, so that the engine starts the pack by a launcher of that name, as it did
 * all packs once. It would start one with runtime nodejs by the language host, and the one that is built here
 * (tools/engine/language-hosts) is older than that.
 */
const RUNTIME = "nodejs-by-launcher";

async function writeLauncher(folder: string): Promise<void> {
  const launcher = path.join(folder, `pulumi-analyzer-policy-${RUNTIME}`);
  const runner = `"$(node --print "require.resolve('@pulumi/pulumi/cmd/run-policy-pack')")"`;
  await writeFile(launcher, `#!/bin/sh\nexec node ${runner} "$@"\n`);
  await chmod(launcher, 0o755);
}
