import { connect } from "../../provider/api/client.js";
import type { Settings } from "../../provider/configuration/index.js";
import { quote } from "../../provider/json/text.js";
import { countClusters } from "../../provider/messages/lists.js";
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
  const projects = new Map<string, string>();
  const rows = clusters.map(({ name, uid, projectName = "", projectUid = "", state = "" }) => {
    projects.set(projectUid, projectName);
    return [name, uid, projectName || projectUid, state];
  });
  projects.delete("");
  if (rows.length > 0) report.addLines(...tableOf(["NAME", "UID", "PROJECT", "STATE"], rows));
  const named = [...projects].map(([uid, name]) => [name, uid]);
  if (named.length > 0) report.addLines(...tableOf(["PROJECT", "UID"], named));
}

const MIN_WIDTH = 10;
const GAP = "  ";

/** A table that fits a terminal: the first column has the width that the others leave, and its texts are cut. */
function tableOf(titles: string[], cells: string[][]): string[] {
  // Without characters that a terminal would interpret.
  const rows = [titles, ...cells.map((row) => row.map((cell) => cell.replace(/\p{C}/gu, "?")))];
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [first = 0, ...others] = widths;
  const left = others.reduce((left, width) => left - width - GAP.length, WIDTH);
  const max = Math.min(first, Math.max(left, MIN_WIDTH));
  return rows.map(([text = "", ...rest]) => {
    const start = text.length > max ? `${text.slice(0, max - 1)}…` : text.padEnd(max);
    return [start, ...rest.map((cell, index) => cell.padEnd(others[index] ?? 0))].join(GAP).trimEnd();
  });
}
