import { connect } from "../../provider/api/client.js";
import type { Settings } from "../../provider/configuration/index.js";
import { countClusters } from "../../provider/messages/lists.js";
import { quote } from "../../provider/messages/values.js";
import { findClusters } from "../clusters.js";
import { passed, type Report, WIDTH } from "./report.js";

/**
 * Lists the clusters that the API key can see, and their projects.
 *
 * @param name - A part of the name, in upper or lower case. Default: all clusters.
 */
export async function listClusters(settings: Settings, name: string | undefined, report: Report): Promise<void> {
  const { clusters } = (await findClusters(connect(settings), name)).value;
  const count = countClusters(clusters.length);
  report.add("clusters", passed(name === undefined ? count : `${count} with ${quote(name)} in the name`));
  const rows = clusters.map(({ name, uid, projectName, projectUid = "", state = "" }) => {
    const project = printable(projectName ?? projectUid);
    return [printable(name), printable(uid), cut(project, MAX_PROJECT), cut(printable(state), MAX_STATE)];
  });
  if (rows.length > 0) report.addLines(...tableOf([["NAME", "UID", "PROJECT", "STATE"], ...rows]));
  const projects = new Map(clusters.map(({ projectUid = "", projectName = "" }) => [projectUid, projectName]));
  projects.delete("");
  const projectRows = [...projects].map(([uid, name]) => [printable(name), printable(uid)]);
  if (projectRows.length > 0) report.addLines(...tableOf([["PROJECT", "UID"], ...projectRows]));
}

const MAX_PROJECT = 16;
const MAX_STATE = 14;
const MIN_NAME = 10;
const GAP = "  ";

/** A table that fits a terminal: the first column has the width that the others leave. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const [name = 0, ...others] = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const rest = others.reduce((left, width) => left - width - GAP.length, WIDTH);
  const widths = [Math.min(name, Math.max(rest, MIN_NAME)), ...others];
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cut(cell, widths[column] ?? 0).padEnd(widths[column] ?? 0));
  return rows.map((row) => line(row).join(GAP).trimEnd());
}

/** Without characters that a terminal would interpret. */
function printable(text: string): string {
  return text.replace(/\p{C}/gu, "?");
}

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}
