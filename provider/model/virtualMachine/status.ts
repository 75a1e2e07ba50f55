import type { AnyString, DateTime, Int32 } from "../scalars.js";
import type { Disk } from "./disk.js";
import type { DataVolumeVolumeSource, PersistentVolumeClaimSource } from "./volume.js";

/** What the cluster last observed of a machine, and what it is about to do with it. */
export interface VirtualMachineStatus {
  /** What is true of the machine at present, one entry per aspect. */
  conditions?: VirtualMachineCondition[];
  /** Whether the machine has been created in the cluster. */
  created?: boolean;
  /** Whether the machine runs and is ready for use. */
  ready?: boolean;
  /** The state in a word or two, for people. */
  printableStatus?: string;
  /** The dump of the guest's memory that was asked for last. */
  memoryDumpRequest?: MemoryDumpRequest;
  /** Name of the restore that is under way. */
  restoreInProgress?: string;
  /** Name of the snapshot that is under way. */
  snapshotInProgress?: string;
  /** Why starts are held back: the failures so far and the time of the next attempt. */
  startFailure?: StartFailure;
  /** Changes of the running state that are still to be made. */
  stateChangeRequests?: StateChangeRequest[];
  /** Volumes that are still to be attached or detached. */
  volumeRequests?: VolumeRequest[];
  /** For each volume, whether snapshots of it can be taken. */
  volumeSnapshotStatuses?: VolumeSnapshotStatus[];
}

/** One aspect of a machine's state. */
export interface VirtualMachineCondition {
  /** When the aspect was last examined. */
  lastProbeTime?: string;
  /** When `status` last changed. */
  lastTransitionTime?: string;
  /** Explanation of `status`, for people. */
  message?: string;
  /** Explanation of `status` in one word, for programs. */
  reason?: string;
  /** Whether the aspect holds: in Kubernetes `"True"`, `"False"` or `"Unknown"`. */
  status: string;
  /** The aspect. */
  type: string;
}

/** A dump of the guest's memory into a claim. */
export interface MemoryDumpRequest {
  /** Name of the claim that receives the dump. */
  claimName: string;
  /** How far the dump has come. */
  phase: string;
  /** Name of the dump's file in the claim. */
  fileName?: string;
  /** Explanation of a failure, for people. */
  message?: string;
  /** Whether the claim is to be detached from the machine again. */
  remove?: boolean;
  /** When the dump began: a time by RFC 3339. */
  startTimestamp?: DateTime;
  /** When the dump was complete: a time by RFC 3339. */
  endTimestamp?: DateTime;
}

/** Failed attempts to start a machine. */
export interface StartFailure {
  /** Number of attempts in a row that failed. */
  consecutiveFailCount?: Int32;
  /** Unique id of the instance of the last failed attempt. */
  lastFailedVMIUID?: string;
  /** When the next attempt is made, at the earliest: a time by RFC 3339. */
  retryAfterTimestamp?: DateTime;
}

/** A change of the running state that was asked for. */
export interface StateChangeRequest {
  /** What to do, for example start or stop. */
  action: string;
  /** Parameters of the action. */
  data?: Record<string, string>;
  /** Unique id of the instance that the action is for. */
  uid?: string;
}

/** A volume to attach or to detach while the machine exists: one of the two members is set. */
export interface VolumeRequest {
  /** The volume to attach. */
  addVolumeOptions?: AddVolumeOptions;
  /** The volume to detach. */
  removeVolumeOptions?: RemoveVolumeOptions;
}

/** A volume to attach, and the disk that the guest will see. */
export interface AddVolumeOptions {
  /** The disk that the guest will see. */
  disk: Disk;
  /** The stages that are only tried: `All` goes through every one and keeps nothing. Absent, the request is real. */
  dryRun?: ("All" | AnyString)[];
  /** Name under which the volume is attached; the disk carries it too. */
  name: string;
  /** Where the volume comes from. */
  volumeSource: HotplugVolumeSource;
}

/** Where a volume to attach comes from, by which member is given. */
export interface HotplugVolumeSource {
  /** A data volume. */
  dataVolume?: DataVolumeVolumeSource;
  /** A persistent volume claim. */
  persistentVolumeClaim?: PersistentVolumeClaimSource;
}

/** A volume to detach. */
export interface RemoveVolumeOptions {
  /** The stages that are only tried: `All` goes through every one and keeps nothing. Absent, the request is real. */
  dryRun?: ("All" | AnyString)[];
  /** Name of the volume. */
  name: string;
}

/** Whether snapshots of a volume can be taken. */
export interface VolumeSnapshotStatus {
  /** Whether the volume supports snapshots. */
  enabled: boolean;
  /** Name of the volume. */
  name: string;
  /** Why it does not. Empty when `enabled` is `true`. */
  reason?: string;
}
