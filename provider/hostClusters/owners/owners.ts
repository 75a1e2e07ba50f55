/**
 * Who owns a cluster in a run, and who disables it. Owners are resources that declare the cluster; disables are deletes
 * and removals from a fleet. Both announce themselves before they act and look for each other afterwards, so at least one
 * of them sees the other, whatever their order is and whichever process they are in.
 */
import type { AttemptEffect } from "../../api/client.js";
import { asSpectroclusterError, SpectroclusterError } from "../../errors.js";
import { type Clock, SYSTEM_CLOCK } from "../clock.js";
import type { DisableStatus, ProcessRecord, RecordStore, Service } from "./record.js";
import { type DisablePhase, disablesOf, hash, ownersOf, type TakeOver, takeOverBy } from "./takeOver.js";

/** One request that disables a cluster, as its attempts report it. */
export interface Disable {
  /**
   * Announces an attempt and looks for owners.
   *
   * @returns Why the attempt must not be sent; `undefined` if it may leave.
   * @throws SpectroclusterError if an owner exists that may not write the cluster, or if the record cannot be used.
   */
  announce(): Promise<TakeOver | undefined>;
  /** Reports what came of an attempt, before the wait for the next one. */
  report(effect: AttemptEffect): Promise<void>;
}

/** How often a write looks for the end of disables in flight, and a fleet for owners. */
const POLL_MS = 50;

/** How long a fleet waits for the owners of clusters that it no longer declares. */
const OWNERS_TIMEOUT_MS = 10_000;

/** The owners and disables of one run. A UID identifies a cluster, because it belongs to one service. */
export class Owners {
  readonly #store: RecordStore;
  readonly #clock: Clock;
  #disables = 0;

  constructor(store: RecordStore, clock: Clock = SYSTEM_CLOCK) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Records that a resource was checked and declares clusters. If it already has another status, only a failure changes it.
   *
   * @param service - `undefined` if the settings are invalid.
   * @param status - `failed` if the resource will not write the clusters, because a check or a diff has failed.
   */
  async announce(
    owner: string,
    clusters: readonly string[],
    service: Service | undefined,
    status: "announced" | "failed" = "announced",
  ): Promise<void> {
    const records = await this.#readIfPossible();
    const isNew = (cluster: string) => ownersOf(records, cluster, owner).length === 0;
    const announced = status === "failed" ? clusters : clusters.filter(isNew);
    await this.#appendIfPossible([
      ["check", hash(owner), service],
      ["owner", hash(owner), status, announced.map(hash)],
      ...(status === "failed" ? [["created", hash(owner)] as const] : []),
    ]);
  }

  /** Records the clusters that the state of a resource has, which are those that a replacement deletes. */
  async recordFormer(owner: string, clusters: readonly string[]): Promise<void> {
    await this.#appendIfPossible([["diff", hash(owner), clusters.map(hash)]]);
  }

  /**
   * Records that the state of a resource has what it declares for some clusters, if a check has announced it for them.
   *
   * @returns The clusters that a disable of this run may have changed.
   */
  async confirm(owner: string, clusters: readonly string[]): Promise<string[]> {
    if (clusters.length === 0) return [];
    const records = await this.#readIfPossible();
    const isChanged = (cluster: string) => disablesOf(records, cluster).some((each) => each !== "withdrawn");
    const isAnnounced = (cluster: string) =>
      ownersOf(records, cluster, owner).some(({ status }) => status === "announced");
    const unchanged = clusters.filter((cluster) => !isChanged(cluster) && isAnnounced(cluster));
    if (unchanged.length > 0) {
      await this.#appendIfPossible([["owner", hash(owner), "unchanged", unchanged.map(hash)]]);
    }
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
    const look = async () => disablesOf(await this.#readIfPossible(), cluster);
    const statuses = await this.#poll(look, (found) => !found.includes("announced"), timeoutMs);
    return statuses.includes("announced") || statuses.includes("possibly later");
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
      disablesOf(records, cluster).some((each) => each !== "withdrawn")
    );
  }

  /** Records that a create has ended, whatever came of it. */
  async endCreate(owner: string): Promise<void> {
    await this.#appendIfPossible([["created", hash(owner)]]);
  }

  /**
   * The phase of a delete: early if a resource of this run is replaced that had the clusters, and its create has not ended.
   * What an earlier run could not delete has the name of such a resource, but other clusters. An alias changes the name.
   */
  async phaseOfDelete(owner: string, clusters: readonly string[]): Promise<DisablePhase> {
    const [records, own, uids] = [await this.#readIfPossible(), hash(owner), clusters.map(hash)];
    const isIn = (name: "checked" | "former" | "created", each: string) =>
      records.some((record) => record[name].has(each));
    const replaced = records.flatMap((record) => {
      const isLost = (name: string, uid: string) => name === own || !record.ownersOf(uid).has(name);
      const found = [...record.former].filter(([name, had]) => uids.every((uid) => had.has(uid) && isLost(name, uid)));
      return found.map(([name]) => name);
    });
    // With --replace no diff is called.
    const names = isIn("former", own) ? replaced : [own, ...replaced];
    return names.some((name) => isIn("checked", name) && !isIn("created", name)) ? "early" : "final";
  }

  /**
   * Prepares a request that disables a cluster.
   *
   * @param service - The service that the request goes to.
   */
  prepareDisable(clusterUid: string, service: Service, phase: DisablePhase): Disable {
    this.#disables += 1;
    const id = String(this.#disables);
    let effect: DisableStatus = "withdrawn";
    const entry = (status: DisableStatus) => [["disable", id, status, hash(clusterUid)]] as const;

    return {
      announce: async () => {
        await this.#store.append(entry("announced"));
        const found = (await this.lookForOwners([clusterUid], service, phase)).get(clusterUid);
        if (found !== undefined) await this.#appendIfPossible(entry(effect));
        if (found instanceof SpectroclusterError) throw found;
        return found;
      },
      report: async (attempt) => {
        if (attempt === "possibly later") effect = "possibly later";
        else if (attempt === "possible" && effect === "withdrawn") effect = "ended";
        // If it cannot be recorded, the disable counts as one in flight.
        await this.#appendIfPossible(entry(effect));
      },
    };
  }

  /**
   * Looks for the owners of clusters that are to be disabled. An early delete hands over to those that are only announced.
   *
   * @returns For each cluster with an owner, why nothing is sent, or the error that keeps the cluster in the state. If the
   * record cannot be used, that is the error of each cluster: a fleet has written others by then.
   */
  async lookForOwners(
    clusterUids: readonly string[],
    service: Service,
    phase: DisablePhase,
  ): Promise<Map<string, TakeOver | SpectroclusterError>> {
    if (clusterUids.length === 0) return new Map();
    const look = async () => {
      const records = await this.#store.read();
      const failure = records.find((record) => record.failure !== undefined)?.failure;
      if (failure !== undefined) throw failure;
      return new Map(
        clusterUids.flatMap((uid) => {
          const found = takeOverBy(uid, ownersOf(records, uid), service, phase);
          return found === undefined ? [] : [[uid, found] as const];
        }),
      );
    };
    try {
      const found = await look();
      const announced = phase === "early" ? [...found].filter(([, each]) => each === "handed over") : [];
      if (announced.length === 0) return found;
      await this.#store.append(announced.map(([uid]) => ["handover", hash(uid)] as const));
      // An owner may have failed meanwhile, without seeing the handover.
      return await look();
    } catch (error) {
      return new Map(clusterUids.map((uid) => [uid, asSpectroclusterError(error)]));
    }
  }

  /**
   * Waits until each of the clusters that left a fleet has an owner that is not only announced.
   *
   * @returns The owners found, after some seconds at the latest.
   */
  async waitForOwners(clusterUids: readonly string[], service: Service): ReturnType<Owners["lookForOwners"]> {
    const look = () => this.lookForOwners(clusterUids, service, "update");
    const isWaiting = (found: Awaited<ReturnType<typeof look>>) =>
      clusterUids.some((uid) => (found.get(uid) ?? "handed over") === "handed over");
    return this.#poll(look, (found) => !isWaiting(found), OWNERS_TIMEOUT_MS);
  }

  /** Looks until it is enough, for a limited time. */
  async #poll<T>(look: () => Promise<T>, isEnough: (found: T) => boolean, timeoutMs: number): Promise<T> {
    const end = this.#clock.now() + timeoutMs;
    for (;;) {
      const found = await look();
      if (isEnough(found) || this.#clock.now() >= end) return found;
      await this.#clock.sleep(POLL_MS);
    }
  }

  /** An owner goes on without the record: in that run nothing is disabled. */
  async #readIfPossible(): Promise<readonly ProcessRecord[]> {
    return this.#store.read().catch(withoutRecord);
  }

  async #appendIfPossible(entries: Parameters<RecordStore["append"]>[0]): Promise<void> {
    await this.#store.append(entries).catch(withoutRecord);
  }
}

/** Returns nothing if the record cannot be used; throws other errors. */
function withoutRecord(error: unknown): [] {
  if (error instanceof SpectroclusterError) return [];
  throw error;
}
