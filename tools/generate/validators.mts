import { Ajv, type Options } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { type ModelSchema, mapSubschemas, mapValues, type Schema } from "./modelSchema.mjs";

export function inputValidators(schema: ModelSchema): string {
  return validatorCode(schema, {
    validateHostClusterConfigArgs: "HostClusterConfigArgs",
    validateGetHostClusterConfigArgs: "GetHostClusterConfigArgs",
    validateGetVirtualMachineArgs: "GetVirtualMachineArgs",
    validateVirtualMachineAnswerOptions: "VirtualMachineAnswerOptions",
    validateGetClusterSearchInputsArgs: "GetClusterSearchInputsArgs",
    validateAnswerOptions: "AnswerOptions",
  });
}

export function responseValidators(schema: ModelSchema): string {
  return validatorCode(schemaForResponses(schema), {
    validateVirtualMachine: "VirtualMachine",
    validateClusterSearchInputs: "ClusterSearchInputs",
  });
}

/** The validator of the setting that a cluster has. It removes members that the model does not know. */
export function hostClusterConfigValidator(schema: ModelSchema): string {
  return validatorCode(
    schemaForResponses(schema),
    { validateAndPruneHostClusterConfig: "HostClusterConfig" },
    { removeAdditional: true },
  );
}

function schemaForResponses({ definitions }: ModelSchema): ModelSchema {
  return { definitions: mapValues(definitions, (definition, type) => forResponses(definition, type)) };
}

/** The integer types, by the lower bound that no other number has. */
const INTEGER_TYPES: Record<number, string> = { [-(2 ** 31)]: "Int32", [-(2 ** 63)]: "Int64" };

/**
 * What is checked of a response by its schema alone. Null counts as absent and is gone by then; formats are rules,
 * which say more. Each bound is marked with the member that it is about, by which the table of rules names it.
 */
function forResponses(schema: Schema, place: string): Schema {
  const { description, default: _, deprecated, format, properties, ...rest } = schema;
  const { type, anyOf } = rest;
  if (Array.isArray(type) && type.includes("null")) rest.type = type.find((name) => name !== "null");
  if (anyOf?.length === 2 && anyOf[1]?.type === "null") return forResponses(anyOf[0] as Schema, place);
  if (Array.isArray(rest.type)) {
    // Of a member that may be a number or text a rule says what either may be.
    delete rest.minimum;
    delete rest.maximum;
  }
  const isBounded = ["enum", "minimum", "maximum", "maxLength"].some((keyword) => keyword in rest);
  return {
    ...mapSubschemas(rest, (subschema) => forResponses(subschema, place)),
    ...(properties && {
      properties: mapValues(properties, (property, name) => forResponses(property, `${place}.${name}`)),
    }),
    ...(isBounded && { $comment: INTEGER_TYPES[rest.minimum ?? 0] ?? place }),
  };
}

const APPEND = `
function append(errors, more) {
for (const error of more) {
errors.push(error);
}
return errors;
}`;

/** @param validators - The definition behind each exported function. */
function validatorCode(schema: ModelSchema, validators: Record<string, string>, options: Options = {}): string {
  const ajv = new Ajv({
    schemas: [{ $id: "model", ...schema }],
    allErrors: true,
    // Findings describe what would be right, for which they need the schema at the place of the error.
    verbose: true,
    // An own member called `toString` is not the one that every object inherits.
    ownProperties: true,
    // The port of a probe is a number or a name.
    allowUnionTypes: true,
    messages: false,
    validateFormats: false,
    keywords: ["asType"],
    code: { source: true, esm: true, lines: true },
    ...options,
  });
  const references = Object.entries(validators).map(([name, type]) => [name, `model#/definitions/${type}`]);
  return [
    "// @ts-nocheck",
    'import type { ValidateFunction } from "ajv";',
    standalone
      .default(ajv, Object.fromEntries(references))
      .replace(/^export const (\w+) = /gm, "export const $1: ValidateFunction = ")
      // By itself ajv copies all errors so far for each wrong item, which takes hours where very many are wrong.
      .replace(/vErrors\.concat\((\w+\.errors)\)/g, "append(vErrors, $1)"),
    APPEND,
    "",
  ].join("\n");
}
