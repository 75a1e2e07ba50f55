// Generated from provider/model by `npm run generate`; do not edit.
/** The properties of each resource. */
export const PROPERTIES = {"HostClusterConfig":["clusterEndpoint","clusterGroup","clusterUid","hostCluster","isHostCluster","pending","projectUid"],"HostClusterFleet":["clusters","pending","projectUid"]} as const;

/** The arguments that each resource requires. */
export const REQUIRED = {"HostClusterConfig":["clusterUid"],"HostClusterFleet":["clusters"]} as const;

/** The arguments of each resource, with the properties of each. In a map, `*` stands for its keys. */
export const ARGUMENTS = {"HostClusterConfig":{"clusterEndpoint":{"type":{},"config":{"ingressConfig":{"host":{},"port":{}},"loadBalancerConfig":{"externalIPs":{},"externalTrafficPolicy":{},"loadBalancerSourceRanges":{}}}},"clusterGroup":{"kind":{},"name":{},"uid":{}},"hostCluster":{"kind":{},"name":{},"uid":{}},"isHostCluster":{},"clusterUid":{},"projectUid":{}},"HostClusterFleet":{"clusters":{"*":{"clusterEndpoint":{"type":{},"config":{"ingressConfig":{"host":{},"port":{}},"loadBalancerConfig":{"externalIPs":{},"externalTrafficPolicy":{},"loadBalancerSourceRanges":{}}}},"clusterGroup":{"kind":{},"name":{},"uid":{}},"hostCluster":{"kind":{},"name":{},"uid":{}},"isHostCluster":{},"name":{},"projectUid":{}}},"projectUid":{}}} as const;
