import { readFileSync } from "node:fs";
import path from "node:path";
import { checkHostClusterConfig, type Finding, type HostClusterConfigArgs } from "pulumi-spectrocluster/validation";
import { entriesOfCsv } from "./csv";
import { entriesOfJson } from "./json";
import { formatMistake, type Mistake, MistakesError } from "./mistakes";

/** A cluster of the list. */
export interface ListedCluster {
  /** What people call it; its uid where the list gives no name. */
  name: string;
  args: HostClusterConfigArgs;
}

export interface ClusterList {
  clusters: ListedCluster[];
  /** What is probably not meant, one sentence each. */
  warnings: string[];
  /** The file as it was read. */
  text: string;
}

/** A place in `args`, both as a user would type it and as a JSON pointer. */
export type Part = Pick<Finding, "path" | "pointer">;

/** What a list has in one line, or one item: not checked yet. */
export interface Entry {
  name: string | undefined;
  /** Meant to be the arguments of a `HostClusterConfig`. */
  args: Record<string, unknown>;
  /** The place of the whole: `clusters.csv:3`. */
  place: string;
  /** The place of something in `args`: `clusters.csv:3, column port`. */
  placeOf(part: Part): string;
}

/** Reads a list's text. Mistakes that leave entries readable are reported, others thrown. */
export type ReadEntries = (text: string, file: string, report: (mistake: Mistake) => void) => Entry[];

/** A list of host clusters: what says nothing else is one, in whichever format. */
const DEFAULTS = { isHostCluster: true };

const FORMATS: Record<string, ReadEntries> = { ".csv": entriesOfCsv, ".json": entriesOfJson };

/**
 * Reads and checks a list of clusters, CSV or JSON by the file's extension.
 *
 * @throws MistakesError with all mistakes of the list; an Error where there is no such file.
 */
export function readClusterList(file: string): ClusterList {
  const readEntries = FORMATS[path.extname(file).toLowerCase()];
  if (!readEntries) throw new Error(`${file}: a list of clusters is a .csv or a .json file.`);
  const shown = path.basename(file);
  const mistakes: Mistake[] = [];
  const warnings: Mistake[] = [];
  const text = textOf(file);
  const read = readEntries(text, shown, (mistake) => mistakes.push(mistake));
  const entries = read.map((entry) => ({ ...entry, args: { ...DEFAULTS, ...entry.args } }));
  for (const { args, placeOf } of entries) {
    for (const finding of checkHostClusterConfig(args)) {
      const { message, severity } = finding;
      (severity === "error" ? mistakes : warnings).push({ place: placeOf(finding), message });
    }
  }
  mistakes.push(...repeatedClusters(entries));
  if (mistakes.length > 0) throw new MistakesError(file, mistakes.sort(byPlace));
  const clusters = entries.map(({ name, args }) => {
    const checked = args as unknown as HostClusterConfigArgs;
    return { name: name ?? checked.clusterUid, args: checked };
  });
  return { clusters, warnings: warnings.map(formatMistake), text };
}

function byPlace(one: Mistake, other: Mistake): number {
  return one.place.localeCompare(other.place, "en", { numeric: true });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new Error(`The list of clusters cannot be read: ${(error as Error).message}`);
  }
}

function repeatedClusters(entries: readonly Entry[]): Mistake[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ args, place, placeOf }) => {
    const { clusterUid } = args;
    if (typeof clusterUid !== "string" || clusterUid === "") return [];
    const earlier = first.get(clusterUid);
    first.set(clusterUid, earlier ?? place);
    if (earlier === undefined) return [];
    const message = `${JSON.stringify(clusterUid)} is the cluster of ${earlier} already; keep one of the two`;
    return [{ place: placeOf({ path: "clusterUid", pointer: "/clusterUid" }), message }];
  });
}
