import type { Host } from "./hosts.js";
import { yamlFleet, yamlSingles } from "./pulumiYaml.js";
import { typescriptFleet, typescriptSingles } from "./typescript.js";

/** Texts of the service end neither a string nor a comment of these programs, and nothing in them is evaluated. */
const WRITERS = {
  typescript: { fleet: typescriptFleet, singles: typescriptSingles },
  yaml: { fleet: yamlFleet, singles: yamlSingles },
};

export type Format = keyof typeof WRITERS;

export const FORMATS = Object.keys(WRITERS) as Format[];

/** A program that declares clusters. */
export function programOf(hosts: readonly Host[], format: Format, isSingle = false): string {
  const { fleet, singles } = WRITERS[format];
  return isSingle ? singles(hosts) : fleet(hosts);
}
