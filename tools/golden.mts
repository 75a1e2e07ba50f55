/**
 * `npm run golden`: keeps the state that this version writes, as test/golden/state-<version>.json. Every later version is
 * tested with it. One that is there is never written again: users have it as it is.
 */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { GOLDEN_BASE_URL, GOLDEN_FOLDER, GOLDEN_STACK, writeState } from "../test/engine/goldenState.mjs";
import { withStack } from "../test/engine/stack.mjs";

/** What differs from run to run and machine to machine, and no provider reads. */
const LEFT_OUT = ["sourcePosition", "stackTrace", "secrets_providers"];

const file = path.join(GOLDEN_FOLDER, `state-${packageJson.version.replace(/\.0$/, "")}.json`);

if (existsSync(file)) throw new Error(`${file} is there, and is never changed`);

await withStack(GOLDEN_STACK, async (stack) => {
  await writeState(stack);
  const { workspace, emulator } = stack;
  const exported = JSON.parse(await workspace.run("stack", "export"), (name, value) =>
    LEFT_OUT.includes(name) ? undefined : value,
  );
  const text = `${JSON.stringify(exported, undefined, 2)}\n`.replaceAll(emulator.baseUrl, GOLDEN_BASE_URL);
  await writeFile(file, text);
  console.log(`wrote ${path.relative(process.cwd(), file)}`);
});
