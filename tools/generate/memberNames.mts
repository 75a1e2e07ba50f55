import type { ModelSchema, Schema } from "./modelSchema.mjs";

/** Code with the member names of the types, for code that iterates over them. */
export function memberNames({ definitions }: ModelSchema, typeNames: readonly string[]): string {
  const types = typeNames.map((type) => {
    const names = Object.keys(definitions[type]?.properties ?? {});
    return `  ${type}: ${JSON.stringify(names.sort())},\n`;
  });
  return `/** The members of types of the model, by name. */\nexport const MEMBERS = {\n${types.join("")}} as const;\n`;
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
