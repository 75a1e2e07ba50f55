import { type ModelSchema, mapValues } from "./modelSchema.mjs";
import type { PackageContents } from "./packageContents.mjs";

/** Code with the properties of each resource. */
export function propertyNames({ definitions }: ModelSchema, { resources }: PackageContents): string {
  const names = mapValues(resources, ({ properties }) => Object.keys(definitions[properties]?.properties ?? {}).sort());
  return `/** The properties of each resource. */\nexport const PROPERTIES = ${JSON.stringify(names)} as const;\n`;
}
