import { SpectroclusterError } from "../errors.js";

/** A failure after which the resource exists, at least in part. The engine stores the state, and the next `up` completes it. */
export class PartialFailure extends SpectroclusterError {
  protected static override readonly code = "SPECTROCLUSTER_PARTIAL_FAILURE";
  /** Without reasons the engine would consider the resource complete. */
  readonly reasons = [this.message];

  constructor(
    readonly id: string,
    readonly properties: object,
    message: string,
    cause: unknown,
  ) {
    super(message, { cause, outcomeUnknown: true });
  }
}
