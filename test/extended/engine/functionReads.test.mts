import assert from "node:assert/strict";
import { functionRequests, machine, outputsOf, withMachines } from "../../engine/functionStack.mjs";

describe("functions in the engine", () => {
  it("read in preview as well as in up, with plain arguments and with outputs", () =>
    withMachines(
      {
        program: `
        const east = new Provider("east", { baseUrl: config.require("url"), apiKey: config.requireSecret("key"), projectUid: "p2" });
        const named = (name) => ({ filters: [{ property: "clusterName", values: [name] }] });
        const uids = ({ clusters }) => clusters.map(({ uid }) => uid).join();
        module.exports = async () => ({
          plain: (await getVirtualMachine(web(0))).metadata.name,
          ofPlain: getVirtualMachineOutput(web(1)).metadata.name,
          ofOutput: getVirtualMachineOutput(web(2, { clusterUid: pulumi.output("c1") })).metadata.name,
          ofPromise: getVirtualMachineOutput(web(3, { namespace: Promise.resolve("default") })).apply(({ status }) => status.ready),
          uid: findSearchInputUid(await getClusterSearchInputs(), "project", "dev"),
          uidInProject: getClusterSearchInputsOutput({ projectUid: pulumi.output("p1") })
            .apply((inputs) => findSearchInputUid(inputs, "project", "dev")),
          found: uids(await getClusters(named("c1"))),
          foundByProvider: getClustersOutput(pulumi.output(named("c2")), { provider: east }).apply(uids),
          machines: getVirtualMachinesOutput({ clusterUid: pulumi.output("c1") })
            .apply(({ virtualMachines }) => virtualMachines.length),
        });`,
        config: { "spectrocluster:projectUid": "stack-project" },
        clusters: [
          { uid: "c1", projectUid: "stack-project" },
          { uid: "c2", projectUid: "p2" },
        ],
      },
      async (stack) => {
        const expected = {
          plain: "web-0",
          ofPlain: "web-1",
          ofOutput: "web-2",
          ofPromise: true,
          uid: "u-dev",
          uidInProject: "u-dev",
          found: "c1",
          foundByProvider: "c2",
          machines: 30,
        };
        const asked = [
          ...[0, 1, 2, 3].map((number) => [
            `/v1/spectroclusters/c1/vms/web-${number}?namespace=default`,
            "stack-project",
          ]),
          ["/v1/dashboard/spectroclusters/search/input", "stack-project"],
          ["/v1/dashboard/spectroclusters/search/input", "p1"],
          ["/v1/dashboard/spectroclusters/search?limit=50", "stack-project"],
          ["/v1/dashboard/spectroclusters/search?limit=50", "p2"],
          ["/v1/spectroclusters/c1/vms?limit=50", "stack-project"],
        ].sort();
        const seen = () =>
          stack.emulator.requests
            .splice(0)
            .map(({ url, headers }) => [url, headers["projectuid"]])
            .sort();

        const { baseUrl, apiKey } = stack.emulator;
        await stack.workspace.setConfig({ "program:url": baseUrl }, { "program:key": apiKey });
        const shown = await stack.workspace.run("preview");
        for (const [name, value] of Object.entries(expected)) {
          assert.match(shown, new RegExp(`${name} *: ${JSON.stringify(value)}`));
        }
        assert.deepEqual(seen(), asked);

        await stack.up();
        assert.deepEqual(await outputsOf(stack), expected);
        assert.deepEqual(seen(), asked);
      },
    ));

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
