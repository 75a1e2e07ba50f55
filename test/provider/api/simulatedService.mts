import { Pace } from "../../../provider/api/pace.js";
import { randomNumbers } from "../../support/corpus.mjs";

/** A limit of the service: a bucket of tokens, one for each request. */
export interface SimulatedLimit {
  /** Tokens that are added in a second. */
  rate: number;
  /** Tokens that the bucket can contain. */
  burst: number;
}

export interface Simulation {
  /** Several limits each apply for so many seconds. */
  limits: { limit: SimulatedLimit; seconds?: number }[];
  latencyMs: number;
  connections: number;
  /** Requests of each client. */
  requests: number;
  clients?: number;
  maxRate?: number;
  /** Decides how the latency varies. */
  seed?: number;
}

export interface SimulationResult {
  /** Until the last response. */
  seconds: number;
  accepted: number;
  /** Without those that were in flight when the first one was refused. */
  refused: number;
  /** The most requests that a client sent within a second. */
  peakRate: number;
}

/** Simulates clients that send as fast as their pace and their connections allow, in simulated time. */
export function simulate({
  limits,
  latencyMs,
  connections,
  requests,
  clients = 1,
  maxRate,
  seed = 1,
}: Simulation): SimulationResult {
  let now = 0;
  const events = new Events();
  const bucket = new Bucket(limits);
  const random = randomNumbers(seed);
  const result: SimulationResult = { seconds: 0, accepted: 0, refused: 0, peakRate: 0 };

  function startClient(): void {
    const pace = new Pace(() => now, maxRate);
    let waiting = requests;
    let free = connections;
    let firstRefusal = Number.POSITIVE_INFINITY;
    let isTimed = false;
    const recent: number[] = [];

    function next(): void {
      while (waiting > 0 && free > 0 && pace.delayMs === 0) send();
      if (waiting === 0 || free === 0 || isTimed) return;
      isTimed = true;
      // Timers are late, and have whole milliseconds.
      events.add(now + Math.ceil(pace.delayMs) + random(), () => {
        isTimed = false;
        next();
      });
    }

    function send(): void {
      waiting -= 1;
      free -= 1;
      const sentAt = now;
      pace.sent();
      recent.push(now);
      while ((recent[0] as number) < now - 1000) recent.shift();
      result.peakRate = Math.max(result.peakRate, recent.length);
      const latency = latencyMs * (0.8 + 0.4 * random());
      events.add(now + latency / 2, () => {
        const isAccepted = bucket.take(now);
        events.add(now + latency / 2, () => {
          free += 1;
          if (isAccepted) {
            result.accepted += 1;
            result.seconds = now / 1000;
            pace.accepted(sentAt);
          } else {
            waiting += 1;
            if (sentAt >= firstRefusal) result.refused += 1;
            firstRefusal = Math.min(firstRefusal, now);
            pace.refused(sentAt);
          }
          next();
        });
      });
    }
    next();
  }

  for (let index = 0; index < clients; index += 1) startClient();
  for (let event = events.take(); event !== undefined; event = events.take()) {
    now = event.time;
    event.action();
  }
  return result;
}

/** The shortest possible time, in seconds. */
export function idealSeconds({ limits, latencyMs, connections, requests, clients = 1 }: Simulation): number {
  const bucket = new Bucket(limits);
  const left = requests * clients;
  const perMs = (connections * clients) / latencyMs;
  let [accepted, sendable, now] = [0, connections * clients, latencyMs];
  for (; accepted < left; now += 1) {
    for (; sendable >= 1 && accepted < left && bucket.take(now); sendable -= 1) accepted += 1;
    sendable = Math.min(sendable + perMs, connections * clients);
  }
  return now / 1000;
}

export class Bucket {
  #tokens: number;
  #time = 0;
  readonly #limits: Simulation["limits"];

  constructor(limits: Simulation["limits"]) {
    this.#limits = limits;
    this.#tokens = limits[0]?.limit.burst ?? 0;
  }

  take(now: number): boolean {
    const { rate, burst } = this.#limitAt(now / 1000);
    this.#tokens =
      rate === Number.POSITIVE_INFINITY ? burst : Math.min(burst, this.#tokens + (rate * (now - this.#time)) / 1000);
    this.#time = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  #limitAt(time: number): SimulatedLimit {
    let end = 0;
    for (const { limit, seconds = Number.POSITIVE_INFINITY } of this.#limits) {
      end += seconds;
      if (time < end) return limit;
    }
    throw new RangeError("the last limit must have no end");
  }
}

interface Event {
  time: number;
  action: () => void;
}

class Events {
  /** The next event is the last item. */
  readonly #queue: Event[] = [];

  add(time: number, action: () => void): void {
    let [low, high] = [0, this.#queue.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#queue[middle] as Event).time > time) low = middle + 1;
      else high = middle;
    }
    this.#queue.splice(low, 0, { time, action });
  }

  take(): Event | undefined {
    return this.#queue.pop();
  }
}
