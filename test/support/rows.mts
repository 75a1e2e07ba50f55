import { readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * The cases of a test that are only data, in a YAML file.
 *
 * @param beside - `import.meta.url` of the test.
 */
export const rowsIn = (file: string, beside: string) => parse(readFileSync(new URL(file, beside), "utf8"));
