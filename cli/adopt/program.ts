import type { Host } from "./hosts.js";
import { yamlFleet, yamlSingles } from "./pulumiYaml.js";
import { typescriptFleet, typescriptSingles } from "./typescript.js";

/** Writes a program. Texts of the service end neither a string nor a comment of it, and nothing in them is evaluated. */
type Writer = (hosts: readonly Host[]) => string;

/** The programs by their format, with one fleet or with one resource for each cluster. */
const WRITERS = {
  typescript: { fleet: typescriptFleet, singles: typescriptSingles },
  yaml: { fleet: yamlFleet, singles: yamlSingles },
} satisfies Record<string, { fleet: Writer; singles: Writer }>;

export type Format = keyof typeof WRITERS;

export const FORMATS = Object.keys(WRITERS) as Format[];

/** A program that declares clusters. */
export function programOf(hosts: readonly Host[], format: Format, isSingle = false): string {
  const { fleet, singles } = WRITERS[format];
  return isSingle ? singles(hosts) : fleet(hosts);
}
