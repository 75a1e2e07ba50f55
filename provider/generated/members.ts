// Generated from provider/model by `npm run generate`; do not edit.
/** The members of types of the model, by name. */
export const MEMBERS = {
  HostClusterConfigProperties: ["clusterEndpoint","clusterGroup","clusterUid","hostCluster","isHostCluster","projectUid"],
  HostClusterFleetProperties: ["clusters","maxRemovals","pending","projectUid"],
} as const;
