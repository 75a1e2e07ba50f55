/**
 * A model of one run: the resources' own code over a store, a clock, a queue and a transport whose every step a scheduler
 * chooses. A schedule is the list of its choices, so that any order can be repeated.
 */

import type { Client, RequestOptions } from "../../../../provider/api/client.js";
import type { ServiceRequest } from "../../../../provider/api/serviceRequest.js";
import { resolveSettings } from "../../../../provider/configuration/index.js";
import { ApiError, ServerError, SpectroclusterError, TimeoutError } from "../../../../provider/errors.js";
import type { Clock } from "../../../../provider/hostClusters/clock.js";
import { HostClusters } from "../../../../provider/hostClusters/hostClusters.js";
import { ProcessRecord, type RecordStore } from "../../../../provider/hostClusters/owners/record.js";
import type { CheckCall, Resource } from "../../../../provider/resources/resource.js";
import type { Call } from "../../../../provider/run/call.js";
import { PartialFailure } from "../../../../provider/run/partialFailure.js";
import { RunContext } from "../../../../provider/run/runContext.js";
import { hostClusterConfig, hostClusterFleet } from "../../run/testRun.mjs";

const UID = "c";
const BASE_URL = "https://api.example.com";
const OTHER_URL = "https://other.example.com";

/** What happens to an attempt of a request. */
export type Fate =
  | "succeeds"
  | "is rejected"
  /** 500: the service has carried it out. */
  | "fails after its effect"
  | "fails before its effect"
  /** No response. It takes effect at the end of the run. */
  | "is lost and takes effect late"
  | "is lost"
  /** The process ends while the request is in flight. */
  | "outlives its process";

export interface Scenario {
  /** The resource that no longer declares the cluster. */
  disable:
    | "a delete at the end"
    | "a delete that follows a create"
    | "a delete that precedes a create"
    /** What an earlier run could not delete, of a resource that has another cluster by now, and is replaced again. */
    | "a delete that follows a diff"
    | "a removal from a fleet";
  /** `is only checked`: what it depends on has failed, so the engine never creates it. */
  owner:
    | "is created"
    | "has the cluster in its state"
    | "is only checked"
    | "fails its check"
    | "is refused by its diff"
    /** The disk of its process is full. */
    | "cannot be recorded";
  /** Whether the owner's provider has another address of the service, which no alias names. */
  hasOtherAddress?: boolean;
  processes: 1 | 2;
  /** The fates of the attempts. After the last one, attempts succeed. */
  disableFates: readonly Fate[];
  ownerFates: readonly Fate[];
}

/** What a run has led to. */
export interface Outcome {
  enabled: boolean;
  /** Whether some state has the cluster. */
  inState: boolean;
  failed: boolean;
  ownerIsComplete: boolean;
}

/** Whether nothing fails in a scenario. Then nothing must be reported as failed. */
export function isWithoutFailure({ owner, hasOtherAddress, disableFates, ownerFates }: Scenario): boolean {
  const isWritten = owner === "is created" || owner === "has the cluster in its state";
  return isWritten && !hasOtherAddress && disableFates.length + ownerFates.length === 0;
}

/** The rule that every order must keep: an enabled host in a state, or a run that failed and a state that has the host. */
export function violation({ enabled, inState, failed, ownerIsComplete }: Outcome): string | undefined {
  if (ownerIsComplete && !enabled) return "the owner is complete, but its cluster is disabled";
  if (!inState && enabled) return "the cluster is enabled, but in no state";
  if (!inState && !failed) return "the cluster is in no state, and the run succeeded";
  return undefined;
}

/** Chooses which of the waiting steps is next. */
export type Choose = (options: number) => number;

class Scheduler {
  readonly #waiting: { actor: string; run: () => void }[] = [];
  readonly #stopped = new Set<string>();
  readonly #choose: Choose;
  #last: string | undefined;

  constructor(choose: Choose) {
    this.#choose = choose;
  }

  /** Waits until the scheduler chooses this step. A step of a process that has ended never comes. */
  step(actor: string): Promise<void> {
    return new Promise((resolve) => {
      if (!this.#stopped.has(actor)) this.#waiting.push({ actor, run: resolve });
    });
  }

  stop(actor: string): void {
    this.#stopped.add(actor);
    for (let index = this.#waiting.length - 1; index >= 0; index -= 1) {
      if (this.#waiting[index]?.actor === actor) this.#waiting.splice(index, 1);
    }
  }

  async runAll(): Promise<void> {
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      // All promises settle before the next choice.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#waiting.length === 0) return;
      // The actor of the last step comes first, so that any other choice is a switch.
      this.#waiting.sort((one, other) => Number(other.actor === this.#last) - Number(one.actor === this.#last));
      const [next] = this.#waiting.splice(this.#choose(this.#waiting.length), 1);
      this.#last = next?.actor;
      next?.run();
    }
  }
}

/** After so many steps an actor waits for something that never comes. */
const MAX_STEPS = 2000;

/** Runs a scenario in one order. */
export async function runScenario(scenario: Scenario, choose: Choose): Promise<Outcome> {
  const scheduler = new Scheduler(choose);
  const records = new Map<string, ProcessRecord>();
  const service = { enabled: true, late: [] as (() => void)[] };
  const ended = new Set<string>();
  let time = 0;

  /** One process, with the steps of one actor in it. */
  function processOf(name: string) {
    const record = records.get(name) ?? new ProcessRecord();
    records.set(name, record);
    return record;
  }

  function contextOf(actor: string, processName: string, slots: Slots, queue: RunContext | undefined, fates: Fate[]) {
    const store: RecordStore = {
      async append(entries) {
        await scheduler.step(actor);
        if (actor === "owner" && scenario.owner === "cannot be recorded") {
          const failure = new SpectroclusterError("SPECTROCLUSTER_RUN_RECORD", "the disk is full");
          processOf(processName).failure = failure;
          throw failure;
        }
        for (const entry of entries) processOf(processName).add(entry);
      },
      async read() {
        await scheduler.step(actor);
        for (const [name, record] of records) record.hasEnded = ended.has(name);
        return [...records.values()];
      },
    };
    const clock: Clock = {
      now: () => time,
      async sleep(milliseconds) {
        await scheduler.step(actor);
        // A few polls instead of hundreds reach the end of the wait, which never ends too early without a failure.
        time += isWithoutFailure(scenario) ? 0 : milliseconds * POLLS_AT_ONCE;
      },
    };
    const client = clientOf(actor, processName, slots, fates);
    const isOther = actor === "owner" && scenario.hasOtherAddress;
    class ModelRun extends RunContext {
      override get settings() {
        return isOther ? { ...SETTINGS, baseUrl: OTHER_URL } : SETTINGS;
      }
      override get client() {
        return client;
      }
    }
    class ModelClusters extends HostClusters {
      override inOrder<T>(uid: string, operation: () => Promise<T>): Promise<T> {
        return queue === undefined ? super.inOrder(uid, operation) : HostClusters.of(queue).inOrder(uid, operation);
      }
    }
    const run = new ModelRun(undefined);
    new ModelClusters(run, { store, clock });
    const call = { run, resourceKey: actor, label: actor, hasSecrets: false, log() {}, logProgress() {} };
    return { call, run };
  }

  function clientOf(actor: string, processName: string, slots: Slots, fates: Fate[]): Client {
    async function send(request: ServiceRequest, { beforeAttempt, afterAttempt }: RequestOptions = {}) {
      if (request.isRead) {
        const hostClusterConfig = { isHostCluster: service.enabled };
        return { value: { spec: { clusterConfig: { hostClusterConfig } } }, inexactNumbers: [] };
      }
      const body = typeof request.body === "function" ? JSON.parse(await request.body(async () => {})) : request.body;
      const { isHostCluster } = (body as { hostClusterConfig: { isHostCluster: boolean } }).hostClusterConfig;
      const apply = () => {
        if (request.path.includes(`/${UID}/`)) service.enabled = isHostCluster;
      };
      let outcomeUnknown = false;
      for (;;) {
        await beforeAttempt?.();
        const fate = (request.path.includes(`/${UID}/`) ? fates.shift() : undefined) ?? "succeeds";
        await scheduler.step(actor);
        if (fate === "succeeds" || fate === "fails after its effect") apply();
        if (fate === "is lost and takes effect late") service.late.push(apply);
        if (fate === "outlives its process") {
          service.late.push(apply);
          ended.add(processName);
          scheduler.stop(actor);
        }
        await scheduler.step(actor);
        const isLost = fate.startsWith("is lost");
        const effect = fate === "is rejected" ? "none" : isLost ? "possibly later" : "possible";
        outcomeUnknown ||= effect !== "none";
        await afterAttempt?.(effect);
        if (fate === "succeeds") return undefined;
        const details = { operation: "", status: fate === "is rejected" ? 422 : 500 };
        if (fate === "is rejected") throw new ApiError("rejected", details, { outcomeUnknown });
        if (fates.length === 0) {
          throw isLost
            ? new TimeoutError("lost", { outcomeUnknown })
            : new ServerError("500", details, { outcomeUnknown });
        }
        // The backoff.
        await scheduler.step(actor);
      }
    }
    return {
      keyErrorIn: async () => undefined,
      send: ((request: ServiceRequest, options: RequestOptions) => slots.use(() => send(request, options))) as never,
      inSlot: (work) => slots.use(() => work(send as never)),
    };
  }

  const shared = scenario.processes === 1;
  const slots = new Slots();
  const old = contextOf("old", "first", slots, undefined, [...scenario.disableFates]);
  const ownerProcess = shared ? "first" : "second";
  const ownerSlots = shared ? slots : new Slots();
  const owner = contextOf("owner", ownerProcess, ownerSlots, shared ? old.run : undefined, [...scenario.ownerFates]);

  const endings: { disabled: Ending; owned: Ending } = { disabled: "failed", owned: "failed" };
  const owning = ownBy(scenario, owner).then((ending) => {
    endings.owned = ending;
  });
  const disabling = async () => {
    // The engine deletes what is no longer declared after everything else.
    if (isFinal(scenario)) await owning;
    endings.disabled = await disableBy(scenario, old);
  };
  void disabling();
  await scheduler.runAll();
  for (const effect of service.late) effect();
  const { disabled, owned } = endings;
  const hadIt = scenario.owner === "has the cluster in its state";
  return {
    enabled: service.enabled,
    inState: disabled !== "done" || owned !== "failed" || hadIt,
    failed: !["done", "handed over"].includes(disabled) || owned !== "done",
    ownerIsComplete: owned === "done",
  };
}

const POLLS_AT_ONCE = 150;

/** Whether the engine deletes after all creates and updates. */
export function isFinal({ disable }: Pick<Scenario, "disable">): boolean {
  return ["a delete at the end", "a delete that follows a create", "a delete that follows a diff"].includes(disable);
}

type Ending = "done" | "handed over" | "pending" | "failed";
type Context = { call: Call & CheckCall };

const SETTINGS = {
  ...resolveSettings({ baseUrl: BASE_URL, apiKey: "0123456789" }, {}),
  readBeforeWrite: "off" as const,
  maxConcurrentRequests: 1,
  requestTimeoutSeconds: 30,
};

/** What the engine does with the resource that loses the cluster. */
async function disableBy({ disable }: Scenario, { call }: Context): Promise<Ending> {
  const state = { clusterUid: UID, isHostCluster: true };
  try {
    if (disable === "a removal from a fleet") {
      const fleet = { clusters: { other: { isHostCluster: false } } };
      const stored = { clusters: { ...fleet.clusters, [UID]: { isHostCluster: true } } };
      await hostClusterFleet.check(fleet, call);
      const { pending = {} } = await hostClusterFleet.update("f", stored, fleet, call);
      // The update succeeds, and the cluster stays in the state.
      if (Object.hasOwn(pending, UID)) return "handed over";
    } else {
      if (disable !== "a delete at the end") {
        const inputs = { clusterUid: "other", isHostCluster: false };
        await hostClusterConfig.check(inputs, call);
      }
      if (disable === "a delete that follows a diff") {
        const inputs = { clusterUid: "other", isHostCluster: false };
        const state = { clusterUid: "one more", isHostCluster: false };
        await hostClusterConfig.diff(state, inputs, call);
      }
      if (disable === "a delete that follows a create") {
        const inputs = { clusterUid: "other", isHostCluster: false };
        await hostClusterConfig.create(inputs, call);
      }
      await hostClusterConfig.delete(UID, state, call);
    }
    return "done";
  } catch (error) {
    return endingOf(error);
  }
}

/** What the engine does with the resource that declares the cluster. */
async function ownBy({ owner }: Scenario, { call }: Context): Promise<Ending> {
  const inputs = { clusterUid: UID, isHostCluster: true };
  try {
    const check = (resource: Resource, of: object) => resource.check(of, call);
    if (owner === "is refused by its diff") {
      const stored = { clusters: { one: { isHostCluster: true } } };
      const truncated = { clusters: { [UID]: { isHostCluster: true } }, maxRemovals: 0 };
      await check(hostClusterFleet, truncated);
      await hostClusterFleet.diff(stored, truncated, call);
    }
    const { failures } = await check(hostClusterConfig, owner === "fails its check" ? { ...inputs, x: 1 } : inputs);
    if (owner === "is only checked" || failures.length > 0) return "failed";
    if (owner === "is created" || owner === "cannot be recorded") {
      await hostClusterConfig.create(inputs, call);
      return "done";
    }
    const { isPending } = await hostClusterConfig.diff(inputs, inputs, call);
    if (isPending) await hostClusterConfig.update(UID, inputs, inputs, call);
    return "done";
  } catch (error) {
    return endingOf(error);
  }
}

function endingOf(error: unknown): Ending {
  if (!(error instanceof SpectroclusterError)) throw error;
  return error instanceof PartialFailure ? "pending" : "failed";
}

/** The slots of one process: one. */
class Slots {
  #last: Promise<unknown> = Promise.resolve();

  use<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }
}
