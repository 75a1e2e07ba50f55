/** The record of a run: what its processes announce to each other about clusters. */

/**
 * What a resource that declares a cluster has reached in this run. `unchanged`: the state already has what it declares.
 */
export type OwnerStatus = "announced" | "unchanged" | "written" | "failed";

/**
 * What a request that disables a cluster has reached in this run.
 *
 * - `announced`: ready to be sent.
 * - `sent`: in flight.
 * - `withdrawn`: it had no effect.
 * - `ended`: the cluster may be disabled by now.
 * - `unanswered`: the cluster may be disabled now or later, because an attempt got no response.
 */
export type DisableStatus = "announced" | "sent" | "withdrawn" | "ended" | "unanswered";

/** One line of a record. Owners and clusters are hashes. */
export type Entry =
  | readonly ["check", owner: string]
  | readonly ["created", owner: string]
  | readonly ["owner", owner: string, status: OwnerStatus, clusters: readonly string[]]
  | readonly ["disable", id: string, status: DisableStatus, cluster: string]
  | readonly ["handover", cluster: string];

/** What one process has recorded. */
export class ProcessRecord {
  /** Whether the process has ended. Then nobody can complete what it has announced. */
  hasEnded = false;
  /** Resources that were checked. */
  readonly checked = new Set<string>();
  /** Resources whose create has ended, whatever came of it. */
  readonly created = new Set<string>();
  /** Clusters that a delete has handed over to an owner that was only announced. */
  readonly handovers = new Set<string>();
  readonly #owners = new Map<string, Map<string, OwnerStatus>>();
  readonly #disables = new Map<string, Map<string, DisableStatus>>();

  add(entry: Entry): void {
    switch (entry[0]) {
      case "check":
        this.checked.add(entry[1]);
        return;
      case "created":
        this.created.add(entry[1]);
        return;
      case "handover":
        this.handovers.add(entry[1]);
        return;
      case "owner":
        for (const cluster of entry[3]) memberOf(this.#owners, cluster).set(entry[1], entry[2]);
        return;
      case "disable":
        memberOf(this.#disables, entry[3]).set(entry[1], entry[2]);
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

function memberOf<T>(map: Map<string, Map<string, T>>, key: string): Map<string, T> {
  const present = map.get(key) ?? new Map<string, T>();
  map.set(key, present);
  return present;
}

/** The store of a run's record, which all processes of the run share. */
export interface RecordStore {
  /**
   * Adds entries. Once it resolves, every process sees them.
   *
   * @throws SpectroclusterError if the record cannot be written.
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
