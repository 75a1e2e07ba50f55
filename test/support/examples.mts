import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** The folder of all examples. */
export const EXAMPLES = path.resolve(import.meta.dirname, "../../examples");

export const readExample = (...names: string[]) => readFileSync(path.join(EXAMPLES, ...names), "utf8");

/** Paths that a reader's commands create in the folder of an example. */
export const CREATED_BY_READERS = /(^|[\\/])(node_modules|venv|sdks)([\\/]|$)/;

/** The compiler options of the examples, with the declarations that users have, and the absolute paths of their files. */
export function examplesProject(): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(path.join(EXAMPLES, "tsconfig.json"), ts.sys.readFile);
  const project = ts.parseJsonConfigFileContent(config, ts.sys, EXAMPLES);
  const paths: Record<string, string[]> = project.options.paths ?? {};
  for (const [name, [source = ""]] of Object.entries(paths)) {
    paths[name] = [source.replace(/^\.\.\/(.*)\.ts$/, "../dist/$1.d.ts")];
  }
  return project;
}
