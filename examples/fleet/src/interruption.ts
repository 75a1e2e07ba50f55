import { setMaxListeners } from "node:events";

/** How far a run is to go on. */
export interface Interruption {
  /** Aborted by the first signal: no further stack is started. */
  readonly stop: AbortSignal;
  /** Aborted by the second one: the engines that run are told to end the requests under way, and stop. */
  readonly cancel: AbortSignal;
}

/** Listens to what would end the process. A terminal sends Ctrl-C to the engines, too, which then stop at the first. */
export function interruptedBySignals(): Interruption {
  const [stop, cancel] = [new AbortController(), new AbortController()];
  // Each stack's run listens.
  setMaxListeners(0, stop.signal, cancel.signal);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => (stop.signal.aborted ? cancel : stop).abort());
  }
  return { stop: stop.signal, cancel: cancel.signal };
}
