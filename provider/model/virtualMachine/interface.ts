import type { AnyString, Int32, MacAddress, OpenObject } from "../scalars.js";

/**
 * A network interface of the guest. One of the properties `bridge`, `macvtap`, `masquerade`, `passt`, `slirp` and `sriov`
 * determines the connection to the network.
 */
export interface Interface {
  /** Name of the interface, which is also the name of its network. */
  name: string;
  /**
   * ACPI index, from which the guest derives a stable name of the interface. Unique among the machine's devices.
   *
   * @minimum 1
   * @maximum 16383
   */
  acpiIndex?: Int32;
  /**
   * Position in the boot order, starting with the lowest. Unique among disks and interfaces. The machine does not boot
   * from interfaces without a position.
   *
   * @minimum 1
   */
  bootOrder?: Int32;
  /** Connects the guest to the network through a bridge. */
  bridge?: OpenObject;
  /** Connects the guest to a network of the node through a macvtap device. */
  macvtap?: OpenObject;
  /** Connects the guest through network address translation to the address of the pod. */
  masquerade?: OpenObject;
  /** Connects the guest through passt, a user-space network. */
  passt?: OpenObject;
  /** Connects the guest through the emulator's user-space network. */
  slirp?: OpenObject;
  /** Passes a virtual function of the node's network card to the guest. */
  sriov?: OpenObject;
  /** DHCP options for the guest. */
  dhcpOptions?: DhcpOptions;
  /** MAC address: pairs of hexadecimal digits, separated by colons or dashes. */
  macAddress?: MacAddress;
  /**
   * Emulated network card.
   *
   * @default "virtio"
   */
  model?: "e1000" | "e1000e" | "ne2k_pci" | "pcnet" | "rtl8139" | "virtio" | "igb" | AnyString;
  /** PCI address in the guest, such as `0000:81:01.0`. If omitted, a free address is used. */
  pciAddress?: string;
  /** Ports of the guest to expose. */
  ports?: InterfacePort[];
  /** Tag of the interface, which the config drive passes to the guest together with the interface's address. */
  tag?: string;
}

/** DHCP options for the guest. */
export interface DhcpOptions {
  /** Name of the boot file for network boot (option 67). */
  bootFileName?: string;
  /** Time servers (option 42). */
  ntpServers?: string[];
  /** Options for private use. */
  privateOptions?: PrivateDhcpOption[];
  /** Name of the TFTP server with the boot file (option 66). */
  tftpServerName?: string;
}

/** A DHCP option for private use. */
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

/** A port of the guest to expose. */
export interface InterfacePort {
  /**
   * Name of the port, unique among the ports of the machine.
   *
   * @format service-name
   */
  name?: string;
  /**
   * Number of the port.
   *
   * @minimum 1
   * @maximum 65535
   */
  port: Int32;
  /**
   * Protocol of the port.
   *
   * @default "TCP"
   */
  protocol?: "UDP" | "TCP" | AnyString;
}
