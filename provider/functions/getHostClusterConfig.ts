import { declarableIn } from "../hostClusters/fields.js";
import { receiveConfig } from "../hostClusters/read.js";
import { PackageFunction } from "./function.js";

export const getHostClusterConfig = new PackageFunction({
  name: "getHostClusterConfig",
  subject: ({ clusterUid }) => `The host cluster configuration of cluster "${clusterUid}"`,
  read: async (send, cluster) => declarableIn(await receiveConfig(send, cluster)),
});
