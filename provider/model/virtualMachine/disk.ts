import type { AnyString, Int32 } from "../scalars.js";

/** A drive of the guest. The property `cdrom`, `disk` or `lun` determines its type. */
export interface Disk {
  /** Name of the drive, which is also the name of its volume. */
  name: string;
  /** Block sizes of the drive. */
  blockSize?: BlockSize;
  /**
   * Position in the boot order, starting with the lowest. Unique among disks and interfaces. If any disk has a
   * position, the machine does not boot from disks without one.
   *
   * @minimum 1
   */
  bootOrder?: Int32;
  /**
   * Cache mode of the host: no cache (`CacheNone`), or a cache for reads while writes go directly to the storage
   * (`CacheWriteThrough`). Current servers use `none`, `writethrough` and `writeback` (writes are cached too).
   */
  cache?: "CacheNone" | "CacheWriteThrough" | "none" | "writethrough" | "writeback" | AnyString;
  /** Presents the volume as a CD-ROM drive. */
  cdrom?: CdromTarget;
  /** Presents the volume as a disk. */
  disk?: DiskTarget;
  /** Presents the volume as a LUN, which accepts SCSI commands of the guest. */
  lun?: LunTarget;
  /**
   * Whether the drive has an IO thread of its own. The value `true` enables IO threads even without a policy.
   *
   * @default false
   */
  dedicatedIOThread?: boolean;
  /**
   * IO mode of the host: asynchronous operations of the kernel (`native`), a pool of threads (`threads`), or the
   * default of the emulator (`default`).
   */
  io?: "native" | "default" | "threads" | AnyString;
  /** Serial number of the drive. */
  serial?: string;
  /** Whether several machines may write to the volume at the same time. */
  shareable?: boolean;
  /** Tag of the drive, which the config drive passes to the guest together with the drive's address. */
  tag?: string;
}

/**
 * Block sizes of a drive.
 *
 * @exactlyOneOf
 */
export interface BlockSize {
  /** Explicit sizes. */
  custom?: CustomBlockSize;
  /** Sizes of the volume. */
  matchVolume?: MatchVolumeBlockSize;
}

/** Explicit block sizes. */
export interface CustomBlockSize {
  /** Size of a logical block, in bytes. */
  logical: Int32;
  /** Size of a physical block, in bytes. */
  physical: Int32;
}

/** Block sizes of the volume. */
export interface MatchVolumeBlockSize {
  /**
   * Whether the drive has the block sizes of the volume.
   *
   * @default true
   */
  enabled?: boolean;
}

/** A CD-ROM drive. */
export interface CdromTarget {
  /** Bus of the drive. */
  bus?: "virtio" | "sata" | "scsi" | "usb" | AnyString;
  /**
   * Whether the drive is read-only.
   *
   * @default true
   */
  readonly?: boolean;
  /**
   * State of the tray.
   *
   * @default "closed"
   */
  tray?: "open" | "closed" | AnyString;
}

/** A disk. */
export interface DiskTarget {
  /** Bus of the drive. */
  bus?: "virtio" | "sata" | "scsi" | "usb" | AnyString;
  /** PCI address in the guest, such as `0000:81:01.0`. If omitted, a free address is used. */
  pciAddress?: string;
  /**
   * Whether the drive is read-only.
   *
   * @default false
   */
  readonly?: boolean;
}

/** A LUN, which accepts SCSI commands of the guest. */
export interface LunTarget {
  /** Bus of the drive. */
  bus?: "virtio" | "sata" | "scsi" | "usb" | AnyString;
  /**
   * Whether the drive is read-only.
   *
   * @default false
   */
  readonly?: boolean;
}
