import { HostClusters } from "../hostClusters/hostClusters.js";
import type { Resource } from "./resource.js";

/** The clusters of a resource. The properties may be anything. */
export interface OwnedClusters {
  /** The UIDs of the clusters that inputs declare, as far as they are known. */
  declaredIn(inputs: unknown): string[];
  /** The UIDs of the clusters that a state has. */
  storedIn(state: unknown): string[];
}

/**
 * A resource that declares host clusters. It announces itself as their owner, also if something is invalid: another resource
 * of the run must not disable them. If its check or its diff fails, it will not write them. If its diff finds nothing to do, it
 * relies on its clusters, so an update is needed after all if the run may have disabled some. A delete after its create
 * has ended is final (see `DisablePhase`).
 */
export function owningClusters(resource: Resource, { declaredIn, storedIn }: OwnedClusters): Resource {
  return {
    ...resource,
    declaredIn,
    async check(inputs, call) {
      const { run, resourceKey, label } = call;
      const clusters = HostClusters.of(run);
      const uids = call.declared ?? declaredIn(inputs);
      const checked = await resource.check(inputs, {
        ...call,
        problemsOf: (result) => [
          result.failures.length > 0 ? undefined : clusters.declare(resourceKey, uids, label),
          ...(call.problemsOf?.(result) ?? []),
        ],
      });
      await clusters.announce(resourceKey, uids, checked.failures.length > 0 ? "failed" : undefined);
      return checked;
    },
    async diff(state, inputs, call) {
      const clusters = HostClusters.of(call.run);
      await clusters.owners.recordFormer(call.resourceKey, storedIn(state));
      try {
        const result = await resource.diff(state, inputs, call);
        if (result.isPending || result.differences.length > 0) return result;
        const undone = await clusters.owners.confirm(call.resourceKey, declaredIn(inputs));
        return { ...result, isPending: undone.length > 0 };
      } catch (error) {
        await clusters.announce(call.resourceKey, declaredIn(inputs), "failed");
        throw error;
      }
    },
    async create(inputs, call) {
      try {
        return await resource.create(inputs, call);
      } finally {
        await HostClusters.of(call.run).owners.endCreate(call.resourceKey);
      }
    },
  };
}
