import { hasUnprintable } from "../display.js";
import { isHeaderValue } from "../headerValue.js";
import { type InputRule, known } from "./inputRule.js";

/** The uid is one segment of the request's path. */
export const CLUSTER_UID_RULE: InputRule<{ clusterUid: string }> = {
  name: "cluster-uid",
  severity: "error",
  check(args, report, show) {
    const uid = known(args.clusterUid);
    if (uid === undefined || uid === "" || isPathSegment(uid)) return;
    report(["clusterUid"], `must be the uid of a cluster, as the service shows it, ${WITHOUT_SPACE}, not ${show(uid)}`);
  },
};

/** The uid is the value of an HTTP header. */
export const PROJECT_UID_RULE: InputRule<{ projectUid?: string }> = {
  name: "project-uid",
  severity: "error",
  check(args, report, show) {
    const uid = known(args.projectUid);
    if (uid === undefined || uid === "" || isHeaderValue(uid)) return;
    report(
      ["projectUid"],
      `must be the uid of a project in characters that an HTTP header can carry, not ${show(uid)}`,
    );
  },
};

/** The name is one segment of the request's path, and the namespace a parameter of its query. */
export const MACHINE_NAME_RULE: InputRule<{ name: string; namespace: string }> = {
  name: "machine-name",
  severity: "error",
  check(args, report, show) {
    for (const member of ["name", "namespace"] as const) {
      const name = known(args[member]);
      if (name === undefined || name === "" || isPathSegment(name)) continue;
      report([member], `must be the ${member} of a virtual machine, ${WITHOUT_SPACE}, not ${show(name)}`);
    }
  },
};

const WITHOUT_SPACE = "without white space around it";

/** Whether the text, once encoded, is one segment of a path that means what it says, and what messages show of it. */
function isPathSegment(text: string): boolean {
  return text.trim() === text && text !== "." && text !== ".." && text.isWellFormed() && !hasUnprintable(text);
}
