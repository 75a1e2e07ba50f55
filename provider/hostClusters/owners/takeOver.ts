/** Whether the owners of a cluster take it over from a resource that would disable it. */
import { createHash } from "node:crypto";
import { SpectroclusterError } from "../../errors.js";
import type { DisableStatus, OwnerStatus, ProcessRecord, Service } from "./record.js";

/** Why a cluster is not disabled although a resource that had it is deleted. */
export type TakeOver =
  /** An owner has written the cluster, or its state has what it declares. */
  | "taken over"
  /** An owner is announced, but has not written the cluster yet. */
  | "handed over";

/** The part of a run in which a cluster is disabled. It decides what becomes of a cluster whose owner is only announced. */
export type DisablePhase =
  /** Before the create that replaces the resource: the owner takes over, and its failure is then partial. */
  | "early"
  /** In an update of a fleet, which keeps the cluster in its state. */
  | "update"
  /** After all creates and updates: the owner will not write any more. */
  | "final";

interface Owner {
  status: OwnerStatus;
  service: Service | undefined;
}

/** Why a cluster is not disabled, or may not be, because of its owners; undefined if there are none. */
export function takeOverBy(
  clusterUid: string,
  owners: readonly Owner[],
  service: Service,
  phase: DisablePhase,
): TakeOver | SpectroclusterError | undefined {
  const isSame = (other: Service | undefined) =>
    other === undefined || other.addresses.some((address) => service.addresses.includes(address));
  const statuses = owners.filter((owner) => isSame(owner.service)).map(({ status }) => status);
  if (statuses.length === 0) {
    const [other] = owners;
    return other?.service && otherServiceError(clusterUid, service, other.service);
  }
  if (statuses.includes("failed")) return ownerFailedError(clusterUid);
  if (statuses.includes("unchanged") || statuses.includes("written")) return "taken over";
  return phase === "final" ? ownerFailedError(clusterUid) : "handed over";
}

/** One owner of a cluster or all. An owner whose process has ended can no longer write, or undo what it wrote. */
export function ownersOf(records: readonly ProcessRecord[], clusterUid: string, owner?: string): Owner[] {
  const [cluster, only] = [hash(clusterUid), owner && hash(owner)];
  return records.flatMap((record) =>
    [...record.ownersOf(cluster)]
      .filter(([name]) => only === undefined || name === only)
      .map(([name, status]) => ({ status: record.hasEnded ? "failed" : status, service: record.checked.get(name) })),
  );
}

/** The statuses of all disables of a cluster. A disable that was in flight when its process ended got no response. */
export function disablesOf(records: readonly ProcessRecord[], clusterUid: string): DisableStatus[] {
  const cluster = hash(clusterUid);
  return records.flatMap((record) =>
    record.disablesOf(cluster).map((status) => (record.hasEnded && status === "announced" ? "possibly later" : status)),
  );
}

function ownerFailedError(clusterUid: string): SpectroclusterError {
  return declaredElsewhereError(
    `Cluster "${clusterUid}" was not disabled. Another resource of this run declares it, but has not written it: ` +
      "the write failed, was not attempted, or has an unknown outcome.\n" +
      "The cluster stays in the state. Fix the other resource and run the same command again, without --target or --exclude: " +
      "the provider does not see a resource that is not targeted, so it would disable the cluster. If it did, run pulumi " +
      "refresh and then pulumi up.",
  );
}

function otherServiceError(clusterUid: string, service: Service, other: Service): SpectroclusterError {
  return declaredElsewhereError(
    `Cluster "${clusterUid}" was not disabled at ${service.label}, because another resource of this run declares it at ` +
      `${other.label}. Both may be the same service.\n` +
      "The cluster stays in the state. If they are the same service, name one of the addresses in baseUrlAliases of the " +
      "other provider. If they are different services, delete the resource with --target.",
  );
}

function declaredElsewhereError(message: string): SpectroclusterError {
  return new SpectroclusterError("SPECTROCLUSTER_DECLARED_ELSEWHERE", message);
}

/** Records contain no names or UIDs in plain text. */
export function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
