import type { AnyString, Int32 } from "../scalars.js";

/** The guest's clock and its timers. */
export interface Clock {
  /** The timers that the guest gets. */
  timer?: Timers;
  /** Time zone of the guest's clock, in the TZ format: `America/New_York`. */
  timezone?: string;
  /** Keeps the guest's clock in UTC. */
  utc?: ClockUtc;
}

/** The timers that the guest gets. */
export interface Timers {
  /** High-precision event timer. */
  hpet?: HpetTimer;
  /** Clock for guests that use the hypervisor enlightenments, the feature group `hv`. */
  hv?: PresentTimer;
  /** Clock that the hypervisor, which the feature group `kv` can hide, offers to guests that know it. */
  kv?: PresentTimer;
  /** Programmable interval timer. */
  pit?: PitTimer;
  /** Real-time clock. */
  rtc?: RtcTimer;
}

/** The high-precision event timer. */
export interface HpetTimer {
  /**
   * Whether the guest gets the timer.
   *
   * @default true
   */
  present?: boolean;
  /**
   * What becomes of ticks that the guest missed: they come late at the normal rate (`delay`), come faster until the
   * time is right (`catchup`), become one tick (`merge`) or are dropped (`discard`).
   */
  tickPolicy?: "delay" | "catchup" | "merge" | "discard" | AnyString;
}

/** A timer that is only there or not. */
export interface PresentTimer {
  /** Whether the guest gets the timer. */
  present?: boolean;
}

/** The programmable interval timer. */
export interface PitTimer {
  /** Whether the guest gets the timer. */
  present?: boolean;
  /**
   * What becomes of ticks that the guest missed: they come late at the normal rate (`delay`), come faster until the
   * time is right (`catchup`) or are dropped (`discard`).
   */
  tickPolicy?: "delay" | "catchup" | "discard" | AnyString;
}

/** The real-time clock. */
export interface RtcTimer {
  /** Whether the guest gets the timer. */
  present?: boolean;
  /**
   * What becomes of ticks that the guest missed: they come late at the normal rate (`delay`), or faster until the time
   * is right (`catchup`).
   */
  tickPolicy?: "delay" | "catchup" | AnyString;
  /** The clock that it follows: the guest's own (`guest`), or the host's wall clock (`wall`). */
  track?: "guest" | "wall" | AnyString;
}

/** A guest clock that is kept in UTC. */
export interface ClockUtc {
  /** Offset from UTC, in seconds. */
  offsetSeconds?: Int32;
}
