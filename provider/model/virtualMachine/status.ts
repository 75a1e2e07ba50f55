import type { AnyString, DateTime, Int32 } from "../scalars.js";
import type { Disk } from "./disk.js";
import type { DataVolumeVolumeSource, PersistentVolumeClaimSource } from "./volume.js";

/** Observed state of a machine, and pending changes. */
export interface VirtualMachineStatus {
  /** Conditions of the machine, such as `Ready`. */
  conditions?: VirtualMachineCondition[];
  /** Whether the machine has been created in the cluster. */
  created?: boolean;
  /** Whether the machine is running and ready. */
  ready?: boolean;
  /** Summary of the state for display. */
  printableStatus?: string;
  /** Last request for a dump of the guest's memory. */
  memoryDumpRequest?: MemoryDumpRequest;
  /** Name of the restore in progress. */
  restoreInProgress?: string;
  /** Name of the snapshot in progress. */
  snapshotInProgress?: string;
  /** Failed attempts to start the machine. */
  startFailure?: StartFailure;
  /** Pending changes of the running state. */
  stateChangeRequests?: StateChangeRequest[];
  /** Pending requests to attach or detach volumes. */
  volumeRequests?: VolumeRequest[];
  /** Snapshot support by volume. */
  volumeSnapshotStatuses?: VolumeSnapshotStatus[];
}

/** A condition of a machine. */
export interface VirtualMachineCondition {
  /** Time of the last check of the condition. */
  lastProbeTime?: string;
  /** Time of the last change of `status`. */
  lastTransitionTime?: string;
  /** Explanation of `status` for display. */
  message?: string;
  /** Reason for `status` in one word, for programs. */
  reason?: string;
  /** Whether the condition is met: in Kubernetes `"True"`, `"False"` or `"Unknown"`. */
  status: string;
  /** Type of the condition. */
  type: string;
}

/** A dump of the guest's memory into a claim. */
export interface MemoryDumpRequest {
  /** Name of the claim that receives the dump. */
  claimName: string;
  /** Phase of the dump. */
  phase: string;
  /** Name of the file in the claim. */
  fileName?: string;
  /** Explanation of a failure for display. */
  message?: string;
  /** Whether to detach the claim from the machine. */
  remove?: boolean;
  /** Start time of the dump: RFC 3339. */
  startTimestamp?: DateTime;
  /** End time of the dump: RFC 3339. */
  endTimestamp?: DateTime;
}

/** Failed attempts to start a machine. */
export interface StartFailure {
  /** Number of consecutive failed attempts. */
  consecutiveFailCount?: Int32;
  /** ID of the instance of the last failed attempt. */
  lastFailedVMIUID?: string;
  /** Earliest time of the next attempt: RFC 3339. */
  retryAfterTimestamp?: DateTime;
}

/** A requested change of the running state. */
export interface StateChangeRequest {
  /** Action, such as start or stop. */
  action: string;
  /** Parameters of the action. */
  data?: Record<string, string>;
  /** ID of the instance. */
  uid?: string;
}

/**
 * A request to attach or detach a volume.
 *
 * @exactlyOneOf
 */
export interface VolumeRequest {
  /** Volume to attach. */
  addVolumeOptions?: AddVolumeOptions;
  /** Volume to detach. */
  removeVolumeOptions?: RemoveVolumeOptions;
}

/** A volume to attach, and its disk in the guest. */
export interface AddVolumeOptions {
  /** Disk in the guest. */
  disk: Disk;
  /** Stages to run without persisting changes: `All`. If omitted, changes are persisted. */
  dryRun?: ("All" | AnyString)[];
  /** Name of the volume and of its disk. */
  name: string;
  /** Source of the volume. */
  volumeSource: HotplugVolumeSource;
}

/** Source of a volume to attach, depending on the property that is set. */
export interface HotplugVolumeSource {
  /** A data volume. */
  dataVolume?: DataVolumeVolumeSource;
  /** A persistent volume claim. */
  persistentVolumeClaim?: PersistentVolumeClaimSource;
}

/** A volume to detach. */
export interface RemoveVolumeOptions {
  /** Stages to run without persisting changes: `All`. If omitted, changes are persisted. */
  dryRun?: ("All" | AnyString)[];
  /** Name of the volume. */
  name: string;
}

/** Snapshot support of a volume. */
export interface VolumeSnapshotStatus {
  /** Whether the volume supports snapshots. */
  enabled: boolean;
  /** Name of the volume. */
  name: string;
  /**
   * Reason why snapshots are not supported.
   *
   * @emptyIf enabled true
   */
  reason?: string;
}
