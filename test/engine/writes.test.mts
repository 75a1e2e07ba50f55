import assert from "node:assert/strict";
import type { Emulator } from "../emulator/index.mjs";
import { withStack } from "./stack.mjs";

/** A program with one resource, whose arguments are the given JavaScript. */
const declare = (args: string) => `new HostClusterConfig("prod", ${args});`;

const INGRESS =
  '{ clusterUid: "c1", isHostCluster: true, clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } } }';

const loadBalancer = (lists: string) =>
  `{ clusterUid: "c1", isHostCluster: true, clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { ${lists} } } } }`;

/** The load balancer configuration of cluster c1 in the service. */
function heldLoadBalancer(emulator: Emulator): Record<string, unknown> {
  type Held = { clusterEndpoint: { config: { loadBalancerConfig: Record<string, unknown> } } };
  const held = emulator.clusters.get("c1")?.hostClusterConfig as never as Held;
  return held.clusterEndpoint.config.loadBalancerConfig;
}

describe("the writes of a HostClusterConfig in the engine", function () {
  this.timeout(180_000);

  it("remove list items from a service that merges, also after a change of the endpoint type or a failed update", () =>
    withStack(
      { program: declare(loadBalancer('externalIPs: ["203.0.113.7"]')), emulator: { patch: "merge" } },
      async ({ emulator, program, up, failingUp }) => {
        await up();
        await program(declare(INGRESS));
        await up();
        await program(declare(loadBalancer('externalTrafficPolicy: "Local"')));
        await up();
        assert.deepEqual(heldLoadBalancer(emulator), {
          externalIPs: [],
          externalTrafficPolicy: "Local",
          loadBalancerSourceRanges: [],
        });

        await program(declare(loadBalancer('externalIPs: ["203.0.113.8"]')));
        emulator.fail({ method: "PATCH", status: 500, applied: true });
        await failingUp();
        await program(declare(loadBalancer("")));
        await up();
        assert.deepEqual(heldLoadBalancer(emulator)["externalIPs"], []);
      },
    ));

  it("are scoped to a new project, whether the resource or the stack names it", () =>
    withStack(
      {
        program: declare('{ clusterUid: "c1", projectUid: config.get("project"), isHostCluster: true }'),
        config: { "spectrocluster:projectUid": "p-stack" },
      },
      async ({ workspace, emulator, up, resources }) => {
        const projects = () => emulator.patches.map(({ headers }) => headers["projectuid"]);
        await up();
        assert.deepEqual(projects(), ["p-stack"]);
        assert.equal((await resources())[0]?.outputs["projectUid"], "p-stack", "outputs contain the project in effect");

        await workspace.setConfig({ "spectrocluster:projectUid": "p-stack-2" });
        assert.match(await workspace.run("preview", "--diff"), /~ projectUid: "p-stack" => "p-stack-2"/);
        await up();
        await workspace.setConfig({ "program:project": "p-own" });
        assert.match(await up(), /1 updated/);
        assert.deepEqual(projects(), ["p-stack", "p-stack-2", "p-own"]);

        await workspace.run("destroy", "--yes", "--skip-preview");
        assert.equal(projects()[3], "p-own");
      },
    ));

  it("are not needed to destroy a disabled cluster, and accept only the service's own 404", () =>
    withStack(
      {
        program: `
          new HostClusterConfig("off", { clusterUid: "c1", isHostCluster: false });
          new HostClusterConfig("gone", { clusterUid: "c2", isHostCluster: true });`,
      },
      async ({ workspace, emulator, up, resources }) => {
        await up();
        emulator.fail({ method: "PATCH", status: 404, body: "<html>no such page</html>" });
        const { exitCode, all } = await workspace.start(["destroy", "--yes", "--skip-preview"]);
        assert.notEqual(exitCode, 0);
        assert.match(all ?? "", /The response is not the service's own "not found"\. Check baseUrl \(http:\/\/127/);
        assert.ok((await resources()).some(({ id }) => id === "c2"));

        emulator.clusters.delete("c2");
        const shown = await workspace.run("destroy", "--yes", "--skip-preview");
        assert.match(shown, /Cluster "c2" no longer exists, so there was nothing to disable\./);
        assert.deepEqual(
          emulator.patches.slice(2).map(({ url, status }) => [url.split("/")[3], status]),
          [
            ["c2", 404],
            ["c2", 404],
          ],
        );
      },
    ));
});
