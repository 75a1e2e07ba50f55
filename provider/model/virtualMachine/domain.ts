import type { AnyString, Int64, OpenObject, QuantityText } from "../scalars.js";
import type { Clock } from "./clock.js";
import type { Cpu } from "./cpu.js";
import type { Devices } from "./devices.js";
import type { DomainFeatures } from "./domainFeatures.js";
import type { Firmware } from "./firmware.js";

/** The virtual hardware of an instance. */
export interface Domain {
  /** Identity of the chassis in the guest's SMBIOS tables. */
  chassis?: Chassis;
  /** The guest's clock and its timers. */
  clock?: Clock;
  /** Number, model and features of the processors. */
  cpu?: Cpu;
  /** Disks, interfaces and other devices. */
  devices: Devices;
  /** Features of the virtual hardware. */
  features?: DomainFeatures;
  /** Boot firmware, and identity of the system. */
  firmware?: Firmware;
  /**
   * Assignment of disks to IO threads: one thread for all disks (`shared`), or a pool of threads (`auto`). Disks with
   * `dedicatedIOThread` have a thread of their own. If omitted, there are no IO threads. Current servers also have a pool
   * of `ioThreads` (`supplementalPool`).
   */
  ioThreadsPolicy?: "shared" | "auto" | "supplementalPool" | AnyString;
  /** Settings of the IO threads. */
  ioThreads?: IoThreads;
  /** Protection of the guest from the host. */
  launchSecurity?: LaunchSecurity;
  /** Emulated mainboard. */
  machine?: Machine;
  /** The guest's memory. */
  memory?: Memory;
  /** Resource requests and limits. */
  resources?: DomainResources;
}

/** Settings of the IO threads. */
export interface IoThreads {
  /** Number of additional threads in the pool that all disks share. */
  supplementalPoolThreadCount?: Int64;
}

/** Identity of the chassis in the guest's SMBIOS tables. */
export interface Chassis {
  /** Asset tag. */
  asset?: string;
  /** Manufacturer. */
  manufacturer?: string;
  /** Serial number of the chassis. */
  serial?: string;
  /** Stock-keeping unit. */
  sku?: string;
  /** Version of the chassis. */
  version?: string;
}

/** Protection of the guest from the host. */
export interface LaunchSecurity {
  /** Encrypts the guest's memory with AMD SEV. Its presence enables it. */
  sev?: OpenObject;
}

/** Emulated mainboard. */
export interface Machine {
  /** Type of the chipset, such as `q35`. */
  type?: string;
}

/** The guest's memory. */
export interface Memory {
  /** Memory of the guest: a quantity of bytes, such as `"2Gi"`. */
  guest?: QuantityText;
  /** Backs the memory with huge pages. If omitted, pages have the default size. */
  hugepages?: Hugepages;
}

/** Huge pages that back the guest's memory. */
export interface Hugepages {
  /** Size of a page: a quantity of bytes, `"1Gi"` or `"2Mi"` on x86_64. */
  pageSize?: string;
}

/** Resource requests and limits. */
export interface DomainResources {
  /** Maximum use: quantities of `memory` in bytes, of `cpu` in processors, such as `"500m"`, and of other resources. */
  limits?: Record<string, QuantityText>;
  /** Amounts reserved on the node: quantities of `memory` in bytes, of `cpu` in processors, and of other resources. */
  requests?: Record<string, QuantityText>;
  /**
   * Whether the memory overhead of running the guest is not added to the requested amount.
   *
   * @default false
   */
  overcommitGuestOverhead?: boolean;
}
