import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { startService } from "../../../tools/demo/service.mjs";
import { NODE_PROGRAM_MODULES, Workspace } from "../../../tools/engine/workspace.mjs";
import { testEngine } from "../../engine/stack.mjs";
import { EXAMPLES } from "../../support/examples.mjs";
import { NOW } from "./example.mjs";

const read = (...names: string[]) => readFileSync(path.join(EXAMPLES, ...names), "utf8");

/** The examples that are Node.js programs. The tests of languages run the others against the same clusters. */
const names = readdirSync(EXAMPLES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(path.join(EXAMPLES, entry.name)).includes("Pulumi.yaml"))
  .map(({ name }) => name)
  .filter((name) => /^runtime: nodejs$/m.test(read(name, "Pulumi.yaml")));

/** The commands of a README that set the configuration, in their order. */
function configCommands(name: string): string[] {
  const code = [...read(name, "README.md").matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
  return code.join("\n").match(/^pulumi config set .*$/gm) ?? [];
}

describe("npm run emulator", function () {
  this.timeout(240_000);

  for (const name of names) {
    it(`is sufficient for examples/${name} as its README describes it`, async () => {
      const emulator = await startService({});
      try {
        const modules = [...NODE_PROGRAM_MODULES, "csv-parse", "microdiff"];
        const workspace = await Workspace.create(await testEngine(), { program: path.join(EXAMPLES, name), modules });
        try {
          for (const command of configCommands(name)) {
            await execa("sh", ["-c", command.replace(/https:\S+/, emulator.baseUrl)], {
              cwd: workspace.programFolder,
              env: workspace.env,
              extendEnv: false,
              input: emulator.apiKey,
            });
          }
          await workspace.run("up", ...NOW);
        } finally {
          await workspace.dispose();
        }
        assert.ok(emulator.requests.length > 0);
        const failed = emulator.requests.filter(({ status }) => status >= 400);
        assert.deepEqual(failed, []);
      } finally {
        await emulator.stop();
      }
    });
  }
});
