/** The first step of `npm publish`: fails early if the checkout cannot be published. */
import path from "node:path";
import { publishProblems } from "./publishProblems.mjs";

for (const problem of await publishProblems(path.resolve(import.meta.dirname, "../.."))) {
  console.error(`Cannot publish. ${problem}`);
  process.exitCode = 1;
}
