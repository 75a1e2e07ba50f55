import assert from "node:assert/strict";
import { corpusSize } from "../support/corpus.mjs";
import { environment } from "../support/settings.mjs";
import { count, diagnostics, PREAMBLE, withMachines } from "./functionStack.mjs";
import { PLUGIN } from "./plugin.mjs";
import { assertNothingToDo, DIAGNOSTIC, DYNAMIC, NOW } from "./stack.mjs";

const ingress = (port: number) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port } } },
});

/** A single host cluster and a fleet. */
const resourcesOf = (single: string, fleet: Record<string, object>) => `
  const single = new HostClusterConfig("single", ${single});
  new HostClusterFleet("fleet", { clusters: ${JSON.stringify(fleet)} });`;
/** The same, and a function that is called after the first. */
const programOf = (single: string, fleet: Record<string, object>) => `
  ${resourcesOf(single, fleet)}
  module.exports = async () => ({
    plain: (await getVirtualMachine(web(0))).metadata.name,
    ofResource: getVirtualMachineOutput(web(1, { clusterUid: single.clusterUid })).metadata.name,
  });`;
const singleOf = (clusterUid: string, port: number) => JSON.stringify({ clusterUid, ...ingress(port) });

const on = { isHostCluster: true };
const REFRESH = ["refresh", ...NOW, "--diff"];
const HOW_TO_DISABLE = "To disable a host cluster, set isHostCluster to false and run pulumi up before you remove it.";

// The extended tests run both. In `npm test`, the plugin has the same operations over gRPC, in test/provider/adapters.
for (const adapter of [DYNAMIC, PLUGIN].slice(0, corpusSize({ all: 2, part: 1 }))) {
  describe(`one life with ${adapter.name} in the engine`, () => {
    it("creates, does nothing, shows drift, repairs it and changes, disables, forgets and destroys, and functions read in each run", () => {
      const clusters = ["c1", "c2", "c3", "c4"].map((uid) => ({ uid }));
      const before = programOf(singleOf("c1", 443), { c2: ingress(443), c3: on });
      const unset = { baseUrl: undefined, apiKey: undefined };
      return withMachines({ program: before, adapter, clusters, settings: unset }, async (stack) => {
        const { emulator, workspace, up, resources } = stack;
        const { baseUrl, apiKey } = emulator;
        const variables = environment({ baseUrl, apiKey: `  ${apiKey}\n`, projectUid: "p1" });
        Object.assign(workspace.env, variables);
        const actual = () => [...emulator.clusters.values()].map(({ hostClusterConfig }) => hostClusterConfig);
        /** The requests since the last call. */
        const sent = () => {
          const requests = emulator.requests.splice(0);
          for (const { headers } of requests) {
            assert.deepEqual([headers["apikey"], headers["projectuid"]], [emulator.apiKey, "p1"]);
          }
          return requests
            .map(({ method, url, status }) => `${method} ${url.split("/").slice(3, 6).join("/")} ${status}`)
            .sort();
        };
        /** Shows messages in a preview and in an up, of which the preview sends nothing, and the up shows the advice once. */
        const assertShown = async (...messages: RegExp[]) => {
          sent();
          for (const command of [["preview"], ["preview", ...DIAGNOSTIC], ["up", ...NOW]]) {
            const shown = diagnostics(await workspace.run(...command));
            for (const message of messages) assert.match(shown, message);
            assert.equal(count(shown, new RegExp(HOW_TO_DISABLE, "g")), command[0] === "up" ? 1 : 0, shown);
            assert.equal(emulator.patches.length > 0, command[0] === "up");
          }
        };
        const READS = ["GET c1/vms/web-0?namespace=default 200", "GET c1/vms/web-1?namespace=default 200"];

        const created = await up();
        assert.match(created, /ofResource: "web-1"\s+plain +: "web-0"/);
        assert.deepEqual(actual(), [ingress(443), ingress(443), on, undefined]);
        const write = (uid: string) => [`GET ${uid} 200`, `PATCH ${uid}/clusterConfig/hostCluster 204`];
        assert.deepEqual(sent(), [...["c1", "c2", "c3"].flatMap(write), ...READS].sort());
        const ids = (await resources()).map(({ id }) => id.replace(/^fleet-.*/, "a fleet"));
        assert.deepEqual(ids.sort(), ["a fleet", "c1"]);

        await assertNothingToDo(stack);
        assert.deepEqual(sent(), READS);

        emulator.addCluster({ uid: "c1", hostClusterConfig: ingress(1) }, { uid: "c2" });
        const refreshed = await workspace.run(...REFRESH);
        assert.match(refreshed, /~ port *: 443 => 1\b/);
        assert.match(refreshed, /~ isHostCluster *: true => false/);
        assert.deepEqual(sent(), ["GET c1 200", "GET c2 200", "GET c3 200"]);

        await stack.program(PREAMBLE + programOf(singleOf("c1", 8443), { c2: ingress(8443), c4: on }));
        const changed = await up("--diff");
        assert.match(changed, /~ port *: 1 => 8443/);
        assert.match(changed, /~ c2[\s\S]*~ isHostCluster *: false => true/);
        assert.match(changed, /\+ c4/);
        assert.match(changed, /- c3/);
        assert.match(changed, /~ 2 updated/);
        assert.deepEqual(actual(), [ingress(8443), ingress(8443), on, on]);
        assert.deepEqual(sent(), [...["c1", "c2", "c4"].flatMap(write), ...READS].sort(), "nothing about c3");

        await stack.program(resourcesOf(singleOf("c3", 443), { c2: { isHostCluster: false } }));
        await assertShown(
          /HostClusterConfig "single": cluster "c1" leaves this resource, which does not change it/,
          /1 is declared with isHostCluster: false: .*: "c2"/,
          /2 clusters change: 1 leaves this resource, .*\n +1 leaves this resource, which does not change it: "c4"/,
        );
        assert.deepEqual(actual(), [ingress(8443), { isHostCluster: false }, ingress(443), on]);

        // Only the state knows the clusters, and neither settings nor service are left.
        const left = actual();
        for (const name of Object.keys(variables)) delete workspace.env[name];
        await emulator.stop();
        const destroyed = diagnostics(await workspace.run("destroy", ...NOW));
        for (const [name, uid] of [
          ["fleet", "c2"],
          ["single", "c3"],
        ]) {
          const forgotten = `"(${name}|${uid})": (cluster "${uid}" )?stays as it is in|stays as it is in Palette .*: "${uid}"`;
          assert.match(destroyed, new RegExp(forgotten));
        }
        assert.equal(count(destroyed, new RegExp(HOW_TO_DISABLE, "g")), 1, destroyed);
        assert.deepEqual([await resources(), actual()], [[], left]);
      });
    });
  });
}
