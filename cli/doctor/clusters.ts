import type { Settings } from "../../provider/configuration/index.js";
import { quote } from "../../provider/json/text.js";
import { countClusters } from "../../provider/messages/lists.js";
import { Run } from "../../provider/run/run.js";
import { findClusters } from "../clusters.js";
import type { Report } from "./report.js";

export async function listClusters(settings: Settings, name: string | undefined, report: Report): Promise<void> {
  const { clusters, warnings } = await findClusters(new Run().use(settings), { name });
  const count = countClusters(clusters.length);
  const text = name === undefined ? count : `${count} with ${quote(name)} in the name`;
  report.add("clusters", warnings.length > 0 ? "warning" : "passed", text, ...warnings);
  const projects = new Map<string, string>();
  const rows = clusters.map(({ name, uid, projectName = "", projectUid = "", state = "" }) => {
    projects.set(projectUid, projectName);
    return [name, uid, projectName || projectUid, state];
  });
  projects.delete("");
  report.addTable(["NAME", "UID", "PROJECT", "STATE"], rows);
  const named = [...projects].map(([uid, name]) => [name, uid]);
  report.addTable(["PROJECT", "UID"], named);
}
