import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

/** One member in the schema. Paths are written as in documentedMembers.mts. */
export interface SchemaMember {
  /** A `JsonType`, or several types joined by `|`, or empty if the schema allows any value. */
  type: string;
  /** Description of the member, or empty. */
  description: string;
  /** Whether its parent requires it. */
  required: boolean;
  /** Whether it has no members of its own. */
  leaf: boolean;
}

interface SchemaNode {
  description?: string;
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
  additionalProperties?: boolean | SchemaNode;
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  allOf?: SchemaNode[];
}

/** Deeper than any documented member: a definition contains itself. */
const MAXIMUM_DEPTH = 40;

/** Every member below a definition of schema.json by path, leaves and their parents. */
export function schemaMembers(definition: string): Map<string, SchemaMember> {
  const { definitions }: { definitions: Record<string, SchemaNode> } = JSON.parse(
    readFileSync(new URL("../../../schema.json", import.meta.url), "utf8"),
  );
  assert.ok(definitions[definition], `schema.json has no definition ${definition}: run npm run generate`);
  const members = new Map<string, SchemaMember>();
  visitMembers("", { $ref: `#/definitions/${definition}` }, 0);
  return members;

  /** Adds the members of `node`, which is at `path`. Returns whether it has any. */
  function visitMembers(path: string, node: SchemaNode, depth: number): boolean {
    assert.ok(depth < MAXIMUM_DEPTH, `the definition of ${path} contains itself`);
    const variants = variantsOf(node);
    const inner: [path: string, node: SchemaNode, required: boolean][] = [];
    for (const name of new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)))) {
      const holders = variants.filter(({ properties = {} }) => Object.hasOwn(properties, name));
      inner.push([
        path === "" ? name : `${path}.${name}`,
        { anyOf: holders.map(({ properties = {} }) => properties[name] ?? {}) },
        variants.every(({ required = [] }) => required.includes(name)),
      ]);
    }
    for (const { items, additionalProperties } of variants) {
      if (items) inner.push([`${path}[]`, items, false]);
      // Without a type, additionalProperties only allows unknown members, and the object is no map.
      if (typeof additionalProperties === "object" && typeOf(additionalProperties)) {
        inner.push([`${path}.*`, additionalProperties, false]);
      }
    }
    for (const [memberPath, member, required] of inner) {
      const leaf = !visitMembers(memberPath, member, depth + 1);
      const [property = {}] = member.anyOf ?? [member];
      members.set(memberPath, { type: typeOf(member), description: property.description ?? "", required, leaf });
    }
    return inner.length > 0;
  }

  /** The plain schemas that a value may match, except null, which counts as absent. */
  function variantsOf(node: SchemaNode): SchemaNode[] {
    if (node.$ref !== undefined) {
      const name = decodeURIComponent(node.$ref.replace("#/definitions/", ""));
      const target = definitions[name];
      assert.ok(target, `schema.json has no definition ${name}`);
      return variantsOf(target);
    }
    const choices = node.anyOf ?? node.oneOf ?? node.allOf;
    return choices ? choices.flatMap(variantsOf) : node.type === "null" ? [] : [node];
  }

  function typeOf(node: SchemaNode): string {
    const types = new Set(variantsOf(node).flatMap(({ type }) => type ?? []));
    types.delete("null");
    const text = [...types].sort().join("|");
    return text === "number|string" || text === "integer|string" ? "number-or-string" : text;
  }
}
