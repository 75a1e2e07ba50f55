/** `npm run generate:reliability`: writes the tables of the page about faults. Takes two minutes, because of retries. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { observeFaults } from "../test/extended/faults/observeFaults.mjs";
import { PAGE, withObservations } from "../test/extended/faults/reliabilityPage.mjs";

const file = path.resolve(import.meta.dirname, "..", PAGE.path);
writeFileSync(file, withObservations(readFileSync(file, "utf8"), await observeFaults()));
console.log(`wrote ${PAGE.path}`);
