import type { LabelSelectorRequirement } from "../../model/virtualMachine/labelSelector.js";
import type { ObjectMeta } from "../../model/virtualMachine/objectMeta.js";
import { isDateTime, isDnsLabel, isUtc } from "./formats.js";
import { entriesOf, type Rule, typeRule, valuesByOperator } from "./rule.js";

/** Rules about object metadata and label selectors. */
export const METADATA_RULES: Rule[] = [
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
      // Empty stands for the namespace `default`.
      if (namespace === "" || isDnsLabel(namespace)) return;
      report(["namespace"], `must be a DNS label, not ${show(namespace)}`);
    },
  }),
  typeRule<ObjectMeta>({
    name: "grace-period-without-deletion",
    reference: "Object metadata: deletionGracePeriodSeconds",
    type: "ObjectMeta",
    check({ deletionGracePeriodSeconds, deletionTimestamp }, report) {
      if (deletionGracePeriodSeconds === undefined || deletionTimestamp !== undefined) return;
      report(["deletionGracePeriodSeconds"], "must only be set together with deletionTimestamp");
    },
  }),
  typeRule<ObjectMeta>({
    name: "one-managing-controller",
    reference: "ownerReferences item: controller",
    type: "ObjectMeta",
    check({ ownerReferences }, report) {
      const controllers = entriesOf(ownerReferences).filter(([, { controller }]) => controller === true);
      for (const [index] of controllers.slice(1)) {
        const first = `ownerReferences[${controllers[0]?.[0]}]`;
        report(
          ["ownerReferences", index, "controller"],
          `must not be true: ${first} is the managing controller already, and there is at most one`,
        );
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
