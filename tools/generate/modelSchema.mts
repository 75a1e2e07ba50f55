import path from "node:path";
import {
  BaseError,
  type CompletedConfig,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  SchemaGenerator,
} from "ts-json-schema-generator";
import type ts from "typescript";

/** The part of JSON Schema (draft-07) that the model's types use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  default?: unknown;
  examples?: unknown[];
  deprecated?: boolean;
  secret?: boolean;
  environment?: string;
  willReplaceOnChanges?: boolean;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  exactlyOneOf?: unknown;
  unique?: unknown;
  valuesByOperator?: unknown;
  rule?: string[];
  tolerates?: string;
  kind?: boolean;
  identity?: boolean | string;
}

/** The schema of the whole model, with a definition for each exported type. */
export type ModelSchema = { definitions: Record<string, Schema> };

/** The folder of the model, and its tsconfig.json. */
export type Source = Record<"model" | "tsconfig", string>;

/** The program of each model, which takes longer than its schemas. */
const programs = new Map<string, ts.Program>();

/** The definitions of the types and of all types that they refer to. */
export function modelSchema(
  types: readonly string[],
  { model, tsconfig }: Source,
  options: Pick<CompletedConfig, "extraTags"> & { additionalProperties?: boolean },
): ModelSchema {
  const config: CompletedConfig = {
    ...DEFAULT_CONFIG,
    path: path.join(model, "**/*.ts"),
    tsconfig,
    topRef: true,
    expose: "export",
    jsDoc: "extended",
    skipTypeCheck: true,
    ...options,
  };
  const program = programs.get(model) ?? createProgram(config);
  programs.set(model, program);
  const generator = new SchemaGenerator(program, createParser(program, config), createFormatter(config), config);
  const definitions = types.map((type) => {
    try {
      return generator.createSchema(type).definitions as Record<string, Schema>;
    } catch (error) {
      throw error instanceof BaseError ? modelError(error) : error;
    }
  });
  return { definitions: mapValues(Object.assign({}, ...definitions), flattened) };
}

/** The library's own error would be printed with the syntax tree of the file. */
function modelError({ message, diagnostic: { file, start = 0 } }: BaseError): Error {
  const line = file && `${path.relative("", file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1}: `;
  return new Error(`${line ?? ""}${message} If a type is wrong, npx tsc --noEmit names it.`);
}

/** Simplifies the generator's unions of alternatives of one type, which are hard to read and to process. */
function flattened(schema: Schema): Schema {
  const { anyOf, ...others } = mapSubschemas(schema, flattened);
  if (anyOf === undefined) return others;
  const [first, second] = anyOf;
  if (anyOf.length === 2 && first !== undefined && typeof first.type === "string" && second?.type === "null") {
    return { ...first, ...others, type: [first.type, "null"] };
  }
  // A union with AnyString: the known values are documentation.
  const known = anyOf.flatMap((option) => option.enum ?? (option.const === undefined ? [] : [option.const]));
  const isOpen = anyOf.some((option) => option.const === undefined && option.enum === undefined);
  return isOpen && anyOf.every(({ type }) => type === "string")
    ? { ...others, type: "string", enum: known }
    : { ...others, anyOf };
}

/** Applies `change` to each schema directly within a schema. */
export function mapSubschemas(schema: Schema, change: (subschema: Schema) => Schema): Schema {
  const { properties, items, anyOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, change) }),
    ...(items && { items: change(items) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
    ...(typeof additionalProperties === "object" && { additionalProperties: change(additionalProperties) }),
  };
}

export function mapValues<Value, Result>(
  object: Record<string, Value>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}

/** Name of the definition that a schema refers to. */
export function referencedType({ $ref }: Schema): string | undefined {
  return $ref?.replace("#/definitions/", "");
}
