#!/usr/bin/env node
/** The command `pulumi-spectrocluster`. An old Node.js must get as far as here, so the rest is loaded afterwards. */
import { isOlder, OLDEST } from "./version.js";

const { node } = process.versions;
if (isOlder(node, OLDEST.node)) {
  console.error(`pulumi-spectrocluster needs Node.js ${OLDEST.node} or newer, and this is ${node}.`);
  process.exitCode = 1;
} else {
  import("./main.js").then(({ main }) => main(process.argv.slice(2)));
}
