import { receiveConfig } from "../hostClusters/read.js";
import { normalizeReceived } from "../hostClusters/received.js";
import { PackageFunction } from "./function.js";

export const getHostClusterConfig = new PackageFunction({
  name: "getHostClusterConfig",
  subject: ({ clusterUid }) => `The host cluster configuration of cluster "${clusterUid}"`,
  read: async (send, cluster) => normalizeReceived(await receiveConfig(send, cluster)),
});
