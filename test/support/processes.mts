import { setTimeout } from "node:timers/promises";
import { execa } from "execa";
import pidtree from "pidtree";

/** A process of the system. */
export interface RunningProcess {
  pid: number;
  /** Memory that it holds, its resident set. */
  megabytes: number;
  command: string;
}

/** A process and all that it started. */
export async function familyOf(pid: number): Promise<RunningProcess[]> {
  return running(await pidtree(pid, { root: true }));
}

/** Those of the processes that there are. */
export async function running(pids: readonly number[]): Promise<RunningProcess[]> {
  const { stdout } = await execa("ps", ["-ww", "-o", "pid=,rss=,args=", "-p", pids.join()], { reject: false });
  return Array.from(stdout.matchAll(/^ *(\d+) +(\d+) (.*)$/gm), ([, pid, kilobytes, command = ""]) => ({
    pid: Number(pid),
    megabytes: Math.round(Number(kilobytes) / 1024),
    command,
  }));
}

/** Whether a process is one that serves dynamic resources, and so ours. */
export function isProvider({ command }: RunningProcess): boolean {
  return /[\\/]cmd[\\/]dynamic-provider\b/.test(command);
}

/** Looks at the memory of processes now and then, as long as something runs. */
export interface MemoryWatch {
  /** Ends it, and gives the most megabytes that one of the processes was seen with; nothing where none was seen. */
  stop(): Promise<number | undefined>;
}

/** Watches those of a process's family that are wanted. */
export function watchMemory(pid: number, isWanted: (process: RunningProcess) => boolean): MemoryWatch {
  let peak: number | undefined;
  const stopped = new AbortController();
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const wanted = (await familyOf(pid).catch(() => [])).filter(isWanted);
      if (wanted.length > 0) peak = Math.max(peak ?? 0, ...wanted.map(({ megabytes }) => megabytes));
      await setTimeout(LOOK_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopped.abort();
      await watching;
      return peak;
    },
  };
}

/** Each look starts two processes, so it is not for nothing. */
const LOOK_MS = 250;
