import { receiveConfig } from "../hostClusters/read.js";
import { PackageFunction } from "./function.js";

export const getHostClusterConfig = new PackageFunction({
  name: "getHostClusterConfig",
  subject: ({ clusterUid }) => `The host cluster configuration of cluster "${clusterUid}"`,
  read: ({ send }, cluster) => receiveConfig(send, cluster),
});
