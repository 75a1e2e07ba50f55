import { createHash } from "node:crypto";
import { UNKNOWN } from "../engine.js";
import { SpectroclusterError } from "../errors.js";
import type { ManagedCluster } from "../hostClusters/cluster.js";
import type { Difference } from "../json/paths.js";
import type { ResourceName } from "../model/package.js";
import type { Call, Run } from "../run/run.js";
import type { ProviderProperties } from "./internalProperties.js";

/** A resource over plain objects. Only `preview`, `create`, `update` and `read` send requests. */
export interface Resource {
  /** Name in type tokens and in the loader string: both are part of every user's state, so it never changes. */
  readonly name: ResourceName;

  /** Properties that identify what the resource is about. A preview of a create leaves them unknown, so that functions wait for it. */
  readonly unknownUntilCreated: readonly string[];

  /** The clusters whose host configuration the inputs declare. A UID that is not known yet is `UNKNOWN`. No two resources may declare the same one. */
  clusters(inputs: object): ManagedCluster[];

  /** Logs what a diff of valid inputs cannot show: what a create writes, and which clusters arrive from another resource. */
  announce(inputs: ProviderProperties, isCreate: boolean, call: Call): void;

  /** Compares the state with checked inputs. A refresh passes the stored inputs, so it must not throw for any. */
  diff(state: object, inputs: ProviderProperties, call: Call): Promise<DiffResult>;

  /** With the setting `readInPreview`, reads what a create (without a state) or an update would write. What is not known yet is skipped. */
  preview(state: object | undefined, inputs: object, call: Call): Promise<void>;

  /** @throws The client's errors if nothing was written. */
  create(inputs: object, call: Call): Promise<Written & { id: string }>;

  /** @throws The client's errors if nothing was written. */
  update(state: object, inputs: object, call: Call): Promise<Written>;

  /**
   * Reads what the service has: without a state for an import, or for a resource that a program only reads.
   *
   * @param inputs - The stored inputs as far as they are known; without a state, what a program gives beside the ID, such as `projectUid`.
   * @returns `undefined` if the object no longer exists; else the state, and the inputs that a program would declare for it.
   */
  read(
    id: string,
    state: object | undefined,
    inputs: ProviderProperties,
    call: Call,
  ): Promise<{ state: object; inputs: object } | undefined>;

  /** The resource leaves the state. Nothing is sent, so no settings are needed. */
  delete(state: object, call: Call): void;
}

/** The state after a write. */
export interface Written {
  state: object;
  /** Why the state is not what the program declares, if the write failed and was done in part, or may have been. */
  failure?: SpectroclusterError;
}

export interface DiffResult {
  /** Properties that differ: `from` the state, `to` the inputs. */
  differences: Difference[];
  replaces: string[];
  /** Whether an update is needed although the inputs are those of the last one: a write is pending, or the state is of another service. */
  needsUpdate: boolean;
}

/** Identifies the service of the settings in states. */
export function serviceOf({ settings }: Run): string {
  return createHash("sha256").update(settings.baseUrl).digest("hex").slice(0, 16);
}

/** @throws SpectroclusterError for a refresh at another service: it would find nothing or something else, and pass. */
export function assertSameService({ __service }: ProviderProperties, run: Run): void {
  if (__service === serviceOf(run)) return;
  throw new SpectroclusterError(
    `The state is of another service than ${run.settings.baseUrl}, so it cannot be refreshed there.\n` +
      "If baseUrl is wrong, set it back. If the new address is right, run pulumi up first: it writes everything there.",
    { code: "SPECTROCLUSTER_OTHER_SERVICE" },
  );
}

/** The UIDs of clusters, as far as they are known. */
export function uidsOf(clusters: readonly ManagedCluster[]): string[] {
  return clusters.map(({ clusterUid }) => clusterUid).filter((uid) => uid !== UNKNOWN);
}
