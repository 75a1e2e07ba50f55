/** Services that have only the three operations of the reference do not support reading a cluster. */
import type { ClusterTarget } from "../api/client.js";
import { readCluster } from "../api/clusterRequests.js";
import { wait } from "../api/unit.js";
import { ApiError } from "../errors.js";
import type { Call } from "../run/call.js";
import type { Run } from "../run/run.js";

/** A gateway that restarts responds oddly for a moment, so a rejected read is repeated after these waits. */
const REPEATED_AFTER_MS = [2000, 3000];

/** What the reads of one project have shown in one run. */
interface ReadsOfProject {
  hasSucceeded: boolean;
  /** Whether reading is not supported. All rejected reads of the project share one decision. */
  isUnsupported?: Promise<boolean>;
}

const readsOfRuns = new WeakMap<Run, Map<string, ReadsOfProject>>();

/**
 * Runs an operation that reads a cluster. If the service turns out not to support reading, runs it without.
 *
 * @param operation - Its argument is whether the cluster can be read. Its reads go through {@link recordRead}.
 */
export async function withReads<T>(
  target: ClusterTarget,
  call: Call,
  operation: (canRead: boolean) => Promise<T>,
): Promise<T> {
  const { run } = call;
  if (run.settings.reads === "off") return operation(false);
  const reads = readsOf(target, run);
  if (await reads.isUnsupported) return operation(false);
  try {
    return await operation(true);
  } catch (error) {
    if (!isRejectedRead(error) || reads.hasSucceeded) throw error;
    reads.isUnsupported ??= repeatRead(target, reads, run);
    if (!(await reads.isUnsupported)) return operation(true);
    run.logOnce(unsupportedMessage(error), call.warn);
    return operation(false);
  }
}

/** Records that a read has succeeded. */
export function recordRead(target: ClusterTarget, run: Run): void {
  readsOf(target, run).hasSucceeded = true;
}

function readsOf({ projectUid = "" }: ClusterTarget, run: Run): ReadsOfProject {
  const projects = readsOfRuns.get(run) ?? new Map<string, ReadsOfProject>();
  readsOfRuns.set(run, projects);
  const reads = projects.get(projectUid) ?? { hasSucceeded: false };
  projects.set(projectUid, reads);
  return reads;
}

/** Repeats a rejected read. @returns Whether reading is not supported. */
async function repeatRead(target: ClusterTarget, reads: ReadsOfProject, { client, end }: Run): Promise<boolean> {
  for (const milliseconds of REPEATED_AFTER_MS) {
    await wait(milliseconds, end);
    if (reads.hasSucceeded) return false;
    const isRejected = await client.send(readCluster(target)).then(() => false, isRejectedRead);
    if (!isRejected) return false;
  }
  return !reads.hasSucceeded;
}

/** Whether the operation is missing. The service's own errors have a code in words, and say that it exists. */
function isRejectedRead(error: unknown): error is ApiError {
  const isRead = error instanceof ApiError && error.operation.startsWith("read cluster ");
  return isRead && [404, 405, 501].includes(error.status) && /^\d*$/.test(error.serviceCode ?? "");
}

function unsupportedMessage({ message }: ApiError): string {
  return (
    "The service does not support reading configurations. Only declared fields are sent, so a service that replaces " +
    "configurations removes all others, and changes made outside Pulumi cannot be detected.\n" +
    `${message}\nTo skip the reads, set reads to off.`
  );
}
