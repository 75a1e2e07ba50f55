/**
 * A model of one run: the resources' own code over a store, a clock, a queue and a transport whose every step a scheduler
 * chooses. A schedule is the list of its choices, so that any order can be repeated.
 */

import type { Client, RequestOptions } from "../../../provider/api/client.js";
import { KeyProof } from "../../../provider/api/keyProof.js";
import type { ServiceRequest } from "../../../provider/api/serviceRequest.js";
import { resolveSettings } from "../../../provider/configuration/index.js";
import { ApiError, ServerError, SpectroclusterError, TimeoutError } from "../../../provider/errors.js";
import { checkInputs } from "../../../provider/resources/checkInputs.js";
import { PartialFailure } from "../../../provider/resources/clusterResource.js";
import { hostClusterConfig } from "../../../provider/resources/hostClusterConfig/index.js";
import { hostClusterFleet } from "../../../provider/resources/hostClusterFleet/index.js";
import type { Call } from "../../../provider/run/call.js";
import { type Clock, Ownership } from "../../../provider/run/ownership.js";
import { type Entry, ProcessRecord, type RecordStore } from "../../../provider/run/record.js";
import { RunContext } from "../../../provider/run/runContext.js";

const UID = "c";
const BASE_URL = "https://api.example.com";

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
    | "a removal from a fleet";
  /** `is only checked`: what it depends on has failed, so the engine never creates it. */
  owner: "is created" | "has the cluster in its state" | "is only checked";
  processes: 1 | 2;
  /** The fates of the attempts. After the last one, attempts succeed. */
  disableFates: readonly Fate[];
  ownerFates: readonly Fate[];
}

/** What is removed from the protocol, to show that the model notices it. */
export interface Mutation {
  /** Entries that are not written. */
  silences?(entry: Entry): boolean;
  /** Looks that find nothing: the number of the look within a step of the resource. */
  blinds?(step: string, look: number): boolean;
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
export function isWithoutFailure({ owner, disableFates, ownerFates }: Scenario): boolean {
  return owner !== "is only checked" && disableFates.length + ownerFates.length === 0;
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
export async function runScenario(scenario: Scenario, choose: Choose, mutation: Mutation = {}): Promise<Outcome> {
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
    let step = "";
    let looks = 0;
    const store: RecordStore = {
      async append(entries) {
        await scheduler.step(actor);
        for (const entry of entries) if (!mutation.silences?.(entry)) processOf(processName).add(entry);
      },
      async read() {
        await scheduler.step(actor);
        looks += 1;
        if (mutation.blinds?.(step, looks)) return [];
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
    class ModelRun extends RunContext {
      override readonly ownership = new Ownership(store, clock);
      override connect() {
        return { settings: SETTINGS, client };
      }
      override inOrder<T>(uid: string, operation: () => Promise<T>): Promise<T> {
        return queue === undefined ? super.inOrder(uid, operation) : queue.inOrder(uid, operation);
      }
    }
    const run = new ModelRun(undefined);
    const call: Call = { run, owner: actor, hasSecrets: false, log() {}, logProgress() {} };
    const during = <T,>(name: string, method: () => Promise<T>): Promise<T> => {
      step = name;
      looks = 0;
      return method();
    };
    return { call, run, during };
  }

  function clientOf(actor: string, processName: string, slots: Slots, fates: Fate[]): Client {
    async function send(request: ServiceRequest, { beforeAttempt, afterAttempt }: RequestOptions = {}) {
      const body = typeof request.body === "function" ? await request.body() : request.body;
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
        const effect = fate === "is rejected" ? "none" : isLost ? "unanswered" : "possible";
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
      keyProof: new KeyProof(async () => {}),
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
    failed: disabled !== "done" || owned !== "done",
    ownerIsComplete: owned === "done",
  };
}

const POLLS_AT_ONCE = 150;

/** Whether the engine deletes after all creates and updates. */
export function isFinal({ disable }: Pick<Scenario, "disable">): boolean {
  return disable === "a delete at the end" || disable === "a delete that follows a create";
}

type Ending = "done" | "pending" | "failed";
type Context = { call: Call; run: RunContext; during<T>(step: string, method: () => Promise<T>): Promise<T> };

const SETTINGS = {
  ...resolveSettings({ baseUrl: BASE_URL, apiKey: "0123456789" }, {}),
  readBeforeWrite: "off" as const,
  maxConcurrentRequests: 1,
  requestTimeoutSeconds: 30,
};

/** What the engine does with the resource that loses the cluster. */
async function disableBy({ disable }: Scenario, { call, run, during }: Context): Promise<Ending> {
  const state = { clusterUid: UID, isHostCluster: true };
  try {
    if (disable === "a removal from a fleet") {
      const fleet = { clusters: { other: { isHostCluster: false } } };
      const stored = { clusters: { ...fleet.clusters, [UID]: { isHostCluster: true } } };
      await during("check", () => checkInputs(hostClusterFleet, fleet, { run, owner: call.owner, hasSecrets: false }));
      await during("removal", () => hostClusterFleet.update("f", stored, fleet, call));
    } else {
      if (disable !== "a delete at the end") {
        const inputs = { clusterUid: "other", isHostCluster: false };
        await during("check", () =>
          checkInputs(hostClusterConfig, inputs, { run, owner: call.owner, hasSecrets: false }),
        );
      }
      if (disable === "a delete that follows a create") {
        const inputs = { clusterUid: "other", isHostCluster: false };
        await during("create", () => hostClusterConfig.create(inputs, call));
      }
      await during("delete", () => hostClusterConfig.delete(UID, state, call));
    }
    return "done";
  } catch (error) {
    return endingOf(error);
  }
}

/** What the engine does with the resource that declares the cluster. */
async function ownBy({ owner }: Scenario, { call, run, during }: Context): Promise<Ending> {
  const inputs = { clusterUid: UID, isHostCluster: true };
  try {
    await during("check", () => checkInputs(hostClusterConfig, inputs, { run, owner: call.owner, hasSecrets: false }));
    if (owner === "is only checked") return "failed";
    if (owner === "is created") {
      await during("create", () => hostClusterConfig.create(inputs, call));
      return "done";
    }
    const { isPending } = await during("diff", () => hostClusterConfig.diff(inputs, inputs, call));
    if (isPending) await during("update", () => hostClusterConfig.update(UID, inputs, inputs, call));
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
