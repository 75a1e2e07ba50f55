import type { AnyString, Int64, OpenObject } from "../scalars.js";
import type { AccessCredential } from "./accessCredential.js";
import type { Domain } from "./domain.js";
import type { Network } from "./network.js";
import type { ObjectMeta } from "./objectMeta.js";
import type { Probe } from "./probe.js";
import type { Affinity, Toleration, TopologySpreadConstraint } from "./scheduling.js";
import type { Volume } from "./volume.js";

/** Template for the running instance of a virtual machine. */
export interface InstanceTemplate {
  /** Metadata of the instance, mainly labels and annotations. */
  metadata?: ObjectMeta;
  /** Hardware, placement, networks and volumes of the instance. */
  spec?: InstanceSpec;
}

/**
 * Hardware, placement, networks and volumes of a running instance.
 *
 * @unique networks[].name, volumes[].name
 * @rule interface-network liveness-success-threshold
 */
export interface InstanceSpec {
  /** SSH public keys and passwords for the guest. */
  accessCredentials?: AccessCredential[];
  /** Processor architecture of the guest, such as `amd64`. */
  architecture?: string;
  /** Scheduling preferences and requirements. */
  affinity?: Affinity;
  /** DNS settings to merge with those of `dnsPolicy`. */
  dnsConfig?: DnsConfig;
  /**
   * Source of the DNS settings: the cluster (`ClusterFirst`), the node (`Default`) or only `dnsConfig` (`None`). With
   * host networking, only `ClusterFirstWithHostNet` uses the DNS of the cluster.
   *
   * @default "ClusterFirst"
   */
  dnsPolicy?: "ClusterFirstWithHostNet" | "ClusterFirst" | "Default" | "None" | AnyString;
  /** The virtual hardware. */
  domain: Domain;
  /** Action if the node is drained: `LiveMigrate` migrates the instance to another node instead of shutting it down. */
  evictionStrategy?: string;
  /** Host name that DHCP or cloud-init assigns to the guest. If omitted, the name of the instance. */
  hostname?: string;
  /** Probe for whether the guest works. */
  livenessProbe?: Probe;
  /** Probe for whether the guest can serve requests. */
  readinessProbe?: Probe;
  /** Networks for the interfaces in `domain.devices.interfaces`. */
  networks?: Network[];
  /** Labels of the nodes that may run the instance. A node must have all of them. */
  nodeSelector?: Record<string, string>;
  /** Name of the priority class of the instance's pod. */
  priorityClassName?: string;
  /** Claims on dynamically allocated devices of the node. */
  resourceClaims?: OpenObject[];
  /** Name of the scheduler. If omitted, the default scheduler. */
  schedulerName?: string;
  /** Start strategy: `Paused` starts the instance in a paused state. */
  startStrategy?: string;
  /** Subdomain of the fully qualified host name. If omitted, the name has no subdomain. */
  subdomain?: string;
  /** Seconds between a stop signal and the forced termination of the guest. */
  terminationGracePeriodSeconds?: Int64;
  /** Node taints that the instance tolerates. */
  tolerations?: Toleration[];
  /** Constraints on the distribution of instances over the cluster. All constraints apply. */
  topologySpreadConstraints?: TopologySpreadConstraint[];
  /** Volumes for the disks and file systems in `domain.devices`. */
  volumes?: Volume[];
}

/** DNS settings, which are merged with those of the DNS policy. Duplicates are removed. */
export interface DnsConfig {
  /** IP addresses of additional name servers. */
  nameservers?: string[];
  /** Additional resolver options. */
  options?: DnsConfigOption[];
  /** Additional search domains for short host names. */
  searches?: string[];
}

/** A resolver option, such as `ndots`. */
export interface DnsConfigOption {
  /** Name of the option. */
  name?: string;
  /** Value of the option. Some options have no value. */
  value?: string;
}
