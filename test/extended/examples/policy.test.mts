import assert from "node:assert/strict";
import { chmod, readFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { PLUGIN } from "../../engine/plugin.mjs";
import { NOW } from "../../engine/stack.mjs";
import { EXAMPLES } from "../../support/examples.mjs";
import { readmeCommand, withExample } from "./example.mjs";

/**
 * An executable that the engine starts instead of the folder of the pack, because the language host that is built here
 * (tools/engine/language-hosts) is too old for packs.
 */
const LAUNCHER = "pack/launcher";
const RUN_POLICY_PACK = `#!/bin/sh
cd "$(dirname "$0")"
exec node "$(node --print "require.resolve('@pulumi/pulumi/cmd/run-policy-pack')")" "$1" .
`;

const [, , ...options] = await readmeCommand("policy", "pulumi preview ");
const packOptions = options.map((option) => (option === "pack" ? LAUNCHER : option));

/**
 * The source ranges of one cluster depend on a resource that does not exist before the update. The last resource is declared as a
 * generated SDK does.
 */
const OTHER_PROGRAM = `
import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig, HostClusterFleet } from "pulumi-spectrocluster";
const ingressConfig = { host: "*.Evil.org", port: 80 };
const first = new HostClusterConfig("first", { clusterUid: "c4", isHostCluster: true });
const loadBalancer = (ranges: pulumi.Input<string[]>) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "LoadBalancer" as const, config: { loadBalancerConfig: { loadBalancerSourceRanges: ranges } } },
});
new HostClusterFleet("fleet", {
  clusters: {
    c5: { isHostCluster: true, clusterEndpoint: { type: "Ingress", config: { ingressConfig } } },
    c6: loadBalancer(["0.0.0.0/0"]),
    c7: loadBalancer(first.id.apply(() => ["10.0.0.0/8"])),
  },
});
class OfThePlugin extends pulumi.CustomResource {}
new OfThePlugin("${PLUGIN.type}", "plugin", { clusterUid: "c8", ...loadBalancer(["0.0.0.0/0"]) });
`;

describe("examples/policy", () => {
  const config = { prodClusterUid: "c1", edgeClusterUid: "c2", host: "*.Dev.example.org" };
  const setup = { config, clusters: [{ uid: "c1" }, { uid: "c2" }], modules: ["mocha", "tsx"] };

  it("rejects what violates its rules, whatever declares it, and accepts the corrections and the accepted warnings", () =>
    withExample("policy", setup, async (workspace, emulator) => {
      const read = (name: string) => readFile(path.join(workspace.programFolder, name), "utf8");
      const [program, project] = [await read("index.ts"), await read("Pulumi.yaml")];
      await workspace.write({
        [LAUNCHER]: RUN_POLICY_PACK,
        "Pulumi.yaml": project + PLUGIN.project,
        "index.ts": `${program}import "./other";\n`,
        "other.ts": OTHER_PROGRAM,
      });
      await chmod(path.join(workspace.programFolder, LAUNCHER), 0o755);
      const { exitCode, all = "" } = await workspace.start(["preview", ...packOptions]);
      assert.notEqual(exitCode, 0);
      const outside = (uid: string, host: string) => `Cluster ${uid}: The host "${host}" is not below example.com.`;
      const withCapital = (uid: string, host: string) =>
        `Cluster ${uid}: clusterEndpoint.config.ingressConfig.host is "${host}", which has upper-case letters: ` +
        `write it in lower case; did you mean "${host.toLowerCase()}"? [ingress-host-name]`;
      const none = "The load balancer has no loadBalancerSourceRanges, so every address can reach it.";
      const open = 'The range "0.0.0.0/0" of loadBalancerSourceRanges contains all addresses.';
      // The update checks what is not known yet.
      assert.deepEqual(violations(all).sort(), [
        ["ingress-domain", "fleet", outside("c5", "*.Evil.org")],
        ["ingress-domain", "prod", outside("c1", "*.Dev.example.org")],
        ["load-balancer-source-ranges", "edge", `Cluster c2: ${none}`],
        ["load-balancer-source-ranges", "fleet", `Cluster c6: ${open}`],
        ["load-balancer-source-ranges", "plugin", `Cluster c8: ${open}`],
        ["no-warnings", "fleet", withCapital("c5", "*.Evil.org")],
        ["no-warnings", "prod", withCapital("c1", "*.Dev.example.org")],
      ]);
      assert.equal(emulator.requests.length, 0);

      await workspace.write({ "index.ts": program });
      await workspace.run("config", "set", "host", "*.dev.example.com");
      await workspace.run("config", "set", "--path", "sourceRanges[0]", "10.8.10.0/16");
      const accepted = JSON.parse(await read("pack/config.json"));
      accepted["no-warnings"].except.push("source-range");
      await workspace.write({ "pack/config.json": JSON.stringify(accepted) });
      assert.match(await workspace.run("up", ...NOW, ...packOptions), /✅ host-clusters@v0\.1\.0/);
      assert.equal(emulator.patches.length, 2);

      const bin = path.resolve(EXAMPLES, "../node_modules/.bin");
      const env = { ...workspace.env, PATH: [bin, workspace.env["PATH"]].join(path.delimiter) };
      const inProgram = { cwd: workspace.programFolder, env, extendEnv: false, all: true, reject: false } as const;
      const passed = await execa("npm", ["test"], inProgram);
      assert.equal(passed.exitCode, 0, passed.all);
      assert.match(passed.all, /1 passing/);
      await workspace.write({ "index.ts": program.replace('config.require("host")', '"https://dev.example.com"') });
      const failed = await execa("npm", ["test"], inProgram);
      assert.notEqual(failed.exitCode, 0);
      assert.match(failed.all, /ingress-host-name/);
    }));
});

/** Policy, resource and message of each violation that the engine lists. */
function violations(printed: string): (string | undefined)[][] {
  const list = printed.matchAll(/\[mandatory\]\s+(\S+)\s+\(\S+: (\S+)\)\n.*\n\s+(.*)/g);
  return [...list].map(([, ...parts]) => parts);
}
