import assert from "node:assert/strict";
import type { Schema } from "../../../tools/generate/modelSchema.mjs";
import { definitions } from "../schema.mjs";

/** A member in the schema. */
export interface SchemaMember {
  /** Its JSON type, or several types joined by `|`, or empty if the schema allows any value. */
  type: string;
  /** Whether it has no members of its own. */
  isLeaf: boolean;
}

/**
 * Every member below a definition of schema.json, by paths such as `spec.disks[].bootOrder`; `*` stands for the keys of a
 * map.
 */
export function schemaMembers(definition: string): Map<string, SchemaMember> {
  const found = new Map<string, SchemaMember>();
  visit("", variantsOf({ $ref: definition }));
  return found;

  function visit(path: string, variants: readonly Schema[]): void {
    const members = new Map<string, Schema[]>();
    const add = (at: string, schema: Schema) => members.set(at, [...(members.get(at) ?? []), ...variantsOf(schema)]);
    for (const { properties = {}, items, additionalProperties } of variants) {
      for (const [name, member] of Object.entries(properties)) add(path === "" ? name : `${path}.${name}`, member);
      // Without a type, they only allow any items and members, and the object is no map.
      if (items && typeOf(variantsOf(items))) add(`${path}[]`, items);
      if (typeof additionalProperties === "object" && typeOf(variantsOf(additionalProperties))) {
        add(`${path}.*`, additionalProperties);
      }
    }
    found.set(path, { type: typeOf(variants), isLeaf: members.size === 0 });
    for (const [at, schemas] of members) visit(at, schemas);
  }
}

/** The names of a definition and of all definitions in it. */
export function definitionsIn(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const references = JSON.stringify(definitions[name]).matchAll(/"#\/definitions\/(\w+)"/g);
  for (const [, inner = ""] of references) definitionsIn(inner, found);
  return found;
}

/** The plain schemas that a value may match, except null, which counts as absent. */
function variantsOf(schema: Schema): Schema[] {
  if (schema.$ref !== undefined) {
    const name = decodeURIComponent(schema.$ref.replace("#/definitions/", ""));
    return variantsOf(definitions[name] ?? assert.fail(`schema.json has no definition ${name}`));
  }
  return schema.anyOf ? schema.anyOf.flatMap(variantsOf) : schema.type === "null" ? [] : [schema];
}

function typeOf(variants: readonly Schema[]): string {
  const types = new Set(variants.flatMap(({ type }) => type ?? []));
  types.delete("null");
  return [...types].sort().join("|");
}
