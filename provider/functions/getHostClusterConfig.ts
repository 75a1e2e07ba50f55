import { receiveConfig } from "../hostClusters/read.js";
import { PackageFunction } from "./function.js";

export const getHostClusterConfig = new PackageFunction({
  name: "getHostClusterConfig",
  subject: ({ clusterUid }) => `The host cluster configuration of cluster "${clusterUid}"`,
  async read({ send }, cluster) {
    const { meaningOf } = await import("../validation/validateRemoteConfig.js");
    return meaningOf(await receiveConfig(send, cluster));
  },
});
