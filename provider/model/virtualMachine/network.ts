import type { DnsLabel } from "../scalars.js";

/** A network that interfaces of the guest can attach to: a secondary one, or the pod's, by which member is given. */
export interface Network {
  /** Name of the network: a DNS label, unique within the machine. The interface that attaches to it has the same. */
  name: DnsLabel;
  /** A secondary network of the cluster. */
  multiNic?: MultiNicNetwork;
  /** The network of the instance's pod. */
  pod?: PodNetwork;
}

/** A secondary network of the cluster. */
export interface MultiNicNetwork {
  /** Whether it takes the place of the pod network as the default network. */
  default?: boolean;
  /**
   * Name of the network attachment definition, with its namespace before it if need be: `networks/storage`. Without one
   * it is in the instance's namespace.
   */
  networkName: string;
}

/** The network of the instance's pod. */
export interface PodNetwork {
  /**
   * IPv4 range of the guest's addresses, in CIDR notation.
   *
   * @default "10.0.2.0/24"
   */
  vmNetworkCIDR?: string;
  /**
   * IPv6 range of the guest's addresses, in CIDR notation.
   *
   * @default "fd10:0:2::/120"
   */
  vmIPv6NetworkCIDR?: string;
}
