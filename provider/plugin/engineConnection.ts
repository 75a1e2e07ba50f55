import { EngineLog } from "../engineLog.js";
import type { Segments } from "../json/paths.js";
import { Run } from "../run/run.js";

/** The engine, as far as one provider of a program serves it. */
export type EngineConnection = ReturnType<typeof connectTo>;

export function connectTo(engine: string) {
  const cancellation = new AbortController();
  const log = new EngineLog(engine, (message) => run.withoutSecrets(message));
  const run: Run = new Run({ end: cancellation.signal, log: log.methodsFor().log });
  return { run, log, cancellation, secretSettings: [] as Segments[] };
}
