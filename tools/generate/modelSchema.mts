import path from "node:path";
import { createGenerator } from "ts-json-schema-generator";

/** The part of a JSON Schema (draft-07) that the model's types come out as. */
export interface Schema {
  $ref?: string;
  $comment?: string;
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
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
}

/** The schema of the whole model, with a definition for each exported type. */
export interface ModelSchema {
  definitions: Record<string, Schema>;
}

/** Definitions that programs and policies may rely on: the names are part of the public contract. */
const PUBLIC_TYPES = {
  /** What we send: a member that is not documented is a mistake. */
  input: [
    "HostClusterConfig",
    "HostClusterConfigArgs",
    "GetHostClusterConfigArgs",
    "GetVirtualMachineArgs",
    "VirtualMachineAnswerOptions",
    "GetClusterSearchInputsArgs",
    "AnswerOptions",
  ],
  /** What the service answers: it may know more members than its reference. */
  response: ["VirtualMachine", "ClusterSearchInputs"],
};

export function modelSchema(model: string, tsconfig: string): ModelSchema {
  const definitions: Record<string, Schema> = Object.assign(
    {},
    ...PUBLIC_TYPES.input.map((type) => definitionsOf(type, { model, tsconfig, additionalProperties: false })),
    ...PUBLIC_TYPES.response.map((type) => definitionsOf(type, { model, tsconfig, additionalProperties: true })),
  );
  return { definitions };
}

/** The schema of what the Pulumi package holds, with the tags that only Pulumi knows. */
export function packageModel(model: string, tsconfig: string): ModelSchema {
  const extraTags = ["secret", "willReplaceOnChanges", "environment"];
  return { definitions: definitionsOf("PulumiPackage", { model, tsconfig, extraTags }) };
}

interface DefinitionOptions {
  model: string;
  tsconfig: string;
  additionalProperties?: boolean;
  extraTags?: string[];
}

function definitionsOf(type: string, { model, ...options }: DefinitionOptions): Record<string, Schema> {
  const { definitions } = createGenerator({
    path: path.join(model, "**/*.ts"),
    type,
    topRef: true,
    expose: "export",
    jsDoc: "extended",
    skipTypeCheck: true,
    ...options,
  }).createSchema(type);
  return mapValues(definitions as Record<string, Schema>, flattened);
}

/** Writes the generator's unions of one thing as that one thing, which is easier to read and to work with. */
function flattened(schema: Schema): Schema {
  const { anyOf, ...others } = mapSubschemas(schema, flattened);
  if (anyOf === undefined) return others;
  const [first, second] = anyOf;
  if (anyOf.length === 2 && first !== undefined && typeof first.type === "string" && second?.type === "null") {
    return { ...first, ...others, type: [first.type, "null"] };
  }
  // A union with AnyString: the known values are a list of what to expect.
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
