import { valueAt } from "../json/paths.js";

/** Name and namespace of a received machine, as far as it has them. An empty namespace is the default one. */
export function namesOf(machine: unknown): { name?: string; namespace?: string } {
  const names = ["name", "namespace"].map((property) => [property, valueAt(machine, ["metadata", property])] as const);
  return Object.fromEntries(names.filter(([, name]) => typeof name === "string" && name !== ""));
}
