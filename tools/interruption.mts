/** Aborted when one of the signals would end us: what follows is cleaning up. */
export function interruptedBy(...signals: NodeJS.Signals[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) process.on(signal, () => controller.abort(new Error(`ended by ${signal}`)));
  return controller.signal;
}
