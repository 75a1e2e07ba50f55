import type { AnyString, DateTime, Int64 } from "../scalars.js";

/** Identity and bookkeeping of an object: of a machine, a data-volume template or an instance template. */
export interface ObjectMeta {
  /**
   * Free-form notes of tools and people; objects cannot be selected by them. Lookups leave out
   * `kubectl.kubernetes.io/last-applied-configuration` unless `includeSensitive` is set.
   */
  annotations?: Record<string, string>;
  /** Name of a cluster. The server ignores it in what it is sent. */
  clusterName?: string;
  /** When the object was created: a time by RFC 3339, in UTC. Set by the server. */
  creationTimestamp?: DateTime;
  /**
   * How long the object may take to shut down before it is removed, in seconds. Set by the server, together with
   * `deletionTimestamp`; can only become shorter.
   */
  deletionGracePeriodSeconds?: Int64;
  /**
   * When the object is due to be removed: a time by RFC 3339. Set by the server on a request for graceful deletion,
   * after that it can only move earlier. Null or absent when no such request was made.
   */
  deletionTimestamp?: DateTime | null;
  /**
   * What still has to be cleaned up, in no particular order: the object stays until the list is empty. Once
   * `deletionTimestamp` is set, entries can only be removed.
   */
  finalizers?: string[];
  /** Prefix from which the server makes up a unique name, used only where no `name` is given. */
  generateName?: string;
  /** Number of the desired state: it rises with every change of it. Set by the server. */
  generation?: Int64;
  /** Keys and values by which objects are organised and selected. */
  labels?: Record<string, string>;
  /** Which writers manage which members of the object. Kept by the server. */
  managedFields?: ManagedFieldsEntry[];
  /** Name of the object, unique in its namespace. It never changes. */
  name?: string;
  /** Namespace of the object, a DNS label. Empty means `default`. It never changes. */
  namespace?: string;
  /** The objects that own this one. It is garbage-collected once all of them are deleted. */
  ownerReferences?: OwnerReference[];
  /** Opaque version of the stored object, for detecting changes. Set by the server. */
  resourceVersion?: string;
  /**
   * A path to the object. Set by the server.
   *
   * @deprecated
   */
  selfLink?: string;
  /** Unique id of the object, never used again after its deletion. Set by the server. */
  uid?: string;
}

/** The members of an object that one writer manages. */
export interface ManagedFieldsEntry {
  /** `group/version` of the representation whose members `fieldsV1` lists. */
  apiVersion?: string;
  /** Format of the list of members. */
  fieldsType?: "FieldsV1" | AnyString;
  /** The managed members. */
  fieldsV1?: FieldsV1;
  /** Name of the writer: a program or a workflow. */
  manager?: string;
  /** How the writer came to manage the members: by a server-side apply (`Apply`) or any other write (`Update`). */
  operation?: "Apply" | "Update" | AnyString;
  /** The subresource through which the writer wrote. Empty for the object itself. */
  subresource?: string;
  /** When the entry was made or last changed: a time by RFC 3339. */
  time?: DateTime;
}

/** A set of members, stored like a trie of their paths. */
export interface FieldsV1 {
  /** The set in its serialised form: a list of bytes. */
  Raw?: unknown[];
}

/** One owner of an object. */
export interface OwnerReference {
  /** Version of the owner's schema: `group/version`. */
  apiVersion: string;
  /** Kind of the owner. */
  kind: string;
  /** Name of the owner. */
  name: string;
  /** Unique id of the owner. */
  uid: string;
  /** Whether the owner is the controller that manages the object. At most one owner is. */
  controller?: boolean;
  /**
   * Whether an owner that waits for its dependents (finalizer `foregroundDeletion`) must also wait for this object
   * before it can be removed.
   *
   * @default false
   */
  blockOwnerDeletion?: boolean;
}
