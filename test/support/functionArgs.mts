import { readFileSync } from "node:fs";
import path from "node:path";
import { FUNCTIONS, type FunctionName } from "../../provider/functions/index.js";

const schema = JSON.parse(readFileSync(path.resolve(import.meta.dirname, "../../provider/plugin/schema.json"), "utf8"));

/** Each function with a text for every argument that it requires. */
export const FUNCTION_ARGS = (Object.keys(FUNCTIONS) as FunctionName[]).map((name) => {
  const { required = [] } = schema.functions[`spectrocluster:index:${name}`].inputs as { required?: string[] };
  return { name, args: Object.fromEntries(required.map((member) => [member, "c1"])) };
});
