import type { ModelSchema } from "./modelSchema.mjs";

/** Code with the member names of the types, for code that iterates over them. */
export function memberNames({ definitions }: ModelSchema, typeNames: readonly string[]): string {
  const types = typeNames.map((type) => {
    const names = Object.keys(definitions[type]?.properties ?? {});
    return `  ${type}: ${JSON.stringify(names.sort())},\n`;
  });
  return `/** The members of types of the model, by name. */\nexport const MEMBERS = {\n${types.join("")}} as const;\n`;
}
