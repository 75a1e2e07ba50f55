import assert from "node:assert/strict";
import { functionRequests, machine, outputsOf, withMachines } from "../../engine/functionStack.mjs";

describe("functions in the engine", () => {
  it("wait for their dependencies, and are unknown in a preview if one does not exist yet", () =>
    withMachines(
      {
        program: `
          const host = new HostClusterConfig("host", { clusterUid: "c1", isHostCluster: true });
          const group = new pulumi.ComponentResource("app:Group", "group");
          new HostClusterConfig("child", { clusterUid: "c2", isHostCluster: true }, { parent: group });
          const region = (machine) => machine.metadata.labels.region;
          exports.ofUnknown = getVirtualMachineOutput(web(0, { clusterUid: host.id.apply(() => "c1") })).apply(region);
          exports.ofResource = getVirtualMachineOutput(web(1, { clusterUid: host.clusterUid })).apply(region);
          exports.afterResource = getVirtualMachineOutput(web(2), { dependsOn: host }).apply(region);
          exports.afterOutput = getVirtualMachineOutput(web(3), { dependsOn: pulumi.output([host]) }).apply(region);
          exports.afterComponent = getVirtualMachineOutput(web(4), { dependsOn: [group] }).apply(region);
          exports.inputs = getClusterSearchInputsOutput({}, { dependsOn: [host] })
            .apply((inputs) => findSearchInputUid(inputs, "project", "dev"));`,
      },
      async (stack) => {
        const { emulator, workspace } = stack;
        // The response shows whether the resources existed at that time.
        const isHost = (uid: string) => emulator.clusters.get(uid)?.hostClusterConfig?.["isHostCluster"] === true;
        for (const entry of emulator.machines) {
          const { name } = entry;
          Object.defineProperty(entry, "body", { get: () => machine(name, `c1 ${isHost("c1")}, c2 ${isHost("c2")}`) });
        }
        const names = ["ofUnknown", "ofResource", "afterResource", "afterOutput", "afterComponent", "inputs"];

        const shown = await workspace.run("preview");
        for (const name of names) assert.match(shown, new RegExp(`${name} *: \\[unknown\\]`));
        assert.deepEqual(emulator.requests, []);

        emulator.fail({ url: "c1/clusterConfig", delay: 1000 }, { url: "c2/clusterConfig", delay: 2000 });
        await stack.up();
        const { afterComponent, inputs, ...others } = await outputsOf(stack);
        for (const [name, value] of Object.entries(others)) assert.match(String(value), /^c1 true/, name);
        assert.match(afterComponent, /c2 true$/);
        assert.equal(inputs, "u-dev");
        assert.equal(emulator.patches.length, 2);
        assert.equal(functionRequests(emulator).length, names.length);

        // Now that everything exists, a preview reads.
        assert.match(await workspace.run("preview"), /afterComponent *: "c1 true, c2 true"|unchanged/);
        assert.equal(functionRequests(emulator).length, 2 * names.length);
      },
    ));
});
