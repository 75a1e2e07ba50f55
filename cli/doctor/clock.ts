import type { ProbeResult } from "./probe.js";
import { passed, type Result, skipped, warning } from "./report.js";

const MAX_DIFFERENCE_SECONDS = 60;

/** Compares the clock of this machine with the clock of the service. */
export function checkClock({ serviceTime, ownTime }: Pick<ProbeResult, "serviceTime" | "ownTime">): Result {
  if (serviceTime === undefined || ownTime === undefined) return skipped("the response has no valid date");
  const ahead = Math.round((ownTime - serviceTime) / 1000);
  const seconds = Math.abs(ahead);
  if (seconds <= MAX_DIFFERENCE_SECONDS) return passed("same time as the service");
  const text = `this machine is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} the service`;
  return warning(
    text,
    "Synchronize the clock of this machine (NTP). A wrong clock makes valid certificates seem expired.",
  );
}
