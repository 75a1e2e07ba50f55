/**
 * `npm run golden`: stores the states that this version writes as test/golden/state-<version>-<kind of provider>.json. All later
 * versions are tested with them, so an existing file is never changed.
 */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { withStack } from "../test/engine/stack.mjs";
import {
  GOLDEN_ADAPTERS,
  GOLDEN_FOLDER,
  GOLDEN_STACK,
  movedState,
  writeState,
} from "../test/extended/engine/goldenState.mjs";

/** Properties that differ between runs or machines, and that no provider reads. */
const OMITTED = ["sourcePosition", "stackTrace", "secrets_providers"];

for (const [name, adapter] of Object.entries(GOLDEN_ADAPTERS)) {
  const file = path.join(GOLDEN_FOLDER, `state-${packageJson.version.replace(/\.0$/, "")}-${name}.json`);
  if (existsSync(file)) throw new Error(`${file} exists and must not be changed`);
  await withStack({ ...GOLDEN_STACK, adapter }, async (stack) => {
    await writeState(stack);
    const { workspace, emulator } = stack;
    const exported = JSON.parse(await workspace.run("stack", "export"), (member, value) =>
      OMITTED.includes(member) ? undefined : value,
    );
    const text = `${JSON.stringify(exported, undefined, 2)}\n`;
    await writeFile(file, movedState(text, { from: emulator.baseUrl }));
    console.log(`wrote ${path.relative(process.cwd(), file)}`);
  });
}
