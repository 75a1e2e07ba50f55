import type { AnyString, Int64, OpenObject } from "../scalars.js";

/**
 * Number, model and features of the guest's processors. Their number is `cores` × `sockets` × `threads`. An omitted
 * factor counts as 1.
 */
export interface Cpu {
  /**
   * Number of cores in each socket.
   *
   * @minimum 1
   */
  cores?: Int64;
  /**
   * Number of sockets.
   *
   * @minimum 1
   */
  sockets?: Int64;
  /**
   * Number of threads in each core.
   *
   * @minimum 1
   */
  threads?: Int64;
  /** Whether each processor of the guest has exclusive use of a processor of the node. */
  dedicatedCpuPlacement?: boolean;
  /** Whether the emulator thread runs on an additional, separate processor of the node. */
  isolateEmulatorThread?: boolean;
  /**
   * Processor model of the guest: a named model, the named model that is closest to the node's (`host-model`), or the
   * node's own with all its features (`host-passthrough`).
   *
   * @default "host-model"
   */
  model?: string;
  /** Features to add to the model or to remove from it. */
  features?: CpuFeature[];
  /** NUMA topology of the guest. */
  numa?: CpuNuma;
  /** Runs the guest's processors with real-time priority. Its presence enables it. */
  realtime?: CpuRealtime;
}

/** One feature of the processor model. */
export interface CpuFeature {
  /** Name of the feature, such as `apic` or `vmx`. */
  name: string;
  /**
   * Use of the feature: offer it even if the node does not support it (`force`), run only on nodes that support it
   * (`require`), offer it if the node supports it (`optional`), hide it (`disable`), or run only on nodes that do not
   * support it (`forbid`).
   *
   * @default "require"
   */
  policy?: "force" | "require" | "optional" | "disable" | "forbid" | AnyString;
}

/** NUMA topology of the guest. */
export interface CpuNuma {
  /** Gives the guest the NUMA topology of the node. Its presence enables it. */
  guestMappingPassthrough?: OpenObject;
}

/** Real-time priority of the guest's processors. */
export interface CpuRealtime {
  /**
   * Mask of the processors with real-time priority: numbers, ranges and exclusions, such as `0-3,^1`. If omitted, all
   * processors.
   *
   * @format cpu-mask
   */
  mask?: string;
}
