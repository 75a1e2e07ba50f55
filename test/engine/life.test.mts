import assert from "node:assert/strict";
import { PREAMBLE, withMachines } from "./functionStack.mjs";
import { PLUGIN } from "./plugin.mjs";
import { assertNothingToDo, DYNAMIC } from "./stack.mjs";

const ingress = (port: number) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port } } },
});

/** A single host cluster, a fleet of two others, and a function that is called after the first. */
const programOf = (port: number, fleet: Record<string, object>) => `
  const single = new HostClusterConfig("single", { clusterUid: "c1", ...${JSON.stringify(ingress(port))} });
  new HostClusterFleet("fleet", { clusters: ${JSON.stringify(fleet)} });
  module.exports = async () => ({
    plain: (await getVirtualMachine(web(0))).metadata.name,
    ofResource: getVirtualMachineOutput(web(1, { clusterUid: single.clusterUid })).metadata.name,
  });`;

const BEFORE = programOf(443, { c2: ingress(443), c3: { isHostCluster: true } });
const AFTER = programOf(8443, { c2: ingress(8443), c4: { isHostCluster: true } });

const REFRESH = ["refresh", "--yes", "--skip-preview", "--diff"];

for (const adapter of [DYNAMIC, PLUGIN]) {
  describe(`one life with ${adapter.name} in the engine`, function () {
    this.timeout(180_000);

    it("creates, does nothing, changes, repairs drift and destroys, and functions read in each run", () => {
      const clusters = ["c1", "c2", "c3", "c4"].map((uid) => ({ uid }));
      return withMachines({ program: BEFORE, adapter, clusters }, async (stack) => {
        const { emulator, workspace, up, resources } = stack;
        const held = () => [...emulator.clusters.values()].map(({ hostClusterConfig }) => hostClusterConfig);
        /** The requests since the last call. */
        const sent = () => {
          const requests = emulator.requests.splice(0);
          for (const { headers } of requests) assert.equal(headers["apikey"], emulator.apiKey);
          return requests
            .map(({ method, url, status }) => `${method} ${url.split("/").slice(3, 6).join("/")} ${status}`)
            .sort();
        };
        const READS = ["GET c1/vms/web-0?namespace=default 200", "GET c1/vms/web-1?namespace=default 200"];

        const created = await up();
        assert.match(created, /ofResource: "web-1"\s+plain +: "web-0"/);
        assert.deepEqual(held(), [ingress(443), ingress(443), { isHostCluster: true }, undefined]);
        const write = (uid: string) => [`GET ${uid} 200`, `PATCH ${uid}/clusterConfig/hostCluster 204`];
        assert.deepEqual(sent(), [...["c1", "c2", "c3"].flatMap(write), ...READS].sort());
        const ids = (await resources()).map(({ id }) => id.replace(/^fleet-.*/, "a fleet"));
        assert.deepEqual(ids.sort(), ["a fleet", "c1"]);

        await assertNothingToDo(stack);
        assert.deepEqual(sent(), READS);

        await stack.program(PREAMBLE + AFTER);
        const changed = await up("--diff");
        assert.match(changed, /~ c2[\s\S]*~ port *: 443 => 8443/);
        assert.match(changed, /\+ c4/);
        assert.match(changed, /- c3/);
        assert.match(changed, /~ 2 updated/);
        assert.deepEqual(held(), [ingress(8443), ingress(8443), { isHostCluster: false }, { isHostCluster: true }]);
        sent();

        emulator.addCluster({ uid: "c1", hostClusterConfig: ingress(1) }, { uid: "c2" });
        const refreshed = await workspace.run(...REFRESH);
        assert.match(refreshed, /~ port *: 8443 => 1\b/);
        assert.match(refreshed, /~ isHostCluster *: true => false/);
        assert.deepEqual(sent(), ["GET c1 200", "GET c2 200", "GET c4 200"]);
        assert.match(await up(), /~ 2 updated/);
        assert.deepEqual(held().slice(0, 2), [ingress(8443), ingress(8443)]);
        sent();

        await workspace.setConfig({ "spectrocluster:strictArguments": "true" });
        const omitted = (options: string) =>
          `new HostClusterConfig("single", { clusterUid: "c1", clusterEndpoint: { type: "Ingress" } }, ${options});`;
        await stack.program(omitted('{ ignoreChanges: ["isHostCluster"] }'));
        assert.doesNotMatch(await workspace.run("preview"), /isHostCluster/, "nothing turns false");
        await stack.program(omitted("{}"));
        const { exitCode, all } = await workspace.start(["preview"]);
        assert.notEqual(exitCode, 0);
        assert.match(all ?? "", /error: [^\n]*isHostCluster is omitted/);
        assert.doesNotMatch(all ?? "", /warning/);
        assert.deepEqual(sent(), []);

        await workspace.run("destroy", "--yes", "--skip-preview");
        assert.deepEqual(
          held(),
          clusters.map(() => ({ isHostCluster: false })),
        );
        assert.deepEqual(await resources(), []);
      });
    });
  });
}
