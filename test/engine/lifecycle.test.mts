import assert from "node:assert/strict";
import { withStack } from "./stack.mjs";

/** A program with one resource, whose arguments are the given JavaScript. */
const declare = (args: string) => `new HostClusterConfig("prod", ${args});`;

const ingress = (port: number) =>
  `{ clusterUid: "c1", isHostCluster: true, clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: ${port} } } } }`;

describe("the life of a HostClusterConfig in the engine", function () {
  this.timeout(180_000);

  it("creates, does nothing, updates one property and destroys, with one PATCH for each change", () =>
    withStack({ program: declare(ingress(443)) }, async ({ workspace, emulator, program, up, resources }) => {
      await workspace.run("preview");
      assert.equal(emulator.requests.length, 0, "a preview sends nothing");

      await up();
      assert.deepEqual(
        emulator.requests.map(({ method, url, body, status }) => ({ method, url, body, status })),
        [
          { method: "GET", url: "/v1/spectroclusters/c1", body: undefined, status: 200 },
          {
            method: "PATCH",
            url: "/v1/spectroclusters/c1/clusterConfig/hostCluster",
            body: {
              hostClusterConfig: {
                clusterEndpoint: {
                  type: "Ingress",
                  config: { ingressConfig: { host: "*.dev.example.com", port: 443 } },
                },
                isHostCluster: true,
              },
            },
            status: 204,
          },
        ],
      );
      const { headers } = emulator.patches[0] ?? assert.fail();
      assert.equal(headers["apikey"], emulator.apiKey);
      assert.match(String(headers["content-type"]), /^application\/json/);
      assert.match(String(headers["user-agent"]), /^pulumi-spectrocluster\/\d/);
      assert.equal(headers["projectuid"], undefined);
      assert.equal((await resources())[0]?.id, "c1");

      assert.match(await up(), /2 unchanged/);
      assert.equal(emulator.requests.length, 2, "without a change nothing is sent");

      await program(declare(ingress(8443)));
      const preview = await workspace.run("preview", "--diff");
      const changes = preview
        .split("Resources:")[0]
        ?.match(/^ *[~+-] (?!pulumi).*$/gm)
        ?.map((line) => line.trim());
      assert.deepEqual(changes, ["~ clusterEndpoint: {", "~ config: {", "~ ingressConfig: {", "~ port: 443 => 8443"]);
      await up();
      assert.equal(emulator.patches.length, 2);

      assert.match(await workspace.run("refresh", "--yes", "--skip-preview"), /2 unchanged/);
      assert.match(await up(), /2 unchanged/);
      assert.equal(emulator.patches.length, 2);

      await workspace.run("destroy", "--yes", "--skip-preview");
      assert.deepEqual(emulator.patches[2]?.body, { hostClusterConfig: { isHostCluster: false } });
      assert.equal(emulator.patches.length, 3);
    }));

  it("replaces for another cluster, and swaps the clusters of two resources without disabling either", () => {
    const program = (first: string, second: string) => `
      for (const [n, c] of [["a", "${first}"], ["b", "${second}"]]) new HostClusterConfig(n, { clusterUid: c, isHostCluster: true });`;
    return withStack({ program: program("c1", "c2") }, async (stack) => {
      const { workspace, emulator, up, resources } = stack;
      await up();
      await stack.program(program("c2", "c1"));
      await up();
      for (const { body } of emulator.patches) assert.deepEqual(body, { hostClusterConfig: { isHostCluster: true } });
      assert.equal(emulator.patches.length, 4);

      await stack.program(program("c2", "c3"));
      assert.match(await workspace.run("preview"), /1 to replace/);
      await up();
      const remote = (uid: string) => emulator.clusters.get(uid)?.hostClusterConfig;
      assert.deepEqual([remote("c1"), remote("c3")], [{ isHostCluster: false }, { isHostCluster: true }]);
      assert.deepEqual((await resources()).map(({ id }) => id).sort(), ["c2", "c3"]);
    });
  });

  it("previews unknown values, checks them once they are known, and accepts a saved plan", () =>
    withStack(
      {
        program: `
          class Late extends pulumi.dynamic.Resource {
            constructor(name, value) {
              super({ create: async (inputs) => ({ id: "late", outs: { late: inputs.value } }) }, name, { value, late: undefined });
            }
          }
          const port = new Late("port", config.requireNumber("port")).late;
          const cluster = new Late("cluster", "c1").late;
          const address = new Late("address", "203.0.113.7").late;
          const host = new HostClusterConfig("prod", { clusterUid: cluster, isHostCluster: true, clusterEndpoint: { type: "LoadBalancer", config: {
            ingressConfig: { port },
            loadBalancerConfig: { externalIPs: [address, "203.0.113.6"] } } } });
          exports.endpoint = host.clusterEndpoint;`,
        config: { "program:port": "70000" },
      },
      async ({ workspace, emulator, up, failingUp }) => {
        const preview = await workspace.run("preview");
        assert.match(preview, /5 to create/);
        assert.match(
          preview,
          /warning: clusterEndpoint.config.ingressConfig is not used while/,
          "warnings do not need unknown values",
        );
        const failure = await failingUp();
        assert.match(
          failure,
          /clusterEndpoint.config.ingressConfig.port must be a whole number from 1 to 65535, not 70000/,
        );
        assert.equal(emulator.requests.length, 0);

        await workspace.setConfig({ "program:port": "8443" });
        await workspace.run("destroy", "--yes", "--skip-preview");
        await workspace.run("preview", "--save-plan", "plan.json");
        await up("--plan", "plan.json");
        assert.deepEqual(emulator.patches[0]?.body, {
          hostClusterConfig: {
            isHostCluster: true,
            clusterEndpoint: {
              type: "LoadBalancer",
              config: {
                ingressConfig: { port: 8443 },
                loadBalancerConfig: { externalIPs: ["203.0.113.7", "203.0.113.6"], loadBalancerSourceRanges: [] },
              },
            },
          },
        });
      },
    ));
});
