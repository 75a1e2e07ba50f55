/** A resource that was written to another service than the one of the settings, as the address in its state shows. */
import { SpectroclusterError } from "../errors.js";
import type { RunContext } from "../run/runContext.js";
import type { StoredProperties } from "./clusterResource.js";

/** The warning of a diff; `undefined` if the address is the same, or if one of them is not known. */
export function movedWarning({ __address }: StoredProperties, { address }: RunContext): string | undefined {
  if (__address === undefined || address === undefined || __address === address) return undefined;
  return (
    `The resource was written to ${__address}, but baseUrl is now ${address}. Only what changes is written there, and ` +
    "nothing is disabled at the old address.\nIf both are the same service, the next update stores the new address. To " +
    "move to another service, set baseUrl back, remove the resource from the program, run pulumi up, and then declare it " +
    "for the other service."
  );
}

/**
 * Asserts that a cluster that was not found is missing at the service that has it.
 *
 * @throws SpectroclusterError if the resource was written to another service.
 */
export function assertSameService({ __address }: StoredProperties, { address }: RunContext): void {
  if (__address === undefined || __address === address) return;
  throw new SpectroclusterError(
    "SPECTROCLUSTER_OTHER_SERVICE",
    `The service at ${address} does not have clusters of this resource, which was written to ${__address}. The state ` +
      "stays unchanged.\nUse the settings of the service that has them. To forget the resource, run pulumi state delete.",
  );
}
