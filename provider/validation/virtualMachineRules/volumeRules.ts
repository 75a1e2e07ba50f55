import type { DownwardApiField, Volume } from "../../model/virtualMachine/volume.js";
import { exactlyOneOf, type Rule, typeRule } from "./rule.js";

/** Rules for the volumes of a machine. */
export const VOLUME_RULES: Rule[] = [
  typeRule<Volume>({
    name: "volume-source",
    reference: "Volumes item",
    type: "Volume",
    check: (volume, report) =>
      exactlyOneOf(
        [
          "cloudInitConfigDrive",
          "cloudInitNoCloud",
          "configMap",
          "containerDisk",
          "dataVolume",
          "downwardAPI",
          "downwardMetrics",
          "emptyDisk",
          "ephemeral",
          "hostDisk",
          "memoryDump",
          "persistentVolumeClaim",
          "secret",
          "serviceAccount",
          "sysprep",
        ],
        volume,
        report,
        ["name"],
      ),
  }),
  { name: "downward-api-mode", reference: "Volumes item: downwardAPI, fields[].mode", member: "DownwardApiField.mode" },
  typeRule<DownwardApiField>({
    name: "downward-api-path",
    reference: "Volumes item: downwardAPI, fields[].path",
    type: "DownwardApiField",
    check({ path }, report, show) {
      if (path === undefined) return;
      const isRelative = path !== "" && !path.startsWith("/");
      if (isRelative && !path.split("/").includes("..") && path.isWellFormed()) return;
      report(["path"], `must be a relative path in UTF-8 without "..", not ${show(path)}`);
    },
  }),
  { name: "host-disk-type", reference: "Volumes item: hostDisk, type", member: "HostDiskSource.type" },
];
