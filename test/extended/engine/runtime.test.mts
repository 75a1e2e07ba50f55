import assert from "node:assert/strict";
import { chmod, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Workspace } from "../../../tools/engine/workspace.mjs";
import { NOW, testEngine } from "../../engine/stack.mjs";
import { withFolder } from "../../support/withFolder.mjs";

const require = createRequire(import.meta.url);

/** Tells what the program runs on and, as a dynamic resource's code runs there, what the provider process runs on. */
const PROGRAM = `
const pulumi = require("@pulumi/pulumi");
class Told extends pulumi.dynamic.Resource {
  constructor(name) {
    const told = () => ({ node: process.execPath, script: process.argv[1] });
    super({ create: async () => ({ id: "told", outs: { told: told() } }) }, name, { told: undefined });
  }
}
exports.program = { node: process.execPath, sdk: require.resolve("@pulumi/pulumi") };
exports.provider = new Told("told").told;
`;

describe("a workspace", () => {
  // Otherwise a test run with another Node.js or SDK would not test that version.
  it("runs program and provider on the current Node.js and SDK, even if the CLI's folder contains another Node.js", async () => {
    const engine = await testEngine();
    await withFolder(async (folder) => {
      for (const name of ["pulumi", "pulumi-language-nodejs", "pulumi-resource-pulumi-nodejs"]) {
        await symlink(path.join(path.dirname(engine.pulumi), name), path.join(folder, name));
      }
      await writeFile(path.join(folder, "node"), "#!/bin/sh\nexit 1\n");
      await chmod(path.join(folder, "node"), 0o755);
      const workspace = await Workspace.create(
        { ...engine, pulumi: path.join(folder, "pulumi") },
        { program: { "Pulumi.yaml": "name: program\nruntime: nodejs\n", "package.json": "{}", "index.js": PROGRAM } },
      );
      try {
        await workspace.run("up", ...NOW);
        assert.deepEqual(JSON.parse(await workspace.run("stack", "output", "--json")), {
          program: { node: process.execPath, sdk: require.resolve("@pulumi/pulumi") },
          provider: { node: process.execPath, script: require.resolve("@pulumi/pulumi/cmd/dynamic-provider") },
        });
      } finally {
        await workspace.dispose();
      }
    });
  });
});
