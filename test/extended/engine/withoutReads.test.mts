import assert from "node:assert/strict";
import { count, diagnostics } from "../../engine/functionStack.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { assertNothingToDo, DYNAMIC, NOW, withStack } from "../../engine/stack.mjs";

/** A resource with the settings of the stack, and a fleet with those of an explicit provider. */
const programOf = (port: number, reads: string) => `
  const settings = { isHostCluster: true, clusterEndpoint: { type: "Ingress", config: { ingressConfig: { port: ${port} } } } };
  new HostClusterConfig("single", { clusterUid: "c1", ...settings });
  const own = new Provider("own", { baseUrl: config.require("url"), apiKey: config.requireSecret("key"), reads: "${reads}" });
  new HostClusterFleet("fleet", { clusters: { c2: settings, c3: settings } }, { provider: own });`;

for (const adapter of [DYNAMIC, PLUGIN]) {
  describe(`a service without reads, with ${adapter.name}`, () => {
    it("is usable; a refresh fails and names the way on, which works", () =>
      withStack({ program: "", adapter }, async (stack) => {
        const { emulator, workspace, program, up } = stack;
        await workspace.setConfig({ "program:url": emulator.baseUrl }, { "program:key": emulator.apiKey });
        emulator.fail({
          method: "GET",
          url: /^\/v1\/spectroclusters/,
          status: 404,
          body: "<html>",
          times: Number.POSITIVE_INFINITY,
        });
        await program(programOf(1, "auto"));
        const shown = diagnostics(await up());
        // One for each provider.
        assert.equal(count(shown, /does not support reading configurations/g), 2, shown);
        await assertNothingToDo(stack);

        const { exitCode, all = "" } = await workspace.start(["refresh", ...NOW]);
        assert.notEqual(exitCode, 0);
        assert.match(
          all,
          /If the service has no reads, set reads to off\. A refresh uses the settings stored in state, so then run/,
        );

        await workspace.setConfig({ "spectrocluster:reads": "off" });
        await program(programOf(2, "off"));
        assert.doesNotMatch(await up(), /does not support/);
        assert.match(await workspace.run("refresh", ...NOW), /reads is off, so a refresh keeps the state as it is/);
        await assertNothingToDo(stack);
        await workspace.run("destroy", ...NOW);
      }));
  });
}
