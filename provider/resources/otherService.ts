/** A resource that was written to another service than the one of the settings, as the address in its state shows. */
import { SpectroclusterError } from "../errors.js";
import type { Call } from "../run/call.js";
import type { RunContext } from "../run/runContext.js";
import type { StoredProperties } from "./clusterResource.js";

/** The warning of a diff; `undefined` if the address is the same, or if one of them is not known. */
export function movedWarning(state: StoredProperties, run: RunContext): string | undefined {
  if (!isMoved(state, run)) return undefined;
  return (
    `The resource was written to ${state.__address}, but baseUrl is now ${run.address}. Only what changes is written ` +
    "there, and nothing is disabled at the old address.\nIf both are the same service, the next change stores the new " +
    "address. To move to another service, set baseUrl back, remove the resource from the program, run pulumi up, and then " +
    "declare it for the other service."
  );
}

/** Logs that a delete disables at another address than the one that was written. */
export function logMovedDelete(state: StoredProperties, { run, log }: Call): void {
  if (!isMoved(state, run)) return;
  log(
    `The resource was written to ${state.__address}, but baseUrl is now ${run.address}. It is disabled at the new ` +
      "address. If that is another service, it stays enabled at the old one.",
  );
}

function isMoved({ __address }: StoredProperties, { address }: RunContext): boolean {
  return __address !== undefined && address !== undefined && __address !== address;
}

/**
 * Asserts that a cluster that was not found is missing at the service that has it.
 *
 * @throws SpectroclusterError if the resource was written to another service.
 */
export function assertSameService(state: StoredProperties, run: RunContext): void {
  if (!isMoved(state, run)) return;
  throw new SpectroclusterError(
    "SPECTROCLUSTER_OTHER_SERVICE",
    `The service at ${run.address} does not have clusters of this resource, which was written to ${state.__address}. ` +
      "The state stays unchanged.\nUse the settings of the service that has them. To forget the resource, run pulumi state delete.",
  );
}
