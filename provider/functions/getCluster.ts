import { NotFoundError, ValidationError } from "../errors.js";
import { findingAt } from "../messages/finding.js";
import { listClusters } from "../messages/paletteUid.js";
import { countClusters, formatValue, listed } from "../messages/values.js";
import type { FoundCluster } from "../model/functions.js";
import { PackageFunction } from "./function.js";
import { hasLabels, searchClusters } from "./getClusters.js";

export const getCluster = new PackageFunction({
  name: "getCluster",
  subject: ({ name }) => `Cluster "${name}"`,
  async read(send, { name, labels, projectUid }, context) {
    const { hideValues = false } = context;
    const filters = [{ property: "clusterName", values: [name] }];
    const found = await searchClusters(send, { filters, projectUid }, context);
    const matching = found.filter((each) => each.name === name && hasLabels(each, labels));
    const [cluster, ...others] = matching;
    if (others.length > 0) {
      const message = `is that of ${places(matching, hideValues)}. Select one of them by projectUid or labels`;
      const finding = findingAt(["name"], { rule: "one-cluster", message });
      throw new ValidationError("The arguments of getCluster do not identify one cluster", [finding]);
    }
    if (cluster !== undefined) return cluster;
    const operation = `find cluster ${hideValues ? "(name omitted because an argument is secret)" : formatValue(name)}`;
    const where = projectUid === undefined ? "that the API key can see" : `in project ${formatValue(projectUid)}`;
    const problem = `No cluster ${where} has this name${labels === undefined ? "" : " and these labels"}.`;
    const advice = `${CHECK_NAME}${listClusters(hideValues ? "" : name)}`;
    throw new NotFoundError(`Cannot ${operation}:\n${problem}\n${advice}`, { operation, status: 200 });
  },
});

const CHECK_NAME =
  "Check the name and the project. getClusters finds parts of names. To list the clusters whose names contain it, ";

function places(clusters: readonly Partial<FoundCluster>[], hideValues: boolean): string {
  const count = countClusters(clusters.length);
  if (hideValues) return count;
  const texts = clusters.map(({ uid, projectUid, projectName }) => {
    const [name, projectText] = [projectName, projectUid].map(formatValue);
    const project = `in project ${projectName === undefined ? projectText : `${name} (${projectText})`}`;
    return `${formatValue(uid)} ${projectUid === undefined ? "without a project" : project}`;
  });
  return `${count}: ${listed(texts, String)}`;
}
