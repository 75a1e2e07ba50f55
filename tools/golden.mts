/**
 * `npm run golden`: stores the state that this version writes as test/golden/state-<version>.json. All later versions are
 * tested with it, so an existing file is never changed.
 */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { GOLDEN_BASE_URL, GOLDEN_FOLDER, GOLDEN_STACK, writeState } from "../test/engine/goldenState.mjs";
import { withStack } from "../test/engine/stack.mjs";

/** Members that differ between runs or machines, and that no provider reads. */
const OMITTED = ["sourcePosition", "stackTrace", "secrets_providers"];

const file = path.join(GOLDEN_FOLDER, `state-${packageJson.version.replace(/\.0$/, "")}.json`);

if (existsSync(file)) throw new Error(`${file} exists and must not be changed`);

await withStack(GOLDEN_STACK, async (stack) => {
  await writeState(stack);
  const { workspace, emulator } = stack;
  const exported = JSON.parse(await workspace.run("stack", "export"), (name, value) =>
    OMITTED.includes(name) ? undefined : value,
  );
  const text = `${JSON.stringify(exported, undefined, 2)}\n`.replaceAll(emulator.baseUrl, GOLDEN_BASE_URL);
  await writeFile(file, text);
  console.log(`wrote ${path.relative(process.cwd(), file)}`);
});
