import { isHeaderValue } from "../configuration/headerValue.js";
import { hasUnprintable } from "../messages/values.js";
import { type InputRule, knownString } from "./inputRule.js";

/** The UID is one segment of the request's path. */
export const CLUSTER_UID_RULE: InputRule<{ clusterUid: string }> = {
  name: "cluster-uid",
  severity: "error",
  check(args, report, show) {
    const uid = knownString(args.clusterUid);
    if (uid === undefined || uid === "") return;
    if (!isPathSegment(uid)) report(["clusterUid"], `must be a cluster UID ${IN_ONE_SEGMENT}, not ${show(uid)}`);
    // Pulumi's engine cannot read the path of such a key in a map.
    else if (uid.endsWith("\\")) report(["clusterUid"], `must not end in a backslash, unlike ${show(uid)}`);
  },
};

/** The UID is the value of an HTTP header. */
export const PROJECT_UID_RULE: InputRule<{ projectUid?: string }> = {
  name: "project-uid",
  severity: "error",
  check(args, report, show) {
    const uid = knownString(args.projectUid);
    if (uid === undefined || uid === "" || isHeaderValue(uid)) return;
    report(["projectUid"], `must be a project UID of printable ASCII characters, not ${show(uid)}`);
  },
};

/** The name is one segment of the request's path, and the namespace a parameter of its query. */
export const MACHINE_NAME_RULE: InputRule<{ name: string; namespace: string }> = {
  name: "machine-name",
  severity: "error",
  check(args, report, show) {
    for (const member of ["name", "namespace"] as const) {
      const name = knownString(args[member]);
      if (name === undefined || name === "" || isPathSegment(name)) continue;
      report([member], `must be the ${member} of a virtual machine ${IN_ONE_SEGMENT}, not ${show(name)}`);
    }
  },
};

/** The namespaces are one parameter of the query, separated by commas. */
export const NAMESPACES_RULE: InputRule<{ namespaces?: string[] }> = {
  name: "namespaces",
  severity: "error",
  check({ namespaces }, report, show) {
    if (!Array.isArray(namespaces)) return;
    if (namespaces.length === 0) report(["namespaces"], "must not be empty: omit it to read all namespaces");
    for (const [index, each] of namespaces.entries()) {
      const namespace = knownString(each);
      if (namespace === undefined || (namespace !== "" && !namespace.includes(",") && isPathSegment(namespace)))
        continue;
      report(["namespaces", index], `must be a namespace ${IN_ONE_SEGMENT} or commas, not ${show(namespace)}`);
    }
  },
};

const IN_ONE_SEGMENT = "without surrounding white space or control characters";

/** Whether the encoded text is one segment of a path, and messages show it completely. */
function isPathSegment(text: string): boolean {
  return text.trim() === text && text !== "." && text !== ".." && text.isWellFormed() && !hasUnprintable(text);
}
