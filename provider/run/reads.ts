import type { Client, ClusterTarget, Operation } from "../api/client.js";
import { readCluster, readClusterSearchInputs } from "../api/clusterRequests.js";
import { REJECTED_READ } from "../api/serviceRequest.js";
import { wait } from "../api/unit.js";
import { ApiError, SpectroclusterError } from "../errors.js";

/** A gateway that restarts responds oddly for a moment, so a rejected read is repeated after these waits. */
const REPEATED_AFTER_MS = [2000, 3000];

/** So many decisions in a row without a response of the service end the run. */
const MAX_UNDECIDED = 3;

const UNREADABLE = "neither the cluster nor the search inputs can be read";

/**
 * What the reads of clusters have shown in a run. The reference has no such read, so a service may not have it; but what is not read
 * may be overwritten, so this takes evidence.
 *
 * - A read that succeeds, or fails with the service's own code, proves that the service has reads.
 * - Without proof, a rejected read makes the run decide, once for all clusters: the read is repeated, and then another operation of the
 *   reference is tried. Only if that answers as the service, reads are unsupported.
 */
export class Reads {
  #areProven = false;
  #areUnsupported = false;
  #undecided = 0;
  #decision: Promise<SpectroclusterError | undefined> | undefined;

  /** Whether a rejected read needs no other decision: then only declared fields are sent. */
  get areUnsupported(): boolean {
    return this.#areUnsupported;
  }

  /** Whether the service has reads. */
  get areProven(): boolean {
    return this.#areProven;
  }

  /** Makes a read, and records what it proves. */
  async record<T>(read: Promise<T>): Promise<T> {
    try {
      const received = await read;
      this.#prove();
      return received;
    } catch (error) {
      if (isOwnError(error) && !isRejected(error)) this.#prove();
      throw error;
    }
  }

  /**
   * Decides, after a unit that ended with a rejected read, whether the service has reads. It sends requests, so the unit must have given
   * its slot back.
   *
   * @returns If the unit is to start again.
   * @throws The error, if it is another one, if reads are proven, or if the operation or the run ends first. A
   * SpectroclusterError if the service answers nothing.
   */
  async decide(error: unknown, target: ClusterTarget, operation: Operation, run: Decider): Promise<void> {
    if (!isRejected(error) || this.#areProven) throw error;
    if (this.#areUnsupported) return;
    this.#decision ??= this.#find(target, run).finally(() => {
      this.#decision = undefined;
    });
    const ends = [operation.deadline?.signal, run.end].filter((signal) => signal !== undefined);
    const end = AbortSignal.any(ends);
    const result = await Promise.race([this.#decision, aborted(end)]);
    // A cancelled run ends with that error in the next unit.
    if (run.end?.aborted) return;
    if (end.aborted) throw error;
    if (result !== undefined) throw result;
    if (this.#areUnsupported) run.warnOnce(unsupportedMessage(error));
  }

  /** @returns Why the clusters that wait must fail; undefined if they can go on. */
  async #find(target: ClusterTarget, { client, end }: Decider): Promise<SpectroclusterError | undefined> {
    for (const milliseconds of REPEATED_AFTER_MS) {
      await wait(milliseconds, end);
      if (end?.aborted || this.#areProven) return undefined;
      const failure = await this.record(client.send(readCluster(target))).then(
        () => undefined,
        (reason) => reason,
      );
      if (!isRejected(failure)) return undefined;
    }
    const failure = await client.send(readClusterSearchInputs(target)).then(
      () => undefined,
      (reason) => reason,
    );
    // Another cluster may have been read meanwhile.
    if (end?.aborted || this.#areProven) return undefined;
    if (failure === undefined || (isOwnError(failure) && failure.status !== 401)) {
      this.#areUnsupported = true;
      return undefined;
    }
    this.#undecided += 1;
    if (this.#undecided >= MAX_UNDECIDED) client.stop(UNREADABLE);
    return new SpectroclusterError(
      "SPECTROCLUSTER_READS",
      `Nothing was sent, because ${UNREADABLE}.\n${failure.message}\nIf the service has no reads, set reads to off.`,
    );
  }

  #prove(): void {
    this.#areProven = true;
    this.#areUnsupported = false;
    this.#undecided = 0;
  }
}

/** What the decision needs of the run. */
interface Decider {
  client: Client;
  end?: AbortSignal | undefined;
  warnOnce(message: string): void;
}

/** Whether an error says that the operation is missing, by whomever. */
export function isRejected(error: unknown): error is ApiError {
  const isRead = error instanceof ApiError && error.operation.startsWith("read cluster ");
  return isRead && REJECTED_READ.includes(error.status) && (error.status !== 404 || !isOwnError(error));
}

/** Whether an error is the service's own: its codes are words. */
function isOwnError(error: unknown): error is ApiError {
  return error instanceof ApiError && /[a-z]/i.test(error.serviceCode ?? "");
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(undefined), { once: true }));
}

function unsupportedMessage({ message }: ApiError): string {
  return (
    "The service does not support reading configurations. Only declared fields are sent, so a service that replaces " +
    "configurations removes all others, and changes made outside Pulumi cannot be detected.\n" +
    `${message}\nTo skip the reads, set reads to off.`
  );
}
