// Generated from provider/model by `npm run generate`; do not edit.
/** The properties of each resource. */
export const PROPERTIES = {"HostClusterConfig":["clusterEndpoint","clusterGroup","clusterUid","hostCluster","isHostCluster","pending","projectUid"],"HostClusterFleet":["clusters","pending","projectUid"]} as const;
