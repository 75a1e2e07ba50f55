import * as pulumi from "@pulumi/pulumi";
import { parse } from "csv-parse/sync";
import type { FleetCluster } from "pulumi-spectrocluster";
import { checkHostClusterConfig } from "pulumi-spectrocluster/validation";

const COLUMNS = ["clusterUid", "projectUid", "type", "host", "port", "loadBalancerSourceRanges"] as const;

type Column = (typeof COLUMNS)[number];
type Row = Record<Column, string>;

/** The cells that a row of a type has to have. An empty projectUid is an omitted field. */
const NEEDED: Record<string, readonly Column[]> = {
  Ingress: ["host", "port"],
  LoadBalancer: ["loadBalancerSourceRanges"],
};

/**
 * Reads a CSV file.
 *
 * @returns The clusters by UID, and the provider's warnings about them, by line and column.
 * @throws RunError that lists all mistakes by line and column.
 */
export function parseClusters(text: string, file: string) {
  const clusters = new Map<string, FleetCluster>();
  const lines = new Map<string, number>();
  const mistakes: string[] = [];
  const warnings: string[] = [];
  for (const { cells, line } of parseLines(text, file)) {
    const at = `${file}, line ${line}`;
    if (cells.length !== COLUMNS.length) {
      mistakes.push(`${at}: has ${cells.length} cells instead of ${COLUMNS.length}. Check its commas.`);
      continue;
    }
    const row = Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index]])) as Row;
    const { clusterUid, ...cluster } = { clusterUid: row.clusterUid, ...clusterOf(row) };
    const mistake = (column: Column, message: string) => mistakes.push(`${at}, column ${column}: ${message}`);
    const firstLine = lines.get(clusterUid);
    if (firstLine !== undefined) mistake("clusterUid", `repeats ${JSON.stringify(clusterUid)} of line ${firstLine}`);
    for (const column of NEEDED[row.type] ?? []) if (row[column] === "") mistake(column, `is empty (${row.type})`);
    // The provider reports the same in a preview, but knows no lines.
    for (const { severity, path, pointer, message } of checkHostClusterConfig({ clusterUid, ...cluster })) {
      const column = COLUMNS.find((name) => pointer.split("/").includes(name));
      const sentence = `${at}, ${column === undefined ? path : `column ${column}:`} ${message}`;
      (severity === "error" ? mistakes : warnings).push(sentence);
    }
    lines.set(clusterUid, line);
    clusters.set(clusterUid, cluster);
  }
  if (mistakes.length > 0) throw new pulumi.RunError(mistakes.join("\n"));
  return { clusters: Object.fromEntries(clusters), warnings };
}

/** The lines after the header. */
function parseLines(text: string, file: string): { cells: string[]; line: number }[] {
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const;
  try {
    const [header, ...lines] = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    const names = header?.record.join(",") ?? "";
    if (names !== COLUMNS.join(",")) throw new Error(`line 1 must be ${COLUMNS.join(",")}, not ${names}`);
    return lines.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    throw new pulumi.RunError(`${file}: ${(error as Error).message}`);
  }
}

/** The configuration of one row; an empty cell is an omitted field. */
function clusterOf({ projectUid, type, host, port, loadBalancerSourceRanges }: Row): FleetCluster {
  // The check reports text that is no number, and quotes it.
  const portNumber = Number.isNaN(Number(port)) ? (port as unknown as number) : Number(port);
  const ingressConfig = { ...(host && { host }), ...(port && { port: portNumber }) };
  const ranges = loadBalancerSourceRanges.split(" ").filter(Boolean);
  const config = {
    ...((host || port) && { ingressConfig }),
    ...(ranges.length > 0 && { loadBalancerConfig: { loadBalancerSourceRanges: ranges } }),
  };
  const clusterEndpoint = { type: type as "Ingress" | "LoadBalancer", config };
  return { isHostCluster: true, ...(projectUid && { projectUid }), clusterEndpoint };
}
