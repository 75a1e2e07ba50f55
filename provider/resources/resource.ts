import { createHash } from "node:crypto";
import { SpectroclusterError } from "../errors.js";
import type { Cluster } from "../hostClusters/cluster.js";
import type { Difference } from "../json/paths.js";
import type { ResourceName } from "../model/package.js";
import type { Call } from "../run/call.js";
import { PartialFailure } from "../run/partialFailure.js";
import type { Run } from "../run/run.js";

/**
 * A resource of the provider over plain objects. The adapters translate between these methods and the engine's
 * protocol; they find the resources in `resources/index.ts` and name none of them.
 *
 * Only `preview`, `create`, `update` and `read` send requests.
 */
export interface Resource<Inputs extends object = object, State extends object = object> {
  /** Name in type tokens and in the loader string: both are part of every user's state, so it never changes. */
  readonly name: ResourceName;

  /** Properties that identify what the resource is about. They are unknown before it exists, so that functions wait for it. */
  readonly identifiedBy: readonly string[];

  /** The clusters whose configuration the inputs declare, as far as they are known. No two resources may declare the same one. */
  clusters(inputs: Partial<Inputs>): Cluster[];

  /** Compares the state with checked inputs. A refresh passes the stored inputs, so it must not throw for any. */
  diff(state: State, inputs: Inputs, call: DiffCall): Promise<DiffResult>;

  /**
   * With the setting `readInPreview`, reads what a create or an update would write. What is not known yet is skipped.
   *
   * @param state - The stored state; `undefined` for a create.
   */
  preview(state: State | undefined, inputs: Inputs, call: Call): Promise<void>;

  /** @throws PartialFailure if the request may have taken effect although it failed; the client's errors. */
  create(inputs: Inputs, call: Call): Promise<{ id: string; state: State }>;

  update(id: string, state: State, inputs: Inputs, call: Call): Promise<State>;

  /**
   * Reads what the service has.
   *
   * @param state - The stored state; without one it is an import or a resource that a program only reads.
   * @param inputs - The stored inputs as far as they are known; without a state, what a program gives beside the ID.
   * @returns `undefined` if the object no longer exists; else the state, and the inputs that a program would declare for it.
   */
  read(
    id: string,
    state: State | undefined,
    inputs: Partial<Inputs>,
    call: Call,
  ): Promise<{ state: State; inputs: Inputs } | undefined>;

  /** Forgets the resource. Nothing is sent, so no settings are needed. */
  delete(id: string, state: State, call: Pick<Call, "run" | "log">): void;
}

/** What accompanies a diff. */
export type DiffCall = Pick<Call, "run" | "log" | "declaration">;

/** How checked inputs compare with the state. */
export interface DiffResult {
  /** Properties that differ: `from` the state, `to` the inputs. */
  differences: Difference[];
  /** Properties whose change replaces the resource. */
  replaces: string[];
  /** Whether an update is needed although the inputs are those of the last one: a write is pending, or the state is of another service. */
  needsUpdate: boolean;
}

/** Properties of every state and its inputs beside those of the model. The engine hides names that begin with two underscores. */
export interface StoredProperties {
  /** Identifies the service that has what the state describes: a hash, because an address may be secret. */
  __service?: string;
  /** In the inputs only: whether an import has read them, and no program has declared any of them since. */
  __imported?: true;
}

/** Identifies the service of the settings in states. */
export function serviceOf({ settings }: Run): string {
  return createHash("sha256").update(settings.baseUrl).digest("hex").slice(0, 16);
}

/** Whether the inputs are for another service than the state, which then says nothing about it. */
export function isElsewhere(state: StoredProperties, inputs: StoredProperties): boolean {
  return state.__service !== inputs.__service;
}

/** @throws SpectroclusterError for a refresh at another service: it would find nothing or something else, and pass. */
export function assertSameService({ __service }: StoredProperties, run: Run): void {
  if (__service === serviceOf(run)) return;
  throw new SpectroclusterError(
    "SPECTROCLUSTER_OTHER_SERVICE",
    `The state is of another service than ${run.settings.baseUrl}, so it cannot be refreshed there.\n` +
      "If baseUrl is wrong, set it back. If the new address is right, run pulumi up first: it writes everything there.",
  );
}

/** Returns the state after writes. @throws The failure, with the state if it may have taken effect. */
export function stateOrFailure<State extends object>(id: string, state: State, failure?: SpectroclusterError): State {
  if (failure === undefined) return state;
  throw failure.outcomeUnknown ? new PartialFailure(id, state, failure.message, failure) : failure;
}
