import { Ajv, type Options } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { type ModelSchema, mapSubschemas, mapValues, type Schema } from "./modelSchema.mjs";
import { inputTypes, type PackageContents, remoteTypes, resultTypes } from "./packageContents.mjs";

/** The validators of inputs, and a table of the functions' inputs with their members. */
export function inputValidators(schema: ModelSchema, contents: PackageContents): string {
  const input = (type: string) => ({ type, members: Object.keys(schema.definitions[type]?.properties ?? {}) });
  const rows = mapValues(contents.functions, ({ args, options }) => ({ args: input(args), options: input(options) }));
  return validatorCode(schema, inputTypes(contents)) + table("FUNCTION_INPUTS", rows);
}

/** The validators of results, and a table of them by function. */
export function resultValidators(schema: ModelSchema, contents: PackageContents): string {
  const rows = mapValues(contents.functions, ({ result }) => ({ type: result }));
  return validatorCode(schemaForResponses(schema), resultTypes(contents)) + table("FUNCTION_RESULTS", rows);
}

/** The validators of remote configurations. They remove members that the model does not know. */
export function remoteValidators(schema: ModelSchema, contents: PackageContents): string {
  return validatorCode(schemaForResponses(schema), remoteTypes(contents), "validateAndPrune", {
    removeAdditional: true,
  });
}

/** Code of a table of functions, in which every `type` is accompanied by its validator. */
function table(name: string, rows: object): string {
  const code = JSON.stringify(rows, undefined, 2).replace(/"type": "(\w+)"/g, '$&, "validate": validate$1');
  return `\nexport const ${name} = ${code};\n`;
}

function schemaForResponses({ definitions }: ModelSchema): ModelSchema {
  return { definitions: mapValues(definitions, (definition, type) => forResponses(definition, type)) };
}

/** The integer types, by the lower bound that no other number has. */
const INTEGER_TYPES: Record<number, string> = { [-(2 ** 31)]: "Int32", [-(2 ** 63)]: "Int64" };

/**
 * The part of a schema that validates responses. It excludes null, which counts as absent and is removed before, and
 * formats, for which rules have better messages. Each bound is marked with its member, which identifies its rule.
 */
function forResponses(schema: Schema, path: string): Schema {
  const { description, default: _, deprecated, format, properties, ...rest } = schema;
  const { type, anyOf } = rest;
  if (Array.isArray(type) && type.includes("null")) rest.type = type.find((name) => name !== "null");
  if (anyOf?.length === 2 && anyOf[1]?.type === "null") return forResponses(anyOf[0] as Schema, path);
  if (Array.isArray(rest.type)) {
    // Rules check the values of members that are a number or a string.
    delete rest.minimum;
    delete rest.maximum;
  }
  const isBounded = ["enum", "minimum", "maximum", "maxLength"].some((keyword) => keyword in rest);
  return {
    ...mapSubschemas(rest, (subschema) => forResponses(subschema, path)),
    ...(properties && {
      properties: mapValues(properties, (property, name) => forResponses(property, `${path}.${name}`)),
    }),
    ...(isBounded && { $comment: INTEGER_TYPES[rest.minimum ?? 0] ?? path }),
  };
}

const APPEND = `
function append(errors, more) {
for (const error of more) {
errors.push(error);
}
return errors;
}`;

/** @param prefix - Prefix of the exported functions' names, followed by the type. */
function validatorCode(
  schema: ModelSchema,
  types: readonly string[],
  prefix = "validate",
  options: Options = {},
): string {
  const ajv = new Ajv({
    schemas: [{ $id: "model", ...schema }],
    allErrors: true,
    // Messages are made from the schema at the position of the error.
    verbose: true,
    // Inherited members such as `toString` do not count.
    ownProperties: true,
    // The port of a probe is a number or a name.
    allowUnionTypes: true,
    messages: false,
    validateFormats: false,
    keywords: ["asType"],
    code: { source: true, esm: true, lines: true },
    ...options,
  });
  const references = types.map((type) => [`${prefix}${type}`, `model#/definitions/${type}`]);
  return [
    "// @ts-nocheck",
    'import type { ValidateFunction } from "ajv";',
    standalone
      .default(ajv, Object.fromEntries(references))
      .replace(/^export const (\w+) = /gm, "export const $1: ValidateFunction = ")
      // ajv copies all previous errors for each wrong item, which takes hours if very many items are wrong.
      .replace(/vErrors\.concat\((\w+\.errors)\)/g, "append(vErrors, $1)"),
    APPEND,
    "",
  ].join("\n");
}
