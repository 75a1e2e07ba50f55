import type { VolumeRequest, VolumeSnapshotStatus } from "../../model/virtualMachine/status.js";
import { exactlyOneOf, type Rule, typeRule } from "./rule.js";

/** Rules for the status of a machine. */
export const STATUS_RULES: Rule[] = [
  typeRule<VolumeRequest>({
    name: "volume-request",
    reference: "status: volumeRequests",
    type: "VolumeRequest",
    check: (request, report) => exactlyOneOf(["addVolumeOptions", "removeVolumeOptions"], request, report),
  }),
  {
    name: "add-volume-dry-run",
    reference: "status: volumeRequests, addVolumeOptions, dryRun",
    member: "AddVolumeOptions.dryRun",
  },
  {
    name: "remove-volume-dry-run",
    reference: "status: volumeRequests, removeVolumeOptions, dryRun",
    member: "RemoveVolumeOptions.dryRun",
  },
  typeRule<VolumeSnapshotStatus>({
    name: "snapshot-status-reason",
    reference: "status: volumeSnapshotStatuses, reason",
    type: "VolumeSnapshotStatus",
    check({ enabled, reason = "" }, report, show) {
      if (enabled === true && reason !== "")
        report(["reason"], `must be empty while enabled is true, not ${show(reason)}`);
    },
  }),
];
