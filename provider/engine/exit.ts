import { connect } from "node:net";
import { finished } from "node:stream";

/** Time between two probes of the engine. */
const PROBE_INTERVAL_MS = 500;

/**
 * A signal that aborts if the engine exits without ending this process, for example because it was killed.
 *
 * The process survives its engine, and its queued requests and retries would overwrite those of the next run. It is not
 * ended, because it may also serve other dynamic providers that are in the middle of an operation.
 *
 * @param engine - Host and port on which the engine listens as long as it runs. Without them the signal never aborts.
 */
export function engineExit(engine: string | undefined): AbortSignal {
  const exit = new AbortController();
  if (engine === undefined) return exit.signal;
  const probe = async () => {
    if (await isListening(engine)) setTimeout(probe, PROBE_INTERVAL_MS).unref();
    else exit.abort();
  };
  // The engine has the other end of stdin, which closes shortly before the engine stops listening. If an engine closes it
  // for another reason, it still listens.
  const { stdin } = process;
  finished(stdin.resume(), probe);
  // A program that loads the provider itself must be able to end.
  if ("unref" in stdin) stdin.unref();
  return exit.signal;
}

/** Whether an engine runs: it listens as long as it does. An address without host and port says nothing, so it counts as one that runs. */
function isListening(engine: string): Promise<boolean> {
  const [, host, port] = /^\[?([\w.:%-]+?)\]?:(\d+)$/.exec(engine) ?? [];
  if (host === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const socket = connect(Number(port), host, () => {
      socket.destroy();
      resolve(true);
    });
    // Other errors, such as too many open files, say nothing about the engine.
    socket.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "ECONNREFUSED"));
  });
}
