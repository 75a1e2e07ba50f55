import type { AnyString, DnsLabel, Int32, OpenObject, QuantityText } from "../scalars.js";

/** Something that a machine can use as a disk or file system. Besides `name`, exactly one member is set: its source. */
export interface Volume {
  /** Name by which disks and file systems refer to the volume: a DNS label, unique within the machine. */
  name: DnsLabel;
  /** Cloud-init data, offered to the guest as a config drive. */
  cloudInitConfigDrive?: CloudInitSource;
  /** Cloud-init data, offered to the guest in the NoCloud form. */
  cloudInitNoCloud?: CloudInitSource;
  /** The entries of a config map, as files. */
  configMap?: ConfigMapVolumeSource;
  /** A disk out of a container image. What the guest writes is lost when the machine stops. */
  containerDisk?: ContainerDiskSource;
  /** The disk of a data volume. */
  dataVolume?: DataVolumeVolumeSource;
  /** Facts about the machine, as files. */
  downwardAPI?: DownwardApiVolumeSource;
  /** Metrics of the host, for the guest to read. */
  downwardMetrics?: OpenObject;
  /** A new, empty disk that is removed with the running machine. */
  emptyDisk?: EmptyDiskSource;
  /** A claim that is only read: what the guest writes goes elsewhere and is lost when the machine stops. */
  ephemeral?: EphemeralVolumeSource;
  /** A disk file on the node. */
  hostDisk?: HostDiskSource;
  /** A claim that receives dumps of the guest's memory. */
  memoryDump?: PersistentVolumeClaimSource;
  /** A persistent volume claim. */
  persistentVolumeClaim?: PersistentVolumeClaimSource;
  /** The entries of a secret, as files. */
  secret?: SecretVolumeSource;
  /** The token of a service account, as a file. */
  serviceAccount?: ServiceAccountVolumeSource;
  /** Answer files with which the guest sets itself up at its first start. */
  sysprep?: SysprepSource;
}

/** What cloud-init in the guest is told: user data and network data, each as text, as base64 or out of a secret. */
export interface CloudInitSource {
  /** Network data, as text. Left out of lookups unless `includeSensitive` is set. */
  networkData?: string;
  /** Network data, in base64. Left out of lookups unless `includeSensitive` is set. */
  networkDataBase64?: string;
  /** User data, as text. Left out of lookups unless `includeSensitive` is set. */
  userData?: string;
  /** User data, in base64. Left out of lookups unless `includeSensitive` is set. */
  userDataBase64?: string;
  /** The secret that holds the network data. */
  networkDataSecretRef?: LocalObjectReference;
  /** The secret that holds the user data. */
  secretRef?: LocalObjectReference;
}

/** Refers to an object in the machine's own namespace. Its kind follows from the place of the reference. */
export interface LocalObjectReference {
  /** Name of the object. */
  name?: string;
}

/** The entries of a config map, as files. */
export interface ConfigMapVolumeSource {
  /** Name of the config map. */
  name?: string;
  /** Whether the machine may do without the config map or its entries. */
  optional?: boolean;
  /** Label of the volume in the guest, by which software there finds it: often `cidata`, `config-2` or `OEMDRV`. */
  volumeLabel?: string;
}

/** A disk out of a container image. */
export interface ContainerDiskSource {
  /** Name of the image. */
  image: string;
  /** When the image is pulled: in Kubernetes `"Always"`, `"IfNotPresent"` or `"Never"`. */
  imagePullPolicy?: string;
  /** Name of the secret with the registry's credentials. */
  imagePullSecret?: string;
  /** Path of the disk file in the image. */
  path?: string;
}

/** The disk of a data volume. */
export interface DataVolumeVolumeSource {
  /** Name of the data volume, and of its claim. */
  name: string;
  /** Whether the volume can be attached to and detached from the running machine. */
  hotpluggable?: boolean;
}

/** Facts about the machine, as files. */
export interface DownwardApiVolumeSource {
  /** The files. */
  fields?: DownwardApiField[];
  /** Label of the volume in the guest, by which software there finds it: often `cidata`, `config-2` or `OEMDRV`. */
  volumeLabel?: string;
}

/** One file, and the fact that it holds. */
export interface DownwardApiField {
  /** The member of the machine's object that the file holds. */
  fieldRef?: ObjectFieldSelector;
  /**
   * Permission bits of the file. As a decimal number: 420 is `rw-r--r--`, octal 0644.
   *
   * @minimum 0
   * @maximum 511
   */
  mode?: Int32;
  /** Where in the volume the file is: a relative path, without `..`, in UTF-8. */
  path: string;
  /** The resource amount that the file holds. */
  resourceFieldRef?: ResourceFieldSelector;
}

/** Selects a member of an object. */
export interface ObjectFieldSelector {
  /**
   * Version of the schema by which `fieldPath` is meant.
   *
   * @default "v1"
   */
  apiVersion?: string;
  /** Path of the member, such as `metadata.labels`. */
  fieldPath: string;
}

/** Selects the amount of a resource that a container asks for or is limited to. */
export interface ResourceFieldSelector {
  /** Name of the container. */
  containerName?: string;
  /** The unit in which the amount is given, a quantity such as `"1Mi"`: the amount is divided by it. */
  divisor?: QuantityText;
  /** The amount, such as `limits.memory`. */
  resource: string;
}

/** A new, empty disk. */
export interface EmptyDiskSource {
  /** Size of the disk: a quantity of bytes, such as `"2Gi"`. */
  capacity: QuantityText;
}

/** A claim that is only read. */
export interface EphemeralVolumeSource {
  /** The claim whose contents the guest sees at every start. */
  persistentVolumeClaim?: PersistentVolumeClaimSource;
}

/** A disk file on the node. */
export interface HostDiskSource {
  /** Size of the disk, for when it is created: a quantity of bytes, such as `"2Gi"`. */
  capacity?: QuantityText;
  /** Path of the file on the node. */
  path: string;
  /** Whether several machines may use the file at the same time. */
  shared?: boolean;
  /** What to do when the file is missing: fail (`Disk`) or create it (`DiskOrCreate`). */
  type: "Disk" | "DiskOrCreate" | AnyString;
}

/** Refers to a persistent volume claim in the machine's own namespace. */
export interface PersistentVolumeClaimSource {
  /** Name of the claim. */
  claimName: string;
  /** Whether the volume can be attached to and detached from the running machine. */
  hotpluggable?: boolean;
  /**
   * Whether the claim is used for reading only.
   *
   * @default false
   */
  readOnly?: boolean;
}

/** The entries of a secret, as files. */
export interface SecretVolumeSource {
  /** Whether the machine may do without the secret or its entries. */
  optional?: boolean;
  /** Name of the secret. */
  secretName?: string;
  /** Label of the volume in the guest, by which software there finds it: often `cidata`, `config-2` or `OEMDRV`. */
  volumeLabel?: string;
}

/** The token of a service account, as a file. */
export interface ServiceAccountVolumeSource {
  /** Name of the service account. */
  serviceAccountName?: string;
}

/** Where the answer files of the guest's set-up are: in a config map or in a secret. */
export interface SysprepSource {
  /** The config map that holds them. */
  configMap?: LocalObjectReference;
  /** The secret that holds them. */
  secret?: LocalObjectReference;
}
