import { connect } from "node:net";
import { finished } from "node:stream";

/** How long to wait before asking again whether the engine lives. */
const PAUSE_MS = 500;

/**
 * Aborts once the engine that started this process has died without ending it.
 *
 * The process lives on then, and what it has queued or is to try again would overwrite what the next run sends. It is
 * left to live: it may serve other dynamic providers too, which may be in the middle of something.
 *
 * @param engine - Host and port on which the engine listens for as long as it lives; nothing is watched without them.
 */
export function engineDeath(engine: string | undefined): AbortSignal {
  const death = new AbortController();
  const [, host, port] = /^\[?([\w.:%-]+?)\]?:(\d+)$/.exec(engine ?? "") ?? [];
  if (host === undefined) return death.signal;
  const probe = () => {
    const socket = connect(Number(port), host, () => {
      socket.destroy();
      setTimeout(probe, PAUSE_MS).unref();
    });
    socket.once("error", () => death.abort());
  };
  // The engine holds the other end, which closes with it, a moment before it stops listening. Where an engine closes it
  // for another reason, it still listens.
  const { stdin } = process;
  finished(stdin.resume(), probe);
  // A program of somebody's that loads the provider ends when it has nothing left to do.
  if ("unref" in stdin) stdin.unref();
  return death.signal;
}
