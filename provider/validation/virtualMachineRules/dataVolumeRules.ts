import type { DataVolumeRegistrySource, DataVolumeSource } from "../../model/virtualMachine/dataVolume.js";
import { exactlyOneOf, type Rule, typeRule } from "./rule.js";

/** Rules about the data volumes that a machine brings with it. */
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
      if (url === undefined || /^[a-z][a-z\d+.-]*:./i.test(url)) return;
      // The address is not quoted: it may hold credentials.
      report(["url"], 'must begin with a scheme, such as "docker://" or "oci-archive:"');
    },
  }),
  {
    name: "registry-pull-method",
    reference: "Source members: registry, pullMethod",
    member: "DataVolumeRegistrySource.pullMethod",
  },
];
