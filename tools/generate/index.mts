/**
 * `npm run generate`: writes schema.json and the ahead-of-time validators from the interfaces in provider/model.
 */
import { writeFileSync } from "node:fs";
import { generatedFiles } from "./generatedFiles.mjs";

for (const file of generatedFiles()) {
  writeFileSync(file.path, file.content);
  console.log(`wrote ${file.name}`);
}
