import { receiveConfig } from "../hostClusters/read.js";
import { defineFunction } from "./function.js";

export const getHostClusterConfig = defineFunction({
  name: "getHostClusterConfig",
  subject: ({ clusterUid }) => `The host cluster configuration of cluster "${clusterUid}"`,
  read: ({ send }, cluster) => receiveConfig(send, cluster),
});
