import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import {
  getVirtualMachine,
  getVirtualMachineOutput,
  HostClusterConfig,
  type VirtualMachine,
} from "pulumi-spectrocluster";
import { addMachines } from "../../engine/functionStack.mjs";
import { withInlinePrograms } from "../../engine/inlinePrograms.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";

const args = { clusterUid: "c1", namespace: "default", name: "web-0" };
const regionOf = ({ metadata }: VirtualMachine) => metadata?.labels?.["region"];

describe("the Automation API", () => {
  const west = useEmulator({ uid: "c1" });

  it("runs several programs in one process, each with its own duplicate declaration check", () =>
    withInlinePrograms(async ({ stack, configuredStack }) => {
      const declare =
        (...names: string[]) =>
        async () => {
          for (const name of names) new HostClusterConfig(name, { clusterUid: "c1", isHostCluster: true });
        };

      // The second run does not see the declarations of the first.
      const one = await configuredStack("one", declare("a"));
      assert.equal((await one.up()).summary.result, "succeeded");
      assert.equal((await one.up()).summary.resourceChanges?.same, 2);

      const twice = await configuredStack("twice", declare("a", "b"));
      await assert.rejects(twice.up(), /"[ab]" and HostClusterConfig "[ab]" both declare cluster "c1"/);

      const unconfigured = await stack("unconfigured", async () => void (await getVirtualMachine(args)));
      await assert.rejects(unconfigured.up(), /pulumi-spectrocluster is not configured/);
    }));

  it("runs several programs at the same time, each with its own configuration", () =>
    withInlinePrograms(async ({ emulator, configuredStack }) => {
      for (const [region, service] of Object.entries({ east: emulator, west })) {
        addMachines(service, region);
        service.fail({ url: "web-2", delay: 3000, times: 2 });
      }
      const services = { east: emulator, "also-east": emulator, west };
      const stacks = Object.entries(services).map(([name, service]) =>
        configuredStack(
          name,
          async () => {
            // Nothing waits for it, and it takes longer than all that is waited for.
            void getVirtualMachine({ ...args, name: "web-2" }).then(({ metadata }) => {
              new HostClusterConfig(`${metadata?.name}`, { clusterUid: "c1", isHostCluster: true });
            });
            const plain = regionOf(await getVirtualMachine(args));
            return {
              plain,
              output: getVirtualMachineOutput({ ...args, name: pulumi.output("web-1") }).apply(regionOf),
            };
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
      for (const { requests, apiKey } of [emulator, west]) {
        assert.deepEqual(new Set(requests.map(({ headers }) => headers["apikey"])), new Set([apiKey]));
      }
      assert.deepEqual([emulator.patches.length, west.patches.length], [2, 1]);
    }));
});
