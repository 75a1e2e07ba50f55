import { ReadUnsupported, receiveRemoteConfig, unsupportedError } from "../hostClusters/read.js";
import { defineFunction } from "./function.js";

export const getHostClusterConfig = defineFunction({
  name: "getHostClusterConfig",
  subject: ({ clusterUid }) => `The host cluster configuration of cluster "${clusterUid}"`,
  async read({ send }, cluster) {
    const received = await receiveRemoteConfig(send, cluster);
    if (received instanceof ReadUnsupported) throw unsupportedError(cluster, received);
    return received;
  },
});
