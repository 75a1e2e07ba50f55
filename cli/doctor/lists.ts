import { connect } from "../../provider/api/client.js";
import { REJECTED_READ, type ServiceReadRequest } from "../../provider/api/requests.js";
import type { Settings } from "../../provider/configuration/index.js";
import { ApiError } from "../../provider/errors.js";
import { valueAt } from "../../provider/json/paths.js";
import { quote } from "../../provider/json/text.js";
import { countClusters } from "../../provider/messages/values.js";
import type { ClusterSearchInputs } from "../../provider/model/clusterSearchInputs.js";
import { Run } from "../../provider/run/run.js";
import { findClusters } from "../clusters.js";
import type { Report } from "./report.js";

export async function listClusters(settings: Settings, name: string | undefined, report: Report): Promise<void> {
  const { clusters, warnings } = await findClusters(new Run().use(settings), name);
  const count = countClusters(clusters.length);
  const text = name === undefined ? count : `${count} with ${quote(name)} in the name`;
  report.add("clusters", warnings.length > 0 ? "warning" : "passed", text, ...warnings);
  const projects = new Map<string, string>();
  const rows = clusters.map(({ name, uid, projectName = "", projectUid = "", state = "" }) => {
    if (projectUid !== "") projects.set(projectUid, projectName);
    return [name, uid, projectName || projectUid, state];
  });
  report.addTable(["NAME", "UID", "PROJECT", "STATE"], rows);
  const named = [...projects].map(([uid, name]) => [name, uid]);
  report.addTable(["PROJECT", "UID"], named);
}

/** In the response that Palette publishes for the schema of its search. */
const propertiesIn = (read: unknown) => valueAt(read, ["schema", "properties"]) ?? [];

const READ_SCHEMA: ServiceReadRequest = {
  description: "read the properties for filters of the cluster search",
  method: "GET",
  path: "/v1/dashboard/spectroclusters/search/schema",
  response: {
    distinguishingProperty: "schema",
    mismatch: (read) => (Array.isArray(propertiesIn(read)) ? undefined : "has no list of properties"),
  },
};

/** Lists the filter values of the cluster search with their UIDs, and the properties for filters with their types. */
export async function listSearch(settings: Settings, { inputs = {} }: ClusterSearchInputs, report: Report) {
  const { projectUid } = settings;
  const schema = await report.attempt("search filters", () =>
    connect(settings)
      .send({ ...READ_SCHEMA, projectUid })
      .catch((error) => {
        if (error instanceof ApiError && REJECTED_READ.includes(error.status)) return {};
        throw error;
      }),
  );
  const rows = [propertiesIn(schema)].flat().flatMap((property) => {
    const [name, type] = ["name", "type"].map((each) => valueAt(property, [each]));
    // A program never finds deleted clusters.
    return typeof name === "string" && typeof type === "string" && name !== "isDeleted" ? [[name, type]] : [];
  });
  if (rows.length > 0)
    report.add("search filters", "passed", `read: ${rows.length} ${rows.length === 1 ? "property" : "properties"}`);
  else if (schema) report.add("search filters", "warning", "not listed by this installation", KNOWN_PROPERTIES);
  for (const [property, { values = [] }] of Object.entries(inputs)) {
    const named = values.map(({ name = "", uid = "" }) => [name, uid]);
    report.addTable([property, "UID"], named);
  }
  report.addTable(["PROPERTY FOR FILTERS", "TYPE"], rows);
}

const KNOWN_PROPERTIES = "Every installation has the properties clusterName and environment, of the type string.";
