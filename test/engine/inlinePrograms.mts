import type { InlineProgramArgs, Stack } from "@pulumi/pulumi/automation/index.js";
import { Workspace } from "../../tools/engine/workspace.mjs";
import { Emulator } from "../emulator/index.mjs";
import { stackConfiguration } from "../support/settings.mjs";
import { testEngine } from "./stack.mjs";

/** Stacks of the Automation API whose programs are functions, and the emulated service. */
export interface InlinePrograms {
  emulator: Emulator;
  /** Creates or selects a stack. */
  stack(name: string, program: InlineProgramArgs["program"]): Promise<Stack>;
  /** The same with a service in its configuration. */
  configuredStack(name: string, program: InlineProgramArgs["program"], service?: Emulator): Promise<Stack>;
}

/** Sets up the service and an empty workspace, and removes both after the test. */
export async function withInlinePrograms(test: (programs: InlinePrograms) => Promise<void>): Promise<void> {
  const engine = await testEngine();
  const emulator = await Emulator.start();
  emulator.addCluster({ uid: "c1" }, { uid: "c2" }, { uid: "c3" });
  const workspace = await Workspace.create(engine, {
    program: { "Pulumi.yaml": "name: inline\nruntime: nodejs\n", "package.json": "{}" },
  });
  try {
    const stack: InlinePrograms["stack"] = (stackName, program) =>
      workspace.inlineStack({ stackName, projectName: "inline", program });
    await test({
      emulator,
      stack,
      async configuredStack(name, program, { baseUrl, apiKey } = emulator) {
        const created = await stack(name, program);
        const values = Object.entries(stackConfiguration({ baseUrl, apiKey, maxRetries: 0 }));
        await created.setAllConfig(Object.fromEntries(values.map(([key, value]) => [key, { value, secret: true }])));
        return created;
      },
    });
  } finally {
    await workspace.dispose();
    await emulator.stop();
  }
}
