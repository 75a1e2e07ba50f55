import type { AnyString, Int32 } from "../scalars.js";

/** A drive of the guest. It is a CD-ROM drive, a disk or a LUN, by which of these members is given. */
export interface Disk {
  /** Name of the drive, and of the volume that backs it. */
  name: string;
  /** Sizes of the blocks that the guest sees. */
  blockSize?: BlockSize;
  /**
   * Place in the boot order: lower ones are tried first. Unique among disks and interfaces. Once any disk has one,
   * disks without are not booted from.
   *
   * @minimum 1
   */
  bootOrder?: Int32;
  /**
   * How the host caches reads and writes: not at all (`CacheNone`), or reads only, writes going through to the storage
   * (`CacheWriteThrough`). Real servers also give other modes, such as `none`, `writethrough` and `writeback`.
   */
  cache?: "CacheNone" | "CacheWriteThrough" | AnyString;
  /** Shows the volume as a CD-ROM drive. */
  cdrom?: CdromTarget;
  /** Shows the volume as a disk. */
  disk?: DiskTarget;
  /** Passes the volume on as a LUN, which the guest can send SCSI commands to. */
  lun?: LunTarget;
  /**
   * Whether the drive has an IO thread to itself. With `true` there are IO threads even if no policy asks for them.
   *
   * @default false
   */
  dedicatedIOThread?: boolean;
  /**
   * How the host reads and writes: by the kernel's asynchronous operations (`native`), by a pool of threads
   * (`threads`), or as the emulator prefers (`default`).
   */
  io?: "native" | "default" | "threads" | AnyString;
  /** Serial number of the drive, as the guest sees it. */
  serial?: string;
  /** Whether several machines may write to the volume at the same time. */
  shareable?: boolean;
  /** Tag that the guest finds, beside the drive's address, on its config drive. */
  tag?: string;
}

/** Sizes of the blocks that the guest sees. Exactly one member is given. */
export interface BlockSize {
  /** Sizes given as numbers. */
  custom?: CustomBlockSize;
  /** Sizes taken from the volume. */
  matchVolume?: MatchVolumeBlockSize;
}

/** Block sizes given as numbers. */
export interface CustomBlockSize {
  /** Size of a logical block, in bytes. */
  logical: Int32;
  /** Size of a physical block, in bytes. */
  physical: Int32;
}

/** Block sizes taken from the volume. */
export interface MatchVolumeBlockSize {
  /**
   * Whether they are taken from the volume.
   *
   * @default true
   */
  enabled?: boolean;
}

/** A CD-ROM drive. */
export interface CdromTarget {
  /** Bus that it is attached to. */
  bus?: "virtio" | "sata" | "scsi" | AnyString;
  /**
   * Whether the guest can only read.
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
  /** Bus that it is attached to. */
  bus?: "virtio" | "sata" | "scsi" | "usb" | AnyString;
  /** PCI address at which the guest sees it: `0000:81:01.0`. Left out, a free one is picked. */
  pciAddress?: string;
  /**
   * Whether the guest can only read.
   *
   * @default false
   */
  readonly?: boolean;
}

/** A LUN, which the guest can send SCSI commands to. */
export interface LunTarget {
  /** Bus that it is attached to. */
  bus?: "virtio" | "sata" | "scsi" | AnyString;
  /**
   * Whether the guest can only read.
   *
   * @default false
   */
  readonly?: boolean;
}
