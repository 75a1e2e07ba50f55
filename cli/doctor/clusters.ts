import { connect } from "../../provider/api/client.js";
import type { Settings } from "../../provider/configuration/index.js";
import { SpectroclusterError } from "../../provider/errors.js";
import { countClusters } from "../../provider/messages/lists.js";
import { quote } from "../../provider/messages/values.js";
import type { FoundCluster } from "../../provider/model/functions.js";
import { findClusters } from "../clusters.js";
import { failed, passed, type Report } from "./report.js";

/**
 * Lists the clusters that the API key can see.
 *
 * @param name - A part of the name, in upper or lower case. Default: all clusters.
 */
export async function listClusters(settings: Settings, name: string | undefined, report: Report): Promise<void> {
  try {
    const { value } = await findClusters(connect(settings), name);
    const count = countClusters(value.clusters.length);
    report.add("clusters", passed(name === undefined ? count : `${count} with ${quote(name)} in the name`));
    report.addTable(tableOf(value.clusters));
  } catch (error) {
    if (!(error instanceof SpectroclusterError)) throw error;
    report.add("clusters", failed("the clusters cannot be listed", error.message));
  }
}

const WIDTH = 80;
const GAP = 2;
const MAX_PROJECT = 16;
const MAX_STATE = 14;
const MIN_NAME = 10;

/** A table that fits a terminal: UIDs are complete, other texts may be cut. */
function tableOf(clusters: readonly FoundCluster[]): string[] {
  if (clusters.length === 0) return [];
  const rows = [
    ["NAME", "UID", "PROJECT", "STATE"],
    ...clusters.map(({ name, uid, projectName, projectUid, state }) => [
      printable(name),
      printable(uid),
      cut(printable(projectName ?? projectUid ?? ""), MAX_PROJECT),
      cut(printable(state ?? ""), MAX_STATE),
    ]),
  ];
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [uid, project, state] = [widthOf(1), widthOf(2), widthOf(3)];
  const name = Math.min(widthOf(0), Math.max(MIN_NAME, WIDTH - uid - project - state - 3 * GAP));
  const widths = [name, uid, project, state];
  return rows.map((row) =>
    row
      .map((text, column) => cut(text, widths[column] ?? 0).padEnd((widths[column] ?? 0) + GAP))
      .join("")
      .trimEnd(),
  );
}

/** Without characters that a terminal would interpret. */
function printable(text: string): string {
  return text.replace(/\p{C}/gu, "?");
}

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}
