import assert from "node:assert/strict";
import type { Emulator } from "../../emulator/index.mjs";
import {
  addMachines,
  count,
  diagnostics,
  machine,
  outputsOf,
  PREAMBLE,
  withMachines,
} from "../../engine/functionStack.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";

const PROVIDERS = `
  const settings = { baseUrl: config.require("west"), apiKey: config.requireSecret("westKey"), projectUid: "west-project" };
  const west = new Provider("west", settings);
  const host = new HostClusterConfig("host", { clusterUid: "c1", isHostCluster: true }, { provider: west });
  const later = new Provider("later", {
    ...{ ...settings, allowInsecureHttp: pulumi.output(true), maxRetries: pulumi.output(2) },
    baseUrl: host.id.apply(() => config.require("west")),
  });
  new HostClusterConfig("late", { clusterUid: "c2", isHostCluster: true }, { provider: later });
  const region = (machine) => machine.metadata.labels.region;
  const componentOf = (name, provider) => new pulumi.ComponentResource("app:Group", name, {}, { providers: [provider] });
`;

describe("functions in the engine", () => {
  const west = useEmulator({ uid: "c1" }, { uid: "c2" });

  it("use the provider in their options, or that of their parent, once its settings are known", () => {
    const plain =
      "module.exports = async () => ({ later: region(await getVirtualMachine(web(0), { provider: later })) });";
    return withMachines({ program: PROVIDERS + plain }, async (stack) => {
      const { emulator, workspace } = stack;
      addMachines(west, "west");
      await workspace.setConfig({ "program:west": west.baseUrl }, { "program:westKey": west.apiKey });
      const { exitCode, all = "" } = await workspace.start(["preview"]);
      assert.notEqual(exitCode, 0, all);
      const shown = diagnostics(all);
      assert.match(shown, /Provider "later" has settings that are unknown before the update\./);
      assert.equal(count(shown, /error:/g), 1, shown);
      assert.doesNotMatch(shown, /^\s+at /m, "no stack trace");
      assert.doesNotMatch(all, /PromiseRejectionHandledWarning/);

      await stack.program(`${PREAMBLE} ${PROVIDERS}
        const nested = new pulumi.ComponentResource("app:Group", "nested", {}, { parent: componentOf("west", west) });
        class Other extends pulumi.ProviderResource { constructor() { super("pulumi-nodejs", "other", {}); } }
        const other = new Other();
        const refusal = (reading) => reading.then(() => "not refused", ({ message }) => message);
        module.exports = async () => ({
          stack: region(await getVirtualMachine(web(0))),
          provider: region(await getVirtualMachine(web(0), { provider: west })),
          resource: region(await getVirtualMachine(web(0), { parent: host })),
          component: region(await getVirtualMachine(web(0), { parent: nested })),
          outputs: [{}, { provider: west }, { parent: host }, { parent: nested }]
            .map((opts) => getVirtualMachineOutput(web(0), opts).apply(region)),
          inputs: getClusterSearchInputsOutput({}, { provider: west }).apply(({ inputs }) => Object.keys(inputs)),
          later: getVirtualMachineOutput(web(0), { provider: later }).apply(region),
          plain: pulumi.runtime.isDryRun() ? "" : region(await getVirtualMachine(web(0), { provider: later })),
          refused: [
            await refusal(getVirtualMachine(web(0), { provider: other })),
            await refusal(getClusterSearchInputs({}, { parent: componentOf("other", other) })),
          ],
        });`);
      assert.match(await workspace.run("preview"), /later *: \[unknown\]/);
      await stack.up();
      assert.equal(west.patches.length, 2);
      const { refused, ...others } = await outputsOf(stack);
      assert.deepEqual(others, {
        ...{ stack: "main", provider: "west", resource: "west", component: "west", later: "west", plain: "west" },
        outputs: ["main", "west", "west", "west"],
        inputs: ["project"],
      });
      for (const message of refused)
        assert.match(message, /^A function of pulumi-spectrocluster has a provider of another package/);
      const settings = ({ requests }: Emulator) =>
        new Set(requests.map(({ headers }) => `${headers["apikey"]} ${headers["projectuid"]}`));
      assert.deepEqual(settings(emulator), new Set([`${emulator.apiKey} undefined`]));
      assert.deepEqual(settings(west), new Set([`${west.apiKey} west-project`]));
    });
  });

  it("wait for their dependencies, and are unknown in a preview if one does not exist yet", () => {
    const program = `
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
        .apply((inputs) => findSearchInputUid(inputs, "project", "dev"));`;
    return withMachines({ program }, async (stack) => {
      const { emulator, workspace } = stack;
      // The response shows whether the resources existed at that time.
      const isHost = (uid: string) => emulator.clusters.get(uid)?.hostClusterConfig?.["isHostCluster"] === true;
      for (const entry of emulator.machines) {
        const { name } = entry;
        Object.defineProperty(entry, "body", { get: () => machine(name, `c1 ${isHost("c1")}, c2 ${isHost("c2")}`) });
      }
      const reads = () => emulator.requests.filter(({ url }) => /\/vms\/|\/search\//.test(url)).length;
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
      assert.equal(reads(), names.length);

      // Now that everything exists, a preview reads.
      assert.match(await workspace.run("preview"), /afterComponent *: "c1 true, c2 true"|unchanged/);
      assert.equal(reads(), 2 * names.length);
    });
  });
});
