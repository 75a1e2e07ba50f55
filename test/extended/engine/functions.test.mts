import assert from "node:assert/strict";
import type { Emulator } from "../../emulator/index.mjs";
import { addMachines, count, diagnostics, outputsOf, PREAMBLE, withMachines } from "../../engine/functionStack.mjs";
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
});
