import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { DYNAMIC, withStack } from "../../engine/stack.mjs";

const port = (port: number) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "a", port } } },
});

for (const adapter of [DYNAMIC, PLUGIN])
  describe(`readInPreview with ${adapter.name}`, () => {
    it("makes a preview read the declared clusters, and fail beside the resource whose cluster does not exist", () =>
      withStack(
        {
          adapter,
          program: `
          const project = new pulumi.ComponentResource("app:Group", "group");
          const uid = (value) => pulumi.all([project.urn, value]).apply(([, known]) => known);
          new HostClusterConfig("same", { clusterUid: "c1", isHostCluster: true });
          new HostClusterConfig("changed", { clusterUid: "c2", ...${JSON.stringify(port(8443))} });
          new HostClusterFleet("fleet", { clusters: { c3: { isHostCluster: true } } });
          const own = new Provider("own", { baseUrl: config.require("baseUrl"), apiKey: config.requireSecret("key"), readInPreview: true });
          new HostClusterConfig("typo", { clusterUid: uid("c9"), isHostCluster: true }, { provider: own });
          new HostClusterConfig("quiet", { clusterUid: uid("c8"), isHostCluster: true },
            { provider: new Provider("silent", { baseUrl: config.require("baseUrl"), apiKey: config.requireSecret("key") }) });`,
          clusters: [
            { uid: "c1", hostClusterConfig: { isHostCluster: true, clusterGroup: { uid: "g" } } },
            { uid: "c2", hostClusterConfig: { ...port(443), clusterGroup: { uid: "g" } } },
            { uid: "c3", hostClusterConfig: { clusterGroup: { uid: "g3" } } },
          ],
        },
        async ({ workspace, emulator, program }) => {
          await workspace.setConfig({ "program:baseUrl": emulator.baseUrl }, { "program:key": emulator.apiKey });
          const preview = async () => {
            const { exitCode, all = "" } = await workspace.start(["preview"]);
            const requests = emulator.requests.splice(0).map(({ method, url }) => `${method} ${url.split("/").at(-1)}`);
            assert.ok(!all.includes(emulator.apiKey));
            return { exitCode, all, requests: requests.sort() };
          };

          // Only the explicit provider of "typo" has the setting.
          const failed = await preview();
          assert.notEqual(failed.exitCode, 0);
          assert.deepEqual(failed.requests, ["GET c9"]);
          assert.match(failed.all, /\(typo\):\s+error: [\s\S]*Cannot read cluster "c9":\s+GET \S+ returned 404/);

          emulator.addCluster({ uid: "c9" });
          await workspace.setConfig({ "spectrocluster:readInPreview": "true" });
          const { exitCode, requests, all } = await preview();
          assert.equal(exitCode, 0);
          assert.deepEqual(requests, ["GET c1", "GET c2", "GET c3", "GET c9"]);
          assert.match(
            all,
            /"c1" already has a configuration:\s+(.*\s)?kept, because the program does not declare it: clusterG/,
          );
          assert.match(
            all,
            /"c2" already has a configuration[^"]*port: 443 → 8443[^"]*kept, because the program does not declare it: clusterG/,
          );
          assert.match(
            all,
            /"c3" already has a configuration:\s+kept, because the program does not declare it: clusterGroup\.uid/,
          );

          // Whether another resource is checked after the first error depends on the engine.
          emulator.projects.set("prod", "prod");
          await workspace.setConfig({ "spectrocluster:projectUid": "wrong" });
          const forbidden =
            /Cannot read cluster "c\d":\s+GET \S+ returned 403[\s\S]* lacks permission in project "wrong"/;
          for (const only of ["", 'new HostClusterFleet("fleet", { clusters: { c3: { isHostCluster: true } } });']) {
            if (only) await program(only);
            const wrong = await preview();
            assert.notEqual(wrong.exitCode, 0);
            assert.match(wrong.all, forbidden);
          }
        },
      ));
  });
