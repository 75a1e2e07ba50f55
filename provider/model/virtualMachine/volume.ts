import type { AnyString, DnsLabel, Int32, OpenObject, QuantityText } from "../scalars.js";

/**
 * A volume for disks and file systems of a machine.
 *
 * @exactlyOneOf
 */
export interface Volume {
  /** Name of the volume: a DNS label, unique within the machine. Disks and file systems refer to it. */
  name: DnsLabel;
  /** Cloud-init data on a config drive. */
  cloudInitConfigDrive?: CloudInitSource;
  /** Cloud-init data in NoCloud format. */
  cloudInitNoCloud?: CloudInitSource;
  /** Entries of a config map as files. */
  configMap?: ConfigMapVolumeSource;
  /** A disk from a container image. Changes are lost when the machine stops. */
  containerDisk?: ContainerDiskSource;
  /** A data volume. */
  dataVolume?: DataVolumeVolumeSource;
  /** Fields of the machine as files. */
  downwardAPI?: DownwardApiVolumeSource;
  /** Metrics of the host. */
  downwardMetrics?: OpenObject;
  /** An empty disk, which is deleted when the machine stops. */
  emptyDisk?: EmptyDiskSource;
  /** A read-only claim. Changes go to a temporary disk and are lost when the machine stops. */
  ephemeral?: EphemeralVolumeSource;
  /** A disk file on the node. */
  hostDisk?: HostDiskSource;
  /** A claim for dumps of the guest's memory. */
  memoryDump?: PersistentVolumeClaimSource;
  /** A persistent volume claim. */
  persistentVolumeClaim?: PersistentVolumeClaimSource;
  /** Entries of a secret as files. */
  secret?: SecretVolumeSource;
  /** Token of a service account as a file. */
  serviceAccount?: ServiceAccountVolumeSource;
  /** Sysprep answer files for the first start of the guest. */
  sysprep?: SysprepSource;
}

/** Cloud-init user data and network data, each as text, in base64 or from a secret. */
export interface CloudInitSource {
  /** Network data as text. Omitted unless `includeSensitive` is set. */
  networkData?: string;
  /** Network data in base64. Omitted unless `includeSensitive` is set. */
  networkDataBase64?: string;
  /** User data as text. Omitted unless `includeSensitive` is set. */
  userData?: string;
  /** User data in base64. Omitted unless `includeSensitive` is set. */
  userDataBase64?: string;
  /** Secret with the network data. */
  networkDataSecretRef?: LocalObjectReference;
  /** Secret with the user data. */
  secretRef?: LocalObjectReference;
}

/** Reference to an object in the namespace of the machine. */
export interface LocalObjectReference {
  /** Name of the object. */
  name?: string;
}

/** Entries of a config map as files. */
export interface ConfigMapVolumeSource {
  /** Name of the config map. */
  name?: string;
  /** Whether the config map or its entries may be missing. */
  optional?: boolean;
  /** Label of the volume in the guest, such as `cidata`, `config-2` or `OEMDRV`. */
  volumeLabel?: string;
}

/** A disk from a container image. */
export interface ContainerDiskSource {
  /** Name of the image. */
  image: string;
  /** Pull policy of the image: in Kubernetes `"Always"`, `"IfNotPresent"` or `"Never"`. */
  imagePullPolicy?: string;
  /** Name of the secret with the registry's credentials. */
  imagePullSecret?: string;
  /** Path of the disk file in the image. */
  path?: string;
}

/** A data volume. */
export interface DataVolumeVolumeSource {
  /** Name of the data volume and of its claim. */
  name: string;
  /** Whether the volume can be attached and detached while the machine runs. */
  hotpluggable?: boolean;
}

/** Fields of the machine as files. */
export interface DownwardApiVolumeSource {
  /** Files. */
  fields?: DownwardApiField[];
  /** Label of the volume in the guest, such as `cidata`, `config-2` or `OEMDRV`. */
  volumeLabel?: string;
}

/** A file, and the field that it contains. */
export interface DownwardApiField {
  /** Field of the machine's pod that the file contains. */
  fieldRef?: ObjectFieldSelector;
  /**
   * Permission bits of the file as a decimal number: 420 is octal 0644, `rw-r--r--`.
   *
   * @minimum 0
   * @maximum 511
   */
  mode?: Int32;
  /**
   * Path of the file in the volume.
   *
   * @format relative-path
   */
  path: string;
  /** Resource amount that the file contains. */
  resourceFieldRef?: ResourceFieldSelector;
}

/** Selects a field of an object. */
export interface ObjectFieldSelector {
  /**
   * Version of the schema of `fieldPath`.
   *
   * @default "v1"
   */
  apiVersion?: string;
  /** Path of the field, such as `metadata.labels`. */
  fieldPath: string;
}

/** Selects the request or limit of a container for a resource. */
export interface ResourceFieldSelector {
  /** Name of the container. */
  containerName?: string;
  /** Unit of the amount: a quantity, such as `"1Mi"`. */
  divisor?: QuantityText;
  /** Resource, such as `limits.memory`. */
  resource: string;
}

/** An empty disk. */
export interface EmptyDiskSource {
  /** Size of the disk: a quantity of bytes, such as `"2Gi"`. */
  capacity: QuantityText;
}

/** A read-only claim. */
export interface EphemeralVolumeSource {
  /** Claim with the contents of the disk at every start. */
  persistentVolumeClaim?: PersistentVolumeClaimSource;
}

/** A disk file on the node. */
export interface HostDiskSource {
  /** Size of the disk if it is created: a quantity of bytes, such as `"2Gi"`. */
  capacity?: QuantityText;
  /** Path of the file on the node. */
  path: string;
  /** Whether several machines may use the file at the same time. */
  shared?: boolean;
  /** Action if the file is missing: fail (`Disk`) or create it (`DiskOrCreate`). */
  type: "Disk" | "DiskOrCreate" | AnyString;
}

/** Reference to a persistent volume claim in the namespace of the machine. */
export interface PersistentVolumeClaimSource {
  /** Name of the claim. */
  claimName: string;
  /** Whether the volume can be attached and detached while the machine runs. */
  hotpluggable?: boolean;
  /**
   * Whether the volume is read-only.
   *
   * @default false
   */
  readOnly?: boolean;
}

/** Entries of a secret as files. */
export interface SecretVolumeSource {
  /** Whether the secret or its entries may be missing. */
  optional?: boolean;
  /** Name of the secret. */
  secretName?: string;
  /** Label of the volume in the guest, such as `cidata`, `config-2` or `OEMDRV`. */
  volumeLabel?: string;
}

/** Token of a service account as a file. */
export interface ServiceAccountVolumeSource {
  /** Name of the service account. */
  serviceAccountName?: string;
}

/** Source of sysprep answer files: a config map or a secret. */
export interface SysprepSource {
  /** Config map with the files. */
  configMap?: LocalObjectReference;
  /** Secret with the files. */
  secret?: LocalObjectReference;
}
