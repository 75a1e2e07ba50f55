import assert from "node:assert/strict";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import type { Emulator } from "../../emulator/index.mjs";
import { DYNAMIC } from "../../engine/stack.mjs";
import { type ExampleOptions, NOW, outputs, readmeCommand, withExample } from "../../examples/example.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";
const host = "*.dev.example.com";

/** What somebody configured by hand. */
const hostClusterConfig = {
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host, port: 8443 } } },
  isHostCluster: true,
};

const DIFFERENCE = "clusterEndpoint.config.ingressConfig.port: has 8443, declared is 443";

describe("examples/adopt-existing", function () {
  this.timeout(240_000);

  function withCluster(
    config: ExampleOptions["config"],
    test: (workspace: Workspace, emulator: Emulator) => Promise<void>,
  ): Promise<void> {
    const clusters = [{ uid: clusterUid, hostClusterConfig: structuredClone(hostClusterConfig) }];
    const options = { config: { clusterUid, host, ...config }, clusters, modules: ["microdiff"] };
    return withExample("adopt-existing", options, test);
  }

  const held = (emulator: Emulator) => emulator.clusters.get(clusterUid)?.hostClusterConfig;

  it("tells what differs before anything is changed, and adopts what is declared as it is without changing it", () =>
    withCluster({}, async (workspace, emulator) => {
      for (const command of [["preview"], ["up", ...NOW]]) {
        const { exitCode, all = "" } = await workspace.start(command);
        assert.notEqual(exitCode, 0);
        assert.ok(all.includes(DIFFERENCE), all);
        assert.match(all, /Nothing was changed\./);
      }
      assert.equal(emulator.patches.length, 0);

      await workspace.run("config", "set", "port", "8443");
      assert.match(await workspace.run("preview"), /has what is declared[\s\S]*\+ 1 to create/);
      await workspace.run("up", ...NOW);
      assert.deepEqual(
        emulator.patches.map(({ body }) => body),
        [{ hostClusterConfig }],
        "what is sent is what the cluster had",
      );
      assert.deepEqual(held(emulator), hostClusterConfig);
      assert.deepEqual(await outputs(workspace), { endpoint: hostClusterConfig.clusterEndpoint });
    }));

  it("overwrites what differs only where that is said, and warns of it", () =>
    withCluster({ overwrite: "true" }, async (workspace, emulator) => {
      const shown = await workspace.run("up", ...NOW);
      assert.match(shown, /warning: Cluster .* has something else/);
      assert.ok(shown.includes(DIFFERENCE), shown);
      assert.deepEqual(held(emulator)?.["clusterEndpoint"], {
        type: "Ingress",
        config: { ingressConfig: { host, port: 443 } },
      });
    }));

  it("is left with nothing to send where the cluster was imported", () =>
    withCluster({ port: "8443" }, async (workspace, emulator) => {
      const [, ...command] = await readmeCommand("adopt-existing", "pulumi import ");
      assert.match(await workspace.run(...command, "--yes"), /1 imported/);
      assert.deepEqual(await declared(workspace), [["spectrocluster:index:HostClusterConfig", true]]);
      assert.doesNotMatch(await workspace.run("up", ...NOW), /\d+ (created|replaced|deleted)/);
      assert.deepEqual(await declared(workspace), [[DYNAMIC.type, false]]);
      assert.equal(emulator.patches.length, 0);
      assert.match(await workspace.run("refresh", ...NOW), /\d unchanged/);
    }));
});

/** Type of each resource in the state but the stack and providers, and whether it is protected. */
async function declared(workspace: Workspace): Promise<[type: string, isProtected: boolean][]> {
  const { deployment } = JSON.parse(await workspace.run("stack", "export"));
  const resources: { type: string; protect?: boolean }[] = deployment.resources;
  return resources
    .filter(({ type }) => type.endsWith(":HostClusterConfig"))
    .map(({ type, protect = false }) => [type, protect]);
}
