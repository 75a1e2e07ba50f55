import { quote } from "../json/text.js";
import { listed } from "../messages/lists.js";
import type { Call } from "../run/call.js";

/** How a host cluster is disabled, for everything that only forgets one. */
export const HOW_TO_DISABLE =
  "To disable a host cluster, set isHostCluster to false and run pulumi up before you remove it.";

/** Logs that clusters leave the state, except those that another resource of the run declares. Nothing is sent. */
export function forgetClusters(clusterUids: readonly string[], { run, log }: Pick<Call, "run" | "log">): void {
  const forgotten = clusterUids.filter((uid) => !run.declarations.has(uid));
  if (forgotten.length === 0) return;
  const [subject, stay] =
    forgotten.length === 1
      ? ["Cluster", "stays as it is in Palette and is"]
      : ["Clusters", "stay as they are in Palette and are"];
  log(`${subject} ${listed(forgotten, quote, " (see pulumi preview --diff)")} ${stay} no longer managed.`);
  run.logOnce(HOW_TO_DISABLE, log);
}
