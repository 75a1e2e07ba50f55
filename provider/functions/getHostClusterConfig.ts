import { receiveRemoteConfig, Unavailable, unavailableError } from "../cluster/read.js";
import { CLUSTER_UID_RULE, PROJECT_UID_RULE } from "../validation/identifierRules.js";
import { defineFunction } from "./function.js";

export const getHostClusterConfig = defineFunction({
  name: "getHostClusterConfig",
  rules: [CLUSTER_UID_RULE, PROJECT_UID_RULE],
  subject: ({ clusterUid }) => `The host cluster configuration of cluster "${clusterUid}"`,
  async read({ send }, cluster) {
    const received = await receiveRemoteConfig(send, cluster);
    if (received instanceof Unavailable) throw unavailableError(cluster, received);
    return received;
  },
});
