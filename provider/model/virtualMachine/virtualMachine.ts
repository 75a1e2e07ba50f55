import type { AnyString } from "../scalars.js";
import type { DataVolumeTemplate } from "./dataVolume.js";
import type { InstanceTemplate } from "./instanceSpec.js";
import type { ObjectMeta } from "./objectMeta.js";
import type { VirtualMachineStatus } from "./status.js";

/**
 * A virtual machine of a cluster: what is asked for (`spec`) and what the cluster has made of it (`status`).
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
 */
export interface VirtualMachine {
  /** Version of the schema in which the machine is represented: `group/version`. */
  apiVersion?: string | undefined;
  /** Kind of the object, in CamelCase. It never changes. */
  kind?: string | undefined;
  /** Name, namespace, labels and the server's bookkeeping. */
  metadata?: ObjectMeta | undefined;
  /** What is asked for. */
  spec: VirtualMachineSpec;
  /** What the cluster last observed. Null or absent while nothing has been observed. */
  status?: VirtualMachineStatus | null | undefined;
}

/** The machine that is asked for: whether it runs, from which template, and with which data volumes. */
export interface VirtualMachineSpec {
  /** The instance to create whenever the machine starts. */
  template: InstanceTemplate;
  /**
   * Data volumes that are created for the machine and share its life cycle. The template's volumes refer to them by
   * name.
   */
  dataVolumeTemplates?: DataVolumeTemplate[];
  /** The instance type that sizes the machine. */
  instancetype?: InstancetypeMatcher;
  /** The preference that supplies settings which the template leaves open. */
  preference?: PreferenceMatcher;
  /**
   * The running state that is asked for; its values are not documented. Excludes `running`: at most one of the two is
   * set.
   */
  runStrategy?: string;
  /**
   * Whether an instance of the machine is wanted: `true` starts it, `false` stops it. Excludes `runStrategy`: at most
   * one of the two is set.
   */
  running?: boolean;
}

/** Selects the instance type of a machine. */
export interface InstancetypeMatcher {
  /** Name of the volume from which the instance type is inferred. Gone once it has been applied. */
  inferFromVolume?: string;
  /**
   * Kind of the instance type: one of the machine's own namespace (`VirtualMachineInstancetype`) or of the whole
   * cluster.
   *
   * @default "VirtualMachineClusterInstancetype"
   */
  kind?: "VirtualMachineInstancetype" | "VirtualMachineClusterInstancetype" | AnyString;
  /** Name of the instance type. */
  name?: string;
  /**
   * Name of the revision that holds the instance type as it was when first applied, so that later changes to it leave
   * the machine alone.
   */
  revisionName?: string;
}

/** Selects the preference of a machine. */
export interface PreferenceMatcher {
  /** Name of the volume from which the preference is inferred. Gone once it has been applied. */
  inferFromVolume?: string;
  /**
   * Kind of the preference: one of the machine's own namespace (`VirtualMachinePreference`) or of the whole cluster.
   *
   * @default "VirtualMachineClusterPreference"
   */
  kind?: "VirtualMachinePreference" | "VirtualMachineClusterPreference" | AnyString;
  /** Name of the preference. */
  name?: string;
  /**
   * Name of the revision that holds the preference as it was when first applied, so that later changes to it leave the
   * machine alone.
   */
  revisionName?: string;
}
