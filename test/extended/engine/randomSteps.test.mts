import fc from "fast-check";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { PLUGIN } from "../../engine/plugin.mjs";
import { DYNAMIC, NOW, type TestStack, withStack } from "../../engine/stack.mjs";
import { type Result, type StepEngine, sequences, takeSteps, useServices } from "../../support/randomSteps.mjs";

/** The stack of one resource. */
function stackEngine(stack: TestStack, type: string, resource: string): StepEngine {
  const { workspace, program, resources } = stack;
  let configured = "";
  /** Setting a configuration takes as long as an update. */
  async function configure(settings: SettingValues): Promise<void> {
    if (configured !== JSON.stringify(settings)) await stack.configure(settings);
    configured = JSON.stringify(settings);
  }
  async function run(...args: string[]): Promise<Result> {
    const { exitCode, all = "" } = await workspace.start([...args, "--color=never"]);
    return { log: all, ...(exitCode !== 0 && { error: all }) };
  }
  return {
    async stored() {
      const [found] = await resources();
      return found && { inputs: found.inputs, outputs: found.outputs };
    },
    async up({ args, ignoreChanges }, settings) {
      await configure(settings);
      await program(
        `new ${resource}("test", ${JSON.stringify(args)}, { ignoreChanges: ${JSON.stringify(ignoreChanges)} });`,
      );
      return run("up", ...NOW);
    },
    refresh: () => run("refresh", ...NOW),
    async import(uid, settings) {
      await configure(settings);
      return run("import", type, "test", uid, "--yes", "--protect=false", "--generate-code=false");
    },
    async forget() {
      await program("");
      await stack.up();
    },
  };
}

describe("random sequences of commands", () => {
  const servicesOf = useServices();
  // Both kinds of provider and both resources, and an import, which only the plugin and a single resource have.
  for (const [adapter, resource] of [
    [DYNAMIC, "HostClusterFleet"],
    [PLUGIN, "HostClusterConfig"],
  ] as const) {
    const isFleet = resource === "HostClusterFleet";
    it(`lose nothing and converge, for a ${resource} with ${adapter.name}`, () =>
      withStack({ program: "", adapter }, async (stack) => {
        const engine = stackEngine(stack, adapter.type, resource);
        const property = fc.asyncProperty(sequences({ maxLength: 3 }), async ({ taken, patch }) => {
          await engine.forget({});
          await takeSteps(engine, servicesOf(patch), { taken, isFleet, canImport: adapter === PLUGIN && !isFleet });
        });
        // A command takes seconds. So this compares the simulated engine, which runs thousands of sequences, with the real
        // one in a few commands, and a failure is not shrunk.
        await fc.assert(property, { numRuns: 1, seed: 1, endOnFailure: true, includeErrorInReport: true });
      }));
  }
});
