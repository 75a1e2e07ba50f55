import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import { outputsOf } from "../../engine/functionStack.mjs";
import { DYNAMIC, NOW } from "../../engine/stack.mjs";
import { readmeCommand, withExample } from "./example.mjs";

const clusterUid = "63a1f0e2c0ffee0055667788";
const host = "*.dev.example.com";

/** A configuration that was made by hand. */
const hostClusterConfig = {
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host, port: 8443 } } },
  isHostCluster: true,
};

const DIFFERENCE = "clusterEndpoint.config.ingressConfig.port: actual 8443, declared 443";

describe("examples/adopt-existing", () => {
  const clusters = [{ uid: clusterUid, hostClusterConfig: structuredClone(hostClusterConfig) }];
  // Without a stack, the error is not subject to nodejs/node#64011.
  const env = { NODE_OPTIONS: "--stack-trace-limit=0" };
  const config = { clusterUid, host, port: "8443" };

  it("sends nothing after an import; otherwise reports differences before any change, and overwrites only what it may", () =>
    withExample("adopt-existing", { config, clusters, modules: ["microdiff"], env }, async (workspace, emulator) => {
      const actual = () => emulator.clusters.get(clusterUid)?.hostClusterConfig;
      const [, ...command] = await readmeCommand("adopt-existing", "pulumi import ");
      assert.match(await workspace.run(...command, "--yes"), /1 imported/);
      assert.deepEqual(await declared(workspace), [["spectrocluster:index:HostClusterConfig", true]]);
      assert.doesNotMatch(await workspace.run("up", ...NOW), /\d+ (created|replaced|deleted)/);
      assert.deepEqual(await declared(workspace), [[DYNAMIC.type, false]]);
      // The plugin is only needed until then.
      const file = path.join(workspace.programFolder, "Pulumi.yaml");
      await writeFile(file, (await readFile(file, "utf8")).replace(/plugins:[\s\S]*?\n\n/, ""));
      for (const command of ["up", "refresh", "destroy"]) await workspace.run(command, ...NOW);
      assert.deepEqual(actual(), hostClusterConfig);

      await workspace.run("config", "set", "port", "443");
      const { exitCode, all = "" } = await workspace.start(["up", ...NOW]);
      assert.notEqual(exitCode, 0);
      assert.ok(all.includes(DIFFERENCE), all);
      assert.match(all, /Nothing was changed\./);
      assert.equal(emulator.patches.length, 0);

      await workspace.run("config", "set", "port", "8443");
      assert.match(await workspace.run("preview"), /has the declared configuration[\s\S]*\+ 1 to create/);
      await workspace.run("up", ...NOW);
      const sent = emulator.patches.map(({ body }) => body);
      assert.deepEqual(sent, [{ hostClusterConfig }], "the request has the actual configuration");
      assert.deepEqual(actual(), hostClusterConfig);
      assert.deepEqual(await outputsOf({ workspace }), { endpoint: hostClusterConfig.clusterEndpoint });

      await workspace.setConfig({ port: "443", overwrite: "true" });
      const shown = await workspace.run("up", ...NOW);
      assert.match(shown, /warning: The configuration of cluster .* differs/);
      assert.ok(shown.includes(DIFFERENCE), shown);
      const ingressConfig = { host, port: 443 };
      assert.deepEqual(actual()?.["clusterEndpoint"], { type: "Ingress", config: { ingressConfig } });
    }));
});

/** The type of each of our resources in the state, and whether it is protected. */
async function declared(workspace: Workspace): Promise<[type: string, isProtected: boolean][]> {
  const { deployment } = JSON.parse(await workspace.run("stack", "export"));
  const resources: { type: string; protect?: boolean }[] = deployment.resources;
  return resources
    .filter(({ type }) => type.endsWith(":HostClusterConfig"))
    .map(({ type, protect = false }) => [type, protect]);
}
