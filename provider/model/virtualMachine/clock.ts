import type { AnyString, Int32 } from "../scalars.js";

/** The guest's clock and its timers. */
export interface Clock {
  /** Timers of the guest. */
  timer?: Timers;
  /**
   * Time zone of the guest's clock in TZ format, such as `America/New_York`.
   *
   * @format time-zone
   */
  timezone?: string;
  /** Sets the guest's clock to UTC, with an optional offset. */
  utc?: ClockUtc;
}

/** Timers of the guest. */
export interface Timers {
  /** High-precision event timer. */
  hpet?: HpetTimer;
  /** Clock for guests that use the hypervisor enlightenments of the feature group `hv`. */
  hv?: PresentTimer;
  /** Paravirtual clock of the hypervisor, which the feature group `kv` can hide. */
  kv?: PresentTimer;
  /** Programmable interval timer. */
  pit?: PitTimer;
  /** Real-time clock. */
  rtc?: RtcTimer;
}

/** The high-precision event timer. */
export interface HpetTimer {
  /**
   * Whether the timer is present.
   *
   * @default true
   */
  present?: boolean;
  /**
   * Treatment of ticks that the guest missed: deliver them late at the normal rate (`delay`), deliver them faster until
   * the time is right (`catchup`), merge them into one tick (`merge`) or drop them (`discard`).
   */
  tickPolicy?: "delay" | "catchup" | "merge" | "discard" | AnyString;
}

/** A timer without other settings. */
export interface PresentTimer {
  /** Whether the timer is present. */
  present?: boolean;
}

/** The programmable interval timer. */
export interface PitTimer {
  /** Whether the timer is present. */
  present?: boolean;
  /**
   * Treatment of ticks that the guest missed: deliver them late at the normal rate (`delay`), deliver them faster until
   * the time is right (`catchup`) or drop them (`discard`).
   */
  tickPolicy?: "delay" | "catchup" | "discard" | AnyString;
}

/** The real-time clock. */
export interface RtcTimer {
  /** Whether the timer is present. */
  present?: boolean;
  /**
   * Treatment of ticks that the guest missed: deliver them late at the normal rate (`delay`) or faster until the time
   * is right (`catchup`).
   */
  tickPolicy?: "delay" | "catchup" | AnyString;
  /** Clock that the timer follows: the guest's (`guest`) or the host's wall clock (`wall`). */
  track?: "guest" | "wall" | AnyString;
}

/** A guest clock in UTC. */
export interface ClockUtc {
  /** Offset from UTC, in seconds. */
  offsetSeconds?: Int32;
}
