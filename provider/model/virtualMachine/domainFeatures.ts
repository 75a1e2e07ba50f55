import type { Int64 } from "../scalars.js";

/** Abilities of the virtual hardware beyond processor and devices. */
export interface DomainFeatures {
  /** ACPI, by which the guest learns of its hardware and of power events. */
  acpi?: FeatureState;
  /** The interrupt controller of each processor. */
  apic?: ApicFeature;
  /** Hypervisor enlightenments: interfaces with which a guest that knows them runs faster on virtual hardware. */
  hv?: HvFeatures;
  /** Whether the guest can tell that it runs on a hypervisor. */
  kv?: KvFeatures;
  /** Spinlocks that hand over the processor while they wait. */
  pvspinlock?: FeatureState;
  /** System management mode, which secure boot needs. */
  smm?: FeatureState;
}

/** A feature that is on or off. */
export interface FeatureState {
  /**
   * Whether the feature is on. An object without this member switches it on.
   *
   * @default true
   */
  enabled?: boolean;
}

/** The interrupt controller of each processor. */
export interface ApicFeature {
  /** Whether the guest has it. */
  enabled?: boolean;
  /**
   * Whether the guest may announce the end of an interrupt by a short cut.
   *
   * @default false
   */
  endOfInterrupt?: boolean;
}

/** Hypervisor enlightenments: interfaces with which a guest that knows them runs faster on virtual hardware. */
export interface HvFeatures {
  /** Faster nested virtualisation, by an enlightened control structure. */
  evmcs?: FeatureState;
  /** Lets the guest read the frequencies of the time-stamp counter and of the interrupt controller. */
  frequencies?: FeatureState;
  /** Faster interrupts from one processor to another. */
  ipi?: FeatureState;
  /** Tells the guest when the frequency of the time-stamp counter changes, as after a migration. */
  reenlightenment?: FeatureState;
  /** Keeps the guest from failing over a processor that was held up by the host. */
  relaxed?: FeatureState;
  /** Lets the guest reset itself through the hypervisor. */
  reset?: FeatureState;
  /** Lets the guest read how long each processor really ran. */
  runtime?: FeatureState;
  /** Tells the hypervisor when the guest waits for a lock. */
  spinlocks?: HvSpinlocks;
  /** Synthetic interrupt controller. */
  synic?: FeatureState;
  /** Synthetic timers. */
  synictimer?: HvSyntheticTimer;
  /** Faster invalidation of address translations on other processors. */
  tlbflush?: FeatureState;
  /** Faster access to the interrupt controller, through a page of shared memory. */
  vapic?: FeatureState;
  /** Vendor of the hypervisor that the guest is told. */
  vendorid?: HvVendorId;
  /** Lets the guest read the index of each virtual processor. */
  vpindex?: FeatureState;
}

/** Tells the hypervisor when the guest waits for a lock. */
export interface HvSpinlocks {
  /** Whether the feature is on. */
  enabled?: boolean;
  /**
   * How often the guest tries to get a lock before it tells the hypervisor.
   *
   * @minimum 4096
   * @default 4096
   */
  spinlocks?: Int64;
}

/** Synthetic timers. */
export interface HvSyntheticTimer {
  /** Whether a timer's expiry comes as an interrupt of its own instead of a message. */
  direct?: FeatureState;
  /** Whether the feature is on. */
  enabled?: boolean;
}

/** Vendor of the hypervisor that the guest is told. */
export interface HvVendorId {
  /** Whether the feature is on. */
  enabled?: boolean;
  /**
   * The vendor, in up to twelve characters.
   *
   * @maxLength 12
   */
  vendorid?: string;
}

/** Whether the guest can tell that it runs on a hypervisor. */
export interface KvFeatures {
  /**
   * Whether the hypervisor hides itself from the guest.
   *
   * @default false
   */
  hidden?: boolean;
}
