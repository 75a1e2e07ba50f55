import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import type { InlineProgramArgs } from "@pulumi/pulumi/automation/index.js";
import {
  getVirtualMachine,
  getVirtualMachineOutput,
  HostClusterConfig,
  type VirtualMachine,
} from "pulumi-spectrocluster";
import { Workspace } from "../../../tools/engine/workspace.mjs";
import { addMachines } from "../../engine/functionStack.mjs";
import { testEngine } from "../../engine/stack.mjs";
import { stackConfiguration } from "../../support/settings.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";

const args = { clusterUid: "c1", namespace: "default", name: "web-0" };
const regionOf = ({ metadata }: VirtualMachine) => metadata?.labels?.["region"];

describe("the Automation API", () => {
  const [east, west] = [useEmulator({ uid: "c1" }), useEmulator({ uid: "c1" })];
  let workspace: Workspace;
  before(async () => {
    const program = { "Pulumi.yaml": "name: inline\nruntime: nodejs\n", "package.json": "{}" };
    workspace = await Workspace.create(await testEngine(), { program });
  });
  after(() => workspace?.dispose());

  /** A new stack whose program is a function, with a service in its configuration. */
  async function stackOf(stackName: string, program: InlineProgramArgs["program"], { baseUrl, apiKey } = east) {
    const stack = await workspace.inlineStack({ stackName, projectName: "inline", program });
    const values = Object.entries(stackConfiguration({ baseUrl, apiKey, maxRetries: 0 }));
    await stack.setAllConfig(Object.fromEntries(values.map(([key, value]) => [key, { value, secret: true }])));
    return stack;
  }

  it("runs several programs in one process, each with its own duplicate declaration check", async () => {
    const declare =
      (...names: string[]) =>
      async () => {
        for (const name of names) new HostClusterConfig(name, { clusterUid: "c1", isHostCluster: true });
      };
    // The second run does not see the declarations of the first.
    const one = await stackOf("one", declare("a"));
    assert.equal((await one.up()).summary.result, "succeeded");
    assert.equal((await one.up()).summary.resourceChanges?.same, 2);

    const twice = await stackOf("twice", declare("a", "b"));
    await assert.rejects(twice.up(), /"[ab]" and HostClusterConfig "[ab]" both declare cluster "c1"/);
  });

  it("runs several programs at the same time, each with its own configuration", async () => {
    const services = { east, "also-east": east, west };
    for (const [region, service] of Object.entries({ east, west })) {
      addMachines(service, region);
      service.fail({ url: "web-2", delay: 3000, times: 2 });
    }
    const stacks = Object.entries(services).map(([name, service]) =>
      stackOf(
        name,
        async () => {
          // Nothing waits for it, and it takes longer than all that is waited for.
          void getVirtualMachine({ ...args, name: "web-2" }).then(({ metadata }) => {
            new HostClusterConfig(`${metadata?.name}`, { clusterUid: "c1", isHostCluster: true });
          });
          const plain = regionOf(await getVirtualMachine(args));
          const output = getVirtualMachineOutput({ ...args, name: pulumi.output("web-1") }).apply(regionOf);
          return { plain, output };
        },
        service,
      ),
    );
    const results = await Promise.all((await Promise.all(stacks)).map((each) => each.up()));
    for (const [index, { outputs, summary }] of results.entries()) {
      const region = index < 2 ? "east" : "west";
      const values = Object.entries(outputs).map(([name, { value }]) => [name, value]);
      assert.deepEqual(Object.fromEntries(values), { plain: region, output: region });
      assert.equal(summary.resourceChanges?.create, 2);
    }
    for (const { requests, apiKey } of [east, west]) {
      assert.deepEqual(new Set(requests.map(({ headers }) => headers["apikey"])), new Set([apiKey]));
    }
    assert.deepEqual([east.patches.length, west.patches.length], [2, 1]);
  });
});
