import assert from "node:assert/strict";
import { chmod, rename, rm } from "node:fs/promises";
import path from "node:path";
import { languageHost } from "../../../tools/engine/languageHosts.mjs";
import { outputsOf } from "../../engine/functionStack.mjs";
import { NOW, testEngine } from "../../engine/stack.mjs";
import { withExample } from "../examples/example.mjs";

/** What newer language hosts do for `PulumiPlugin.yaml`. The one that the tests build cannot run plugins. */
const LAUNCHER = `#!/bin/sh
cd "$(dirname "$0")"
exec node "$(node -p 'require.resolve("@pulumi/pulumi/cmd/run-plugin")')" . "$@"
`;

describe("a component in TypeScript, in a program in YAML", () => {
  it("needs the package beside the program", async () => {
    const host = await languageHost("YAML", await testEngine(), console.error);
    const uid = "63a1f0e2c0ffee0011223344";
    const config = { "component:clusterUid": uid, "component:domain": "dev.example.com" };
    await withExample("component", { config, clusters: [{ uid }], path: host }, async (workspace, emulator) => {
      const inProgram = (...names: string[]) => path.join(workspace.programFolder, ...names);
      const launcher = "exposed-cluster/pulumi-resource-exposed-cluster";
      await rm(inProgram("exposed-cluster/PulumiPlugin.yaml"));
      await workspace.write({ [launcher]: LAUNCHER });
      await chmod(inProgram(launcher), 0o755);

      await rename(inProgram("node_modules"), inProgram("exposed-cluster/node_modules"));
      const { exitCode, all } = await workspace.start(["up", ...NOW]);
      assert.notEqual(exitCode, 0, all);
      assert.match(String(all), /Cannot find module '@pulumi\/pulumi\/cmd\/dynamic-provider'/);
      assert.deepEqual(emulator.patches, []);

      await rename(inProgram("exposed-cluster/node_modules"), inProgram("node_modules"));
      assert.match(await workspace.run("up", ...NOW), /HostClusterConfig prod created/);
      assert.deepEqual(await outputsOf({ workspace }), { host: "*.dev.example.com" });
      assert.deepEqual(emulator.clusters.get(uid)?.hostClusterConfig, {
        isHostCluster: true,
        clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } },
      });
    });
  });
});
