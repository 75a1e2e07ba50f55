import type { AnyString, Int32, MacAddress, OpenObject } from "../scalars.js";

/**
 * A network interface of the guest. How it is connected to its network is told by the one that is given of `bridge`,
 * `macvtap`, `masquerade`, `passt`, `slirp` and `sriov`.
 */
export interface Interface {
  /** Name of the interface, equal to that of the network it attaches to. */
  name: string;
  /**
   * Index by which the guest can give the interface a lasting name. Unique among the machine's devices.
   *
   * @minimum 1
   * @maximum 16383
   */
  acpiIndex?: Int32;
  /**
   * Place in the boot order: lower ones are tried first. Unique among disks and interfaces. An interface without one is
   * not booted from.
   *
   * @minimum 1
   */
  bootOrder?: Int32;
  /** Connects the guest to the network directly, by a bridge. */
  bridge?: OpenObject;
  /** Connects the guest to a network of the node by a macvtap device. */
  macvtap?: OpenObject;
  /** Connects the guest behind the pod's address, by address translation. */
  masquerade?: OpenObject;
  /** Connects the guest through the user-space network of passt. */
  passt?: OpenObject;
  /** Connects the guest through the emulator's user-space network. */
  slirp?: OpenObject;
  /** Gives the guest a virtual function of the node's network card. */
  sriov?: OpenObject;
  /** Options that DHCP gives to the guest beside its address. */
  dhcpOptions?: DhcpOptions;
  /** MAC address: pairs of hexadecimal digits with colons or dashes between them. */
  macAddress?: MacAddress;
  /**
   * Network card that is emulated.
   *
   * @default "virtio"
   */
  model?: "e1000" | "e1000e" | "ne2k_pci" | "pcnet" | "rtl8139" | "virtio" | AnyString;
  /** PCI address at which the guest sees the interface: `0000:81:01.0`. Left out, a free one is picked. */
  pciAddress?: string;
  /** Ports at which the guest can be reached from outside. */
  ports?: InterfacePort[];
  /** Tag that the guest finds, beside the interface's address, on its config drive. */
  tag?: string;
}

/** Options that DHCP gives to the guest beside its address. */
export interface DhcpOptions {
  /** File to boot from over the network (option 67). */
  bootFileName?: string;
  /** Time servers (option 42). */
  ntpServers?: string[];
  /** Options of the range that is free for private use. */
  privateOptions?: PrivateDhcpOption[];
  /** Server with the boot file (option 66). */
  tftpServerName?: string;
}

/** A DHCP option of the range that is free for private use. */
export interface PrivateDhcpOption {
  /**
   * Number of the option.
   *
   * @minimum 224
   * @maximum 254
   */
  option: Int32;
  /** Value of the option. */
  value: string;
}

/** A port at which the guest can be reached from outside. */
export interface InterfacePort {
  /** Name by which services refer to the port: an IANA service name, unique among the ports of the interface. */
  name?: string;
  /**
   * Number of the port.
   *
   * @minimum 1
   * @maximum 65535
   */
  port: Int32;
  /**
   * Protocol that is spoken at the port.
   *
   * @default "TCP"
   */
  protocol?: "UDP" | "TCP" | AnyString;
}
