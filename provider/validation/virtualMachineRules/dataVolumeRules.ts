import type { DataVolumeRegistrySource, DataVolumeSource } from "../../model/virtualMachine/dataVolume.js";
import { exactlyOneOf, type Rule, typeRule } from "./rule.js";

/** Rules for the data volumes that are created for a machine. */
export const DATA_VOLUME_RULES: Rule[] = [
  {
    name: "data-volume-content-type",
    reference: "dataVolumeTemplates item: contentType",
    member: "DataVolumeSpec.contentType",
  },
  typeRule<DataVolumeSource>({
    name: "data-volume-source",
    reference: "dataVolumeTemplates item: source",
    type: "DataVolumeSource",
    check: (source, report) =>
      exactlyOneOf(
        ["blank", "http", "engineImage", "pvc", "registry", "objectStore", "upload", "vendorDisk"],
        source,
        report,
      ),
  }),
  {
    name: "source-reference-kind",
    reference: "dataVolumeTemplates item: sourceRef, kind",
    member: "DataVolumeSourceRef.kind",
  },
  typeRule<DataVolumeRegistrySource>({
    name: "registry-url-scheme",
    reference: "Source members: registry, url",
    type: "DataVolumeRegistrySource",
    check({ url }, report) {
      // A colon alone also ends the host in "localhost:5000/image" and the name in "ubuntu:22.04".
      if (url === undefined || /^(docker:|oci-archive:|[a-z][a-z\d+.-]*:\/\/)./i.test(url)) return;
      // The message does not quote the URL, which may contain credentials.
      report(["url"], 'must begin with a scheme: "docker:", "oci-archive:" or another one with "://"');
    },
  }),
  {
    name: "registry-pull-method",
    reference: "Source members: registry, pullMethod",
    member: "DataVolumeRegistrySource.pullMethod",
  },
];
