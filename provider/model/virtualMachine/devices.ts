import type { AnyString, OpenObject } from "../scalars.js";
import type { Disk } from "./disk.js";
import type { FeatureState } from "./domainFeatures.js";
import type { Interface } from "./interface.js";

/**
 * Disks, interfaces and other devices of an instance.
 *
 * @unique disks[].bootOrder interfaces[].bootOrder, interfaces[].acpiIndex, interfaces[].ports[].name
 */
export interface Devices {
  /**
   * Whether a graphics device is attached. Without it, there is no remote display.
   *
   * @default true
   */
  autoattachGraphicsDevice?: boolean;
  /**
   * Whether an input device is attached.
   *
   * @default false
   */
  autoattachInputDevice?: boolean;
  /**
   * Whether a memory balloon is attached, through which the host measures and reclaims memory of the guest.
   *
   * @default true
   */
  autoattachMemBalloon?: boolean;
  /**
   * Whether an interface to the pod network is attached.
   *
   * @default true
   */
  autoattachPodInterface?: boolean;
  /**
   * Whether a serial port is attached. Without it, there is no serial console.
   *
   * @default true
   */
  autoattachSerialConsole?: boolean;
  /**
   * Whether a VSOCK device is attached, a socket between guest and host.
   *
   * @default false
   */
  autoattachVSOCK?: boolean;
  /**
   * Whether virtio disks have several queues.
   *
   * @default false
   */
  blockMultiQueue?: boolean;
  /** Allows clients to redirect USB devices to the guest. Its presence enables it. */
  clientPassthrough?: OpenObject;
  /** Whether adding and removing disks while the guest runs is disabled. */
  disableHotplug?: boolean;
  /** Disks, CD-ROM drives and LUNs. */
  disks?: Disk[];
  /** Volumes that the guest mounts as file systems. */
  filesystems?: Filesystem[];
  /** Graphics processors of the node to pass to the guest. */
  gpus?: Gpu[];
  /** Other devices of the node to pass to the guest. */
  hostDevices?: HostDevice[];
  /**
   * Device through which the guest reads metrics of the host. Its presence enables it.
   */
  downwardMetrics?: OpenObject;
  /** Input devices. */
  inputs?: InputDevice[];
  /** Network interfaces. */
  interfaces?: Interface[];
  /** Whether the output of the serial console is logged. */
  logSerialConsole?: boolean;
  /** Whether virtio interfaces have several queues. */
  networkInterfaceMultiqueue?: boolean;
  /** Random number generator backed by the host. Its presence enables it. */
  rng?: OpenObject;
  /** Sound device. If omitted, there is none. */
  sound?: SoundDevice;
  /** Emulated trusted platform module. Its presence enables it. */
  tpm?: OpenObject;
  /** Whether virtio devices use the legacy version 0.9, which old guests need. */
  useVirtioTransitional?: boolean;
  /** Watchdog. If omitted, there is none. */
  watchdog?: Watchdog;
}

/** A volume that the guest mounts as a file system. */
export interface Filesystem {
  /** Name of the volume, which is also the tag under which the guest mounts it. */
  name: string;
  /** Shares the volume with the guest through virtiofs. */
  virtiofs: OpenObject;
}

/** A graphics processor of the node to pass to the guest. */
export interface Gpu {
  /** Resource name of the device on the node. Absent for a device that a resource claim allocates. */
  deviceName?: string;
  /** Name of the device within the machine. */
  name: string;
  /** Tag of the device, which the config drive passes to the guest together with the device's address. */
  tag?: string;
  /** Settings of a virtual graphics processor. */
  virtualGPUOptions?: VirtualGpuOptions;
}

/** Settings of a virtual graphics processor. */
export interface VirtualGpuOptions {
  /** Display of the device. */
  display?: VirtualGpuDisplay;
}

/** The display of a virtual graphics processor. */
export interface VirtualGpuDisplay {
  /**
   * Whether the device has a display.
   *
   * @default true
   */
  enabled?: boolean;
  /** Frame buffer in memory, which is displayed until the guest's driver is loaded. */
  ramFB?: FeatureState;
}

/** A device of the node to pass to the guest. */
export interface HostDevice {
  /** Resource name of the device on the node. Absent for a device that a resource claim allocates. */
  deviceName?: string;
  /** Name of the device within the machine. */
  name: string;
  /** Tag of the device, which the config drive passes to the guest together with the device's address. */
  tag?: string;
}

/** An input device. */
export interface InputDevice {
  /** Bus of the device. */
  bus?: "virtio" | "usb" | AnyString;
  /** Name of the device. */
  name: string;
  /** Type of the device. A `tablet` reports absolute pointer positions. */
  type: "tablet" | AnyString;
}

/** A sound device. */
export interface SoundDevice {
  /**
   * Emulated sound card.
   *
   * @default "ich9"
   */
  model?: "ich9" | "ac97" | AnyString;
  /** Name of the device. */
  name: string;
}

/** A watchdog, which acts if the guest hangs. */
export interface Watchdog {
  /** Name of the device. */
  name: string;
  /** Emulates the watchdog of an i6300ESB chipset. */
  i6300esb?: I6300EsbWatchdog;
}

/** The watchdog of an i6300ESB chipset. */
export interface I6300EsbWatchdog {
  /**
   * Action if the guest hangs: power it off (`poweroff`), restart it (`reset`) or shut it down gracefully (`shutdown`).
   *
   * @default "reset"
   */
  action?: "poweroff" | "reset" | "shutdown" | AnyString;
}
