/**
 * `npm run generate`: writes schema.json and the ahead-of-time validators from the interfaces in provider/model, and the
 * reference of all public symbols from their documentation.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generatedFiles, staleFiles } from "./generatedFiles.mjs";

const files = await generatedFiles();
for (const file of files) {
  mkdirSync(path.dirname(file.path), { recursive: true });
  writeFileSync(file.path, file.content);
  console.log(`wrote ${file.name}`);
}
for (const stale of staleFiles(files)) {
  rmSync(stale, { recursive: true });
  console.log(`removed ${path.basename(stale)}`);
}
