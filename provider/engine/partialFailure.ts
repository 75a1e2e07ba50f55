/** A write failed, but the resource exists, at least in part. The engine stores the state, and the next `up` completes it. */
export class PartialFailure extends Error {
  /** Without reasons the engine would consider the resource complete. */
  readonly reasons: string[];

  /** @param properties - The state as the protocol stores it. */
  constructor(
    readonly id: string,
    readonly properties: object,
    failure: Error,
  ) {
    super(failure.message, { cause: failure });
    this.reasons = [failure.message];
  }
}
