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
