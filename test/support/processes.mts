import { setTimeout } from "node:timers/promises";
import { execa } from "execa";
import pidtree from "pidtree";

/** A process of the system. */
export interface RunningProcess {
  pid: number;
  /** Resident set size. */
  megabytes: number;
  command: string;
}

/** A process and its descendants. */
export async function familyOf(pid: number): Promise<RunningProcess[]> {
  return running(await pidtree(pid, { root: true }));
}

/** The processes that still exist. */
export async function running(pids: readonly number[]): Promise<RunningProcess[]> {
  const { stdout } = await execa("ps", ["-ww", "-o", "pid=,rss=,args=", "-p", pids.join()], { reject: false });
  return Array.from(stdout.matchAll(/^ *(\d+) +(\d+) (.*)$/gm), ([, pid, kilobytes, command = ""]) => ({
    pid: Number(pid),
    megabytes: Math.round(Number(kilobytes) / 1024),
    command,
  }));
}

/** Whether a process is the one for dynamic providers or the plugin. */
export function isProvider({ command }: RunningProcess): boolean {
  return /[\\/]cmd[\\/]dynamic-provider\b|[\\/]dist[\\/]provider[\\/]plugin\b/.test(command);
}

/** Measures the memory of the wanted processes among a process and its descendants, periodically. */
export function watchMemory(pid: number, isWanted: (process: RunningProcess) => boolean) {
  let peak: number | undefined;
  const stopped = new AbortController();
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const wanted = (await familyOf(pid).catch(() => [])).filter(isWanted);
      if (wanted.length > 0) peak = Math.max(peak ?? 0, ...wanted.map(({ megabytes }) => megabytes));
      await setTimeout(INTERVAL_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return {
    /** Ends the measurement. Returns the maximum megabytes of one process, or `undefined` if there was none. */
    async stop(): Promise<number | undefined> {
      stopped.abort();
      await watching;
      return peak;
    },
  };
}

/** Each measurement starts two processes. */
const INTERVAL_MS = 250;
