import { formatPath, type Segments } from "../../messages/paths.js";
import type { LabelSelectorRequirement } from "../../model/virtualMachine/labelSelector.js";
import type { FieldsV1, ManagedFieldsEntry, ObjectMeta } from "../../model/virtualMachine/objectMeta.js";
import type { VirtualMachine } from "../../model/virtualMachine/virtualMachine.js";
import { isDateTime, isDnsLabel, isUtc } from "../formats.js";
import { itemsOf, type Rule, typeRule, valuesByOperator } from "./rule.js";

/** The rule for {@link FieldsV1}, which also applies to text in place of the list. */
export const FIELD_SET_BYTES = "field-set-bytes";

/** Rules for the top members, object metadata and label selectors. */
export const METADATA_RULES: Rule[] = [
  typeRule<VirtualMachine>({
    name: "kind-camel-case",
    reference: "Virtual machine: kind",
    type: "VirtualMachine",
    check({ kind }, report, show) {
      if (kind === undefined || /^[A-Z][A-Za-z0-9]*$/.test(kind)) return;
      report(["kind"], `must be in CamelCase, such as "VirtualMachine", not ${show(kind)}`);
    },
  }),
  typeRule<ObjectMeta>({
    name: "creation-time-in-utc",
    reference: "Object metadata: creationTimestamp",
    type: "ObjectMeta",
    check({ creationTimestamp }, report, show) {
      if (creationTimestamp === undefined || !isDateTime(creationTimestamp) || isUtc(creationTimestamp)) return;
      report(["creationTimestamp"], `must be in UTC, not ${show(creationTimestamp)}`);
    },
  }),
  typeRule<ObjectMeta>({
    name: "namespace-dns-label",
    reference: "Object metadata: namespace",
    type: "ObjectMeta",
    check({ namespace = "" }, report, show) {
      // An empty namespace means `default`.
      if (namespace === "" || isDnsLabel(namespace)) return;
      report(["namespace"], `must be a DNS label, not ${show(namespace)}`);
    },
  }),
  typeRule<ObjectMeta>({
    name: "grace-period-without-deletion",
    reference: "Object metadata: deletionGracePeriodSeconds",
    type: "ObjectMeta",
    check(metadata, report) {
      if (metadata.deletionGracePeriodSeconds === undefined || "deletionTimestamp" in metadata) return;
      report(["deletionGracePeriodSeconds"], "must only be set together with deletionTimestamp");
    },
  }),
  typeRule<ObjectMeta>({
    name: "one-managing-controller",
    reference: "ownerReferences item: controller",
    type: "ObjectMeta",
    check(metadata, report) {
      let first: Segments | undefined;
      for (const [path, owner] of itemsOf(["ownerReferences"], metadata.ownerReferences)) {
        if (owner.controller !== true) continue;
        if (first === undefined) first = path;
        else
          report([...path, "controller"], `must not be true: ${formatPath(first)} is the managing controller already`);
      }
    },
  }),
  typeRule<ManagedFieldsEntry>({
    name: "managed-fields-api-version",
    reference: "managedFields item: apiVersion",
    type: "ManagedFieldsEntry",
    check({ apiVersion }, report, show) {
      if (apiVersion === undefined || /^[^/\s]+\/[^/\s]+$/.test(apiVersion)) return;
      report(["apiVersion"], `must be a group and a version, such as "example.com/v1", not ${show(apiVersion)}`);
    },
  }),
  typeRule<FieldsV1>({
    name: FIELD_SET_BYTES,
    reference: "managedFields item: fieldsV1",
    type: "FieldsV1",
    check(fields, report, show) {
      for (const [path, byte] of itemsOf(["Raw"], fields.Raw)) {
        if (Number.isInteger(byte) && (byte as number) >= 0 && (byte as number) <= 255) continue;
        report(path, `must be a byte, a whole number from 0 to 255, not ${show(byte)}`);
      }
    },
  }),
  { name: "managed-fields-type", reference: "managedFields item: fieldsType", member: "ManagedFieldsEntry.fieldsType" },
  {
    name: "managed-fields-operation",
    reference: "managedFields item: operation",
    member: "ManagedFieldsEntry.operation",
  },
  {
    name: "label-selector-operator",
    reference: "Label selector: matchExpressions, operator",
    member: "LabelSelectorRequirement.operator",
  },
  typeRule<LabelSelectorRequirement>({
    name: "label-selector-values",
    reference: "Label selector: matchExpressions, values",
    type: "LabelSelectorRequirement",
    check: valuesByOperator,
  }),
];
