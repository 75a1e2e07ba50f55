import path from "node:path";
import ts from "typescript";

/** The folder of all examples. */
export const EXAMPLES = path.resolve(import.meta.dirname, "../../examples");

/** Paths of what a reader's commands make in the folder of an example. */
export const MADE_BY_READERS = /(^|[\\/])(node_modules|venv|sdks)([\\/]|$)/;

/** The compiler's options for programs there. */
export function examplesCompilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(EXAMPLES, "tsconfig.json"), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, EXAMPLES).options;
}
