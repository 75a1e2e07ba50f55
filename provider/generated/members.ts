// Generated from provider/model by `npm run generate`; do not edit.
/** The members of types of the model, by name. */
export const MEMBERS = {
  HostClusterConfig: ["clusterEndpoint","clusterGroup","hostCluster","isHostCluster"],
  HostClusterConfigArgs: ["clusterEndpoint","clusterGroup","clusterUid","hostCluster","isHostCluster","projectUid"],
} as const;
