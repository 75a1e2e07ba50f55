import { valueAt } from "../json/paths.js";

interface Names {
  name?: string;
  namespace?: string;
}

/** Name and namespace of a received machine, as far as it has them. An empty namespace is the default one. */
export function namesOf(machine: unknown): Names {
  const names = ["name", "namespace"].map((member) => [member, valueAt(machine, ["metadata", member])] as const);
  return Object.fromEntries(names.filter(([, name]) => typeof name === "string" && name !== ""));
}
