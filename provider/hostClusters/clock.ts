import { setTimeout as sleep } from "node:timers/promises";

/** The time, which tests control. */
export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

export const SYSTEM_CLOCK: Clock = { now: () => performance.now(), sleep };
