import { Ajv, type Options } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { withoutCopies } from "./ajvCode.mjs";
import { type ModelSchema, mapSubschemas, mapValues, type Schema } from "./modelSchema.mjs";
import { inputTypes, type PackageContents, remoteTypes, resultTypes } from "./packageContents.mjs";
import { addRules, INPUT_RULES, RESPONSE_RULES, type Rules, withKeywords } from "./rules.mjs";

/** The validators of inputs, and tables of the inputs of resources and functions. */
export function inputValidators(schema: ModelSchema, contents: PackageContents): string {
  const input = (type: string) => ({ type, members: Object.keys(schema.definitions[type]?.properties ?? {}) });
  const rows = mapValues(contents.functions, ({ args, options }) => ({ args: input(args), options: input(options) }));
  const resources = mapValues(contents.resources, ({ inputs }) => ({ type: inputs }));
  const tables = table("RESOURCE_INPUTS", resources) + table("FUNCTION_INPUTS", rows);
  return validatorCode(schema, inputTypes(contents), INPUT_RULES) + tables;
}

/** The validators of results, and a table of them by function. */
export function resultValidators(schema: ModelSchema, contents: PackageContents): string {
  const rows = mapValues(contents.functions, ({ result }) => ({ type: result }));
  const definitions = mapValues(schemaForResponses(schema).definitions, emptyAsAbsent);
  return validatorCode({ definitions }, resultTypes(contents), RESPONSE_RULES) + table("FUNCTION_RESULTS", rows);
}

/** The validators of remote configurations. They remove properties that the model does not know. */
export function remoteValidators(schema: ModelSchema, contents: PackageContents): string {
  return validatorCode(schemaForResponses(schema), remoteTypes(contents), RESPONSE_RULES, {
    prefix: "validateAndPrune",
    removeAdditional: true,
  });
}

/** Code of a table, in which every `type` is accompanied by its validator. */
function table(name: string, rows: object): string {
  return `\nexport const ${name} = ${codeOf(rows)};\n`;
}

function codeOf(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${codeOf(member)}`);
  if ("type" in value) members.push(`"validate": validate${value.type}`);
  return `{\n${members.join(",\n")}\n}`;
}

function schemaForResponses({ definitions }: ModelSchema): ModelSchema {
  return { definitions: mapValues(definitions, forResponses) };
}

/** The part of a schema that validates responses. It excludes null, which counts as absent. */
function forResponses(schema: Schema): Schema {
  const { type, anyOf } = schema;
  if (anyOf?.length === 2 && anyOf[1]?.type === "null") return forResponses(anyOf[0] as Schema);
  const types = [type ?? []].flat().filter((name) => name !== "null");
  return { ...mapSubschemas(schema, forResponses), ...(types.length === 1 && { type: types[0] as string }) };
}

/** For a server in Go, an empty text is the same as an absent one: no list of values excludes it. */
function emptyAsAbsent(schema: Schema): Schema {
  const { properties, required = [] } = schema;
  const accepting = (member: Schema, name: string) =>
    member.enum && !required.includes(name) ? { ...member, enum: [...member.enum, ""] } : member;
  return properties ? { ...schema, properties: mapValues(properties, accepting) } : schema;
}

/** The part of a schema that validators and messages use. */
function withoutTexts(schema: Schema): Schema {
  const { description, default: _, deprecated, examples, ...rest } = mapSubschemas(schema, withoutTexts);
  return rest;
}

const APPEND = `
function append(errors, more) {
for (const error of more) {
errors.push(error);
}
return errors;
}`;

/** @param options - With the prefix of the exported functions' names, which the type follows. */
function validatorCode(
  schema: ModelSchema,
  types: readonly string[],
  rules: Rules,
  { prefix = "validate", ...options }: Options & { prefix?: string } = {},
): string {
  const ajv = new Ajv({
    allErrors: true,
    // Messages are made from the schema at the position of the error.
    verbose: true,
    // The port of a probe is a number or a name.
    allowUnionTypes: true,
    // What identifies a response is required beside a reference to its type.
    strictTypes: false,
    messages: false,
    // The schemas of schemas have formats that are not among the rules.
    meta: false,
    validateSchema: false,
    keywords: ["asType", "tolerates", "kind", "identity"],
    code: { source: true, esm: true, lines: true },
    ...options,
  });
  const definitions = mapValues(schema.definitions, (definition) => withKeywords(withoutTexts(definition)));
  addRules(ajv, rules).addSchema({ $id: "model", definitions });
  const references = types.map((type) => [`${prefix}${type}`, `model#/definitions/${type}`]);
  const code = standalone.default(ajv, Object.fromEntries(references));
  return [
    "// @ts-nocheck",
    'import type { ValidateFunction } from "ajv";',
    rules.imports,
    withoutCopies(code),
    APPEND,
    "",
  ].join("\n");
}
