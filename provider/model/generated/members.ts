// Generated from provider/model by `npm run generate`; do not edit.
/** The properties of each resource. */
export const PROPERTIES = {"HostClusterConfig":["clusterEndpoint","clusterGroup","clusterUid","hostCluster","isHostCluster","pending","projectUid"],"HostClusterFleet":["clusters","pending","projectUid"]} as const;

/** The paths of all fields of a HostClusterConfig. */
export const CONFIG_FIELDS: readonly string[] = [
  "clusterEndpoint.type",
  "clusterEndpoint.config.ingressConfig.host",
  "clusterEndpoint.config.ingressConfig.port",
  "clusterEndpoint.config.loadBalancerConfig.externalIPs",
  "clusterEndpoint.config.loadBalancerConfig.externalTrafficPolicy",
  "clusterEndpoint.config.loadBalancerConfig.loadBalancerSourceRanges",
  "clusterGroup.kind",
  "clusterGroup.name",
  "clusterGroup.uid",
  "hostCluster.kind",
  "hostCluster.name",
  "hostCluster.uid",
  "isHostCluster",
];
