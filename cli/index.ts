#!/usr/bin/env node
/** The command `pulumi-spectrocluster`. The other modules are loaded later, because an old Node.js cannot parse them. */
import { nodeProblem } from "../provider/installedPackage.js";

const problem = nodeProblem();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import("./main.js").then(({ main }) => main(process.argv.slice(2)));
}
