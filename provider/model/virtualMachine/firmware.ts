import type { AnyString } from "../scalars.js";

/** What the machine boots with, and how it identifies itself. */
export interface Firmware {
  /** The boot firmware and its settings. */
  bootloader?: Bootloader;
  /** Boots a kernel given from outside the guest's disks. */
  kernelBoot?: KernelBoot;
  /** Serial number of the system, as the guest sees it. */
  serial?: string;
  /** UUID of the system, as the guest sees it. Left out, it is random. */
  uuid?: string;
}

/** The boot firmware: the one whose member is given. */
export interface Bootloader {
  /** Boots by BIOS. */
  bios?: Bios;
  /** Boots by EFI. */
  efi?: Efi;
}

/** Settings of the BIOS. */
export interface Bios {
  /** Whether its output also goes to the serial console. */
  useSerial?: boolean;
}

/** Settings of EFI. */
export interface Efi {
  /**
   * Whether only signed code boots. It needs the feature `smm` to be on.
   *
   * @default true
   */
  secureBoot?: boolean;
}

/** A kernel given from outside the guest's disks. */
export interface KernelBoot {
  /** Container image with the kernel and its initial RAM disk. */
  container?: KernelBootContainer;
  /** Command line of the kernel. */
  kernelArgs?: string;
}

/** A container image with a kernel and its initial RAM disk. */
export interface KernelBootContainer {
  /** Name of the image. */
  image: string;
  /**
   * When the image is pulled: at each start (`Always`), not at all (`Never`), or where the node lacks it
   * (`IfNotPresent`). Left out, it is `Always` for an image with the tag `latest`, otherwise `IfNotPresent`.
   */
  imagePullPolicy?: "Always" | "Never" | "IfNotPresent" | AnyString;
  /** Name of the secret with which the image is pulled. */
  imagePullSecret?: string;
  /** Path of the initial RAM disk within the image. */
  initrdPath?: string;
  /** Path of the kernel within the image. */
  kernelPath?: string;
}
