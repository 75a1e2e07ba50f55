import path from "node:path";
import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { createGenerator } from "ts-json-schema-generator";

const root = path.resolve(import.meta.dirname, "../..");

/** Definitions that programs and policies may rely on: the names are part of the public contract. */
const PUBLIC_TYPES = ["HostClusterConfig", "HostClusterConfigArgs"];

/** The definition behind each exported validator function. */
const VALIDATORS: Record<string, string> = { validateHostClusterConfigArgs: "HostClusterConfigArgs" };

export interface GeneratedFile {
  /** Path inside the repository. */
  name: string;
  /** Absolute path. */
  path: string;
  content: string;
}

/** Every file that is generated from provider/model and checked in, with the content it should have. */
export function generatedFiles(): GeneratedFile[] {
  const schema = schemaOfModel();
  return [
    generatedFile("schema.json", `${JSON.stringify(schema, undefined, 2)}\n`),
    generatedFile("provider/validation/generated/validators.ts", validatorCode(schema)),
  ];
}

function generatedFile(name: string, content: string): GeneratedFile {
  return { name, path: path.join(root, name), content };
}

function schemaOfModel(): object {
  const generate = (type: string) =>
    createGenerator({
      path: path.join(root, "provider/model/*.ts"),
      tsconfig: path.join(root, "tsconfig.json"),
      type,
      topRef: true,
      expose: "export",
      jsDoc: "extended",
      skipTypeCheck: true,
    }).createSchema(type).definitions;
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from provider/model by `npm run generate`; do not edit.",
    definitions: Object.assign({}, ...PUBLIC_TYPES.map(generate)),
  };
}

function validatorCode(schema: object): string {
  const ajv = new Ajv({
    schemas: [{ $id: "model", ...schema }],
    allErrors: true,
    // Findings describe what would be right, for which they need the schema at the place of the error.
    verbose: true,
    // An own member called `toString` is not the one that every object inherits.
    ownProperties: true,
    keywords: ["asType"],
    code: { source: true, esm: true, lines: true },
  });
  const references = Object.entries(VALIDATORS).map(([name, type]) => [name, `model#/definitions/${type}`]);
  return [
    "// Generated from provider/model by `npm run generate`; do not edit.",
    "// @ts-nocheck",
    'import type { ValidateFunction } from "ajv";',
    standalone
      .default(ajv, Object.fromEntries(references))
      .replace(/^export const (\w+) = /gm, "export const $1: ValidateFunction = "),
    "",
  ].join("\n");
}
