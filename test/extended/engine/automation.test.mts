import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
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

  /** A program that reads and declares. */
  async function program() {
    // Nothing waits for it, and it takes longer than all that is waited for.
    void getVirtualMachine({ ...args, name: "web-2" }).then(({ metadata }) => {
      new HostClusterConfig(`${metadata?.name}`, { clusterUid: "c1", isHostCluster: true });
    });
    const plain = regionOf(await getVirtualMachine(args));
    const output = getVirtualMachineOutput({ ...args, name: pulumi.output("web-1") }).apply(regionOf);
    return { plain, output };
  }

  it("runs several programs in one process, also at the same time, each with its own configuration and declarations", async () => {
    for (const [region, service] of Object.entries({ east, west })) {
      addMachines(service, region);
      service.fail({ url: "web-2", delay: 3000, times: 2 });
    }
    const files = { "Pulumi.yaml": "name: inline\nruntime: nodejs\n", "package.json": "{}" };
    const workspace = await Workspace.create(await testEngine(), { program: files });
    try {
      const services = Object.entries({ east, "also-east": east, west });
      const stacks = await Promise.all(
        services.map(async ([stackName, { baseUrl, apiKey }]) => {
          const stack = await workspace.inlineStack({ stackName, projectName: "inline", program });
          const values = Object.entries(stackConfiguration({ baseUrl, apiKey, maxRetries: 0 }));
          await stack.setAllConfig(Object.fromEntries(values.map(([key, value]) => [key, { value, secret: true }])));
          return stack;
        }),
      );
      const results = await Promise.all(stacks.map((stack) => stack.up()));
      for (const [index, { outputs, summary }] of results.entries()) {
        const region = index < 2 ? "east" : "west";
        const values = Object.entries(outputs).map(([name, { value }]) => [name, value]);
        assert.deepEqual(Object.fromEntries(values), { plain: region, output: region });
        assert.equal(summary.resourceChanges?.create, 2);
      }
      assert.equal((await stacks[0]?.up())?.summary.resourceChanges?.same, 2);
      for (const { requests, apiKey } of [east, west]) {
        assert.deepEqual(new Set(requests.map(({ headers }) => headers["apikey"])), new Set([apiKey]));
      }
      assert.deepEqual([east.patches.length, west.patches.length], [2, 1]);
    } finally {
      await workspace.dispose();
    }
  });
});
