import type { ModelSchema } from "./modelSchema.mjs";

const TYPES = ["HostClusterConfig", "HostClusterConfigArgs"];

/** Code that has the names of the members of the types of the model that the code goes through one by one. */
export function memberNames({ definitions }: ModelSchema): string {
  const types = TYPES.map((type) => {
    const names = Object.keys(definitions[type]?.properties ?? {});
    return `  ${type}: ${JSON.stringify(names.sort())},\n`;
  });
  return `/** The members of types of the model, by name. */\nexport const MEMBERS = {\n${types.join("")}} as const;\n`;
}
