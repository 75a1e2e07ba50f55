const string = { type: "string" };
/** The published types send an empty list as null. */
const list = { type: ["array", "null"], items: string };

/** Written by hand from the service's reference, to detect mistakes in the provider's generated schema. */
const reference = object({ kind: string, name: string, uid: string });

export const hostClusterConfigBody = {
  ...object({
    hostClusterConfig: object({
      clusterEndpoint: object({
        type: { enum: ["Ingress", "LoadBalancer"] },
        config: object({
          ingressConfig: object({ host: string, port: { type: "integer", minimum: 1, maximum: 65535 } }),
          loadBalancerConfig: object({
            externalIPs: list,
            externalTrafficPolicy: string,
            loadBalancerSourceRanges: list,
          }),
        }),
      }),
      clusterGroup: reference,
      hostCluster: reference,
      isHostCluster: { type: ["boolean", "null"] },
    }),
  }),
  required: ["hostClusterConfig"],
};

function object(properties: Record<string, object>): object {
  return { type: "object", properties, additionalProperties: false };
}
