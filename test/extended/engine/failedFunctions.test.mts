import assert from "node:assert/strict";
import { chmod, writeFile } from "node:fs/promises";
import path from "node:path";
import { nodeExecutable } from "../../../tools/nodeExecutable.mjs";
import { addMachines, count, diagnostics, PREAMBLE } from "../../engine/functionStack.mjs";
import { type TestStack, withStack } from "../../engine/stack.mjs";
import { withFolder } from "../../support/withFolder.mjs";

/** What programs do with the result of a function. */
const FORMS = {
  "an export": "exports.a = inputs();",
  "a lifted property": "exports.a = inputs().inputs.project.values;",
  apply:
    "exports.a = inputs().apply(({ inputs }) => inputs).apply((each) => each.project).apply(({ values }) => values);",
  "apply of lifted properties": "exports.a = inputs().inputs.project.values.apply((values) => values).length;",
  all: "exports.a = pulumi.all([inputs().inputs]).apply(([each]) => each.length);",
  interpolate: `exports.a = pulumi.interpolate\`\${inputs().inputs.project.values} and \${inputs().inputs.project}\`;`,
  jsonStringify: "exports.a = pulumi.jsonStringify({ some: inputs().inputs, list: [inputs().inputs.project] });",
  "an argument of a resource": `
    const clusterUid = pulumi.interpolate\`\${inputs().inputs.project.values[0].uid}\`;
    new HostClusterConfig("a", { clusterUid, isHostCluster: true });`,
  "a promise": "exports.a = pulumi.all([getClusterSearchInputs()]).apply(([{ inputs }]) => inputs);",
  "several functions": `
    const machine = getVirtualMachineOutput(web(0));
    const names = [machine.metadata.name, inputs().inputs.project, getClustersOutput().clusters[0].uid];
    exports.a = pulumi.all([...names, pulumi.all(names).apply((all) => all.join()), pulumi.interpolate\`\${machine.status.ready}\`]);`,
  "a function that depends on another": `
    const uid = inputs().apply((found) => findSearchInputUid(found, "project", "dev"));
    exports.a = pulumi.all([getVirtualMachineOutput(web(0, { projectUid: uid })).metadata.name, uid]).apply(([name]) => name);`,
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

/** One form of each kind: an output, an argument, several functions, and code that Pulumi serializes. */
const ALONE = [
  "a lifted property",
  "an argument of a resource",
  "several functions",
  "another dynamic resource",
] as const;

const ALL_FORMS = Object.values(FORMS)
  .map((form) => `(() => {${form}\n})();`)
  .join("\n");

/** Runs programs on a Node.js, which ends if it uses unusually much memory. */
async function withNode(node: string, test: (stack: TestStack) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    const executable = path.join(folder, "node");
    await writeFile(executable, `#!/bin/sh\nulimit -d 4000000\nexec '${node}' "$@"\n`);
    await chmod(executable, 0o755);
    await withStack({ program: "", path: [folder] }, async (stack) => {
      addMachines(stack.emulator);
      stack.emulator.apiKeys.splice(0, 1);
      await test(stack);
    });
  });
}

async function errorsOf({ program, failingUp }: TestStack, code: string): Promise<string> {
  await program(`${PREAMBLE}const inputs = () => getClusterSearchInputsOutput();\n${code}`);
  const shown = diagnostics(await failingUp());
  assert.doesNotMatch(shown, /^\s+at /m, "no stack trace");
  return shown;
}

const REJECTED = /error: .*Cannot (read|search) .*:\s.* returned 401 .*\s.*Set a valid API key\./;

describe("a function that fails", () => {
  it("ends the program with its reason", () =>
    withNode(process.execPath, async (stack) => assert.match(await errorsOf(stack, ALL_FORMS), REJECTED)));

  it("ends the program with its reason on Node.js 20 whatever its result is used for", async () =>
    withNode(await nodeExecutable("20"), async (stack) => {
      // Alone, because one form can hide the trouble with another.
      for (const form of ALONE) {
        const shown = await errorsOf(stack, FORMS[form]);
        assert.match(shown, REJECTED, form);
        assert.equal(count(shown, /error:/g), 1, `${form}: ${shown}`);
      }
    }));
});
