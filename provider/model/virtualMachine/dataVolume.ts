import type { AnyString, HttpUrl, OpenObject } from "../scalars.js";
import type { ObjectMeta } from "./objectMeta.js";
import type { StorageSpec, VolumeClaimSpec } from "./volumeClaim.js";

/** A data volume that is created for a machine and deleted with it. */
export interface DataVolumeTemplate {
  /** Version of the data volume's schema: `group/version`. */
  apiVersion?: string;
  /** Kind of the object. */
  kind?: string;
  /** Name, labels and annotations of the data volume. */
  metadata?: ObjectMeta;
  /** Source and storage of the data. */
  spec: DataVolumeSpec;
}

/** A claim on storage, and the source of its data. */
export interface DataVolumeSpec {
  /** Stages of a multistage import, such as an import of successive snapshots of a running machine. */
  checkpoints?: DataVolumeCheckpoint[];
  /** Type of the data: the disk image of a machine (`vmimage`) or an archive of files (`archive`). */
  contentType?: "vmimage" | "archive" | AnyString;
  /** Whether the current checkpoint is the last one of the import. */
  finalCheckpoint?: boolean;
  /** Whether all storage is allocated in advance. */
  preallocation?: boolean;
  /** Priority class of the pods that import, clone or upload the data. */
  priorityClassName?: string;
  /** Claim to create for the data, without added defaults. */
  pvc?: VolumeClaimSpec;
  /** Claim to create for the data. Unlike `pvc`, it is completed with defaults of the storage class. */
  storage?: StorageSpec;
  /** Source of the data. */
  source?: DataVolumeSource;
  /** Reference to an object that defines the source of the data, instead of `source`. */
  sourceRef?: DataVolumeSourceRef;
}

/** A stage of a multistage import: the difference between two snapshots. */
export interface DataVolumeCheckpoint {
  /** ID of the snapshot of this checkpoint. */
  current: string;
  /** ID of the snapshot of the previous checkpoint. */
  previous: string;
}

/**
 * Source of the data of a data volume.
 *
 * @exactlyOneOf blank http engineImage pvc registry objectStore upload vendorDisk
 */
export interface DataVolumeSource {
  /** An empty disk. */
  blank?: OpenObject;
  /** A file on an HTTP server. */
  http?: DataVolumeHttpSource;
  /** A disk of a virtualization engine with an image service. */
  engineImage?: DataVolumeEngineImageSource;
  /** A clone of a persistent volume claim. */
  pvc?: DataVolumePvcSource;
  /** A disk in a container image. */
  registry?: DataVolumeRegistrySource;
  /** An object in an object store. */
  objectStore?: DataVolumeObjectStoreSource;
  /** An upload by a client. */
  upload?: OpenObject;
  /** A disk of another vendor's virtualization platform. */
  vendorDisk?: DataVolumeVendorDiskSource;
  /** An object in Google Cloud Storage. */
  gcs?: DataVolumeGcsSource;
  /** A snapshot of a volume. */
  snapshot?: DataVolumeSnapshotSource;
}

/** An object in Google Cloud Storage. */
export interface DataVolumeGcsSource {
  /**
   * URL of the object. User, password and query are removed unless `includeSensitive` is set. Not in Palette's
   * reference.
   */
  url?: string;
  /** Name of the secret with the credentials of the store. */
  secretRef?: string;
}

/** A snapshot of a volume. */
export interface DataVolumeSnapshotSource {
  /** Namespace of the snapshot. */
  namespace?: string;
  /** Name of the snapshot. */
  name?: string;
}

/** A file on an HTTP server. */
export interface DataVolumeHttpSource {
  /**
   * URL of the file, with scheme `http` or `https`. User, password and query are removed unless `includeSensitive` is
   * set.
   */
  url: HttpUrl;
  /** Name of the config map with the certificate authorities of the server. */
  certConfigMap?: string;
  /** Additional headers of the request. Omitted unless `includeSensitive` is set. */
  extraHeaders?: string[];
  /** Names of secrets with additional headers that contain sensitive data. */
  secretExtraHeaders?: string[];
  /** Name of the secret with the credentials `accessKeyId` and `secretKey`, both in base64. */
  secretRef?: string;
}

/** A disk of a virtualization engine with an image service. */
export interface DataVolumeEngineImageSource {
  /** URL of the engine. User, password and query are removed unless `includeSensitive` is set. */
  url: string;
  /** ID of the disk in the engine. */
  diskId: string;
  /** Name of the config map with the certificate authorities of the engine. */
  certConfigMap?: string;
  /** Name of the secret with the engine's credentials. */
  secretRef?: string;
}

/** A persistent volume claim to clone. */
export interface DataVolumePvcSource {
  /** Name of the claim. */
  name: string;
  /** Namespace of the claim. */
  namespace: string;
}

/** A disk in a container image. */
export interface DataVolumeRegistrySource {
  /**
   * URL of the image, which begins with a scheme such as `docker` or `oci-archive`. User, password and query are
   * removed unless `includeSensitive` is set.
   *
   * @format registry-url
   */
  url?: string;
  /** Name of an image stream in the cluster, instead of a URL. */
  imageStream?: string;
  /**
   * Component that pulls the image: the importer pod (`pod`) or the container runtime of the node (`node`).
   *
   * @default "pod"
   */
  pullMethod?: "pod" | "node" | AnyString;
  /** Name of the config map with the certificate authorities of the registry. */
  certConfigMap?: string;
  /** Name of the secret with the registry's credentials. */
  secretRef?: string;
  /** Platform of the image, if the registry has the image for several platforms. */
  platform?: RegistryPlatform;
}

/** Platform of an image in a registry. */
export interface RegistryPlatform {
  /** Processor architecture, such as `amd64`. */
  architecture?: string;
}

/** An object in an object store. */
export interface DataVolumeObjectStoreSource {
  /** URL of the object. User, password and query are removed unless `includeSensitive` is set. */
  url: string;
  /** Name of the config map with the certificate authorities of the store. */
  certConfigMap?: string;
  /** Name of the secret with the store's credentials. */
  secretRef?: string;
}

/** A disk of another vendor's virtualization platform. */
export interface DataVolumeVendorDiskSource {
  /** Path of the disk to migrate. */
  backingFile?: string;
  /**
   * URL of the container image with the vendor's disk library. User, password and query are removed unless
   * `includeSensitive` is set.
   */
  initImageURL?: string;
  /** Name of the secret with the platform's credentials. */
  secretRef?: string;
  /** Fingerprint of the platform's certificate. */
  thumbprint?: string;
  /** URL of the platform. User, password and query are removed unless `includeSensitive` is set. */
  url?: string;
  /** UUID of the machine in that platform. */
  uuid?: string;
}

/** Reference to an object that defines the source of the data. */
export interface DataVolumeSourceRef {
  /** Kind of the object. */
  kind: "DataSource" | AnyString;
  /** Name of the object. */
  name: string;
  /** Namespace of the object. If omitted, the namespace of the data volume. */
  namespace?: string;
}
