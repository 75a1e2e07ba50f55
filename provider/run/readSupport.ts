import { once } from "node:events";
import type { Client, ClientOptions } from "../api/client.js";
import {
  type ClusterTarget,
  REJECTED_READ,
  readCluster,
  readClusterSearchInputs,
  type ServiceRequest,
} from "../api/requests.js";
import { isOwnError } from "../api/response.js";
import { type Deadline, type TimeLimit, wait } from "../api/timeLimit.js";
import { ApiError, asSpectroclusterError, SpectroclusterError, withAdvice, withUnknownOutcome } from "../errors.js";

/** A rejected read is repeated after these waits, because a gateway may be restarting. */
const REPEATED_AFTER_MS = [2000, 3000];
/** Statuses below 500 with which gateways respond instead of the service, whatever the code is. */
const FROM_GATEWAYS: readonly number[] = [401, 405, 429];
/** So many decisions in a row without a response of the service end the run. */
const MAX_UNDECIDED = 3;
const UNREADABLE = "neither the cluster nor the filter values can be read";
const UNSUPPORTED =
  "Palette does not support reading configurations. Only declared fields are sent, so an installation that replaces " +
  "configurations removes all others, and changes made outside Pulumi cannot be detected.";

interface Writing {
  readonly run: { client: Client; options: Pick<ClientOptions, "end"> };
  readonly timeLimit: TimeLimit;
  warn(message: string): void;
}

/**
 * Whether the service supports reads. What is not read may be overwritten, so this takes evidence. A read that succeeds, or fails with the
 * service's own code, proves that reads are supported. Without proof, a rejected read makes the run decide, once for all clusters: the
 * read is repeated, then the filter values are read. Only if the service responds to that itself, reads are unsupported.
 */
export class ReadSupport {
  /** Undefined until proven or decided. If it is false, only declared fields are sent. */
  areSupported: boolean | undefined;
  #undecided = 0;
  #decision: Promise<void> | undefined;

  /** Makes a read, and records what it proves. */
  async record<T>(read: Promise<T>, target: ClusterTarget): Promise<T> {
    const error = await errorOf(read);
    if (error === undefined || (isOwnError(error) && !isRejected(error, target))) {
      this.areSupported = true;
      this.#undecided = 0;
    }
    return read;
  }

  /**
   * Makes the read of a write. If it is rejected without proof, the decision begins, and the write ends to make way for its requests. A
   * write that begins in the meantime ends before its read.
   */
  async readIfSupported<T>(read: () => Promise<T>, target: ClusterTarget, writing: Writing): Promise<T | undefined> {
    // A write without time left fails with its own error.
    if (this.#decision !== undefined && !endOf(writing).aborted) throw new UndecidedError("");
    return read().catch((error) => {
      if (!isRejected(error, target) || this.areSupported) throw error;
      if (this.areSupported === false) return undefined;
      this.#decision ??= this.#decide(error, target, writing).finally(() => {
        this.#decision = undefined;
      });
      // Writes wait for it, unless their time is over.
      this.#decision.catch(() => {});
      throw error;
    });
  }

  /** Makes a write that uses {@link readIfSupported}, again after each decision. It must be settled then: both need a turn. */
  async writeWhenDecided<T>(write: () => Promise<T>, target: ClusterTarget, writing: Writing): Promise<T> {
    // What an attempt before a decision may have changed stays unknown after it.
    let outcomeUnknown = false;
    for (;;) {
      try {
        return await write();
      } catch (reason) {
        const error = asSpectroclusterError(reason);
        outcomeUnknown ||= error.outcomeUnknown;
        if (error instanceof UndecidedError) {
          // If the decision fails, so do the writes whose reads were rejected, and not this one.
          await this.#decisionOrEnd(writing).catch(() => {});
        } else if (isRejected(error, target) && !this.areSupported) {
          await this.#decisionOrEnd(writing);
          if (writing.timeLimit.signal?.aborted) throw withAdvice(error, tooEarly(writing.timeLimit.begin()));
        } else throw outcomeUnknown ? withUnknownOutcome(error) : error;
      }
    }
  }

  async #decisionOrEnd(writing: Writing): Promise<void> {
    const end = endOf(writing);
    if (!end.aborted) await Promise.race([this.#decision, once(end, "abort")]);
  }

  async #decide({ message }: ApiError, target: ClusterTarget, { run, warn }: Writing): Promise<void> {
    const [client, end] = [run.client, run.options.end];
    // All writes that wait may see its error, also those with secret arguments.
    const send = (request: ServiceRequest) => client.send({ ...request, omitServiceMessage: true });
    for (const milliseconds of REPEATED_AFTER_MS) {
      await wait(milliseconds, end);
      if (end?.aborted || this.areSupported) return;
      if (!isRejected(await errorOf(this.record(send(readCluster(target)), target)), target)) return;
    }
    const error = await errorOf(send(readClusterSearchInputs(target)));
    if (end?.aborted || this.areSupported) return;
    if (error === undefined || (isOwnError(error) && !FROM_GATEWAYS.includes(error.status) && error.status < 500)) {
      this.areSupported = false;
      warn(`${UNSUPPORTED}\n${message}\nTo skip the reads, set reads to off.`);
      return;
    }
    this.#undecided += 1;
    if (this.#undecided >= MAX_UNDECIDED) client.stop(UNREADABLE);
    throw new SpectroclusterError(
      `Nothing was sent, because ${UNREADABLE}.\n${error.message}\nCheck the path of baseUrl (${client.settings.baseUrl}).`,
      { code: "SPECTROCLUSTER_READS" },
    );
  }
}

function tooEarly({ seconds, setting }: Deadline): string {
  return `The ${seconds} s of ${setting} passed before the provider had decided whether Palette supports reads: increase it.`;
}

/** Ends a write until the decision, and is never reported. */
class UndecidedError extends SpectroclusterError {}

function endOf({ run, timeLimit }: Writing): AbortSignal {
  return AbortSignal.any([timeLimit.signal, run.options.end].filter((signal) => signal !== undefined));
}

/** Whether the service, or a gateway, rejected the read of a cluster as an unknown operation. */
export function isRejected(error: unknown, target: ClusterTarget): error is ApiError {
  const isRead = error instanceof ApiError && error.operation === readCluster(target).description;
  return isRead && REJECTED_READ.includes(error.status) && (error.status !== 404 || !isOwnError(error));
}

function errorOf(request: Promise<unknown>): Promise<Error | undefined> {
  return request.then(() => undefined).catch((error) => error);
}
