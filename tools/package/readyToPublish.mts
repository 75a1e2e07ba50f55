/** The first step of `npm publish`: refuses at once what cannot be published. */
import path from "node:path";
import { publishProblems } from "./publishProblems.mjs";

for (const problem of await publishProblems(path.resolve(import.meta.dirname, "../.."))) {
  console.error(`Not ready to be published. ${problem}`);
  process.exitCode = 1;
}
