/** Aborts on one of the signals instead of ending the process, so that it can clean up. */
export function interruptedBy(...signals: NodeJS.Signals[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) process.on(signal, () => controller.abort(new Error(`ended by ${signal}`)));
  return controller.signal;
}
