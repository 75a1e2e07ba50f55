import { connect } from "node:net";
import { finished } from "node:stream";

const PROBE_INTERVAL_MS = 500;
const HOST_AND_PORT = /^\[?((?!-)[\w.:%-]+?)\]?:(\d+)$/;

/** The address of the engine that has started this process, if one has: the last argument, after flags such as `--tracing file:/trace`. */
export function engineAddress(args: readonly string[]): string | undefined {
  return args.slice(-1).find((last) => HOST_AND_PORT.test(last));
}

/**
 * A signal that aborts if the engine exits without ending this process, for example because it was killed. Requests and retries of this
 * process would otherwise overwrite those of the next run. The process itself may serve other dynamic providers, so it is not ended.
 * Without an address it never aborts.
 */
export function engineExit(engine: string | undefined): AbortSignal {
  const exit = new AbortController();
  if (engine === undefined) return exit.signal;
  const probe = async () => {
    if (await isListening(engine)) setTimeout(probe, PROBE_INTERVAL_MS).unref();
    else exit.abort();
  };
  // The engine holds the other end of stdin. If it closes it for another reason than its exit, it still listens.
  const { stdin } = process;
  finished(stdin.resume(), probe);
  // A program that loads the provider itself must be able to end.
  if ("unref" in stdin) stdin.unref();
  return exit.signal;
}

/** An engine listens as long as it runs. */
function isListening(engine: string): Promise<boolean> {
  const [, host = "", port] = HOST_AND_PORT.exec(engine) ?? [];
  return new Promise((resolve) => {
    const socket = connect(Number(port), host, () => {
      socket.destroy();
      resolve(true);
    });
    // Other errors, such as too many open files, say nothing about the engine.
    socket.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "ECONNREFUSED"));
  });
}
