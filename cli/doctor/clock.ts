import type { Contact } from "./contact.js";
import { passed, type Result, skipped, warning } from "./report.js";

const MOST_SECONDS = 60;

/** Compares this machine's clock with the service's. */
export function checkClock({ serviceTime, ownTime }: Pick<Contact, "serviceTime" | "ownTime">): Result {
  if (serviceTime === undefined || ownTime === undefined) return skipped("the service does not tell the time");
  const ahead = Math.round((ownTime - serviceTime) / 1000);
  const seconds = Math.abs(ahead);
  if (seconds <= MOST_SECONDS) return passed("as the service's");
  const text = `this machine's is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} the service's`;
  return warning(text, "Have it set by a time server (NTP), or certificates and signatures seem to be out of date.");
}
