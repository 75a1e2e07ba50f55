import { type ModelSchema, mapValues, type Schema } from "./modelSchema.mjs";
import type { PackageContents } from "./packageContents.mjs";

/** Code with the properties of each resource. */
export function propertyNames({ definitions }: ModelSchema, { resources }: PackageContents): string {
  const names = mapValues(resources, ({ properties }) => Object.keys(definitions[properties]?.properties ?? {}).sort());
  return `/** The properties of each resource. */\nexport const PROPERTIES = ${JSON.stringify(names)} as const;\n`;
}

/** Code with the paths of all fields of a configuration. A list is one field. */
export function fieldPaths({ definitions }: ModelSchema, type: string): string {
  function pathsIn(schema: Schema | undefined, path: readonly string[]): string[] {
    const { $ref, properties } = schema ?? {};
    if ($ref !== undefined) return pathsIn(definitions[$ref.replace("#/definitions/", "")], path);
    if (properties === undefined) return [path.join(".")];
    return Object.entries(properties).flatMap(([name, member]) => pathsIn(member, [...path, name]));
  }
  const paths = pathsIn(definitions[type], []);
  const lines = paths.map((each) => `  ${JSON.stringify(each)},\n`).join("");
  return `/** The paths of all fields of a ${type}. */\nexport const CONFIG_FIELDS: readonly string[] = [\n${lines}];\n`;
}
