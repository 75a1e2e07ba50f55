import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import type { InlineProgramArgs } from "@pulumi/pulumi/automation/index.js";
import {
  findSearchInputUid,
  getClusterSearchInputs,
  getVirtualMachine,
  getVirtualMachineOutput,
  HostClusterConfig,
  type VirtualMachine,
} from "pulumi-spectrocluster";
import { Workspace } from "../../../tools/engine/workspace.mjs";
import { Emulator } from "../../emulator/index.mjs";
import {
  addMachines,
  count,
  diagnostics,
  functionRequests,
  machine,
  outputsOf,
  withMachines,
} from "../../engine/functionStack.mjs";
import { type TestStack, testEngine } from "../../engine/stack.mjs";

/** The requested machines, in order. */
const namesOf = (emulator: Emulator) => functionRequests(emulator).map(({ url }) => /vms\/([^?]+)/.exec(url)?.[1]);

/** The errors of a preview that must fail. */
async function complaintOf({ workspace }: TestStack): Promise<string> {
  const { exitCode, all = "" } = await workspace.start(["preview"]);
  assert.notEqual(exitCode, 0, all);
  const shown = diagnostics(all);
  assert.equal(count(shown, /error:/g), 1, shown);
  assert.doesNotMatch(shown, /^\s+at /m, "no stack trace");
  assert.doesNotMatch(all, /PromiseRejectionHandledWarning/);
  return shown;
}

describe("functions in the engine", () => {
  it("use the provider in their options, or that of their parent", async () => {
    const west = await Emulator.start();
    west.addCluster({ uid: "c1" });
    addMachines(west, "west");
    const providers = `
      const settings = { baseUrl: config.require("west"), apiKey: config.requireSecret("westKey"), projectUid: "west-project" };
      const west = new Provider("west", settings);
      const host = new HostClusterConfig("host", { clusterUid: "c1", isHostCluster: true }, { provider: west });
      const group = new pulumi.ComponentResource("app:Group", "group", {}, { providers: [west] });
      const nested = new pulumi.ComponentResource("app:Group", "nested", {}, { parent: group });
      const later = new Provider("later", { ...settings, baseUrl: host.id.apply(() => config.require("west")) });
      const region = (machine) => machine.metadata.labels.region;`;
    try {
      await withMachines(
        {
          program: `${providers}
            module.exports = async () => ({
              stack: region(await getVirtualMachine(web(0))),
              provider: region(await getVirtualMachine(web(0), { provider: west })),
              resource: region(await getVirtualMachine(web(0), { parent: host })),
              component: region(await getVirtualMachine(web(0), { parent: nested })),
              outputs: [{}, { provider: west }, { parent: host }, { parent: nested }]
                .map((opts) => getVirtualMachineOutput(web(0), opts).apply(region)),
              inputs: getClusterSearchInputsOutput({}, { provider: west }).apply(({ inputs }) => Object.keys(inputs)),
              later: getVirtualMachineOutput(web(0), { provider: later }).apply(region),
            });`,
          config: { "program:west": west.baseUrl },
        },
        async (stack) => {
          const { emulator, workspace } = stack;
          await workspace.setConfig({}, { "program:westKey": west.apiKey });
          assert.match(await workspace.run("preview"), /later *: \[unknown\]/);

          await stack.up();
          assert.deepEqual(await outputsOf(stack), {
            stack: "main",
            provider: "west",
            resource: "west",
            component: "west",
            outputs: ["main", "west", "west", "west"],
            inputs: ["project"],
            later: "west",
          });
          const settings = ({ requests }: Emulator) =>
            new Set(requests.map(({ headers }) => `${headers["apikey"]} ${headers["projectuid"]}`));
          assert.deepEqual(settings(emulator), new Set([`${emulator.apiKey} undefined`]));
          assert.deepEqual(settings(west), new Set([`${west.apiKey} west-project`]));
        },
      );

      await withMachines(
        {
          program: `${providers} module.exports = async () => ({ later: region(await getVirtualMachine(web(0), { provider: later })) });`,
          config: { "program:west": west.baseUrl },
        },
        async (stack) => {
          await stack.workspace.setConfig({}, { "program:westKey": west.apiKey });
          assert.match(await complaintOf(stack), /Provider "later" has settings that are unknown before the update\./);
          await stack.up();
          assert.deepEqual(await outputsOf(stack), { later: "west" });
        },
      );
    } finally {
      await west.stop();
    }
  });

  it("reject providers of other packages", () =>
    withMachines(
      {
        program: `
          class Other extends pulumi.ProviderResource { constructor() { super("pulumi-nodejs", "other", {}); } }
          const other = new Other();
          const group = new pulumi.ComponentResource("app:Group", "group", {}, { providers: [other] });
          const refusal = async (lookup) => {
            try { await lookup(); return "not refused"; } catch (error) { return error.message; }
          };
          module.exports = async () => ({
            byProvider: await refusal(() => getVirtualMachine(web(0), { provider: other })),
            byParent: await refusal(() => getClusterSearchInputs({}, { parent: group })),
            ofOutput: await refusal(() => getVirtualMachineOutput(web(0), { provider: other })),
          });`,
      },
      async (stack) => {
        await stack.up();
        for (const message of Object.values(await outputsOf(stack))) {
          assert.match(String(message), /A function of pulumi-spectrocluster has a provider of another package/);
        }
        assert.deepEqual(namesOf(stack.emulator), []);
      },
    ));

  it("that are equal and made at the same time share requests and warnings, and may be many", () =>
    withMachines(
      {
        program: `module.exports = async () => {
          const equal = Array.from({ length: 250 }, () => [getVirtualMachine(web(0)), getVirtualMachineOutput(web(0))]).flat();
          const different = Array.from({ length: 20 }, (_, index) => getVirtualMachine(web(index + 1)));
          const all = await Promise.all([...different, ...equal.map((machine) => new Promise((resolve) => pulumi.output(machine).apply(resolve)))]);
          await getVirtualMachine(web(0));
          return { names: [...new Set(all.map(({ metadata }) => metadata.name))] };
        };`,
      },
      async (stack) => {
        const { emulator } = stack;
        const odd = machine("web-0");
        emulator.machines.splice(0, 1, {
          clusterUid: "c1",
          namespace: "default",
          name: "web-0",
          body: { ...odd, spec: { ...odd.spec, running: true, runStrategy: "Always" } },
        });
        emulator.fail({ delay: 1000 });
        const shown = diagnostics(await stack.up());
        assert.equal((await outputsOf(stack)).names.length, 21);
        // Those with an output are called in a later tick.
        const equal = namesOf(emulator).filter((name) => name === "web-0").length;
        assert.ok(equal <= 4, `${equal} requests for 501 calls`);
        assert.ok(emulator.peakUnderWay <= 10);
        assert.equal(count(shown, /warning:/g), 1, shown);
        assert.match(shown, /warning: Virtual machine "web-0" in namespace "default" of cluster "c1" has unexpected/);
      },
    ));

  it("know each program's own configuration when the Automation API runs several at the same time", async () => {
    const emulators = [await Emulator.start(), await Emulator.start()] as const;
    const workspace = await Workspace.create(await testEngine(), {
      program: { "Pulumi.yaml": "name: inline\nruntime: nodejs\n", "package.json": "{}" },
    });
    try {
      const args = { clusterUid: "c1", namespace: "default", name: "web-0" };
      const regionOf = ({ metadata }: VirtualMachine) => metadata?.labels?.["region"];
      const program: InlineProgramArgs["program"] = async () => {
        // Nothing waits for it, and it takes longer than all that is waited for.
        void getVirtualMachine({ ...args, name: "web-2" }).then(({ metadata }) => {
          new HostClusterConfig(`${metadata?.name}`, { clusterUid: "c1", isHostCluster: true });
        });
        const plain = await getVirtualMachine(args);
        return {
          plain: regionOf(plain),
          output: getVirtualMachineOutput({ ...args, name: pulumi.output("web-1") }).apply(regionOf),
          uid: findSearchInputUid(await getClusterSearchInputs(), "project", "dev"),
        };
      };
      const stacks = await Promise.all(
        emulators.map(async (emulator, index) => {
          emulator.addCluster({ uid: "c1" });
          addMachines(emulator, `region-${index}`);
          emulator.fail({ url: "web-2", delay: 3000 });
          const stack = await workspace.inlineStack({
            stackName: `stack-${index}`,
            projectName: "inline",
            program,
          });
          await stack.setConfig("spectrocluster:baseUrl", { value: emulator.baseUrl });
          await stack.setConfig("spectrocluster:apiKey", { value: emulator.apiKey, secret: true });
          return stack;
        }),
      );
      const results = await Promise.all(stacks.map((stack) => stack.up()));
      for (const [index, { summary, outputs }] of results.entries()) {
        assert.equal(summary.result, "succeeded");
        const values = Object.fromEntries(Object.entries(outputs).map(([name, { value }]) => [name, value]));
        assert.deepEqual(values, { plain: `region-${index}`, output: `region-${index}`, uid: "u-dev" });
      }
      for (const emulator of emulators) {
        assert.equal(emulator.patches.length, 1);
        assert.deepEqual(
          new Set(emulator.requests.map(({ headers }) => headers["apikey"])),
          new Set([emulator.apiKey]),
        );
      }

      const refused = await workspace.inlineStack({
        stackName: "refused",
        projectName: "inline",
        program: async () => void (await getVirtualMachine(args)),
      });
      await assert.rejects(refused.preview(), /pulumi-spectrocluster is not configured/);
    } finally {
      await workspace.dispose();
      await Promise.all(emulators.map((emulator) => emulator.stop()));
    }
  });
});
