import { shortened } from "../messages/lists.js";
import type { RunContext } from "../run/runContext.js";
import { type Clock, SYSTEM_CLOCK } from "./clock.js";
import { Owners } from "./owners/owners.js";
import { MemoryRecord, type RecordStore, type Service } from "./owners/record.js";
import { RecordFiles } from "./owners/recordFiles.js";
import { hash } from "./owners/takeOver.js";
import { ReadSupport } from "./readSupport.js";

const hostClusters = new WeakMap<RunContext, HostClusters>();

/** What all resources that declare host clusters share in one run of one provider. */
export class HostClusters {
  /** Who owns a cluster in this run, and who disables it. */
  readonly owners: Owners;
  /** What the reads of clusters show about the service. */
  readonly reads: ReadSupport;
  readonly clock: Clock;
  /** Whether the run has looked if the service merges configurations. */
  hasCheckedMerging = false;
  readonly #run: RunContext;
  readonly #declarations = new Map<string, { label: string; resourceKey: string }>();
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(run: RunContext, options: { clock?: Clock; store?: RecordStore } = {}) {
    const {
      clock = SYSTEM_CLOCK,
      store = run.engine === undefined ? new MemoryRecord() : new RecordFiles(run.engine),
    } = options;
    this.#run = run;
    this.clock = clock;
    this.owners = new Owners(store, clock);
    this.reads = new ReadSupport(clock);
    hostClusters.set(run, this);
  }

  /** The host clusters of a run. */
  static of(run: RunContext): HostClusters {
    return hostClusters.get(run) ?? new HostClusters(run);
  }

  /** The service of the settings. */
  get service(): Service {
    const { baseUrl, baseUrlAliases, isBaseUrlSecret } = this.#run.settings;
    const label = isBaseUrlSecret ? `the secret ${this.#run.labelOf("baseUrl")}` : baseUrl;
    return { label, addresses: [baseUrl, ...baseUrlAliases].map(hash) };
  }

  /**
   * Records that a resource of the program declares clusters.
   *
   * @param label - The resource as messages show it: `HostClusterConfig "prod"`.
   * @returns An error message if other resources declare some of the clusters, else `undefined`.
   */
  declare(resourceKey: string, clusterUids: readonly string[], label: string): string | undefined {
    const messages: string[] = [];
    for (const uid of clusterUids) {
      const first = this.#declarations.get(uid);
      if (first === undefined) this.#declarations.set(uid, { label, resourceKey });
      else if (first.resourceKey !== resourceKey) {
        messages.push(`${first.label} and ${label} both declare cluster "${uid}".`);
      }
    }
    if (messages.length === 0) return undefined;
    return `${shortened(messages, String).join("\n")}\nEach would overwrite the other in every run. Remove one of the declarations.`;
  }

  /**
   * Announces a resource as the owner of clusters, also if the settings are invalid.
   *
   * @param status - `failed` if a check or a diff of the resource has failed.
   */
  async announce(resourceKey: string, clusterUids: readonly string[], status?: "failed"): Promise<void> {
    this.reads.expect(clusterUids);
    const service = this.#run.validSettings === undefined ? undefined : this.service;
    await this.owners.announce(resourceKey, clusterUids, service, status);
  }

  /**
   * Runs the operations on one cluster one after another. Otherwise a retry of "disable" could be sent after a later
   * "enable". The wait ends before a concurrency slot is taken, so that waiting operations block no others.
   */
  async inOrder<T>(clusterUid: string, operation: () => Promise<T>): Promise<T> {
    const previous = this.#queues.get(clusterUid) ?? Promise.resolve();
    const current = previous.then(operation);
    const settled = current.catch(() => {});
    this.#queues.set(clusterUid, settled);
    try {
      return await current;
    } finally {
      if (this.#queues.get(clusterUid) === settled) this.#queues.delete(clusterUid);
    }
  }
}
