import { UNKNOWN } from "../engine/protocol.js";
import { differencesBetween } from "../hostClusters/canonicalForm.js";
import { importConfig } from "../hostClusters/read.js";
import type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
import { clusterResource } from "./clusterResource.js";

export const hostClusterConfig = clusterResource<HostClusterConfigArgs>({
  name: "HostClusterConfig",
  unknownUntilCreated: ["clusterUid", "projectUid"],
  isSingle: true,
  newId: ({ clusterUid }) => clusterUid,

  clusters({ clusterUid, projectUid, ...config }) {
    const uid = typeof clusterUid === "string" ? clusterUid : UNKNOWN;
    return [{ clusterUid: uid, ...(projectUid !== undefined && { projectUid }), config }];
  },

  pathOf: () => [],
  differences: (stored, declared, ofClusters) =>
    ofClusters.get(declared.clusterUid) ?? differencesBetween(stored, declared),
  describe: ([{ clusterUid, projectUid, config }]) => ({
    clusterUid,
    ...(projectUid !== undefined && { projectUid }),
    ...config,
  }),

  async import(clusterUid, given, call) {
    const projectUid = given.projectUid ?? call.run.settings.projectUid;
    const target = { clusterUid, ...(projectUid && { projectUid }) };
    return { ...target, config: await importConfig(target, call) };
  },
});
