import type { ContainedType } from "../../provider/validation/structure.js";
import { type ModelSchema, referencedType, type Schema } from "./modelSchema.mjs";

/**
 * The members of each type that contain other types, starting at the virtual machine. Rules use it to find all values of
 * a type, such as all disks.
 */
export function virtualMachineStructure({ definitions }: ModelSchema): string {
  const structure: Record<string, Record<string, ContainedType>> = {};
  function add(type: string): void {
    const contained = Object.entries(definitions[type]?.properties ?? {}).flatMap(([name, schema]) => {
      const type = containedType(schema);
      return type === undefined ? [] : [[name, type] as const];
    });
    if (contained.length === 0 || structure[type] !== undefined) return;
    structure[type] = Object.fromEntries(contained);
    for (const [, types] of contained) Object.values(types).forEach(add);
  }
  add("VirtualMachine");
  return [
    'import type { Structure } from "../structure.js";',
    "",
    `export const VIRTUAL_MACHINE_STRUCTURE: Structure = ${JSON.stringify(structure, undefined, 2)};`,
    "",
  ].join("\n");
}

function containedType({ items, additionalProperties, anyOf, ...schema }: Schema): ContainedType | undefined {
  const one = referencedType(anyOf?.find(({ $ref }) => $ref !== undefined) ?? schema);
  if (one !== undefined) return { one };
  const list = items && referencedType(items);
  if (list !== undefined) return { list };
  const map = typeof additionalProperties === "object" ? referencedType(additionalProperties) : undefined;
  return map === undefined ? undefined : { map };
}
