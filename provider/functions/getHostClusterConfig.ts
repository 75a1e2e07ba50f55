import { NotTold, notToldError, receiveSetting, subjectOf } from "../heldSetting.js";
import { CLUSTER_UID_RULE, PROJECT_UID_RULE } from "../validation/identifierRules.js";
import { defineFunction } from "./function.js";

export const getHostClusterConfig = defineFunction({
  name: "getHostClusterConfig",
  rules: [CLUSTER_UID_RULE, PROJECT_UID_RULE],
  subject: subjectOf,
  async read(client, cluster) {
    const received = await receiveSetting(client.send, cluster);
    if (received instanceof NotTold) throw notToldError(cluster, received);
    return received;
  },
});
