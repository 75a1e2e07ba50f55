import type { AnyString } from "../scalars.js";
import type { DataVolumeTemplate } from "./dataVolume.js";
import type { InstanceTemplate } from "./instanceSpec.js";
import type { ObjectMeta } from "./objectMeta.js";
import type { VirtualMachineStatus } from "./status.js";

/**
 * A virtual machine of a cluster: its desired state (`spec`) and its observed state (`status`).
 *
 * @example
 * {
 *   "metadata": { "name": "web-0", "namespace": "default" },
 *   "spec": {
 *     "running": true,
 *     "template": {
 *       "spec": {
 *         "domain": {
 *           "devices": { "disks": [{ "name": "root", "disk": { "bus": "virtio" } }] },
 *           "memory": { "guest": "2Gi" }
 *         },
 *         "volumes": [{ "name": "root", "containerDisk": { "image": "registry.example.com/debian:13" } }]
 *       }
 *     }
 *   },
 *   "status": { "created": true, "ready": true, "printableStatus": "Running" }
 * }
 * @identity
 */
export interface VirtualMachine {
  /** Version of the schema of this representation: `group/version`. */
  apiVersion?: string | undefined;
  /**
   * Kind of the object.
   *
   * @format camel-case
   */
  kind?: string | undefined;
  /**
   * Name, namespace, labels and other metadata. The name is always present.
   *
   * @identity name
   */
  metadata: ObjectMeta;
  /** Desired state. */
  spec: VirtualMachineSpec;
  /** Observed state. Absent if nothing has been observed. */
  status?: VirtualMachineStatus | null | undefined;
}

/** Desired state of a machine: running state, template and data volumes. */
export interface VirtualMachineSpec {
  /** Template of the instance that runs while the machine is started. */
  template: InstanceTemplate;
  /**
   * Data volumes that are created and deleted with the machine. Volumes of the template can refer to them by name.
   */
  dataVolumeTemplates?: DataVolumeTemplate[];
  /** Instance type, which defines the size of the machine. */
  instancetype?: InstancetypeMatcher;
  /** Preference, which defines defaults for the template. */
  preference?: PreferenceMatcher;
  /**
   * Desired running state, with undocumented values.
   *
   * @excludes running
   */
  runStrategy?: string;
  /**
   * Whether the machine should run. Mutually exclusive with `runStrategy`.
   */
  running?: boolean;
  /**
   * Strategy for changes of the volumes while the machine runs: in KubeVirt `"Replacement"` or `"Migration"`.
   */
  updateVolumesStrategy?: string;
}

/** Selects the instance type of a machine. */
export interface InstancetypeMatcher {
  /** Name of the volume from which the instance type is inferred. Removed once the instance type is applied. */
  inferFromVolume?: string;
  /**
   * Kind of the instance type: in the namespace of the machine (`VirtualMachineInstancetype`) or cluster-wide
   * (`VirtualMachineClusterInstancetype`), compared without case and in singular or plural.
   *
   * @kind
   * @default "VirtualMachineClusterInstancetype"
   */
  kind?: "VirtualMachineInstancetype" | "VirtualMachineClusterInstancetype" | AnyString;
  /** Name of the instance type. */
  name?: string;
  /**
   * Name of the revision of the instance type that was captured when it was first applied. Later changes of the
   * instance type do not affect the machine.
   */
  revisionName?: string;
}

/** Selects the preference of a machine. */
export interface PreferenceMatcher {
  /** Name of the volume from which the preference is inferred. Removed once the preference is applied. */
  inferFromVolume?: string;
  /**
   * Kind of the preference: in the namespace of the machine (`VirtualMachinePreference`) or cluster-wide
   * (`VirtualMachineClusterPreference`), compared without case and in singular or plural.
   *
   * @kind
   * @default "VirtualMachineClusterPreference"
   */
  kind?: "VirtualMachinePreference" | "VirtualMachineClusterPreference" | AnyString;
  /** Name of the preference. */
  name?: string;
  /**
   * Name of the revision of the preference that was captured when it was first applied. Later changes of the preference
   * do not affect the machine.
   */
  revisionName?: string;
}
