import type { QuantityText } from "../scalars.js";
import type { LabelSelector } from "./labelSelector.js";

/** A claim on persistent storage: how much, of which class, and how it is used. */
export interface VolumeClaimSpec {
  /** The ways in which the volume can be mounted: in Kubernetes `"ReadWriteOnce"`, `"ReadWriteMany"` and others. */
  accessModes?: string[];
  /** The object whose contents the new volume starts with, such as a snapshot or another claim. */
  dataSource?: TypedLocalObjectReference;
  /** Like `dataSource`, and open to more kinds of objects. */
  dataSourceRef?: TypedLocalObjectReference;
  /** The size that is asked for. */
  resources?: VolumeClaimResources;
  /** Which existing volumes the claim may be bound to. */
  selector?: LabelSelector;
  /** Name of the storage class to take the volume from. */
  storageClassName?: string;
  /**
   * Whether the volume holds a file system or is a raw device: in Kubernetes `"Filesystem"` or `"Block"`.
   *
   * @default "Filesystem"
   */
  volumeMode?: string;
  /** Name of the volume that backs the claim. */
  volumeName?: string;
}

/** Refers to an object of a given kind in the same namespace. */
export interface TypedLocalObjectReference {
  /** API group of the kind. Left out it is the core group; kinds of third parties need it. */
  apiGroup?: string;
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
}

/** The amounts of storage that a claim is for. */
export interface VolumeClaimResources {
  /** The most that may be used: quantities by resource name. */
  limits?: Record<string, QuantityText>;
  /**
   * The least that is needed: quantities by resource name, such as `"10Gi"` bytes of `storage`. Left out it equals
   * `limits`, or without these a value of the server's choice.
   */
  requests?: Record<string, QuantityText>;
}
