/**
 * Who owns a cluster in a run, and who disables it. Owners are resources that declare the cluster; disables are deletes
 * and removals from a fleet. Both announce themselves before they act and look for each other afterwards, so at least one
 * of them sees the other, whatever their order is and whichever process they are in.
 */
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { AttemptEffect } from "../api/client.js";
import { SpectroclusterError } from "../errors.js";
import type { DisableStatus, OwnerStatus, ProcessRecord, RecordStore } from "./record.js";

/** Why a cluster is not disabled although a resource that had it is deleted. */
export type TakeOver =
  /** An owner has written the cluster, or its state has what it declares. */
  | "taken over"
  /** An announced owner will write the cluster. */
  | "handed over";

/** One request that disables a cluster, as its attempts report it. */
export interface Disable {
  /**
   * Announces an attempt and looks for owners.
   *
   * @returns Why the attempt must not be sent; `undefined` if it may leave.
   * @throws SpectroclusterError if an owner exists that may not write the cluster, or if the record cannot be used.
   */
  beforeAttempt(): Promise<TakeOver | undefined>;
  /** Reports what came of an attempt, before the wait for the next one. */
  afterAttempt(effect: AttemptEffect): Promise<void>;
}

/** The time, which the tests of the protocol control. */
export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

const SYSTEM_CLOCK: Clock = { now: () => performance.now(), sleep };

/** How often a write looks whether a disable in flight has ended. */
const POLL_MS = 50;

/**
 * The key of a cluster, which differs between services.
 *
 * @param address - The service; undefined if the settings that have it are invalid.
 */
export function clusterKey(clusterUid: string, address: string | undefined): string {
  return JSON.stringify([address ?? null, clusterUid]);
}

/** The owners and disables of one run. Its methods identify a cluster by {@link clusterKey}. */
export class Ownership {
  readonly #store: RecordStore;
  readonly #clock: Clock;
  /** Why an owner could not announce itself: then no disable of this process can know all owners. */
  #failure: SpectroclusterError | undefined;
  #disables = 0;

  constructor(store: RecordStore, clock: Clock = SYSTEM_CLOCK) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Records that a resource was checked and declares clusters. A status that it has already stays. */
  async announce(owner: string, clusters: readonly string[]): Promise<void> {
    const records = await this.#readIfPossible();
    const isNew = (cluster: string) => statusesOf(records, cluster, owner).length === 0;
    const announced = clusters.map(hash).filter(isNew);
    await this.#appendIfPossible([
      ["check", hash(owner)],
      ["owner", hash(owner), "announced", announced],
    ]);
  }

  /**
   * Records that the state of a resource has what it declares for some clusters, if a check has announced it for them.
   *
   * @returns The clusters that a disable of this run may have changed.
   */
  async confirm(owner: string, clusters: readonly string[]): Promise<string[]> {
    const records = await this.#readIfPossible();
    const isChanged = (cluster: string) => disablesOf(records, hash(cluster)).some((each) => each !== "withdrawn");
    const isAnnounced = (key: string) => statusesOf(records, key, owner).includes("announced");
    const unchanged = clusters
      .filter((cluster) => !isChanged(cluster))
      .map(hash)
      .filter(isAnnounced);
    if (unchanged.length > 0) await this.#appendIfPossible([["owner", hash(owner), "unchanged", unchanged]]);
    return clusters.filter(isChanged);
  }

  /**
   * Waits until no disable of the cluster is in flight. A write does this before it takes a place in any queue, where the
   * disable may wait behind it.
   *
   * @param timeoutMs - After this time, a disable in flight counts as one without a response.
   * @returns Whether the cluster may still be disabled later.
   */
  async waitForDisables(cluster: string, timeoutMs: number): Promise<boolean> {
    const end = this.#clock.now() + timeoutMs;
    for (;;) {
      const statuses = disablesOf(await this.#readIfPossible(), hash(cluster));
      const isInFlight = statuses.some((status) => status === "announced" || status === "sent");
      if (!isInFlight || this.#clock.now() >= end) {
        return isInFlight || statuses.includes("unanswered");
      }
      await this.#clock.sleep(POLL_MS);
    }
  }

  /**
   * Records what came of a write.
   *
   * @returns Whether a resource of this run relied on the write, or has disabled the cluster: then the state must keep the
   * cluster, even if the write is known to have failed.
   */
  async endWrite(owner: string, cluster: string, status: "written" | "failed"): Promise<boolean> {
    await this.#appendIfPossible([["owner", hash(owner), status, [hash(cluster)]]]);
    const records = await this.#readIfPossible();
    return (
      records.some(({ handovers }) => handovers.has(hash(cluster))) ||
      disablesOf(records, hash(cluster)).some((each) => each !== "withdrawn")
    );
  }

  /** Records that a create has ended, whatever came of it. */
  async endCreate(owner: string): Promise<void> {
    await this.#appendIfPossible([["created", hash(owner)]]);
  }

  /** Whether a resource that is deleted will be created again: it was checked in this run, and its create has not ended. */
  async isBeingReplaced(owner: string): Promise<boolean> {
    const records = await this.#readIfPossible();
    const isIn = (name: "checked" | "created") => records.some((record) => record[name].has(hash(owner)));
    return isIn("checked") && !isIn("created");
  }

  /**
   * Prepares a request that disables a cluster.
   *
   * @param address - The service that the request goes to.
   * @param canHandOver - Whether an owner that is only announced will still write the cluster. At the end of a run it
   * will not.
   */
  prepareDisable(clusterUid: string, address: string, canHandOver: boolean): Disable {
    this.#disables += 1;
    const key = hash(clusterKey(clusterUid, address));
    const id = String(this.#disables);
    let effect: DisableStatus = "withdrawn";
    const record = (status: DisableStatus) => this.#store.append([["disable", id, status, key]]);

    return {
      beforeAttempt: async () => {
        await record("announced");
        try {
          const found = (await this.takeOvers([clusterUid], address, canHandOver)).get(clusterUid);
          if (found instanceof SpectroclusterError) throw found;
          await record(found === undefined ? "sent" : effect);
          return found;
        } catch (error) {
          await record(effect);
          throw error;
        }
      },
      afterAttempt: async (attempt) => {
        if (attempt === "unanswered") effect = "unanswered";
        else if (attempt === "possible" && effect === "withdrawn") effect = "ended";
        await record(effect);
      },
    };
  }

  /**
   * Looks for the owners of clusters that are to be disabled, and hands over to those that are only announced.
   *
   * @returns For each cluster with an owner, why nothing is sent, or the error that keeps the cluster in the state. If the
   * record cannot be used, that is the error of each cluster: a fleet has written others by then.
   */
  async takeOvers(
    clusterUids: readonly string[],
    address: string,
    canHandOver: boolean,
  ): Promise<Map<string, TakeOver | SpectroclusterError>> {
    const look = async () => {
      const records = await this.#store.read();
      return new Map(
        clusterUids.flatMap((uid) => {
          // The service is not known of an owner whose settings are invalid.
          const keys = [clusterKey(uid, address), clusterKey(uid, undefined)];
          const statuses = keys.flatMap((key) => statusesOf(records, hash(key)));
          const found = takeOverBy(statuses, canHandOver) ?? ownerFailedError(uid);
          return statuses.length === 0 ? [] : [[uid, found] as const];
        }),
      );
    };
    try {
      if (this.#failure !== undefined) throw this.#failure;
      const found = await look();
      const announced = [...found].filter(([, each]) => each === "handed over").map(([uid]) => uid);
      if (announced.length === 0) return found;
      await this.#store.append(announced.map((uid) => ["handover", hash(clusterKey(uid, address))] as const));
      // An owner may have failed meanwhile, without seeing the handover.
      return await look();
    } catch (error) {
      return new Map(clusterUids.map((uid) => [uid, expected(error)]));
    }
  }

  /** An owner goes on without the record: in that run nothing can be disabled. */
  async #readIfPossible(): Promise<readonly ProcessRecord[]> {
    return this.#store.read().catch(ignoreExpected([]));
  }

  async #appendIfPossible(entries: Parameters<RecordStore["append"]>[0]): Promise<void> {
    await this.#store.append(entries).catch((error) => {
      this.#failure ??= expected(error);
    });
  }
}

function ignoreExpected<T>(result: T): (error: unknown) => T {
  return (error) => {
    expected(error);
    return result;
  };
}

/** The error that the record throws if it cannot be used; throws others. */
function expected(error: unknown): SpectroclusterError {
  if (error instanceof SpectroclusterError) return error;
  throw error;
}

/** Whether the owners of a cluster take it over; undefined if the cluster must neither be disabled nor forgotten. */
function takeOverBy(statuses: readonly OwnerStatus[], canHandOver: boolean): TakeOver | undefined {
  if (statuses.includes("failed")) return undefined;
  if (statuses.includes("unchanged") || statuses.includes("written")) return "taken over";
  return canHandOver ? "handed over" : undefined;
}

/** The statuses of one owner or of all. An owner whose process has ended can no longer write, or undo what it wrote. */
function statusesOf(records: readonly ProcessRecord[], cluster: string, owner?: string): OwnerStatus[] {
  return records.flatMap((record) =>
    [...record.ownersOf(cluster)]
      .filter(([name]) => owner === undefined || name === hash(owner))
      .map(([, status]) => (record.hasEnded ? "failed" : status)),
  );
}

/** The statuses of all disables of a cluster. What a process has left in flight got no response. */
function disablesOf(records: readonly ProcessRecord[], cluster: string): DisableStatus[] {
  return records.flatMap((record) =>
    record
      .disablesOf(cluster)
      .map((status) => (record.hasEnded && (status === "announced" || status === "sent") ? "unanswered" : status)),
  );
}

function ownerFailedError(clusterUid: string): SpectroclusterError {
  return new SpectroclusterError(
    "SPECTROCLUSTER_DECLARED_ELSEWHERE",
    `Cluster "${clusterUid}" was not disabled. Another resource of this run declares it, but has not written it: ` +
      "the write failed, was not attempted, or has an unknown outcome.\n" +
      "The cluster stays in the state. Fix the other resource and run the same command again.",
  );
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
