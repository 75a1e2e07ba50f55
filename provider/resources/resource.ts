import type { Settings } from "../configuration.js";
import { SpectroclusterError } from "../errors.js";
import type { Finding } from "../finding.js";
import type { Difference } from "./canonicalForm.js";
import type { RunContext } from "./runContext.js";

/**
 * A resource of the provider over plain objects. The adapters translate between these methods and the engine's
 * protocol; they find the resources in `resources/index.ts` and name none of them.
 *
 * Only `create`, `update`, `read` and `delete` send requests. They must cope with a state that somebody has edited.
 */
export interface Resource<Inputs extends object = object, State extends object = object> {
  /** Name in type tokens and in the loader string: both are part of every user's state, so it never changes. */
  readonly name: string;

  /** The properties that every resource has in a program, as outputs. */
  readonly properties: readonly string[];

  /**
   * Validates what a program declares.
   *
   * @param options - With `hideValues` no message quotes a value.
   */
  validate(inputs: unknown, options: { hideValues: boolean }): Finding[];

  /** Valid inputs with their defaults. Unknown values stay where they are. */
  withDefaults(inputs: object, settings: Settings): Inputs;

  /** The UIDs of the clusters that the inputs declare, as far as they are known. The inputs may be anything. */
  declaredClusters(inputs: unknown): string[];

  /**
   * Compares the state with checked inputs.
   *
   * @throws SpectroclusterError if the change is refused.
   */
  diff(state: State, inputs: Inputs): DiffResult;

  /** The ID and the state that a create or an update leads to, as far as a preview knows them. */
  plan(inputs: Inputs): { id?: string; state: State };

  /** @throws PartialFailure if the request may have taken effect although it failed; the client's errors. */
  create(inputs: Inputs, call: Call): Promise<CreateResult<State>>;

  /** @throws PartialFailure if the request may have taken effect although it failed; the client's errors. */
  update(id: string, state: State, inputs: Inputs, call: Call): Promise<State>;

  /**
   * Reads what the service has.
   *
   * @param state - The stored state; without one it is an import or a resource that a program only reads.
   * @returns `undefined` if the object no longer exists.
   */
  read(id: string, state: State | undefined, call: ReadCall): Promise<ReadResult<Inputs, State> | undefined>;

  delete(id: string, state: State, call: Call): Promise<void>;
}

/** What accompanies one call of the engine. */
export interface Call {
  readonly run: RunContext;
  /** Whether an argument of the resource is secret: then no message quotes a value or the service's own message. */
  readonly hasSecrets: boolean;
  /** Replaces the setting `operationTimeoutSeconds`. */
  readonly timeoutSeconds?: number;
  /** Shows an informational message beside the resource. */
  log(message: string): void;
  /** Shows how far a long operation is. */
  logProgress(message: string): void;
}

/** What accompanies a read. */
export interface ReadCall extends Call {
  /** The project that a program gives a resource that it only reads. */
  readonly projectUid?: string;
}

/** How checked inputs compare with the state. */
export interface DiffResult {
  /** Properties that differ: `from` the state, `to` the inputs. */
  differences: Difference[];
  /** Properties whose change replaces the resource. */
  replaces: string[];
  /** Whether an update is needed even without a difference, because an earlier one was not completed. */
  isPending: boolean;
  /** An explanation for engines that show a difference of their own, which misleads after a partial failure. */
  note?: string;
}

export interface CreateResult<State> {
  id: string;
  state: State;
}

export interface ReadResult<Inputs, State> {
  state: State;
  /** The inputs that a program would have declared for this state. */
  inputs: Inputs;
}

/**
 * A failure after which the resource exists, at least in part. The engine stores the state, shows the resource as
 * failed, and the next `up` completes it.
 */
export class PartialFailure extends SpectroclusterError {
  readonly id: string;
  /** Goes into the state. The adapters add what their protocol needs. */
  properties: object;
  /** Without reasons the engine would consider the resource complete. */
  readonly reasons: string[];

  constructor(id: string, state: object, message: string, cause: unknown) {
    super("SPECTROCLUSTER_PARTIAL_FAILURE", message, { cause, outcomeUnknown: true });
    this.id = id;
    this.properties = state;
    this.reasons = [message];
  }
}
