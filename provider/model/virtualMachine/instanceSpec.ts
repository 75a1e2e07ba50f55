import type { AnyString, Int64 } from "../scalars.js";
import type { AccessCredential } from "./accessCredential.js";
import type { Domain } from "./domain.js";
import type { Network } from "./network.js";
import type { ObjectMeta } from "./objectMeta.js";
import type { Probe } from "./probe.js";
import type { Affinity, Toleration, TopologySpreadConstraint } from "./scheduling.js";
import type { Volume } from "./volume.js";

/** What each running instance of a virtual machine is made from. */
export interface InstanceTemplate {
  /** Metadata that the instance gets: its labels and annotations above all. */
  metadata?: ObjectMeta;
  /** Hardware, placement, networks and volumes of the instance. */
  spec?: InstanceSpec;
}

/** Hardware, placement, networks and volumes of a running instance. */
export interface InstanceSpec {
  /** Public keys and passwords to put into the guest. */
  accessCredentials?: AccessCredential[];
  /** Which nodes and neighbours the instance prefers, requires or avoids. */
  affinity?: Affinity;
  /** DNS settings added to those that follow from `dnsPolicy`. */
  dnsConfig?: DnsConfig;
  /**
   * Where the DNS settings come from: the cluster (`ClusterFirst`), the node (`Default`) or `dnsConfig` alone (`None`).
   * On the host network, only `ClusterFirstWithHostNet` uses the cluster's DNS.
   *
   * @default "ClusterFirst"
   */
  dnsPolicy?: "ClusterFirstWithHostNet" | "ClusterFirst" | "Default" | "None" | AnyString;
  /** The virtual hardware. */
  domain: Domain;
  /** What happens when the node is drained: with `LiveMigrate` the instance moves to another node and stays on. */
  evictionStrategy?: string;
  /** Host name that DHCP or cloud-init gives to the guest. Left out, either of them uses the instance's name. */
  hostname?: string;
  /** Probe that tells whether the guest still works. */
  livenessProbe?: Probe;
  /** Probe that tells whether the guest can serve requests. */
  readinessProbe?: Probe;
  /** Networks that the interfaces in `domain.devices.interfaces` attach to. */
  networks?: Network[];
  /** Labels, all of which a node must have to run the instance. */
  nodeSelector?: Record<string, string>;
  /** Name of the priority class of the instance's pod. */
  priorityClassName?: string;
  /** Name of the scheduler that picks the node. Left out, it is the default scheduler. */
  schedulerName?: string;
  /** How the instance starts: with `Paused` it waits, its processors halted, until it is resumed. */
  startStrategy?: string;
  /** Subdomain within the fully qualified host name. Left out, that name has none. */
  subdomain?: string;
  /** Time, in seconds, that the guest has to shut down after a stop signal before it is switched off. */
  terminationGracePeriodSeconds?: Int64;
  /** Node taints that the instance puts up with. */
  tolerations?: Toleration[];
  /** How evenly instances are spread over parts of the cluster. Every constraint applies. */
  topologySpreadConstraints?: TopologySpreadConstraint[];
  /** Volumes that the disks and file systems in `domain.devices` are backed by. */
  volumes?: Volume[];
}

/** DNS settings merged with those that follow from the DNS policy; duplicates are dropped. */
export interface DnsConfig {
  /** IP addresses of further name servers. */
  nameservers?: string[];
  /** Further resolver options. */
  options?: DnsConfigOption[];
  /** Further domains in which short host names are looked up. */
  searches?: string[];
}

/** One option of the resolver, such as `ndots`. */
export interface DnsConfigOption {
  /** Name of the option. */
  name?: string;
  /** Value of the option. Left out for an option that is only switched on. */
  value?: string;
}
