/** `npm run generate:reliability`: writes the page with the observed effect of each fault. Takes two minutes, because of retries. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { observeFaults } from "../test/extended/faults/observeFaults.mjs";
import { PAGE, reliabilityPage } from "../test/extended/faults/reliabilityPage.mjs";

writeFileSync(path.resolve(import.meta.dirname, "..", PAGE.path), reliabilityPage(await observeFaults()));
console.log(`wrote ${PAGE.path}`);
