import { execa } from "execa";
import pidtree from "pidtree";

interface CommandOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Prints to our own terminal, instead of giving the output back. */
  show?: boolean;
}

/**
 * Runs a command to its end, or to the interruption: then all that it started is ended, and the interruption thrown.
 *
 * @returns The exit code; what it wrote to standard output, and `all` that it wrote or why there was nothing to run.
 */
export async function runCommand(
  interruption: AbortSignal,
  command: string,
  args: readonly string[],
  { cwd, env, show = false }: CommandOptions = {},
): Promise<{ exitCode: number | undefined; stdout: string; all: string }> {
  interruption.throwIfAborted();
  const output = show ? "inherit" : "pipe";
  const running = execa(command, args, {
    ...(cwd ? { cwd } : {}),
    ...(env ? { env } : {}),
    stdio: ["ignore", output, output],
    all: true,
    reject: false,
    // Ctrl-C would reach only some of the processes, and what those had started would be lost sight of.
    detached: true,
  });
  let ending: Promise<void> | undefined;
  const end = () => {
    if (running.pid) ending = endTree(running.pid);
  };
  interruption.addEventListener("abort", end);
  try {
    const { exitCode, stdout, all, message } = await running;
    await ending;
    interruption.throwIfAborted();
    return { exitCode, stdout: stdout ?? "", all: exitCode === undefined ? String(message) : (all ?? "") };
  } finally {
    interruption.removeEventListener("abort", end);
  }
}

/** Ends a process with all its descendants. They are stopped first: what is stopped starts no more. */
async function endTree(root: number): Promise<void> {
  const stopped = new Set<number>();
  let found = [root];
  while (found.length > 0) {
    for (const pid of found) {
      signal(pid, "SIGSTOP");
      stopped.add(pid);
    }
    // It fails where the root has ended by itself.
    const descendants = await pidtree(root).catch(() => []);
    found = descendants.filter((pid) => !stopped.has(pid));
  }
  for (const pid of stopped) signal(pid, "SIGKILL");
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
