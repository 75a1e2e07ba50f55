import type { AnyString, OpenObject, QuantityText } from "../scalars.js";
import type { Clock } from "./clock.js";
import type { Cpu } from "./cpu.js";
import type { Devices } from "./devices.js";
import type { DomainFeatures } from "./domainFeatures.js";
import type { Firmware } from "./firmware.js";

/** The virtual hardware of an instance. */
export interface Domain {
  /** Identity of the chassis, as the guest sees it. */
  chassis?: Chassis;
  /** The guest's clock and its timers. */
  clock?: Clock;
  /** Number, model and features of the processors. */
  cpu?: Cpu;
  /** Disks, interfaces and other devices. */
  devices: Devices;
  /** Abilities of the virtual hardware beyond processor and devices. */
  features?: DomainFeatures;
  /** What the machine boots with. */
  firmware?: Firmware;
  /**
   * How disks are divided among IO threads: all on one (`shared`), or on a pool of them (`auto`), where disks with
   * `dedicatedIOThread` have one of their own. Left out, there are no IO threads.
   */
  ioThreadsPolicy?: "shared" | "auto" | AnyString;
  /** Protection of the guest against its host. */
  launchSecurity?: LaunchSecurity;
  /** The mainboard that is emulated. */
  machine?: Machine;
  /** The guest's memory. */
  memory?: Memory;
  /** What the instance asks of its node, and what it may use at most. */
  resources?: DomainResources;
}

/** Identity of the chassis, as the guest sees it in its SMBIOS tables. */
export interface Chassis {
  /** Asset tag. */
  asset?: string;
  /** Manufacturer shown to the guest. */
  manufacturer?: string;
  /** Serial number of the chassis. */
  serial?: string;
  /** Stock-keeping unit. */
  sku?: string;
  /** Version of the chassis. */
  version?: string;
}

/** Protection of the guest against its host. */
export interface LaunchSecurity {
  /** Encrypts the guest's memory by the processor's SEV. Its presence switches it on. */
  sev?: OpenObject;
}

/** The mainboard that is emulated. */
export interface Machine {
  /** Type of the chipset, such as `q35`. */
  type?: string;
}

/** The guest's memory. */
export interface Memory {
  /** Amount of memory that the guest sees: a quantity of bytes, such as `"2Gi"`. */
  guest?: QuantityText;
  /** Backs the memory with huge pages. Left out, it has pages of the usual size. */
  hugepages?: Hugepages;
}

/** Huge pages that back the guest's memory. */
export interface Hugepages {
  /** Size of a page, as a quantity: `1Gi` or `2Mi` on x86_64. */
  pageSize?: string;
}

/** What the instance asks of its node, and what it may use at most. */
export interface DomainResources {
  /** What it may use at most: quantities of `memory`, in bytes, and `cpu`, in processors, such as `"500m"`. */
  limits?: Record<string, QuantityText>;
  /** What is set aside for it on the node: quantities of `memory`, in bytes, and `cpu`, in processors. */
  requests?: Record<string, QuantityText>;
  /**
   * Whether the memory that running the guest costs the node is left out of the requested amount.
   *
   * @default false
   */
  overcommitGuestOverhead?: boolean;
}
