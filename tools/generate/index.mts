/**
 * `npm run generate`: writes the schemas, validators and functions from the interfaces in provider/model, and the reference
 * pages from the documentation of all public symbols.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { functionsFile, type GeneratedFile, generatedFiles, staleFiles } from "./generatedFiles.mjs";

write(functionsFile());
const files = await generatedFiles();
files.forEach(write);
for (const stale of staleFiles(files)) {
  rmSync(stale, { recursive: true });
  console.log(`removed ${path.basename(stale)}`);
}

function write({ name, path: file, content }: GeneratedFile): void {
  if (existsSync(file) && readFileSync(file, "utf8") === content) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`wrote ${name}`);
}
