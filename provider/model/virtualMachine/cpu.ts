import type { AnyString, Int64, OpenObject } from "../scalars.js";

/**
 * Number, model and features of the guest's processors. It sees `cores` × `sockets` × `threads` of them, a factor that
 * is left out counting as 1.
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
  /** Whether each of the guest's processors has a processor of the node to itself. */
  dedicatedCpuPlacement?: boolean;
  /** Whether the emulator's own work runs on one more processor of the node, away from those of the guest. */
  isolateEmulatorThread?: boolean;
  /**
   * Processor model that the guest sees: a named one, the named one nearest to the node's (`host-model`), or the node's
   * own with all that it can do (`host-passthrough`).
   *
   * @default "host-model"
   */
  model?: string;
  /** Features to add to the model or to take away from it. */
  features?: CpuFeature[];
  /** How the guest sees the node's NUMA layout. */
  numa?: CpuNuma;
  /** Runs the guest's processors with real-time priority. Its presence switches that on. */
  realtime?: CpuRealtime;
}

/** One feature of the processor model. */
export interface CpuFeature {
  /** Name of the feature, such as `apic` or `vmx`. */
  name: string;
  /**
   * What to do about it: offer it, whether or not the node has it (`force`), start only on nodes that have it
   * (`require`), offer it where the node has it (`optional`), hide it (`disable`), or start only on nodes that lack it
   * (`forbid`).
   *
   * @default "require"
   */
  policy?: "force" | "require" | "optional" | "disable" | "forbid" | AnyString;
}

/** How the guest sees the node's NUMA layout. */
export interface CpuNuma {
  /** Lays out the guest's processors and memory as those of the node are. Its presence switches that on. */
  guestMappingPassthrough?: OpenObject;
}

/** Real-time priority of the guest's processors. */
export interface CpuRealtime {
  /**
   * Expression that picks the processors, by number, range or exclusion: `0-3,^1`. Left out, all of them have real-time
   * priority.
   */
  mask?: string;
}
