import type { AnyString, OpenObject } from "../scalars.js";
import type { Disk } from "./disk.js";
import type { FeatureState } from "./domainFeatures.js";
import type { Interface } from "./interface.js";

/** Disks, interfaces and other devices of an instance. */
export interface Devices {
  /**
   * Whether there is a graphics device. Without it there is no remote display.
   *
   * @default true
   */
  autoattachGraphicsDevice?: boolean;
  /**
   * Whether an input device is added.
   *
   * @default false
   */
  autoattachInputDevice?: boolean;
  /**
   * Whether there is a memory balloon, by which the host learns of the guest's memory use and can take some back.
   *
   * @default true
   */
  autoattachMemBalloon?: boolean;
  /**
   * Whether an interface to the pod network is added.
   *
   * @default true
   */
  autoattachPodInterface?: boolean;
  /**
   * Whether there is a serial port. Without it there is no serial console.
   *
   * @default true
   */
  autoattachSerialConsole?: boolean;
  /**
   * Whether there is a VSOCK device, a socket between guest and host.
   *
   * @default false
   */
  autoattachVSOCK?: boolean;
  /**
   * Whether virtio disks have several queues, so that processors do not wait for each other.
   *
   * @default false
   */
  blockMultiQueue?: boolean;
  /** Lets a client redirect its USB devices to the guest. Its presence switches that on. */
  clientPassthrough?: OpenObject;
  /** Whether disks can no longer be added or removed while the guest runs. */
  disableHotplug?: boolean;
  /** Disks, CD-ROM drives and LUNs. */
  disks?: Disk[];
  /** Volumes that the guest mounts as file systems. */
  filesystems?: Filesystem[];
  /** Graphics processors of the node that the guest gets. */
  gpus?: Gpu[];
  /** Other devices of the node that the guest gets. */
  hostDevices?: HostDevice[];
  /** Input devices. */
  inputs?: InputDevice[];
  /** Network interfaces. */
  interfaces?: Interface[];
  /** Whether virtio interfaces have several queues, so that processors do not wait for each other. */
  networkInterfaceMultiqueue?: boolean;
  /** Feeds the guest with random numbers of the host. Its presence switches that on. */
  rng?: OpenObject;
  /** Sound device. Left out, there is none. */
  sound?: SoundDevice;
  /** Emulated trusted platform module. Its presence switches it on. */
  tpm?: OpenObject;
  /** Whether virtio devices fall back to the legacy version 0.9, for old guests. */
  useVirtioTransitional?: boolean;
  /** Watchdog, which acts when the guest hangs. Left out, there is none. */
  watchdog?: Watchdog;
}

/** A volume that the guest mounts as a file system. */
export interface Filesystem {
  /** Name of the volume, and the tag by which the guest mounts it. */
  name: string;
  /** Shares the volume with the guest by virtiofs. */
  virtiofs: OpenObject;
}

/** A graphics processor of the node that the guest gets. */
export interface Gpu {
  /** Resource name under which the node offers the device. */
  deviceName: string;
  /** Name of the device within the machine. */
  name: string;
  /** Tag that the guest finds, beside the device's address, on its config drive. */
  tag?: string;
  /** Settings of a virtual graphics processor. */
  virtualGPUOptions?: VirtualGpuOptions;
}

/** Settings of a virtual graphics processor. */
export interface VirtualGpuOptions {
  /** Its display. */
  display?: VirtualGpuDisplay;
}

/** The display of a virtual graphics processor. */
export interface VirtualGpuDisplay {
  /**
   * Whether it drives a display.
   *
   * @default true
   */
  enabled?: boolean;
  /** Frame buffer in memory, which shows a picture before the guest's driver is loaded. */
  ramFB?: FeatureState;
}

/** A device of the node that the guest gets. */
export interface HostDevice {
  /** Resource name under which the node offers the device. */
  deviceName: string;
  /** Name of the device within the machine. */
  name: string;
  /** Tag that the guest finds, beside the device's address, on its config drive. */
  tag?: string;
}

/** An input device. */
export interface InputDevice {
  /** Bus that it is attached to. */
  bus?: "virtio" | "usb" | AnyString;
  /** Name of the device. */
  name: string;
  /** What it is: a `tablet` gives the pointer's absolute position. */
  type: "tablet" | AnyString;
}

/** A sound device. */
export interface SoundDevice {
  /**
   * Sound card that is emulated.
   *
   * @default "ich9"
   */
  model?: "ich9" | "ac97" | AnyString;
  /** Name of the device. */
  name: string;
}

/** A watchdog, which acts when the guest no longer reports to it. */
export interface Watchdog {
  /** Name of the device. */
  name: string;
  /** Emulates the watchdog of an i6300ESB chipset. */
  i6300esb?: I6300EsbWatchdog;
}

/** The watchdog of an i6300ESB chipset. */
export interface I6300EsbWatchdog {
  /**
   * What it does to a guest that hangs: switch it off (`poweroff`), restart it (`reset`), or ask it to shut down
   * (`shutdown`).
   *
   * @default "reset"
   */
  action?: "poweroff" | "reset" | "shutdown" | AnyString;
}
