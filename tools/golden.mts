/**
 * `npm run golden`: keeps the state that this version writes, as test/golden/state-<version>.json. Every later version is
 * tested with it. One that is there is never written again: users have it as it is.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { GOLDEN_BASE_URL, GOLDEN_FOLDER, GOLDEN_STACK, writeState } from "../test/engine/goldenState.mjs";
import { withStack } from "../test/engine/stack.mjs";

const file = path.join(GOLDEN_FOLDER, `state-${packageJson.version.replace(/\.0$/, "")}.json`);

await withStack(GOLDEN_STACK, async (stack) => {
  await writeState(stack);
  const { workspace, emulator } = stack;
  const exported = JSON.parse(await workspace.run("stack", "export"), (name, value) =>
    // A place in a program that is gone.
    name === "sourcePosition" ? undefined : value,
  );
  const text = `${JSON.stringify(exported, undefined, 2)}\n`.replaceAll(emulator.baseUrl, GOLDEN_BASE_URL);
  await writeFile(file, text, { flag: "wx" });
  console.log(`wrote ${path.relative(process.cwd(), file)}`);
});
