#!/usr/bin/env node
/** The command `pulumi-spectrocluster`. The other modules are loaded later, because an old Node.js cannot parse them. */
import { isOlder, OLDEST } from "./version.js";

const { node } = process.versions;
if (isOlder(node, OLDEST.node)) {
  console.error(`pulumi-spectrocluster requires Node.js ${OLDEST.node} or newer. This is Node.js ${node}.`);
  process.exitCode = 1;
} else {
  import("./main.js").then(({ main }) => main(process.argv.slice(2)));
}
