import { EventEmitter, once } from "node:events";

interface Timer {
  at: number;
  milliseconds: number;
  call(): void;
}

interface TestClockOptions {
  /** Shorter waits are skipped: the clock moves on at once. Longer ones, such as deadlines, end with `advance`. Default 0. */
  skipsBelow?: number;
  /** A wait is skipped after this, so that the time of responses does not count. Default: at once. */
  idle?: () => Promise<void>;
}

/**
 * Lets each test of the suite control the time instead of the system: timers and `performance.now()` of this process follow the
 * clock, also those of libraries. Sockets, and what uses `node:timers/promises`, have the time of the system.
 */
export function controlClock({ skipsBelow = 0, idle }: TestClockOptions = {}) {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const { timeout } = AbortSignal;
  const { now } = performance;
  const { random } = Math;
  const timers = new Map<object, Timer>();
  const starts = new EventEmitter();
  let time = 0;

  /** Moves the clock. The timers whose time has come are called one after another. */
  function advance(milliseconds: number): void {
    const end = time + milliseconds;
    for (;;) {
      const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at);
      if (next === undefined) break;
      const [handle, { at, call }] = next;
      timers.delete(handle);
      time = Math.max(time, at);
      call();
    }
    time = end;
  }

  async function skip(handle: object, timer: Timer): Promise<void> {
    await idle?.();
    await new Promise(setImmediate);
    if (timers.has(handle)) advance(Math.max(0, timer.at - time));
  }

  function start(call: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) {
    const timer = { at: time + milliseconds, milliseconds, call: () => call(...args) };
    const handle = { ref: () => handle, unref: () => handle, hasRef: () => true, refresh: () => handle };
    timers.set(handle, timer);
    starts.emit("timer");
    if (milliseconds < skipsBelow) void skip(handle, timer);
    return handle;
  }

  beforeEach(() => {
    globalThis.setTimeout = start as never;
    globalThis.setInterval = ((call: () => void, milliseconds: number) => {
      const handle = start(() => {
        timers.set(handle, { at: time + milliseconds, milliseconds, call: tick });
        call();
      }, milliseconds);
      const { call: tick } = timers.get(handle) as Timer;
      return handle;
    }) as never;
    globalThis.clearTimeout = ((handle: object) =>
      timers.delete(handle) ? undefined : clearTimeout(handle as never)) as never;
    globalThis.clearInterval = globalThis.clearTimeout;
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      start(
        () => controller.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError")),
        milliseconds,
      );
      return controller.signal;
    };
    performance.now = () => time;
    // A wait with jitter has its minimum.
    Math.random = () => 0;
  });
  afterEach(() => {
    Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
    Object.assign(AbortSignal, { timeout });
    performance.now = now;
    Math.random = random;
    timers.clear();
  });

  return {
    advance,
    /** Waits until a timer with such a delay runs. */
    async runs(isIt: (milliseconds: number) => boolean): Promise<void> {
      while (![...timers.values()].some(({ milliseconds }) => isIt(milliseconds))) await once(starts, "timer");
    },
  };
}
