import type { AnyString } from "../scalars.js";

/** Boot firmware, and identity of the system. */
export interface Firmware {
  /** Boot firmware. */
  bootloader?: Bootloader;
  /** Boots a kernel from a container image instead of the guest's disks. */
  kernelBoot?: KernelBoot;
  /** Serial number of the system. */
  serial?: string;
  /** UUID of the system. If omitted, it is random. */
  uuid?: string;
}

/** Boot firmware: BIOS or EFI, depending on the property that is set. */
export interface Bootloader {
  /** Boots with BIOS. */
  bios?: Bios;
  /** Boots with EFI. */
  efi?: Efi;
}

/** Settings of the BIOS. */
export interface Bios {
  /** Whether the BIOS also writes to the serial console. */
  useSerial?: boolean;
}

/** Settings of EFI. */
export interface Efi {
  /**
   * Whether only signed code boots. On x86_64, requires the feature `smm`.
   *
   * @default true
   */
  secureBoot?: boolean;
  /** Whether EFI variables persist when the machine restarts. */
  persistent?: boolean;
}

/** A kernel in a container image. */
export interface KernelBoot {
  /** Container image with the kernel and its initial RAM disk. */
  container?: KernelBootContainer;
  /** Arguments of the kernel. Omitted unless `includeSensitive` is set. */
  kernelArgs?: string;
}

/** A container image with a kernel and its initial RAM disk. */
export interface KernelBootContainer {
  /** Name of the image. */
  image: string;
  /**
   * Pull policy of the image: at each start (`Always`), never (`Never`), or if the node does not have the image
   * (`IfNotPresent`). If omitted, `Always` for an image with the tag `latest` and `IfNotPresent` for others.
   */
  imagePullPolicy?: "Always" | "Never" | "IfNotPresent" | AnyString;
  /** Name of the secret with the credentials of the registry. */
  imagePullSecret?: string;
  /** Path of the initial RAM disk in the image. */
  initrdPath?: string;
  /** Path of the kernel in the image. */
  kernelPath?: string;
}
