import type { AnyString, Byte, DateTime, Int64 } from "../scalars.js";

/**
 * Metadata of a machine, a data-volume template or an instance template.
 *
 * @rule one-managing-controller
 */
export interface ObjectMeta {
  /**
   * Arbitrary metadata of tools and users, not usable in selectors. Without `includeSensitive`, only annotations whose name
   * and value look harmless: short plain texts, and JSON lists of them.
   */
  annotations?: Record<string, string>;
  /** Name of a cluster, which is not maintained by the server. */
  clusterName?: string;
  /**
   * Creation time of the object: RFC 3339.
   *
   * @format utc
   */
  creationTimestamp?: DateTime;
  /**
   * Seconds for a graceful shutdown before the object is removed.
   *
   * @onlyWith deletionTimestamp
   */
  deletionGracePeriodSeconds?: Int64;
  /**
   * Time of a requested graceful deletion: RFC 3339. Absent if no deletion was requested.
   */
  deletionTimestamp?: DateTime | null;
  /**
   * Pending clean-up tasks in no particular order. A deleted object remains until the list is empty.
   */
  finalizers?: string[];
  /** Prefix from which the server generated the name. */
  generateName?: string;
  /** Sequence number of the desired state. */
  generation?: Int64;
  /** Keys and values to organize and select objects. */
  labels?: Record<string, string>;
  /** Fields of the object by the workflow that manages them. */
  managedFields?: ManagedFieldsEntry[];
  /** Name of the object, unique within its namespace. */
  name?: string;
  /**
   * Namespace of the object. An empty namespace means `default`.
   *
   * @format namespace
   */
  namespace?: string;
  /** Owners of the object. If all of them are deleted, the object is garbage-collected. */
  ownerReferences?: OwnerReference[];
  /** Opaque version of the object, which changes with every update. */
  resourceVersion?: string;
  /**
   * Path of the object.
   *
   * @deprecated
   */
  selfLink?: string;
  /** ID of the object, unique in time and space. */
  uid?: string;
}

/** The fields of an object that one workflow manages. */
export interface ManagedFieldsEntry {
  /**
   * Group and version of the resource that `fieldsV1` applies to: `group/version`.
   *
   * @format group-version
   */
  apiVersion?: string;
  /** Format of the set of fields. */
  fieldsType?: "FieldsV1" | AnyString;
  /** The managed fields. */
  fieldsV1?: FieldsV1;
  /** Name of the workflow. */
  manager?: string;
  /** Operation that created the entry: a server-side apply (`Apply`) or any other write (`Update`). */
  operation?: "Apply" | "Update" | AnyString;
  /** Name of the subresource that was written. Empty for the main resource. */
  subresource?: string;
  /** Time of the last change of the entry: RFC 3339. */
  time?: DateTime;
}

/** A set of fields as a trie of their paths. */
export interface FieldsV1 {
  /**
   * The set in serialized form: a list of bytes, whole numbers from 0 to 255.
   *
   * @tolerates string
   */
  Raw?: Byte[];
}

/** An owner of an object. */
export interface OwnerReference {
  /** Version of the owner's schema: `group/version`. */
  apiVersion: string;
  /** Kind of the owner. */
  kind: string;
  /** Name of the owner. */
  name: string;
  /** ID of the owner. */
  uid: string;
  /** Whether the owner is the managing controller. An object has at most one. */
  controller?: boolean;
  /**
   * Whether an owner with the finalizer `foregroundDeletion` cannot be removed while this object exists.
   *
   * @default false
   */
  blockOwnerDeletion?: boolean;
}
