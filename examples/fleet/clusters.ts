import * as pulumi from "@pulumi/pulumi";
import { parse } from "csv-parse/sync";
import type { FleetCluster } from "pulumi-spectrocluster";
import { checkHostClusterConfig } from "pulumi-spectrocluster/validation";

const COLUMNS = ["clusterUid", "projectUid", "type", "host", "port", "loadBalancerSourceRanges"] as const;

type Column = (typeof COLUMNS)[number];
type Row = Record<Column, string>;

/**
 * Reads the clusters of a CSV file, by UID.
 *
 * @throws RunError that lists all mistakes by line and column.
 */
export function parseClusters(text: string, file: string): Record<string, FleetCluster> {
  const clusters = new Map<string, FleetCluster>();
  const lines = new Map<string, number>();
  const mistakes: string[] = [];
  for (const { row, line } of parseRows(text, file)) {
    const { clusterUid, ...cluster } = { clusterUid: row.clusterUid, ...clusterOf(row) };
    const report = (column: Column, message: string) =>
      mistakes.push(`${file}, line ${line}, column ${column}: ${message}`);
    const firstLine = lines.get(clusterUid);
    if (firstLine !== undefined) report("clusterUid", `repeats ${JSON.stringify(clusterUid)} of line ${firstLine}`);
    // The provider reports the same errors in a preview, but knows no lines.
    for (const { severity, pointer, message } of checkHostClusterConfig({ clusterUid, ...cluster })) {
      const column = COLUMNS.find((name) => pointer.split("/").includes(name)) ?? "clusterUid";
      if (severity === "error") report(column, message);
    }
    lines.set(clusterUid, line);
    clusters.set(clusterUid, cluster);
  }
  if (mistakes.length > 0) throw new pulumi.RunError(mistakes.join("\n"));
  return Object.fromEntries(clusters);
}

function parseRows(text: string, file: string): { row: Row; line: number }[] {
  const options = { bom: true, columns: checkedHeader, info: true, skip_empty_lines: true, trim: true } as const;
  try {
    const parsed = parse(text, options) as unknown as { record: Row; info: { lines: number } }[];
    return parsed.map(({ record, info }) => ({ row: record, line: info.lines }));
  } catch (error) {
    throw new pulumi.RunError(`${file}: ${(error as Error).message}`);
  }
}

function checkedHeader(header: string[]): string[] {
  if (COLUMNS.every((name) => header.includes(name)) && header.length === COLUMNS.length) return header;
  throw new Error(`line 1 must name the columns ${COLUMNS.join(",")}, not ${header.join(",")}`);
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
