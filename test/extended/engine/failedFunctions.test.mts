import assert from "node:assert/strict";
import { chmod, writeFile } from "node:fs/promises";
import path from "node:path";
import { nodeExecutable } from "../../../tools/nodeExecutable.mjs";
import { addMachines, count, diagnostics, PREAMBLE } from "../../engine/functionStack.mjs";
import { withStack } from "../../engine/stack.mjs";
import { withFolder } from "../../support/withFolder.mjs";

/** Uses of a function's result: an output, an argument, several functions, and code that Pulumi serializes. */
const FORMS = {
  "a lifted property": "exports.a = inputs().inputs.project.values;",
  "an argument of a resource": `
    const clusterUid = pulumi.interpolate\`\${inputs().inputs.project.values[0].uid}\`;
    new HostClusterConfig("a", { clusterUid, isHostCluster: true });`,
  "several functions": `
    const machine = getVirtualMachineOutput(web(0));
    const names = [machine.metadata.name, inputs().inputs.project, getClustersOutput().clusters[0].uid];
    exports.a = pulumi.all([...names, pulumi.all(names).apply((all) => all.join()), pulumi.interpolate\`\${machine.status.ready}\`]);`,
  "another dynamic resource": `
    const length = pulumi.all([inputs().inputs]).apply(([each]) => each.length);
    const captured = { prefix: "a", helper: (value) => value + 1 };
    class Other extends pulumi.dynamic.Resource {
      constructor(name, args) {
        super({ create: async ({ value }) => ({ id: captured.prefix + captured.helper(value), outs: {} }) }, name, args);
      }
    }
    new Other("known", { value: 1 });
    new Other("failed", { value: length });
    exports.a = length;`,
};

/** It shows an error of any Pulumi program after minutes, with much memory, unless it has no stack (nodejs/node#64011). */
const HANGING = "20.20.2";

const REJECTED = /error: .*Cannot (read|search) .*:\s.* returned 401 .*\s.*Set a valid API key\./;

describe("a function that fails", () => {
  it("ends the program with its reason whatever its result is used for, on a Node.js that can hang on an error", () =>
    withFolder(async (folder) => {
      const executable = path.join(folder, "node");
      // It ends if it uses unusually much memory.
      await writeFile(executable, `#!/bin/sh\nulimit -d 4000000\nexec '${await nodeExecutable(HANGING)}' "$@"\n`);
      await chmod(executable, 0o755);
      await withStack({ program: "", path: [folder] }, async ({ emulator, program, failingUp }) => {
        addMachines(emulator);
        emulator.apiKeys.splice(0, 1);
        // Alone, because one form can hide the trouble with another.
        for (const [form, code] of Object.entries(FORMS)) {
          await program(`${PREAMBLE}const inputs = () => getClusterSearchInputsOutput();\n${code}`);
          const shown = diagnostics(await failingUp());
          assert.match(shown, REJECTED, form);
          assert.equal(count(shown, /error:/g), 1, `${form}: ${shown}`);
          assert.doesNotMatch(shown, /^\s+at /m, "no stack trace");
        }
      });
    }));
});
