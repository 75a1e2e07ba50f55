import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { assertNothingToDo, DYNAMIC, NOW, programFiles, withStack } from "../../engine/stack.mjs";

/** Resources of all shapes, which may have belonged to the dynamic provider before. */
const programOf = ({ hasMoved = false, port = 443 } = {}) => {
  const aliasFor = (name: string) =>
    JSON.stringify(hasMoved ? { aliases: [{ type: DYNAMIC.type.replace("HostClusterConfig", name) }] } : {});
  const [single, fleet] = [aliasFor("HostClusterConfig"), aliasFor("HostClusterFleet")];
  return `
    new HostClusterConfig("ingress", { clusterUid: "c1", isHostCluster: true, clusterEndpoint: { type: "Ingress",
      config: { ingressConfig: { host: pulumi.secret("*.dev.example.com"), port: ${port} } } } }, ${single});
    new HostClusterConfig("load-balancer", { clusterUid: "c2", isHostCluster: true, projectUid: "p",
      clusterGroup: { uid: "g" }, clusterEndpoint: { type: "LoadBalancer",
      config: { loadBalancerConfig: { externalIPs: ["203.0.113.8", "203.0.113.7"] } } } }, ${single});
    new HostClusterConfig("group-only", { clusterUid: "c3", clusterGroup: { uid: "g" } }, ${single});
    new HostClusterFleet("fleet", { clusters: { c4: { isHostCluster: true } } }, ${fleet});`;
};

const CLUSTERS = [{ uid: "c1" }, { uid: "c2", projectUid: "p" }, { uid: "c3" }, { uid: "c4" }];

describe("a stack that moves to the other adapter by an alias", () => {
  // Back again is a part of examples/adopt-existing.
  it("is not replaced, needs no request, and goes on as before", () =>
    withStack({ program: programOf(), clusters: CLUSTERS }, async (stack) => {
      const { workspace, emulator, up } = stack;
      await up();
      const sent = emulator.requests.length;
      await workspace.write(programFiles(programOf({ hasMoved: true }), PLUGIN));
      assert.doesNotMatch(await up("--diff"), /replace|delete/);
      assert.equal(emulator.requests.length, sent);

      await workspace.write(programFiles(programOf({ port: 8443 }), PLUGIN));
      const patches = emulator.patches.length;
      assert.match(await up(), /~ 1 updated/);
      assert.equal(emulator.patches.length, patches + 1);
      assert.match(await workspace.run("refresh", ...NOW), /Resources:\s+\d unchanged/);
      await assertNothingToDo(stack);
      assert.doesNotMatch(await workspace.run("stack", "export"), /dev\.example\.com/);
    }));
});
