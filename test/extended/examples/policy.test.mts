import assert from "node:assert/strict";
import { chmod, readFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import type { Emulator } from "../../emulator/index.mjs";
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

describe("examples/policy", () => {
  /** Sets the program and its pack up. */
  function withPack(test: (workspace: Workspace, emulator: Emulator) => Promise<void>): Promise<void> {
    const config = { prodClusterUid: "c1", edgeClusterUid: "c2", host: "*.dev.example.org:80" };
    const clusters = [{ uid: "c1" }, { uid: "c2" }];
    return withExample("policy", { config, clusters }, async (workspace, emulator) => {
      await workspace.write({ [LAUNCHER]: RUN_POLICY_PACK });
      await chmod(path.join(workspace.programFolder, LAUNCHER), 0o755);
      await test(workspace, emulator);
    });
  }

  it("the pack rejects what violates its rules, and accepts the corrections and the accepted warnings", () =>
    withPack(async (workspace, emulator) => {
      const { exitCode, all = "" } = await workspace.start(["preview", ...packOptions]);
      assert.notEqual(exitCode, 0);
      assert.deepEqual(violations(all), [
        ["ingress-domain", "prod", 'Cluster c1: The host "*.dev.example.org:80" is not below example.com.'],
        [
          "load-balancer-source-ranges",
          "edge",
          "Cluster c2: The load balancer has no loadBalancerSourceRanges, so every address can reach it.",
        ],
        [
          "no-warnings",
          "prod",
          'Cluster c1: clusterEndpoint.config.ingressConfig.host is "*.dev.example.org:80", ' +
            'which has a scheme, port, path or user: write only the host name; did you mean "*.dev.example.org"? ' +
            "[ingress-host-name]",
        ],
      ]);
      assert.equal(emulator.requests.length, 0);

      await workspace.run("config", "set", "host", "*.dev.example.com");
      await workspace.run("config", "set", "--path", "sourceRanges[0]", "everybody");
      const config = JSON.parse(await readFile(path.join(workspace.programFolder, "pack/config.json"), "utf8"));
      config["no-warnings"].except.push("source-range");
      await workspace.write({ "pack/config.json": JSON.stringify(config) });
      assert.match(await workspace.run("up", ...NOW, ...packOptions), /✅ host-clusters@v0\.1\.0/);
      assert.equal(emulator.patches.length, 2);
    }));

  it("the pack checks each cluster of a fleet and resources of the plugin, and leaves what is unknown to the update", () =>
    withPack(async (workspace) => {
      const project = await readFile(path.join(workspace.programFolder, "Pulumi.yaml"), "utf8");
      await workspace.write({ "Pulumi.yaml": project + PLUGIN.project, "index.ts": OTHER_PROGRAM });
      const { all = "" } = await workspace.start(["preview", ...packOptions]);
      const open = 'The range "0.0.0.0/0" of loadBalancerSourceRanges contains all addresses.';
      assert.deepEqual(
        violations(all).sort(),
        [
          ["ingress-domain", "fleet", 'Cluster c1: The host "*.evil.org:80" is not below example.com.'],
          ["load-balancer-source-ranges", "edge", `Cluster c5: ${open}`],
          ["load-balancer-source-ranges", "fleet", `Cluster c2: ${open}`],
          [
            "no-warnings",
            "fleet",
            'Cluster c1: clusterEndpoint.config.ingressConfig.host is "*.evil.org:80", ' +
              'which has a scheme, port, path or user: write only the host name; did you mean "*.evil.org"? ' +
              "[ingress-host-name]",
          ],
        ],
        all,
      );
    }));

  it("the unit test passes, and fails if the provider warns about the program", () =>
    withExample("policy", { modules: ["mocha", "tsx"] }, async (workspace) => {
      const bin = path.resolve(EXAMPLES, "../node_modules/.bin");
      const env = { ...workspace.env, PATH: [bin, workspace.env["PATH"]].join(path.delimiter) };
      const options = { cwd: workspace.programFolder, env, extendEnv: false, all: true, reject: false } as const;
      const passed = await execa("npm", ["test"], options);
      assert.equal(passed.exitCode, 0, passed.all);
      assert.match(passed.all, /1 passing/);

      const source = await readFile(path.join(workspace.programFolder, "index.ts"), "utf8");
      await workspace.write({ "index.ts": source.replace('config.require("host")', '"https://dev.example.com"') });
      const failed = await execa("npm", ["test"], options);
      assert.notEqual(failed.exitCode, 0);
      assert.match(failed.all, /ingress-host-name/);
    }));
});

/**
 * The source ranges of one cluster depend on a resource that does not exist before the update. The last resource is declared as a
 * generated SDK does.
 */
const OTHER_PROGRAM = `
import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig, HostClusterFleet } from "pulumi-spectrocluster";
const ingressConfig = { host: "*.evil.org:80", port: 80 };
const first = new HostClusterConfig("first", { clusterUid: "c4", isHostCluster: true });
const loadBalancer = (ranges: pulumi.Input<string[]>) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "LoadBalancer" as const, config: { loadBalancerConfig: { loadBalancerSourceRanges: ranges } } },
});
new HostClusterFleet("fleet", {
  clusters: {
    c1: { isHostCluster: true, clusterEndpoint: { type: "Ingress", config: { ingressConfig } } },
    c2: loadBalancer(["0.0.0.0/0"]),
    c3: loadBalancer(first.id.apply(() => ["10.0.0.0/8"])),
  },
});
class OfThePlugin extends pulumi.CustomResource {}
new OfThePlugin("${PLUGIN.type}", "edge", { clusterUid: "c5", ...loadBalancer(["0.0.0.0/0"]) });
`;

/** Policy, resource and message of each violation that the engine lists. */
function violations(printed: string): (string | undefined)[][] {
  const list = printed.matchAll(/\[mandatory\]\s+(\S+)\s+\(\S+: (\S+)\)\n.*\n\s+(.*)/g);
  return [...list].map(([, ...parts]) => parts);
}
