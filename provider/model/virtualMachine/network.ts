/** A network for interfaces of the guest: a secondary network (`multiNic`) or the network of the pod (`pod`). */
export interface Network {
  /**
   * Name of the network, unique within the machine. Interfaces refer to it.
   *
   * @format network-name
   */
  name: string;
  /** A secondary network of the cluster. */
  multiNic?: MultiNicNetwork;
  /** The network of the instance's pod. */
  pod?: PodNetwork;
}

/** A secondary network of the cluster. */
export interface MultiNicNetwork {
  /** Whether the network replaces the pod network as the default network. */
  default?: boolean;
  /**
   * Name of the network attachment definition, optionally with a namespace: `networks/storage`. If there is no
   * namespace, the namespace of the instance.
   *
   * @format network-attachment
   */
  networkName: string;
}

/** The network of the instance's pod. */
export interface PodNetwork {
  /**
   * IPv4 range of the guest's addresses in CIDR notation.
   *
   * @default "10.0.2.0/24"
   * @format ipv4-cidr
   */
  vmNetworkCIDR?: string;
  /**
   * IPv6 range of the guest's addresses in CIDR notation.
   *
   * @default "fd10:0:2::/120"
   * @format ipv6-cidr
   */
  vmIPv6NetworkCIDR?: string;
}
