import type { QuantityText } from "../scalars.js";
import type { LabelSelector } from "./labelSelector.js";

/** A claim on persistent storage. */
export interface VolumeClaimSpec {
  /** Access modes of the volume: in Kubernetes `"ReadWriteOnce"`, `"ReadWriteMany"` and others. */
  accessModes?: string[];
  /** Object with the initial contents of the volume, such as a snapshot or another claim. */
  dataSource?: TypedLocalObjectReference;
  /** Like `dataSource`, but also allows other kinds of objects. */
  dataSourceRef?: TypedLocalObjectReference;
  /** Requested amount of storage. */
  resources?: VolumeClaimResources;
  /** Labels of existing volumes to which the claim may be bound. */
  selector?: LabelSelector;
  /** Name of the storage class. */
  storageClassName?: string;
  /**
   * Mode of the volume: in Kubernetes `"Filesystem"`, or `"Block"` for a raw device.
   *
   * @default "Filesystem"
   */
  volumeMode?: string;
  /** Name of the volume to which the claim is bound. */
  volumeName?: string;
}

/** A claim on storage that is completed with defaults of the storage class. */
export interface StorageSpec extends VolumeClaimSpec {
  /** Like `dataSource`, but also allows other kinds of objects. */
  dataSourceRef?: TypedObjectReference;
}

/** Reference to an object in the same namespace. */
export interface TypedLocalObjectReference {
  /** API group of the object. If omitted, the core group. */
  apiGroup?: string;
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
}

/** Reference to an object, optionally in another namespace. */
export interface TypedObjectReference extends TypedLocalObjectReference {
  /** Namespace of the object. If omitted, the namespace of the reference. */
  namespace?: string;
}

/** Requested amount of storage. */
export interface VolumeClaimResources {
  /** Maximum amounts: quantities by resource name. */
  limits?: Record<string, QuantityText>;
  /**
   * Minimum amounts: quantities by resource name, such as `"10Gi"` bytes of `storage`. If omitted, `limits`. If both
   * are omitted, the server chooses the amounts.
   */
  requests?: Record<string, QuantityText>;
}
