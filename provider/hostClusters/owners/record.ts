/** The record of a run: what its processes announce to each other about clusters. */
import type { SpectroclusterError } from "../../errors.js";

/**
 * How far a resource that declares a cluster has come in this run. `unchanged`: the state already has what it declares.
 */
export type OwnerStatus = "announced" | "unchanged" | "written" | "failed";

/**
 * How far a request that disables a cluster has come in this run.
 *
 * - `announced`: about to be sent, or in flight.
 * - `withdrawn`: it had no effect.
 * - `ended`: the cluster may be disabled by now.
 * - `possibly later`: the cluster may be disabled now or later, because an attempt got no response.
 */
export type DisableStatus = "announced" | "withdrawn" | "ended" | "possibly later";

/** The service of a provider. */
export interface Service {
  /** How messages show it. */
  readonly label: string;
  /** Hashes of its address and of the aliases. */
  readonly addresses: readonly string[];
}

/** One line of a record. Owners and clusters are hashes. Without a service, the owner's settings are invalid. */
export type Entry =
  | readonly ["check", owner: string, service?: Service | null]
  | readonly ["diff", owner: string, former: readonly string[]]
  | readonly ["created", owner: string]
  | readonly ["owner", owner: string, status: OwnerStatus, clusters: readonly string[]]
  | readonly ["disable", id: string, status: DisableStatus, cluster: string]
  | readonly ["handover", cluster: string];

/** What one process has recorded. */
export class ProcessRecord {
  /** Whether the process has ended. Then nobody can complete what it has announced. */
  hasEnded = false;
  /** Why the record may lack owners. Then nobody can know whether a cluster may be disabled. */
  failure: SpectroclusterError | undefined;
  /** Resources that were checked, with their services. */
  readonly checked = new Map<string, Service | undefined>();
  /** The clusters that the state of a resource had before this run, if its diff was called. */
  readonly former = new Map<string, ReadonlySet<string>>();
  /** Resources whose create has ended, whatever came of it, or will not come. */
  readonly created = new Set<string>();
  /** Clusters that a delete has handed over to an owner that was only announced. */
  readonly handovers = new Set<string>();
  readonly #owners = new Map<string, Map<string, OwnerStatus>>();
  readonly #disables = new Map<string, Map<string, DisableStatus>>();

  add(entry: Entry): void {
    switch (entry[0]) {
      case "check":
        this.checked.set(entry[1], entry[2] ?? undefined);
        return;
      case "diff":
        this.former.set(entry[1], new Set(entry[2]));
        return;
      case "created":
        this.created.add(entry[1]);
        return;
      case "handover":
        this.handovers.add(entry[1]);
        return;
      case "owner":
        for (const cluster of entry[3]) innerMap(this.#owners, cluster).set(entry[1], entry[2]);
        return;
      case "disable":
        innerMap(this.#disables, entry[3]).set(entry[1], entry[2]);
    }
  }

  /** The statuses of a cluster's owners, by owner. */
  ownersOf(cluster: string): ReadonlyMap<string, OwnerStatus> {
    return this.#owners.get(cluster) ?? new Map();
  }

  /** The statuses of the requests that disable a cluster. */
  disablesOf(cluster: string): DisableStatus[] {
    return [...(this.#disables.get(cluster)?.values() ?? [])];
  }
}

function innerMap<T>(map: Map<string, Map<string, T>>, key: string): Map<string, T> {
  const present = map.get(key) ?? new Map<string, T>();
  map.set(key, present);
  return present;
}

/** The store of a run's record, which all processes of the run share. */
export interface RecordStore {
  /**
   * Adds entries. Once it resolves, every process sees them.
   *
   * @throws SpectroclusterError if the record cannot be written. Then the record has a `failure`, for every process.
   */
  append(entries: readonly Entry[]): Promise<void>;
  /**
   * The records of all processes of the run, read afresh.
   *
   * @throws SpectroclusterError if the records cannot be read.
   */
  read(): Promise<readonly ProcessRecord[]>;
}

/** The record of a process that shares its run with no other, because there is no engine. */
export class MemoryRecord implements RecordStore {
  readonly #record = new ProcessRecord();

  async append(entries: readonly Entry[]): Promise<void> {
    for (const entry of entries) this.#record.add(entry);
  }

  async read(): Promise<readonly ProcessRecord[]> {
    return [this.#record];
  }
}
