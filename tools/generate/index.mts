/**
 * `npm run generate`: writes the schemas and validators from the interfaces in provider/model, and the reference pages
 * from the documentation of all public symbols.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generatedFiles, staleFiles } from "./generatedFiles.mjs";

const files = await generatedFiles();
for (const file of files) {
  if (existsSync(file.path) && readFileSync(file.path, "utf8") === file.content) continue;
  mkdirSync(path.dirname(file.path), { recursive: true });
  writeFileSync(file.path, file.content);
  console.log(`wrote ${file.name}`);
}
for (const stale of staleFiles(files)) {
  rmSync(stale, { recursive: true });
  console.log(`removed ${path.basename(stale)}`);
}
