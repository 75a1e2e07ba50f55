import { SpectroclusterError } from "../errors.js";

/**
 * A failure after which the resource exists, at least in part. The engine stores the state, shows the resource as
 * failed, and the next `up` completes it.
 */
export class PartialFailure extends SpectroclusterError {
  readonly id: string;
  /** Goes into the state. */
  readonly properties: object;
  /** Without reasons the engine would consider the resource complete. */
  readonly reasons: string[];

  constructor(id: string, properties: object, message: string, cause: unknown) {
    super("SPECTROCLUSTER_PARTIAL_FAILURE", message, { cause, outcomeUnknown: true });
    this.id = id;
    this.properties = properties;
    this.reasons = [message];
  }
}

/** Runs a create or an update, and completes the properties of a partial failure, for example with what the protocol needs. */
export async function completingFailure<T>(method: () => Promise<T>, complete: (state: object) => object): Promise<T> {
  try {
    return await method();
  } catch (error) {
    if (!(error instanceof PartialFailure)) throw error;
    throw new PartialFailure(error.id, complete(error.properties), error.message, error.cause);
  }
}
