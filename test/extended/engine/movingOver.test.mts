import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import {
  type Adapter,
  assertNothingToDo,
  DYNAMIC,
  programFiles,
  type TestStack,
  withStack,
} from "../../engine/stack.mjs";

/** Resources of all shapes, which belonged to the other adapter before. */
const program = (before?: Adapter) => {
  const opts = JSON.stringify(before ? { aliases: [{ type: before.type }] } : {});
  return `
    new HostClusterConfig("ingress", { clusterUid: "c1", isHostCluster: true, clusterEndpoint: { type: "Ingress",
      config: { ingressConfig: { host: pulumi.secret("*.dev.example.com"), port: 443 } } } }, ${opts});
    new HostClusterConfig("load-balancer", { clusterUid: "c2", isHostCluster: true, projectUid: "p",
      clusterGroup: { uid: "g" }, clusterEndpoint: { type: "LoadBalancer",
      config: { loadBalancerConfig: { externalIPs: ["203.0.113.8", "203.0.113.7"] } } } }, ${opts});
    new HostClusterConfig("off", { clusterUid: "c3" }, ${opts});`;
};

const CLUSTERS = [{ uid: "c1" }, { uid: "c2", projectUid: "p" }, { uid: "c3" }];

describe("a stack that moves to the other adapter by an alias", function () {
  this.timeout(240_000);

  for (const [direction, from, to] of [
    ["from the dynamic provider to the plugin", DYNAMIC, PLUGIN],
    ["from the plugin to the dynamic provider", PLUGIN, DYNAMIC],
  ] as const) {
    it(`${direction} is not replaced, needs no request, and goes on as before`, () =>
      withStack({ program: program(), adapter: from, clusters: CLUSTERS }, async (stack) => {
        await stack.up();
        const sent = stack.emulator.requests.length;

        await stack.workspace.write(programFiles(program(from), to));
        const shown = await stack.up("--diff");
        assert.doesNotMatch(shown, /replace|delete/);
        assert.equal(stack.emulator.requests.length, sent);

        await stack.workspace.write(programFiles(program(), to));
        await goesOn(stack, to);
      }));
  }

  it("and back again, restores the state", () =>
    withStack({ program: program(), clusters: CLUSTERS }, async (stack) => {
      await stack.up();
      const [before, sent] = [await stack.resources(), stack.emulator.requests.length];
      await stack.workspace.write(programFiles(program(DYNAMIC), PLUGIN));
      await stack.up();
      await stack.workspace.write(programFiles(program(PLUGIN), DYNAMIC));
      await stack.up();
      assert.equal(stack.emulator.requests.length, sent);
      const plain = (resources: typeof before) =>
        resources.map(({ urn, id, inputs, outputs }) => [urn, id, Object.keys(inputs), Object.keys(outputs)]);
      assert.deepEqual(plain(await stack.resources()).sort(), plain(before).sort());
      await assertNothingToDo(stack);
    }));
});

/** A refresh, a change and the end work on the state that was taken over. */
async function goesOn(stack: TestStack, adapter: Adapter): Promise<void> {
  const { workspace, emulator } = stack;
  await assertNothingToDo(stack);
  assert.match(await workspace.run("refresh", "--yes", "--skip-preview"), /\d unchanged/);
  const changed = program().replace("port: 443", "port: 8443");
  await workspace.write(programFiles(changed, adapter));
  const patches = emulator.patches.length;
  assert.match(await stack.up(), /~ 1 updated/);
  assert.equal(emulator.patches.length, patches + 1);
  assert.doesNotMatch(await workspace.run("stack", "export"), /dev\.example\.com/);

  await workspace.run("destroy", "--yes", "--skip-preview");
  const disabled = emulator.patches.slice(patches + 1).map(({ url }) => url.split("/")[3]);
  assert.deepEqual(disabled.sort(), ["c1", "c2"], "c3 was no host");
}
