import type { AnyString, HttpUrl, OpenObject } from "../scalars.js";
import type { ObjectMeta } from "./objectMeta.js";
import type { VolumeClaimSpec } from "./volumeClaim.js";

/** A data volume that is created for a machine and deleted with it. */
export interface DataVolumeTemplate {
  /** Version of the data volume's schema: `group/version`. */
  apiVersion?: string;
  /** Kind of the object. */
  kind?: string;
  /** Name, labels and annotations of the data volume. */
  metadata?: ObjectMeta;
  /** Where the data comes from and what storage it is put on. */
  spec: DataVolumeSpec;
}

/** A claim on storage together with the data to fill it with. */
export interface DataVolumeSpec {
  /** The stages of an import that is done in several steps, such as one that follows snapshots of a running machine. */
  checkpoints?: DataVolumeCheckpoint[];
  /** What the data is: the disk image of a machine (`vmimage`) or an archive of files to unpack (`archive`). */
  contentType?: "vmimage" | "archive" | AnyString;
  /** Whether the current checkpoint is the last one of the import. */
  finalCheckpoint?: boolean;
  /** Whether the storage is allocated in full at once instead of as it is written to. */
  preallocation?: boolean;
  /** Priority class of the pods that import, clone or upload the data. */
  priorityClassName?: string;
  /** The claim to create for the data, taken as it is. */
  pvc?: VolumeClaimSpec;
  /** The claim to create for the data, like `pvc`; what it leaves open is filled in to suit the storage class. */
  storage?: VolumeClaimSpec;
  /** Where the data comes from. */
  source?: DataVolumeSource;
  /** An object that says where the data comes from, instead of `source`. */
  sourceRef?: DataVolumeSourceRef;
}

/** One stage of an import in several steps: the difference between two snapshots. */
export interface DataVolumeCheckpoint {
  /** Id of the snapshot that this stage brings the data to. */
  current: string;
  /** Id of the snapshot that this stage starts from. */
  previous: string;
}

/** Where the data of a data volume comes from. Exactly one member is set. */
export interface DataVolumeSource {
  /** Nothing: an empty disk. */
  blank?: OpenObject;
  /** A file on a web server. */
  http?: DataVolumeHttpSource;
  /** A disk of a virtualisation engine that serves images. */
  engineImage?: DataVolumeEngineImageSource;
  /** A clone of an existing claim. */
  pvc?: DataVolumePvcSource;
  /** A container image that holds a disk. */
  registry?: DataVolumeRegistrySource;
  /** An object in an object store. */
  objectStore?: DataVolumeObjectStoreSource;
  /** An upload by a client. */
  upload?: OpenObject;
  /** A disk of another vendor's virtualisation platform, to be migrated. */
  vendorDisk?: DataVolumeVendorDiskSource;
}

/** A file on a web server. */
export interface DataVolumeHttpSource {
  /** Address of the file, an http or https URL. */
  url: HttpUrl;
  /** Name of a config map with certificates to trust when reading from the server. */
  certConfigMap?: string;
  /** Headers to send with the request. Left out of lookups unless `includeSensitive` is set. */
  extraHeaders?: string[];
  /** Names of secrets that hold further headers, for those with sensitive values. */
  secretExtraHeaders?: string[];
  /** Name of a secret with the credentials: `accessKeyId` and `secretKey`, both base64. */
  secretRef?: string;
}

/** A disk of a virtualisation engine that serves images. */
export interface DataVolumeEngineImageSource {
  /** Address of the engine. */
  url: string;
  /** Id of the disk in the engine. */
  diskId: string;
  /** Name of a config map with certificates to trust when reading from the engine. */
  certConfigMap?: string;
  /** Name of a secret with the engine's credentials. */
  secretRef?: string;
}

/** An existing claim to clone. */
export interface DataVolumePvcSource {
  /** Name of the claim. */
  name: string;
  /** Namespace of the claim. */
  namespace: string;
}

/** A container image that holds a disk. */
export interface DataVolumeRegistrySource {
  /** Address of the image, starting with its scheme, such as `docker` or `oci-archive`. */
  url?: string;
  /** Name of an image stream of the cluster, instead of an address. */
  imageStream?: string;
  /**
   * Who pulls the image: the pod that imports it (`pod`) or the container runtime of its node (`node`).
   *
   * @default "pod"
   */
  pullMethod?: "pod" | "node" | AnyString;
  /** Name of a config map with certificates to trust when reading from the registry. */
  certConfigMap?: string;
  /** Name of a secret with the registry's credentials. */
  secretRef?: string;
}

/** An object in an object store. */
export interface DataVolumeObjectStoreSource {
  /** Address of the object. */
  url: string;
  /** Name of a config map with certificates to trust when reading from the store. */
  certConfigMap?: string;
  /** Name of a secret with the store's credentials. */
  secretRef?: string;
}

/** A disk of another vendor's virtualisation platform. */
export interface DataVolumeVendorDiskSource {
  /** Path of the disk to migrate. */
  backingFile?: string;
  /** Address of the container image with the software that reads such disks. */
  initImageURL?: string;
  /** Name of a secret with the platform's credentials. */
  secretRef?: string;
  /** Fingerprint of the certificate that the platform must show. */
  thumbprint?: string;
  /** Address of the platform. */
  url?: string;
  /** UUID of the machine that the disk belongs to. */
  uuid?: string;
}

/** Refers to an object that says where the data comes from. */
export interface DataVolumeSourceRef {
  /** Kind of that object. */
  kind: "DataSource" | AnyString;
  /** Name of that object. */
  name: string;
  /** Namespace of that object. Left out it is the data volume's own. */
  namespace?: string;
}
