import assert from "node:assert/strict";
import path from "node:path";
import * as pulumi from "@pulumi/pulumi";
import { type InlineProgramArgs, LocalWorkspace, PulumiCommand } from "@pulumi/pulumi/automation/index.js";
import {
  findSearchInputUid,
  getClusterSearchInputs,
  getVirtualMachine,
  getVirtualMachineOutput,
  HostClusterConfig,
  type VirtualMachine,
} from "pulumi-spectrocluster";
import { Workspace } from "../../tools/engine/workspace.mjs";
import { Emulator } from "../emulator/index.mjs";
import { type TestStack, type TestStackOptions, testEngine, withStack } from "./stack.mjs";

/** What every program here begins with; `web(0)` are the arguments for the machine `web-0`. */
const LOOKUPS = `
const { findSearchInputUid, getClusterSearchInputs, getClusterSearchInputsOutput, getVirtualMachine,
  getVirtualMachineOutput, NotFoundError } = spectrocluster;
const web = (number, args) => ({ clusterUid: "c1", namespace: "default", name: "web-" + number, ...args });
`;
const USER_DATA = "#cloud-config password: hunter2";

/** Runs a program that looks things up, where machines web-0 to web-29 exist. */
function withLookups(options: TestStackOptions, test: (stack: TestStack) => Promise<void>): Promise<void> {
  return withStack({ ...options, program: LOOKUPS + options.program }, (stack) => {
    addMachines(stack.emulator);
    return test(stack);
  });
}

function addMachines(emulator: Emulator, region?: string): void {
  for (let index = 0; index < 30; index += 1) {
    const name = `web-${index}`;
    emulator.machines.push({ clusterUid: "c1", namespace: "default", name, body: machine(name, region) });
  }
  emulator.searchInputs = { inputs: { project: { values: [{ name: "dev", uid: "u-dev" }] } } };
}

function machine(name: string, region = "main") {
  const volumes = [{ name: "cloud", cloudInitNoCloud: { userData: USER_DATA } }];
  return {
    metadata: { name, labels: { region } },
    spec: { template: { spec: { domain: { devices: {} }, volumes } } },
    status: { ready: true },
  };
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const diagnostics = (text = "") => text.split("Diagnostics:")[1]?.split("Outputs:")[0] ?? "";
const lookupsOf = ({ requests }: Emulator) => requests.filter(({ url }) => /\/vms\/|\/search\//.test(url));
/** The machines that were asked for, in order. */
const namesOf = (emulator: Emulator) => lookupsOf(emulator).map(({ url }) => /vms\/([^?]+)/.exec(url)?.[1]);
const outputsOf = async ({ workspace }: TestStack) => JSON.parse(await workspace.run("stack", "output", "--json"));

/** What a preview complains of, which is to fail. */
async function complaintOf({ workspace }: TestStack): Promise<string> {
  const { exitCode, all = "" } = await workspace.start(["preview"]);
  assert.notEqual(exitCode, 0, all);
  const shown = diagnostics(all);
  assert.equal(count(shown, /error:/g), 1, shown);
  assert.doesNotMatch(shown, /^\s+at /m, "no stack trace");
  return shown;
}

describe("lookups in the engine", function () {
  this.timeout(180_000);

  it("read in preview as well as in up, with plain arguments and with outputs", () =>
    withLookups(
      {
        program: `module.exports = async () => ({
          plain: (await getVirtualMachine(web(0))).metadata.name,
          ofPlain: getVirtualMachineOutput(web(1)).metadata.name,
          ofOutput: getVirtualMachineOutput(web(2, { clusterUid: pulumi.output("c1") })).metadata.name,
          ofPromise: getVirtualMachineOutput(web(3, { namespace: Promise.resolve("default") })).apply(({ status }) => status.ready),
          uid: findSearchInputUid(await getClusterSearchInputs(), "project", "dev"),
          uidInProject: getClusterSearchInputsOutput({ projectUid: pulumi.output("p1") })
            .apply((inputs) => findSearchInputUid(inputs, "project", "dev")),
        });`,
        config: { "spectrocluster:projectUid": "stack-project" },
      },
      async (stack) => {
        const expected = {
          plain: "web-0",
          ofPlain: "web-1",
          ofOutput: "web-2",
          ofPromise: true,
          uid: "u-dev",
          uidInProject: "u-dev",
        };
        const asked = [
          ...[0, 1, 2, 3].map((number) => [
            `/v1/spectroclusters/c1/vms/web-${number}?namespace=default`,
            "stack-project",
          ]),
          ["/v1/dashboard/spectroclusters/search/input", "stack-project"],
          ["/v1/dashboard/spectroclusters/search/input", "p1"],
        ].sort();
        const seen = () =>
          stack.emulator.requests
            .splice(0)
            .map(({ url, headers }) => [url, headers["projectuid"]])
            .sort();

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

  it("wait for what they depend on, and are unknown in a preview where it does not exist yet", () =>
    withLookups(
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
        // The answer tells whether the resources were there when it was given.
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
        assert.equal(lookupsOf(emulator).length, names.length);

        // Now that everything exists, a preview reads.
        assert.match(await workspace.run("preview"), /afterComponent *: "c1 true, c2 true"|unchanged/);
        assert.equal(lookupsOf(emulator).length, 2 * names.length);
      },
    ));

  it("keep passwords out of the state, unless asked, and then as secrets", () =>
    withLookups(
      {
        program: `
          exports.whole = getVirtualMachineOutput(web(0));
          exports.sensitive = getVirtualMachineOutput(web(1), { includeSensitive: true });
          exports.ofSecret = getVirtualMachineOutput(web(2, { name: pulumi.secret("web-2") })).metadata.name;`,
      },
      async (stack) => {
        const shown = await stack.up();
        const values = await outputsOf(stack);
        assert.equal(values.whole.metadata.name, "web-0");
        assert.deepEqual(values.whole.spec.template.spec.volumes, [{ name: "cloud", cloudInitNoCloud: {} }]);
        assert.equal(values.sensitive, "[secret]");
        assert.equal(values.ofSecret, "[secret]");
        const state = await stack.workspace.run("stack", "export");
        assert.doesNotMatch(shown + state, /hunter2/);
        assert.equal(count(await stack.workspace.run("stack", "output", "--json", "--show-secrets"), /hunter2/g), 1);
      },
    ));

  it("ask the provider that they are given, by themselves or through their parent", async () => {
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
      await withLookups(
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

      await withLookups(
        {
          program: `${providers} module.exports = async () => ({ later: region(await getVirtualMachine(web(0), { provider: later })) });`,
          config: { "program:west": west.baseUrl },
        },
        async (stack) => {
          await stack.workspace.setConfig({}, { "program:westKey": west.apiKey });
          assert.match(
            await complaintOf(stack),
            /Provider "later" has settings that are unknown before the update\. Use the Output form of the function/,
          );
          await stack.up();
          assert.deepEqual(await outputsOf(stack), { later: "west" });
        },
      );
    } finally {
      await west.stop();
    }
  });

  it("refuse a provider that is not ours, and mistakes, so that the program can tell which it was", () =>
    withLookups(
      {
        program: `
          class Other extends pulumi.ProviderResource { constructor() { super("pulumi-nodejs", "other", {}); } }
          const other = new Other();
          const group = new pulumi.ComponentResource("app:Group", "group", {}, { providers: [other] });
          const refusal = async (lookup) => {
            try { await lookup(); return "not refused"; } catch (error) { return error.name + ": " + error.message; }
          };
          module.exports = async () => ({
            byProvider: await refusal(() => getVirtualMachine(web(0), { provider: other })),
            byParent: await refusal(() => getClusterSearchInputs({}, { parent: group })),
            ofOutput: await refusal(() => getVirtualMachineOutput(web(0), { provider: other })),
            arguments: await refusal(() => getVirtualMachine({ ...web(0), namespace: " " })),
            argumentsOfOutput: await refusal(() => getVirtualMachineOutput({ ...web(0), namespace: " " })),
            validation: await refusal(() => getVirtualMachineOutput(web(0), { validation: "lax" })),
            absent: await getVirtualMachine(web(99)).catch((error) => error instanceof NotFoundError && error.status),
            present: await getVirtualMachine(web(0)).then(({ metadata }) => metadata.name),
          });`,
      },
      async (stack) => {
        await stack.up();
        const { byProvider, byParent, ofOutput, validation, absent, present, ...rest } = await outputsOf(stack);
        for (const message of [byProvider, byParent, ofOutput]) {
          assert.match(message, /A function of pulumi-spectrocluster has a provider of another package/);
        }
        assert.match(validation, /ValidationError: The options of getVirtualMachine for "web-0" have a problem:/);
        for (const message of [rest.arguments, rest.argumentsOfOutput]) {
          assert.match(
            message,
            /^ValidationError: The arguments of getVirtualMachine for "web-0" have a problem:\n- namespace must/,
          );
        }
        assert.deepEqual([absent, present], [404, "web-0"]);
        assert.deepEqual(namesOf(stack.emulator), ["web-99", "web-0"]);
      },
    ));

  it("ask once for what is missing in the configuration, and send nothing", () =>
    withLookups(
      {
        program: `
          for (const number of [0, 1, 2]) exports["output" + number] = getVirtualMachineOutput(web(number)).metadata.name;
          exports.inputs = getClusterSearchInputsOutput();`,
        config: { "spectrocluster:baseUrl": undefined, "spectrocluster:apiKey": undefined },
      },
      async (stack) => {
        const shown = await complaintOf(stack);
        assert.match(
          shown,
          /The address of the service is missing.\s+Set it: pulumi config set spectrocluster:baseUrl/,
        );
        assert.match(
          shown,
          /The API key is missing.\s+Set it: pulumi config set --secret spectrocluster:apiKey {3}\(or/,
        );
        assert.equal(stack.emulator.requests.length, 0);
      },
    ));

  const notFound =
    /error: .*Could not read virtual machine "web-99" in namespace "default" of cluster "c1":\s.* 404 .*\s.* check its name and namespace/;
  const wrongName = /error: .*The arguments of getVirtualMachine have a problem:\s+- name must not be empty/;
  for (const [name, program, message] of [
    ["a machine that is not found", "module.exports = async () => { await getVirtualMachine(web(99)); };", notFound],
    ["a machine that nobody waits for", "getVirtualMachine(web(99));", notFound],
    ["a machine that is not found, by outputs", "exports.a = getVirtualMachineOutput(web(99));", notFound],
    ["wrong arguments", 'module.exports = async () => { await getVirtualMachine(web(0, { name: "" })); };', wrongName],
    ["wrong arguments of outputs", 'getVirtualMachineOutput(web(0, { name: "" }));', wrongName],
    ["wrong arguments that are outputs", 'getVirtualMachineOutput(web(0, { name: pulumi.output("") }));', wrongName],
  ] as const) {
    it(`end the program over ${name} with one message and no stack trace`, () =>
      withLookups({ program }, async (stack) => {
        assert.match(await complaintOf(stack), message);
      }));
  }

  it("share requests and warnings, and may be many", () =>
    withLookups(
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
        assert.equal(namesOf(emulator).filter((name) => name === "web-0").length, 2, "one for all, and one afterwards");
        assert.equal(emulator.requests.length, 22);
        assert.ok(emulator.peakUnderWay <= 10);
        assert.equal(count(shown, /warning:/g), 1, shown);
        assert.match(
          shown,
          /warning: Virtual machine "web-0" in namespace "default" of cluster "c1" is used as it is, but differs from the service's reference:\s+- spec\.runStrategy must/,
        );
      },
    ));

  it("keep a program alive that waits for nothing", () =>
    withLookups(
      {
        program: `getVirtualMachine(web(0)).then(({ metadata }) =>
          new HostClusterConfig(metadata.name, { clusterUid: "c1", isHostCluster: true }));`,
      },
      async ({ emulator, up, resources }) => {
        emulator.fail({ delay: 2000 });
        await up();
        assert.deepEqual(
          emulator.requests.map(({ method }) => method),
          ["GET", "GET", "PATCH"],
        );
        assert.match((await resources())[0]?.urn ?? "", /::web-0$/);
      },
    ));

  it("know each program's own configuration when the Automation API runs several at the same time", async () => {
    const engine = await testEngine();
    const emulators = [await Emulator.start(), await Emulator.start()] as const;
    const workspace = await Workspace.create(engine, {
      program: { "Pulumi.yaml": "name: inline\nruntime: nodejs\n", "package.json": "{}" },
    });
    try {
      const pulumiCommand = await PulumiCommand.get({ root: path.resolve(path.dirname(engine.pulumi), "..") });
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
          const stack = await LocalWorkspace.createOrSelectStack(
            { stackName: `stack-${index}`, projectName: "inline", program },
            { workDir: workspace.programFolder, envVars: workspace.env, pulumiCommand },
          );
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

      const refused = await LocalWorkspace.createOrSelectStack(
        { stackName: "refused", projectName: "inline", program: async () => void (await getVirtualMachine(args)) },
        { workDir: workspace.programFolder, envVars: workspace.env, pulumiCommand },
      );
      await assert.rejects(refused.preview(), /pulumi-spectrocluster is not configured/);
    } finally {
      await workspace.dispose();
      await Promise.all(emulators.map((emulator) => emulator.stop()));
    }
  });
});
