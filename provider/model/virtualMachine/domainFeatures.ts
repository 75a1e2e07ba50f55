import type { Int64 } from "../scalars.js";

/** Features of the virtual hardware. */
export interface DomainFeatures {
  /** ACPI tables and events for hardware discovery and power management. */
  acpi?: FeatureState;
  /** Interrupt controllers of the processors. */
  apic?: ApicFeature;
  /** Hypervisor enlightenments: interfaces that guests use to run faster on virtual hardware. */
  hv?: HvFeatures;
  /** Enables all hypervisor enlightenments that the host supports. */
  hypervPassthrough?: HvPassthrough;
  /** Visibility of the hypervisor to the guest. */
  kv?: KvFeatures;
  /** Spinlocks that yield the processor while they wait. */
  pvspinlock?: FeatureState;
  /** System management mode, which secure boot requires. */
  smm?: FeatureState;
}

/** All hypervisor enlightenments that the host supports. */
export interface HvPassthrough {
  /** Whether the enlightenments are enabled. */
  enabled?: boolean;
}

/** A feature that can be enabled. */
export interface FeatureState {
  /**
   * Whether the feature is enabled.
   *
   * @default true
   */
  enabled?: boolean;
}

/** Interrupt controllers of the processors. */
export interface ApicFeature {
  /** Whether the feature is enabled. */
  enabled?: boolean;
  /**
   * Whether the guest may use the end-of-interrupt optimization.
   *
   * @default false
   */
  endOfInterrupt?: boolean;
}

/** Hypervisor enlightenments: interfaces that guests use to run faster on virtual hardware. */
export interface HvFeatures {
  /** Faster nested virtualization with an enlightened control structure. */
  evmcs?: FeatureState;
  /** Shows the frequencies of the time-stamp counter and of the interrupt controller to the guest. */
  frequencies?: FeatureState;
  /** Faster interrupts between processors. */
  ipi?: FeatureState;
  /** Notifies the guest if the frequency of the time-stamp counter changes, such as after a migration. */
  reenlightenment?: FeatureState;
  /** Relaxes time-outs of the guest for processors that the host delays. */
  relaxed?: FeatureState;
  /** Allows the guest to reset itself through the hypervisor. */
  reset?: FeatureState;
  /** Shows the run time of each processor to the guest. */
  runtime?: FeatureState;
  /** Notifies the hypervisor if the guest waits for a lock. */
  spinlocks?: HvSpinlocks;
  /** Synthetic interrupt controller. */
  synic?: FeatureState;
  /** Synthetic timers. */
  synictimer?: HvSyntheticTimer;
  /** Faster invalidation of address translations on other processors. */
  tlbflush?: FeatureState;
  /** Faster access to the interrupt controller, through a page of shared memory. */
  vapic?: FeatureState;
  /** Vendor ID of the hypervisor. */
  vendorid?: HvVendorId;
  /** Shows the index of each virtual processor to the guest. */
  vpindex?: FeatureState;
}

/** Notifies the hypervisor if the guest waits for a lock. */
export interface HvSpinlocks {
  /** Whether the feature is enabled. */
  enabled?: boolean;
  /**
   * Number of attempts to acquire a lock before the guest notifies the hypervisor.
   *
   * @minimum 4096
   * @default 4096
   */
  spinlocks?: Int64;
}

/** Synthetic timers. */
export interface HvSyntheticTimer {
  /** Delivers timer expirations as interrupts instead of messages. */
  direct?: FeatureState;
  /** Whether the feature is enabled. */
  enabled?: boolean;
}

/** Vendor ID of the hypervisor. */
export interface HvVendorId {
  /** Whether the feature is enabled. */
  enabled?: boolean;
  /**
   * Vendor ID of up to twelve characters.
   *
   * @maxLength 12
   */
  vendorid?: string;
}

/** Visibility of the hypervisor to the guest. */
export interface KvFeatures {
  /**
   * Whether the hypervisor is hidden from the guest.
   *
   * @default false
   */
  hidden?: boolean;
}
