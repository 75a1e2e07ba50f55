import type { Difference } from "../cluster/canonicalForm.js";
import type { Settings } from "../configuration/index.js";
import { SpectroclusterError } from "../errors.js";
import type { Finding } from "../messages/finding.js";
import type { Call, ReadCall } from "../run/call.js";
import type { CheckOptions } from "../validation/validateInputs.js";

/**
 * A resource of the provider over plain objects. The adapters translate between these methods and the engine's
 * protocol; they find the resources in `resources/index.ts` and name none of them.
 *
 * Only `preview`, `create`, `update`, `read` and `delete` send requests. They must cope with a state that somebody has edited.
 */
export interface ClusterResource<Inputs extends object = object, State extends object = object> {
  /** Name in type tokens and in the loader string: both are part of every user's state, so it never changes. */
  readonly name: string;

  /** The properties that every resource has in a program, as outputs. */
  readonly properties: readonly string[];

  /** Validates what a program declares. */
  validate(inputs: unknown, options?: CheckOptions): Finding[];

  /** Valid inputs with their defaults. Unknown values stay where they are. */
  withDefaults(inputs: object, settings: Settings): Inputs;

  /** The UIDs of the clusters that the inputs declare, as far as they are known. The inputs may be anything. */
  declaredClusters(inputs: unknown): string[];

  /**
   * Compares the state with checked inputs, and records in the run that a resource without a difference is unchanged.
   *
   * @throws SpectroclusterError if the change is refused.
   */
  diff(state: State, inputs: Inputs, call: DiffCall): Promise<DiffResult>;

  /** The ID and the state that a create or an update leads to, as far as a preview knows them. */
  plan(inputs: Inputs): { id?: string; state: Inputs };

  /**
   * Reads the clusters that a create or an update would write, for previews with the setting `readInPreview`. Clusters whose
   * UIDs or projects are unknown are skipped.
   *
   * @param state - `undefined` for a create; `"unknown"` if the caller has no state. Then all declared clusters are read.
   * @throws SpectroclusterError if a cluster cannot be read.
   */
  preview(state: State | undefined | "unknown", inputs: Inputs, call: Call): Promise<void>;

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

/** What accompanies a diff. */
export type DiffCall = Pick<Call, "run" | "owner">;

/** Properties of every state beside those of the model. The engine hides names that begin with two underscores. */
export interface StoredProperties {
  /** Address of the service that was written to. */
  __address?: string;
}

/** Advice after a delete that may have disabled clusters, because the engine stores nothing of a failed delete. */
export const KEEP_ADVICE =
  "To keep the clusters instead, declare them in the program, run pulumi refresh, and then pulumi up: " +
  "the state still says that they are enabled.";

/** How checked inputs compare with the state. */
export interface DiffResult {
  /** Properties that differ: `from` the state, `to` the inputs. */
  differences: Difference[];
  /** Properties whose change replaces the resource. */
  replaces: string[];
  /**
   * Whether an update is needed even if the engine finds no difference, because an earlier one was not completed or a cluster may have
   * been disabled in this run.
   */
  isPending: boolean;
  /**
   * What the engine's own difference does not show: which clusters will be disabled, a summary of many clusters, and what is
   * missing after a partial failure. Shown in previews and updates.
   */
  note?: string | undefined;
  /** A problem with the change, which the engine goes on with. */
  warning?: string | undefined;
}

export interface CreateResult<State> {
  id: string;
  state: State;
}

export interface ReadResult<Inputs, State> {
  state: State;
  /** The inputs that a program would have declared for this state. If they are absent, the stored inputs stay. */
  inputs?: Inputs;
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
